"""Points, tie-breaks, and how a game ends."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import ENDED, SCORED
from flagfall.games.risk.kernel.verbs import ask, places_of, tell
from flagfall.games.risk.kernel.words import (
    ENDING,
    EVERYONE,
    NOBODY,
    P_OVER,
    PLACES,
    REGIONS,
    WINNERS,
)
from flagfall.kit.jit import door, rule


@rule
def holds_region(field: Any, book: Any, seat: int, region: int) -> bool:
    """Every place of the region is this seat's."""
    for where in range(PLACES):
        if int(book.region[where]) == region and int(field.owner[where]) != seat:
            return False
    return True


@rule
def regions_worth(field: Any, book: Any, seat: int) -> int:
    """The bonus of every region held whole: reinforcements, and points at the end."""
    worth = 0
    for region in range(REGIONS):
        if holds_region(field, book, seat, region):
            worth += int(book.region_bonus[region])
    return worth


@rule
def strongholds_of(field: Any, book: Any, seat: int) -> int:
    """How many Strongholds a seat controls."""
    held = 0
    for where in range(PLACES):
        if int(book.stronghold[where]) == 1 and int(field.owner[where]) == seat:
            held += 1
    return held


@door
def total(field: Any, book: Any, seat: int) -> int:
    """Scoring: one per place, region bonuses, two per Stronghold, and the points of played cards."""
    return (
        places_of(field, seat)
        + regions_worth(field, book, seat)
        + strongholds_of(field, book, seat) * int(book.points_per_stronghold)
        + int(field.points[seat])
    )


@rule
def ahead(field: Any, book: Any, seat: int, other: int) -> int:
    """Above 0 if a seat outranks another: points, then places, then Strongholds, then card points."""
    lead = total(field, book, seat) - total(field, book, other)
    if lead == 0:
        lead = places_of(field, seat) - places_of(field, other)
    if lead == 0:
        lead = strongholds_of(field, book, seat) - strongholds_of(field, book, other)
    if lead == 0:
        lead = int(field.points[seat]) - int(field.points[other])
    return lead


@rule
def best(field: Any, book: Any) -> int:
    """The winner, or all who still tie after every tie-break, as bits (Ruling 47)."""
    winners = 0
    for seat in range(int(book.players)):
        if int(field.alive[seat]) == 0:
            continue
        beaten = False
        for other in range(int(book.players)):
            if int(field.alive[other]) == 1 and ahead(field, book, other, seat) > 0:
                beaten = True
        if not beaten:
            winners |= 1 << seat
    return winners


@rule
def finish(field: Any, book: Any, ending: int, winners: int, log: Any) -> None:
    """The game is over at once (Rulings 25, 45)."""
    if int(book.ring) == 1:
        for seat in range(int(book.players)):
            tell(
                log,
                SCORED,
                EVERYONE,
                5,
                seat,
                places_of(field, seat),
                regions_worth(field, book, seat),
                strongholds_of(field, book, seat) * int(book.points_per_stronghold),
                int(field.points[seat]),
            )
    field.now[ENDING] = ending
    field.now[WINNERS] = winners
    tell(log, ENDED, EVERYONE, 2, ending, winners)
    ask(field, P_OVER, NOBODY)
