"""Setting up: seats, the deal, claiming, placing, Leaders, first cards, and who begins."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import take_land, take_tale
from flagfall.games.risk.kernel.numbers import (
    ASKED,
    CHANCE,
    CLAIMED,
    CONTENDERS,
    DEALT,
    DICE,
    EVERYONE,
    HIGHEST,
    LAND,
    LAND_DECK,
    LEADER,
    NEUTRAL,
    OCCUPIED,
    P_CAPTAIN,
    P_CLAIM,
    P_DEALING,
    P_FIRST_ROLL,
    P_HAND_LAND,
    P_HAND_TALE,
    P_MUSTER,
    P_OCCUPY,
    P_SEATING,
    PHASE,
    PLACE,
    ROLLED,
    ROLLER,
    TALE,
    TIED,
    TURN,
    UNOWNED,
)
from flagfall.games.risk.kernel.turn import begin_turn
from flagfall.games.risk.kernel.verbs import appoint, ask, hold, place, roll_next, tell
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule


@rule
def seat_roll(table: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 3: the highest roll is Player 1. Seats are numbered by its outcome (Rulings 1, 49)."""
    seat = int(table.now[ROLLER])
    die = decision - DICE + 1
    tell(log, ROLLED, EVERYONE, seat, die)
    highest = die
    if seat > 0:
        highest = int(table.now[HIGHEST])
    if seat + 1 < int(book.players):
        roll_next(table, seat + 1, 0, highest, 0, log)
        ask(table, P_SEATING, CHANCE, log)
        return
    roll_next(table, 0, 0, 0, 0, log)
    ask(table, P_DEALING, CHANCE, log)


@rule
def dealt_so_far(table: Any, book: Any) -> int:
    """How many cards of the deal have been dealt: face down they are in the hands, face up their places are held."""
    dealt = 0
    if int(book.face_down) == 1:
        for seat in range(int(book.players)):
            dealt += int(table.held_land[seat])
        return dealt
    for where in range(int(book.places)):
        if int(table.owner[where]) != UNOWNED:
            dealt += 1
    return dealt


@rule
def deal(state: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 3 and 5: each dealt place gets one battalion of its owner, a neutral one two."""
    table = state.table
    kind = decision - LAND
    number = dealt_so_far(table, book)
    owner = int(book.deal_owner[number])
    if int(book.face_down) == 1:
        # Standard game 4.
        take_land(state, owner, kind, log)
    else:
        battalions = 1
        if owner == NEUTRAL:
            battalions = int(book.neutral_battalions)
        hold(table, DEALT, owner, kind, battalions, log)
    if number + 1 < int(book.deals):
        ask(table, P_DEALING, CHANCE, log)
    elif int(book.face_down) == 1:
        ask(table, P_OCCUPY, 0, log)
    else:
        ask(table, P_CLAIM, 0, log)


@rule
def next_seat(book: Any, seat: int) -> int:
    """The player to the left."""
    return (seat + 1) % int(book.players)


@rule
def claim(table: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 6: in turn, one battalion into any place nobody holds, until all are held."""
    seat = int(table.now[ASKED])
    where = decision - PLACE
    hold(table, CLAIMED, seat, where, 1, log)
    for other in range(int(book.places)):
        if int(table.owner[other]) == UNOWNED:
            ask(table, P_CLAIM, next_seat(book, seat), log)
            return
    _muster_next(table, book, next_seat(book, seat), log)


@rule
def occupy(state: Any, book: Any, decision: int, log: Any) -> None:
    """Standard game 5: one battalion into a place of one's cards, in an order one chooses (Ruling 60).

    The card goes back to the deck at once.
    """
    table = state.table
    seat = int(table.now[ASKED])
    where = decision - PLACE
    state.land_hand[seat, where] = 0
    state.land_deck[where] = 1
    table.held_land[seat] = int(table.held_land[seat]) - 1
    table.now[LAND_DECK] = int(table.now[LAND_DECK]) + 1
    hold(table, OCCUPIED, seat, where, 1, log)
    for _ in range(int(book.players)):
        seat = next_seat(book, seat)
        if int(table.held_land[seat]) > 0:
            ask(table, P_OCCUPY, seat, log)
            return
    # Standard game 6: the highest roller starts again.
    _muster_next(table, book, 0, log)


@rule
def _muster_next(table: Any, book: Any, first: int, log: Any) -> None:
    """Setup 7: whoever has battalions left places the next one; then the Leaders come (Setup 8)."""
    seat = first
    for _ in range(int(book.players)):
        if int(table.left[seat]) > 0:
            ask(table, P_MUSTER, seat, log)
            return
        seat = next_seat(book, seat)
    if int(book.leaders) == 1:
        # Ruling 5: in seat order, one each, after the last battalion.
        ask(table, P_CAPTAIN, 0, log)
    else:
        _hand_out(table, book, log)


@rule
def muster(table: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 7: one battalion into a place one already holds."""
    seat = int(table.now[ASKED])
    place(table, seat, decision - PLACE, 1, log)
    _muster_next(table, book, next_seat(book, seat), log)


@rule
def captain(table: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 8: a Leader into a place of one's own."""
    seat = int(table.now[ASKED])
    appoint(table, seat, decision - LEADER, log)
    if seat + 1 < int(book.players):
        ask(table, P_CAPTAIN, seat + 1, log)
    else:
        _hand_out(table, book, log)


@rule
def _hand_out(table: Any, book: Any, log: Any) -> None:
    """Setup 9 to 12: Territory cards, Adventure cards without Events, then the roll for the first turn."""
    for seat in range(int(book.players)):
        if int(table.held_land[seat]) < int(book.land_cards):
            roll_next(table, seat, 0, 0, 0, log)
            ask(table, P_HAND_LAND, CHANCE, log)
            return
    for seat in range(int(book.players)):
        if int(table.held_tale[seat]) < int(book.tale_cards):
            roll_next(table, seat, 0, 0, 0, log)
            ask(table, P_HAND_TALE, CHANCE, log)
            return
    roll_next(table, 0, (1 << int(book.players)) - 1, 0, 0, log)
    ask(table, P_FIRST_ROLL, CHANCE, log)


@rule
def hand_land(state: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 10: no Territory card for two players, one each for three, two each for four."""
    table = state.table
    take_land(state, int(table.now[ROLLER]), decision - LAND, log)
    _hand_out(table, book, log)


@rule
def hand_tale(state: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 11: three Adventure cards each, no Events among them."""
    table = state.table
    take_tale(state, int(table.now[ROLLER]), decision - TALE, log)
    _hand_out(table, book, log)


@rule
def first_roll(table: Any, book: Any, decision: int, log: Any) -> None:
    """Gameplay: the highest roll takes the first turn; those who tie roll again (Rulings 1, 2)."""
    seat = int(table.now[ROLLER])
    die = decision - DICE + 1
    tell(log, ROLLED, EVERYONE, seat, die)
    contenders = int(table.now[CONTENDERS])
    highest = max(die, int(table.now[HIGHEST]))
    tied = int(table.now[TIED])
    if die > int(table.now[HIGHEST]):
        tied = 1 << seat
    elif die == highest:
        tied |= 1 << seat
    seat += 1
    while seat < int(book.players) and (contenders >> seat) & 1 == 0:
        seat += 1
    if seat < int(book.players):
        roll_next(table, seat, contenders, highest, tied, log)
        ask(table, P_FIRST_ROLL, CHANCE, log)
        return
    first = lowest(tied)
    if tied == 1 << first:
        roll_next(table, 0, 0, 0, 0, log)
        table.now[TURN] = first
        begin_turn(table, book, log)
    else:
        roll_next(table, first, tied, 0, 0, log)
        ask(table, P_FIRST_ROLL, CHANCE, log)


@rule
def set_up(state: Any, book: Any, decision: int, log: Any) -> None:
    """Whatever is decided before the first turn."""
    table = state.table
    phase = int(table.now[PHASE])
    if phase == P_SEATING:
        seat_roll(table, book, decision, log)
    elif phase == P_DEALING:
        deal(state, book, decision, log)
    elif phase == P_CLAIM:
        claim(table, book, decision, log)
    elif phase == P_OCCUPY:
        occupy(state, book, decision, log)
    elif phase == P_MUSTER:
        muster(table, book, decision, log)
    elif phase == P_CAPTAIN:
        captain(table, book, decision, log)
    elif phase == P_HAND_LAND:
        hand_land(state, book, decision, log)
    elif phase == P_HAND_TALE:
        hand_tale(state, book, decision, log)
    else:
        first_roll(table, book, decision, log)
