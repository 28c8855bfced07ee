"""What chance may decide: dice, and cards drawn from decks that nobody has shuffled."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import (
    DEFENCE,
    DICE,
    DICE_USED,
    EVENT,
    HIGHEST,
    LAND,
    LANDS,
    P_ATTACK_ROLL,
    P_DEALING,
    P_DEFEND_ROLL,
    P_EVENT_LAND,
    P_FIRST_ROLL,
    P_HAND_TALE,
    P_RING_ROLL,
    P_SEATING,
    P_TALE_CARD,
    PHASE,
    ROLLER,
    ROLLS,
    TALE,
    UNOWNED,
    WILD,
)
from flagfall.games.risk.kernel.setup import dealt_so_far
from flagfall.kit.jit import rule


@rule
def _dice(book: Any, dice: int, out: Any, weights: Any) -> int:
    """So many dice at once; a roll weighs as many as the orders it can fall in."""
    n = 0
    for code in range(ROLLS):
        if int(book.dice[code]) == dice:
            out[n] = DICE + code
            weights[n] = int(book.ways[code])
            n += 1
    return n


@rule
def _seat_die(table: Any, book: Any, out: Any, weights: Any) -> int:
    """The roll for seats, told by its outcome: the first seat's die is the highest.

    A face weighs as many as the ways the others can stay below it.
    """
    n = 0
    if int(table.now[ROLLER]) == 0:
        for die in range(2, 7):
            ways = 1
            for _ in range(int(book.players) - 1):
                ways *= die - 1
            out[n] = DICE + die - 1
            weights[n] = ways
            n += 1
        return n
    for die in range(1, int(table.now[HIGHEST])):
        out[n] = DICE + die - 1
        weights[n] = 1
        n += 1
    return n


@rule
def _deal(state: Any, book: Any, out: Any, weights: Any) -> int:
    """The next card of a side's small deck, or of the whole deck without the wild cards."""
    table = state.table
    side = int(book.deal_side[dealt_so_far(table, book)])
    n = 0
    for kind in range(WILD):
        if int(state.land_deck[kind]) == 0 or int(table.owner[kind]) != UNOWNED:
            continue
        if side < 0 or int(book.land_side[kind]) == side:
            out[n] = LAND + kind
            weights[n] = 1
            n += 1
    return n


@rule
def chances_of(state: Any, book: Any, out: Any, weights: Any) -> int:
    """Every outcome with its weight, in ascending order; how many there are."""
    table = state.table
    phase = int(table.now[PHASE])
    if phase == P_ATTACK_ROLL:
        return _dice(book, int(table.now[DICE_USED]), out, weights)
    if phase == P_DEFEND_ROLL:
        return _dice(book, int(table.now[DEFENCE]), out, weights)
    if phase == P_RING_ROLL or phase == P_FIRST_ROLL:
        return _dice(book, 1, out, weights)
    if phase == P_SEATING:
        return _seat_die(table, book, out, weights)
    if phase == P_DEALING:
        return _deal(state, book, out, weights)
    n = 0
    if phase == P_TALE_CARD or phase == P_HAND_TALE:
        for kind in range(int(book.cards)):
            cards = int(state.tale_deck[kind])
            # Setup 11: Events are out of the deck while hands are dealt.
            if phase == P_HAND_TALE and int(book.type[kind]) == EVENT:
                cards = 0
            if cards > 0:
                out[n] = TALE + kind
                weights[n] = cards
                n += 1
        return n
    for kind in range(LANDS):
        cards = int(state.land_deck[kind])
        # Ruling 42: an Event puts wild cards back.
        if phase == P_EVENT_LAND and kind == WILD:
            cards = 0
        if cards > 0:
            out[n] = LAND + kind
            weights[n] = cards
            n += 1
    return n
