"""Moving the Fellowship: who may answer with cards, the roll, and the step."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import RING_HELD, RING_MOVED, RING_ROLLED
from flagfall.games.risk.kernel.powers import play_card
from flagfall.games.risk.kernel.score import best, finish
from flagfall.games.risk.kernel.verbs import ask, tell
from flagfall.games.risk.kernel.words import (
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
    PHASE,
    PLAY,
    PLUS,
    RING,
    RING_BONUS,
    RING_LEFT,
    RING_ROLL,
    S_AFTER,
    S_BEFORE,
    S_END,
    S_RING,
    STEPS,
    TURN,
    WINDOW,
)
from flagfall.kit.jit import rule


@rule
def enter_fellowship(field: Any, book: Any) -> None:
    """As each turn ends the Ring tries to move; some places ask for a roll first (Ruling 44)."""
    if int(book.ring) == 0:
        field.now[PHASE] = S_END
        return
    field.now[NEEDS_ROLL] = int(book.road_roll[int(field.now[RING])])
    field.now[RING_BONUS] = 0
    field.now[RING_ROLL] = 0
    field.now[WINDOW] = 0
    field.now[PHASE] = S_BEFORE


@rule
def next_to_answer(field: Any, book: Any) -> int:
    """The player on turn, then clockwise, once round (Ruling 38); -1 when all were asked.

    Asked is whoever holds Adventure cards, whatever they are (Ruling 61), except a player who has
    just drawn one (Ruling 37).
    """
    while int(field.now[WINDOW]) < int(book.players):
        seat = (int(field.now[TURN]) + int(field.now[WINDOW])) % int(book.players)
        silent = int(field.now[WINDOW]) == 0 and int(field.now[DREW]) == 1
        if int(field.alive[seat]) == 1 and int(field.held_tale[seat]) > 0 and not silent:
            return seat
        field.now[WINDOW] = int(field.now[WINDOW]) + 1
    return -1


@rule
def enter_before(field: Any, book: Any) -> None:
    """Before any roll: cards that force one, or help one."""
    needs_roll = int(field.now[NEEDS_ROLL]) == 1
    if not needs_roll or int(book.ring_help) == 1:
        seat = next_to_answer(field, book)
        if seat >= 0:
            ask(field, P_BEFORE_ROLL, seat)
            return
    field.now[WINDOW] = 0
    if needs_roll:
        ask(field, P_RING_ROLL, CHANCE)
    else:
        field.now[PHASE] = S_AFTER


@rule
def before_roll(field: Any, book: Any, decision: int, log: Any) -> None:
    """One seat's answer."""
    seat = (int(field.now[TURN]) + int(field.now[WINDOW])) % int(book.players)
    field.now[WINDOW] = int(field.now[WINDOW]) + 1
    field.now[PHASE] = S_BEFORE
    if decision == PASS:
        return
    kind = decision - PLAY
    play_card(field, book, seat, kind, log)
    effect = int(book.effect[kind])
    if effect == FORCE_ROLL:
        field.now[NEEDS_ROLL] = 1
    elif effect == HELP_RING:
        field.now[RING_BONUS] = int(field.now[RING_BONUS]) + int(book.amount[kind])
    else:
        field.now[CARD] = kind
        ask(field, P_SWAY, seat)


@rule
def sway(field: Any, book: Any, decision: int) -> None:
    """The player says whether the roll gains or loses."""
    amount = int(book.amount[int(field.now[CARD])])
    if decision != PLUS:
        amount = -amount
    field.now[RING_BONUS] = int(field.now[RING_BONUS]) + amount
    field.now[PHASE] = S_BEFORE


@rule
def ring_roll(field: Any, book: Any, decision: int, log: Any) -> None:
    """Higher than three goes on; otherwise the Ring stays and tries again at the end of the next turn."""
    die = decision - DICE + 1
    bonus = int(field.now[RING_BONUS])
    field.now[RING_ROLL] = die
    goes_on = die + bonus > int(book.ring_needs_more_than)
    tell(log, RING_ROLLED, EVERYONE, 3, die, bonus, int(goes_on))
    field.now[WINDOW] = 0
    if goes_on:
        field.now[PHASE] = S_AFTER
    else:
        # Nothing more can hold it, so nobody is asked (Ruling 51).
        field.now[PHASE] = S_END


@rule
def enter_after(field: Any, book: Any) -> None:
    """The Ring would move: cards that hold it beat the roll, for this turn only (Ruling 40)."""
    seat = next_to_answer(field, book)
    if seat >= 0:
        ask(field, P_AFTER_ROLL, seat)
    else:
        field.now[WINDOW] = 0
        field.now[PHASE] = S_RING


@rule
def after_roll(field: Any, book: Any, decision: int, log: Any) -> None:
    """One card is enough; nobody else is asked then."""
    seat = (int(field.now[TURN]) + int(field.now[WINDOW])) % int(book.players)
    field.now[WINDOW] = int(field.now[WINDOW]) + 1
    field.now[PHASE] = S_AFTER
    if decision == PASS:
        return
    play_card(field, book, seat, decision - PLAY, log)
    tell(log, RING_HELD, EVERYONE, 1, int(field.now[RING]))
    field.now[WINDOW] = 0
    field.now[PHASE] = S_END


@rule
def move_ring(field: Any, book: Any, log: Any) -> None:
    """One step along the road; past its end the game is over."""
    field.now[RING] = int(field.now[RING]) + 1
    tell(log, RING_MOVED, EVERYONE, 1, int(field.now[RING]))
    if int(field.now[RING]) == STEPS:
        finish(field, book, RING_LEFT, best(field, book), log)
    else:
        field.now[PHASE] = S_END
