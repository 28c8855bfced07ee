"""The Reinforcement phase: cards of the turn's start, the exchange, and placing."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.conquest import trade_on
from flagfall.games.risk.kernel.decks import play_card
from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    BLOCK_BRIDGE,
    BLOCKED,
    BRIDGE,
    CARDS,
    CARRIED,
    CARRY_LEADER,
    EVERYONE,
    FROM,
    P_BRIDGE,
    P_CARRY_FROM,
    P_CARRY_TO,
    P_REINFORCE,
    P_START,
    P_TRADE,
    PASS,
    PLACE,
    PLAY,
    POOL,
    PRESENT,
    RING,
    RING_LEFT,
    S_COMBAT,
    S_REINFORCE,
    S_START,
    SOURCE,
    SPOILS,
    TO,
    TURN,
)
from flagfall.games.risk.kernel.score import best, finish
from flagfall.games.risk.kernel.sets import offer
from flagfall.games.risk.kernel.verbs import ask, move_on, place, reach_site, set_out, tell, then, wait
from flagfall.kit.jit import rule


@rule
def enter_start(table: Any, log: Any) -> None:
    """A player is asked if the public size of a hand allows an exchange or a card."""
    seat = int(table.now[TURN])
    if int(table.held_land[seat]) >= 3 or int(table.held_tale[seat]) > 0:
        ask(table, P_START, seat, log)
    else:
        then(table, S_REINFORCE)


@rule
def enter_reinforce(table: Any, book: Any, log: Any) -> None:
    """All battalions are placed before combat; spoils with five cards or more are traded on (Ruling 13)."""
    seat = int(table.now[TURN])
    if int(table.now[POOL]) > 0:
        ask(table, P_REINFORCE, seat, log)
        return
    if int(table.now[SPOILS]) == 1 and int(table.held_land[seat]) >= int(book.must_trade_at):
        ask(table, P_TRADE, seat, log)
        return
    if int(table.now[SPOILS]) == 1:
        trade_on(table, 0, log)
    then(table, S_COMBAT)


@rule
def reinforce(table: Any, decision: int, log: Any) -> None:
    """One battalion into any place of one's own."""
    place(table, int(table.now[TURN]), decision - PLACE, 1, log)
    wait(table, int(table.now[POOL]) - 1, log)
    then(table, S_REINFORCE)


@rule
def bonus(table: Any, book: Any, decision: int, log: Any) -> None:
    """The player picks which matching place gets the two battalions (Ruling 10)."""
    place(table, int(table.now[TURN]), decision - PLACE, int(book.matching_bonus), log)
    then(table, S_REINFORCE)


@rule
def start(state: Any, book: Any, decision: int, log: Any) -> None:
    """As the turn starts: play a card, exchange a set, or go on to placing (Ruling 57)."""
    table = state.table
    if decision == PASS:
        then(table, S_REINFORCE)
        return
    seat = int(table.now[TURN])
    if decision < PLAY or decision >= PLAY + CARDS:
        offer(state, book, decision, log)
        return
    kind = decision - PLAY
    play_card(state, book, seat, kind, log)
    effect = int(book.effect[kind])
    if effect == BLOCK_BRIDGE:
        ask(table, P_BRIDGE, seat, log)
    elif effect == CARRY_LEADER:
        ask(table, P_CARRY_FROM, seat, log)
    else:
        hunt(table, book, seat, kind, log)


@rule
def hunt(table: Any, book: Any, seat: int, kind: int, log: Any) -> None:
    """Battalions where the Ring is, if that place is one's own; else the Ring moves on without a roll."""
    then(table, S_START)
    where = int(book.road[int(table.now[RING])])
    if int(table.owner[where]) == seat:
        place(table, seat, where, int(book.amount[kind]), log)
        return
    move_on(table, log)
    if int(table.now[RING]) == int(book.steps):
        finish(table, book, RING_LEFT, best(table, book), log)


@rule
def close_bridge(table: Any, decision: int, log: Any) -> None:
    """One bridge is closed until its closer's next turn begins."""
    seat = int(table.now[TURN])
    bridge = decision - BRIDGE
    table.blocked[bridge] = int(table.blocked[bridge]) | 1 << seat
    tell(log, BLOCKED, EVERYONE, seat, bridge)
    then(table, S_START)


@rule
def carry_from(table: Any, decision: int, log: Any) -> None:
    """Which Leader is carried away."""
    set_out(table, decision - FROM, log)
    ask(table, P_CARRY_TO, int(table.now[TURN]), log)


@rule
def carry_to(table: Any, book: Any, decision: int, log: Any) -> None:
    """The Leader moves into any own place: a Site there earns a draw, but no mission (Ruling 52)."""
    source = int(table.now[SOURCE])
    goal = decision - TO
    table.leader[source] = ABSENT
    table.leader[goal] = PRESENT
    tell(log, CARRIED, EVERYONE, source, goal)
    if int(book.site[goal]) == 1:
        reach_site(table, log)
    then(table, S_START)
