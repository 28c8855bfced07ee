"""Moving the Fellowship: who may answer with cards, the roll, and the step."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import play_card
from flagfall.games.risk.kernel.numbers import (
    ASKED,
    CARD,
    CHANCE,
    DICE,
    DREW,
    EVERYONE,
    FORCE_ROLL,
    HELP_RING,
    NEEDS_ROLL,
    P_AFTER_ROLL,
    P_BEFORE_ROLL,
    P_RING_ROLL,
    P_SWAY,
    PASS,
    PLAY,
    PLUS,
    RING,
    RING_BONUS,
    RING_HELD,
    RING_LEFT,
    RING_ROLL,
    RING_ROLLED,
    ROLL_FORCED,
    S_AFTER,
    S_BEFORE,
    S_END,
    S_RING,
    SETTING_OUT,
    SWAYED,
    TURN,
    WINDOW,
)
from flagfall.games.risk.kernel.score import best, finish
from flagfall.games.risk.kernel.verbs import ask, move_on, tell, then
from flagfall.kit.jit import rule


@rule
def enter_fellowship(table: Any, book: Any, log: Any) -> None:
    """As each turn ends the Ring tries to move; some places ask for a roll first (Ruling 44)."""
    if int(book.ring) == 0:
        then(table, S_END)
        return
    table.now[NEEDS_ROLL] = int(book.road_roll[int(table.now[RING])])
    table.now[RING_BONUS] = 0
    table.now[RING_ROLL] = 0
    tell(log, SETTING_OUT, EVERYONE, int(table.now[NEEDS_ROLL]))
    then(table, S_BEFORE)


@rule
def next_to_answer(table: Any, book: Any) -> int:
    """The player on turn, then clockwise, once round (Ruling 38); -1 when all were asked.

    Asked is whoever holds Adventure cards, whatever they are (Ruling 61), except a player who has
    just drawn one (Ruling 37).
    """
    while int(table.now[WINDOW]) < int(book.players):
        seat = (int(table.now[TURN]) + int(table.now[WINDOW])) % int(book.players)
        silent = int(table.now[WINDOW]) == 0 and int(table.now[DREW]) == 1
        if int(table.alive[seat]) == 1 and int(table.held_tale[seat]) > 0 and not silent:
            table.now[WINDOW] = 0
            return seat
        table.now[WINDOW] = int(table.now[WINDOW]) + 1
    table.now[WINDOW] = 0
    return -1


@rule
def answered(table: Any, book: Any) -> None:
    """Whoever was asked has answered; the question goes on to the left."""
    table.now[WINDOW] = (int(table.now[ASKED]) - int(table.now[TURN])) % int(book.players) + 1


@rule
def give_bonus(table: Any, amount: int, log: Any) -> None:
    """The Ring's next roll gains or loses."""
    table.now[RING_BONUS] = int(table.now[RING_BONUS]) + amount
    tell(log, SWAYED, EVERYONE, amount)


@rule
def enter_before(table: Any, book: Any, log: Any) -> None:
    """Before any roll: cards that force one, or help one."""
    needs_roll = int(table.now[NEEDS_ROLL]) == 1
    if not needs_roll or int(book.ring_help) == 1:
        seat = next_to_answer(table, book)
        if seat >= 0:
            ask(table, P_BEFORE_ROLL, seat, log)
            return
    table.now[WINDOW] = 0
    if needs_roll:
        ask(table, P_RING_ROLL, CHANCE, log)
    else:
        then(table, S_AFTER)


@rule
def before_roll(state: Any, book: Any, decision: int, log: Any) -> None:
    """One seat's answer."""
    table = state.table
    seat = int(table.now[ASKED])
    answered(table, book)
    then(table, S_BEFORE)
    if decision == PASS:
        return
    kind = decision - PLAY
    play_card(state, book, seat, kind, log)
    effect = int(book.effect[kind])
    if effect == FORCE_ROLL:
        table.now[NEEDS_ROLL] = 1
        tell(log, ROLL_FORCED, EVERYONE, seat)
    elif effect == HELP_RING:
        give_bonus(table, int(book.amount[kind]), log)
    else:
        table.now[WINDOW] = 0
        ask(table, P_SWAY, seat, log)


@rule
def sway(table: Any, book: Any, decision: int, log: Any) -> None:
    """The player says whether the roll gains or loses."""
    amount = int(book.amount[int(table.now[CARD])])
    if decision != PLUS:
        amount = -amount
    give_bonus(table, amount, log)
    answered(table, book)
    then(table, S_BEFORE)


@rule
def ring_roll(table: Any, book: Any, decision: int, log: Any) -> None:
    """Higher than three goes on; otherwise the Ring stays and tries again at the end of the next turn."""
    die = decision - DICE + 1
    bonus = int(table.now[RING_BONUS])
    table.now[RING_ROLL] = die
    goes_on = die + bonus > int(book.ring_needs_more_than)
    tell(log, RING_ROLLED, EVERYONE, die, bonus, int(goes_on))
    if goes_on:
        then(table, S_AFTER)
    else:
        # Nothing more can hold it, so nobody is asked (Ruling 51).
        then(table, S_END)


@rule
def enter_after(table: Any, book: Any, log: Any) -> None:
    """The Ring would move: cards that hold it beat the roll, for this turn only (Ruling 40)."""
    seat = next_to_answer(table, book)
    if seat >= 0:
        ask(table, P_AFTER_ROLL, seat, log)
    else:
        then(table, S_RING)


@rule
def after_roll(state: Any, book: Any, decision: int, log: Any) -> None:
    """One card is enough; nobody else is asked then."""
    table = state.table
    seat = int(table.now[ASKED])
    answered(table, book)
    then(table, S_AFTER)
    if decision == PASS:
        return
    play_card(state, book, seat, decision - PLAY, log)
    tell(log, RING_HELD, EVERYONE, int(table.now[RING]))
    table.now[WINDOW] = 0
    then(table, S_END)


@rule
def move_ring(table: Any, book: Any, log: Any) -> None:
    """One step along the road; past its end the game is over."""
    move_on(table, log)
    if int(table.now[RING]) == int(book.steps):
        finish(table, book, RING_LEFT, best(table, book), log)
    else:
        then(table, S_END)
