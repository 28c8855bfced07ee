"""Setting up: seats, the deal, claiming, placing, Leaders, first cards, and who begins."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import CLAIMED, DEALT_FACT, OCCUPIED, ROLLED, TOOK, TOOK_LAND, TOOK_TALE
from flagfall.games.risk.kernel.turn import begin_turn
from flagfall.games.risk.kernel.verbs import appoint, ask, place, tell
from flagfall.games.risk.kernel.words import (
    ASKED,
    CHANCE,
    CONTENDERS,
    DEALT,
    DECK,
    DICE,
    EVERYONE,
    HAND,
    HIGHEST,
    LAND,
    LAND_DECK,
    LEADER,
    NEUTRAL,
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
    PLACES,
    ROLLER,
    TALE,
    TALE_DECK,
    TIED,
    TURN,
    UNOWNED,
)
from flagfall.kit.jit import rule


@rule
def take_land(field: Any, seat: int, kind: int, log: Any) -> None:
    """One Territory card from the deck into a hand; only its drawer sees which."""
    field.land[DECK, kind] = int(field.land[DECK, kind]) - 1
    field.land[HAND + seat, kind] = int(field.land[HAND + seat, kind]) + 1
    field.held_land[seat] = int(field.held_land[seat]) + 1
    field.now[LAND_DECK] = int(field.now[LAND_DECK]) - 1
    tell(log, TOOK, EVERYONE, 2, seat, 0)
    tell(log, TOOK_LAND, 1 << seat, 2, seat, kind)


@rule
def take_tale(field: Any, seat: int, kind: int, log: Any) -> None:
    """One Adventure card from the deck into a hand; only its drawer sees which."""
    field.tale[DECK, kind] = int(field.tale[DECK, kind]) - 1
    field.tale[HAND + seat, kind] = int(field.tale[HAND + seat, kind]) + 1
    field.held_tale[seat] = int(field.held_tale[seat]) + 1
    field.now[TALE_DECK] = int(field.now[TALE_DECK]) - 1
    tell(log, TOOK, EVERYONE, 2, seat, 1)
    tell(log, TOOK_TALE, 1 << seat, 2, seat, kind)


@rule
def seat_roll(field: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 3: the highest roll is Player 1. Seats are numbered by its outcome (Rulings 1, 49)."""
    seat = int(field.now[ROLLER])
    die = decision - DICE + 1
    tell(log, ROLLED, EVERYONE, 2, seat, die)
    if seat == 0:
        field.now[HIGHEST] = die
    field.now[ROLLER] = seat + 1
    if seat + 1 < int(book.players):
        return
    field.now[ROLLER] = 0
    field.now[HIGHEST] = 0
    ask(field, P_DEALING, CHANCE)


@rule
def deal(field: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 3 and 5: each dealt place gets one battalion of its owner, a neutral one two."""
    kind = decision - LAND
    number = int(field.now[DEALT])
    owner = int(book.deal_owner[number])
    if int(book.deal_all) == 1 and int(book.players) > 2:
        # Standard game 4: the cards are dealt face down.
        take_land(field, owner, kind, log)
    else:
        battalions = 1
        if owner == NEUTRAL:
            battalions = int(book.neutral_battalions)
        field.owner[kind] = owner
        field.army[kind] = battalions
        if owner != NEUTRAL:
            field.left[owner] = int(field.left[owner]) - 1
        tell(log, DEALT_FACT, EVERYONE, 3, owner, kind, battalions)
    field.now[DEALT] = number + 1
    if number + 1 == int(book.deals):
        if int(book.deal_all) == 1 and int(book.players) > 2:
            ask(field, P_OCCUPY, 0)
        else:
            ask(field, P_CLAIM, 0)


@rule
def next_seat(book: Any, seat: int) -> int:
    """The player to the left."""
    return (seat + 1) % int(book.players)


@rule
def claim(field: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 6: in turn, one battalion into any place nobody holds, until all are held."""
    seat = int(field.now[ASKED])
    where = decision - PLACE
    field.owner[where] = seat
    field.army[where] = 1
    field.left[seat] = int(field.left[seat]) - 1
    tell(log, CLAIMED, EVERYONE, 2, seat, where)
    for other in range(PLACES):
        if int(field.owner[other]) == UNOWNED:
            ask(field, P_CLAIM, next_seat(book, seat))
            return
    _muster_next(field, book, next_seat(book, seat))


@rule
def occupy(field: Any, book: Any, decision: int, log: Any) -> None:
    """Standard game 5: one battalion into a place of one's cards, in an order one chooses (Ruling 60).

    The card goes back to the deck at once.
    """
    seat = int(field.now[ASKED])
    where = decision - PLACE
    field.land[HAND + seat, where] = 0
    field.land[DECK, where] = 1
    field.held_land[seat] = int(field.held_land[seat]) - 1
    field.now[LAND_DECK] = int(field.now[LAND_DECK]) + 1
    field.owner[where] = seat
    field.army[where] = 1
    field.left[seat] = int(field.left[seat]) - 1
    tell(log, OCCUPIED, EVERYONE, 2, seat, where)
    for _ in range(int(book.players)):
        seat = next_seat(book, seat)
        if int(field.held_land[seat]) > 0:
            ask(field, P_OCCUPY, seat)
            return
    # Standard game 6: the highest roller starts again.
    _muster_next(field, book, 0)


@rule
def _muster_next(field: Any, book: Any, first: int) -> None:
    """Setup 7: whoever has battalions left places the next one; then the Leaders come (Setup 8)."""
    seat = first
    for _ in range(int(book.players)):
        if int(field.left[seat]) > 0:
            ask(field, P_MUSTER, seat)
            return
        seat = next_seat(book, seat)
    if int(book.leaders) == 1:
        # Ruling 5: in seat order, one each, after the last battalion.
        ask(field, P_CAPTAIN, 0)
    else:
        _hand_out(field, book)


@rule
def muster(field: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 7: one battalion into a place one already holds."""
    seat = int(field.now[ASKED])
    place(field, seat, decision - PLACE, 1, log)
    _muster_next(field, book, next_seat(book, seat))


@rule
def captain(field: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 8: a Leader into a place of one's own."""
    seat = int(field.now[ASKED])
    appoint(field, seat, decision - LEADER, log)
    if seat + 1 < int(book.players):
        ask(field, P_CAPTAIN, seat + 1)
    else:
        _hand_out(field, book)


@rule
def _hand_out(field: Any, book: Any) -> None:
    """Setup 9 to 12: Territory cards, Adventure cards without Events, then the roll for the first turn."""
    for seat in range(int(book.players)):
        if int(field.held_land[seat]) < int(book.land_cards):
            field.now[ROLLER] = seat
            ask(field, P_HAND_LAND, CHANCE)
            return
    for seat in range(int(book.players)):
        if int(field.held_tale[seat]) < int(book.tale_cards):
            field.now[ROLLER] = seat
            ask(field, P_HAND_TALE, CHANCE)
            return
    field.now[ROLLER] = 0
    field.now[HIGHEST] = 0
    field.now[TIED] = 0
    field.now[CONTENDERS] = (1 << int(book.players)) - 1
    ask(field, P_FIRST_ROLL, CHANCE)


@rule
def hand_land(field: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 10: no Territory card for two players, one each for three, two each for four."""
    take_land(field, int(field.now[ROLLER]), decision - LAND, log)
    _hand_out(field, book)


@rule
def hand_tale(field: Any, book: Any, decision: int, log: Any) -> None:
    """Setup 11: three Adventure cards each, no Events among them."""
    take_tale(field, int(field.now[ROLLER]), decision - TALE, log)
    _hand_out(field, book)


@rule
def first_roll(field: Any, book: Any, decision: int, log: Any) -> None:
    """Gameplay: the highest roll takes the first turn; those who tie roll again (Rulings 1, 2)."""
    seat = int(field.now[ROLLER])
    die = decision - DICE + 1
    tell(log, ROLLED, EVERYONE, 2, seat, die)
    if die > int(field.now[HIGHEST]):
        field.now[HIGHEST] = die
        field.now[TIED] = 1 << seat
    elif die == int(field.now[HIGHEST]):
        field.now[TIED] = int(field.now[TIED]) | 1 << seat
    seat += 1
    while seat < int(book.players) and (int(field.now[CONTENDERS]) >> seat) & 1 == 0:
        seat += 1
    if seat < int(book.players):
        field.now[ROLLER] = seat
        return
    winners = int(field.now[TIED])
    first = 0
    while (winners >> first) & 1 == 0:
        first += 1
    field.now[HIGHEST] = 0
    field.now[TIED] = 0
    if winners == 1 << first:
        field.now[CONTENDERS] = 0
        field.now[ROLLER] = 0
        field.now[TURN] = first
        begin_turn(field, book, log)
    else:
        field.now[CONTENDERS] = winners
        field.now[ROLLER] = first


@rule
def set_up(field: Any, book: Any, decision: int, log: Any) -> None:
    """Whatever is decided before the first turn."""
    phase = int(field.now[PHASE])
    if phase == P_SEATING:
        seat_roll(field, book, decision, log)
    elif phase == P_DEALING:
        deal(field, book, decision, log)
    elif phase == P_CLAIM:
        claim(field, book, decision, log)
    elif phase == P_OCCUPY:
        occupy(field, book, decision, log)
    elif phase == P_MUSTER:
        muster(field, book, decision, log)
    elif phase == P_CAPTAIN:
        captain(field, book, decision, log)
    elif phase == P_HAND_LAND:
        hand_land(field, book, decision, log)
    elif phase == P_HAND_TALE:
        hand_tale(field, book, decision, log)
    else:
        first_roll(field, book, decision, log)
