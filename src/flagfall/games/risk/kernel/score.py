"""Points, tie-breaks, and how a game ends."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import ENDED, ENDING, EVERYONE, NOBODY, P_OVER, SCORED, WINNERS
from flagfall.games.risk.kernel.verbs import ask, places_of, tell
from flagfall.kit.jit import door, rule


@rule
def holds_region(table: Any, book: Any, seat: int, region: int) -> bool:
    """Every place of the region is this seat's."""
    for where in range(int(book.places)):
        if int(book.region[where]) == region and int(table.owner[where]) != seat:
            return False
    return True


@rule
def regions_worth(table: Any, book: Any, seat: int) -> int:
    """The bonus of every region held whole: reinforcements, and points at the end."""
    worth = 0
    for region in range(int(book.regions)):
        if holds_region(table, book, seat, region):
            worth += int(book.region_bonus[region])
    return worth


@rule
def strongholds_of(table: Any, book: Any, seat: int) -> int:
    """How many Strongholds a seat controls."""
    held = 0
    for where in range(int(book.places)):
        if int(book.stronghold[where]) == 1 and int(table.owner[where]) == seat:
            held += 1
    return held


@door
def total(table: Any, book: Any, seat: int) -> int:
    """Scoring: one per place, region bonuses, two per Stronghold, and the points of played cards."""
    return (
        places_of(table, book, seat)
        + regions_worth(table, book, seat)
        + strongholds_of(table, book, seat) * int(book.points_per_stronghold)
        + int(table.points[seat])
    )


@rule
def ahead(table: Any, book: Any, seat: int, other: int) -> int:
    """Above 0 if a seat outranks another: points, then places, then Strongholds, then card points."""
    lead = total(table, book, seat) - total(table, book, other)
    if lead == 0:
        lead = places_of(table, book, seat) - places_of(table, book, other)
    if lead == 0:
        lead = strongholds_of(table, book, seat) - strongholds_of(table, book, other)
    if lead == 0:
        lead = int(table.points[seat]) - int(table.points[other])
    return lead


@rule
def best(table: Any, book: Any) -> int:
    """The winner, or all who still tie after every tie-break, as bits (Ruling 47)."""
    winners = 0
    for seat in range(int(book.players)):
        if int(table.alive[seat]) == 0:
            continue
        beaten = False
        for other in range(int(book.players)):
            if int(table.alive[other]) == 1 and ahead(table, book, other, seat) > 0:
                beaten = True
        if not beaten:
            winners |= 1 << seat
    return winners


@rule
def finish(table: Any, book: Any, ending: int, winners: int, log: Any) -> None:
    """The game is over at once (Rulings 25, 45)."""
    if int(book.ring) == 1:
        for seat in range(int(book.players)):
            tell(
                log,
                SCORED,
                EVERYONE,
                seat,
                places_of(table, book, seat),
                regions_worth(table, book, seat),
                strongholds_of(table, book, seat) * int(book.points_per_stronghold),
                int(table.points[seat]),
            )
    table.now[ENDING] = ending
    table.now[WINNERS] = winners
    tell(log, ENDED, EVERYONE, ending, winners)
    ask(table, P_OVER, NOBODY, log)
