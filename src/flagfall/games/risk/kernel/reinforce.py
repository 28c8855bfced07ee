"""The Reinforcement phase: cards of the turn's start, the exchange, and placing."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import BLOCKED, CARRIED, RING_MOVED
from flagfall.games.risk.kernel.powers import play_card
from flagfall.games.risk.kernel.score import best, finish
from flagfall.games.risk.kernel.sets import offer
from flagfall.games.risk.kernel.verbs import ask, place, tell
from flagfall.games.risk.kernel.words import (
    ABSENT,
    BLOCK_BRIDGE,
    BRIDGE,
    CARD,
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
    PHASE,
    PLACE,
    PLAY,
    POOL,
    PRESENT,
    RING,
    RING_LEFT,
    S_COMBAT,
    S_REINFORCE,
    S_START,
    SITE,
    SOURCE,
    SPOILS,
    STEPS,
    TALES,
    TO,
    TURN,
)
from flagfall.kit.jit import rule


@rule
def enter_start(field: Any) -> None:
    """A player is asked if the public size of a hand allows an exchange or a card."""
    seat = int(field.now[TURN])
    if int(field.held_land[seat]) >= 3 or int(field.held_tale[seat]) > 0:
        ask(field, P_START, seat)
    else:
        field.now[PHASE] = S_REINFORCE


@rule
def enter_reinforce(field: Any, book: Any) -> None:
    """All battalions are placed before combat; spoils with five cards or more are traded on (Ruling 13)."""
    seat = int(field.now[TURN])
    if int(field.now[POOL]) > 0:
        ask(field, P_REINFORCE, seat)
        return
    if int(field.now[SPOILS]) == 1 and int(field.held_land[seat]) >= int(book.must_trade_at):
        ask(field, P_TRADE, seat)
        return
    field.now[SPOILS] = 0
    field.now[PHASE] = S_COMBAT


@rule
def reinforce(field: Any, decision: int, log: Any) -> None:
    """One battalion into any place of one's own."""
    field.now[POOL] = int(field.now[POOL]) - 1
    place(field, int(field.now[TURN]), decision - PLACE, 1, log)
    field.now[PHASE] = S_REINFORCE


@rule
def bonus(field: Any, book: Any, decision: int, log: Any) -> None:
    """The player picks which matching place gets the two battalions (Ruling 10)."""
    place(field, int(field.now[TURN]), decision - PLACE, int(book.matching_bonus), log)
    field.now[PHASE] = S_REINFORCE


@rule
def start(field: Any, book: Any, decision: int, log: Any) -> None:
    """As the turn starts: play a card, exchange a set, or go on to placing (Ruling 57)."""
    if decision == PASS:
        field.now[PHASE] = S_REINFORCE
        return
    seat = int(field.now[TURN])
    if decision < PLAY or decision >= PLAY + TALES:
        offer(field, book, decision, log)
        return
    kind = decision - PLAY
    play_card(field, book, seat, kind, log)
    field.now[CARD] = kind
    effect = int(book.effect[kind])
    if effect == BLOCK_BRIDGE:
        ask(field, P_BRIDGE, seat)
    elif effect == CARRY_LEADER:
        ask(field, P_CARRY_FROM, seat)
    else:
        hunt(field, book, seat, kind, log)


@rule
def hunt(field: Any, book: Any, seat: int, kind: int, log: Any) -> None:
    """Battalions where the Ring is, if that place is one's own; else the Ring moves on without a roll."""
    field.now[PHASE] = S_START
    where = int(book.road[int(field.now[RING])])
    if int(field.owner[where]) == seat:
        place(field, seat, where, int(book.amount[kind]), log)
        return
    field.now[RING] = int(field.now[RING]) + 1
    tell(log, RING_MOVED, EVERYONE, 1, int(field.now[RING]))
    if int(field.now[RING]) == STEPS:
        finish(field, book, RING_LEFT, best(field, book), log)


@rule
def close_bridge(field: Any, decision: int, log: Any) -> None:
    """One bridge is closed until its closer's next turn begins."""
    seat = int(field.now[TURN])
    bridge = decision - BRIDGE
    field.blocked[bridge] = int(field.blocked[bridge]) | 1 << seat
    tell(log, BLOCKED, EVERYONE, 2, seat, bridge)
    field.now[PHASE] = S_START


@rule
def carry_from(field: Any, decision: int) -> None:
    """Which Leader is carried away."""
    field.now[SOURCE] = decision - FROM
    ask(field, P_CARRY_TO, int(field.now[TURN]))


@rule
def carry_to(field: Any, book: Any, decision: int, log: Any) -> None:
    """The Leader moves into any own place: a Site there earns a draw, but no mission (Ruling 52)."""
    source = int(field.now[SOURCE])
    goal = decision - TO
    field.leader[source] = ABSENT
    field.leader[goal] = PRESENT
    tell(log, CARRIED, EVERYONE, 2, source, goal)
    if int(book.site[goal]) == 1:
        field.now[SITE] = 1
    field.now[PHASE] = S_START
