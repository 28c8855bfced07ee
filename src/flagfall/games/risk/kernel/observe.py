"""A seat's knowledge as small numbers for learners: from what lies open and that seat's own cards, never from the truth.

`games/risk/observation.py` names what is written here, in the same order. Seats are counted from the one who looks.
"""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import (
    ASKED,
    NEUTRAL,
    REGISTERS,
    RING,
    SEATS,
    SOURCE,
    TARGET,
    TURN,
    WILD,
)
from flagfall.kit.jit import rule

PLANES = (
    *("mine", "held by the next seat", "held by the seat after that", "held by the last seat"),
    "neutral",
    "free",
    "battalions, low byte",
    "battalions, high byte",
    "a Leader: 1 present, 2 arrived this turn, 3 has claimed a mission",
    "a storm",
    "the Ring is here",
    "attacks or marches from here",
    "attacks or marches to here",
    "my Territory cards",
    "Territory cards among the discards",
    "my secret uprisings",
)
(OWNERS, HELD_BY_NONE, FREE, LOW, HIGH, LEADER, STORM, RING_HERE, FROM_HERE, TO_HERE, MY_CARD, DISCARDED, MY_SECRET) = (
    0,
    *range(SEATS, len(PLANES)),
)

SEAT_NUMBERS = ("points", "battalions left to place", "alive", "Territory cards", "Adventure cards", "secret uprisings")
MOMENT_NUMBERS = len(REGISTERS)


@rule
def observe(table: Any, land: Any, tale: Any, secret: Any, seat: int, book: Any, out: Any) -> None:
    """Fill one row."""
    for number in range(out.shape[0]):
        out[number] = 0
    places = int(book.places)
    for place in range(places):
        show_place(table, seat, book, place, places, out)
    lay(table.leader, places, LEADER * places, out)
    lay(land, places, MY_CARD * places, out)
    lay(table.land_discards, places, DISCARDED * places, out)
    lay(secret, places, MY_SECRET * places, out)
    if book.ring:
        out[RING_HERE * places + int(book.road[int(table.now[RING])])] = 1
    if int(table.now[SOURCE]) >= 0:
        out[FROM_HERE * places + int(table.now[SOURCE])] = 1
    if int(table.now[TARGET]) >= 0:
        out[TO_HERE * places + int(table.now[TARGET])] = 1
    count_up(table, land, tale, seat, book, MY_SECRET * places + places, out)


@rule
def lay(cells: Any, count: int, first: int, out: Any) -> None:
    """So many small numbers in a row."""
    row = out[first : first + count]
    for number in range(count):
        row[number] = cells[number]


@rule
def show_place(table: Any, seat: int, book: Any, place: int, places: int, out: Any) -> None:
    """Who holds a place, with how many, and whether it can be reached."""
    owner, army = int(table.owner[place]), int(table.army[place])
    if owner == NEUTRAL:
        out[HELD_BY_NONE * places + place] = 1
    elif owner < 0:
        out[FREE * places + place] = 1
    else:
        out[(OWNERS + after(owner, seat, book)) * places + place] = 1
    out[LOW * places + place] = army & 255
    out[HIGH * places + place] = min(army >> 8, 255)
    out[STORM * places + place] = int(table.frozen[place] != 0)


@rule
def after(other: int, seat: int, book: Any) -> int:
    """How many seats after the one who looks."""
    ahead = other - seat
    # A division for every place would take as long as all the rest.
    return ahead if ahead >= 0 else ahead + int(book.players)


@rule
def byte(value: int) -> int:
    """Counted from -1, which stands for nobody and nothing; no more than a byte."""
    return min(max(value + 1, 0), 255)


@rule
def count_up(table: Any, land: Any, tale: Any, seat: int, book: Any, first: int, out: Any) -> None:
    """What is a number and no place."""
    n = first
    out[n] = seat
    out[n + 1] = int(land[WILD])
    out[n + 2] = int(table.land_discards[WILD])
    for register in range(MOMENT_NUMBERS):
        value = int(table.now[register])
        if (register == ASKED or register == TURN) and value >= 0:
            value = after(value, seat, book)
        out[n + 3 + register] = byte(value)
    n += 3 + MOMENT_NUMBERS
    for other in range(int(book.players)):
        place = n + after(other, seat, book) * 6
        out[place] = min(max(int(table.points[other]), 0), 255)
        out[place + 1] = min(max(int(table.left[other]), 0), 255)
        out[place + 2] = int(table.alive[other])
        out[place + 3] = int(table.held_land[other])
        out[place + 4] = int(table.held_tale[other])
        out[place + 5] = int(table.secrets[other])
    n += 6 * int(book.players)
    for bridge in range(int(book.bridges)):
        out[n + bridge] = int(table.blocked[bridge] != 0)
    n += int(book.bridges)
    cards = int(book.cards)
    lay(tale, cards, n, out)
    lay(table.tale_discards, cards, n + cards, out)
    n += 2 * cards
    for other in range(int(book.players)):
        lay(table.played[other], cards, n + after(other, seat, book) * cards, out)
