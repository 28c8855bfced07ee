"""Whoever wants to play with anybody is brought together with whoever wants the same.

Looking and sitting down, or else waiting, is one transaction that only one worker does at a time: two who come at the same moment
find each other.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine, and_, exists, func, select, text, update

from flagfall.server.storage.game_store import a_free_seat, put
from flagfall.server.storage.schema import games, rated, seats

if TYPE_CHECKING:
    from collections.abc import Collection

    from flagfall.server.storage.game_store import Whole

_LOCK: Final = 0x5EEC
STILL_THERE: Final = 30_000
"""Milliseconds after which somebody who was not seen to wait any more has probably gone; who plays for days need not be there."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """By whom, and since when they may have met."""

    person: str = field(repr=False)
    name: str
    seat: int | None
    now: int
    since: int
    most: int
    """So many rated games with the same person since then, and no more."""


class Seeks:
    """Open invitations to anybody."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._alone = threading.Lock()

    def inviting(self, person: str) -> int:
        """How many open invitations somebody has."""
        mine = and_(games.c.maker == person, games.c.listed.is_(True), games.c.over.is_(False), a_free_seat())
        with self._engine.begin() as connection:
            return int(connection.scalar(select(func.count()).select_from(games).where(mine)) or 0)

    def pair(self, wanted: Wanted, otherwise: Whole) -> tuple[str, int, bool]:
        """A seat at a table like the one that would be laid otherwise: the game, the seat, and whether somebody is there."""
        with self._alone, self._engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            for game, seat in connection.execute(_alike(wanted, otherwise)).all():
                taken = update(seats).where(
                    seats.c.game == game, seats.c.seat == seat, seats.c.person.is_(None), seats.c.player.is_(None)
                )
                if connection.execute(taken.values(person=wanted.person, name=wanted.name)).rowcount == 1:
                    return game, seat, True
            put(connection, otherwise.row, otherwise.record)
        mine = next(seat.seat for seat in otherwise.row.seats if seat.person == wanted.person)
        return otherwise.row.id, mine, False

    def still_waiting(self, ids: Collection[str], now: int) -> None:
        """Whoever waits there is still seen to wait."""
        with self._engine.begin() as connection:
            connection.execute(update(games).where(games.c.id.in_(ids), games.c.over.is_(False)).values(waited=now))


def _alike(wanted: Wanted, otherwise: Whole) -> Any:
    """Free seats at such tables, those who have waited longest first. Nobody is brought together with whom they have met too often."""
    row = otherwise.row
    days = '"kind":"days"' in row.clock
    any_seat = seats.alias("any_seat")
    here = exists().where(any_seat.c.game == games.c.id, any_seat.c.person == wanted.person)
    machine = exists().where(any_seat.c.game == games.c.id, any_seat.c.player.is_not(None))
    wish = (seats.c.seat == wanted.seat) if wanted.seat is not None else (seats.c.seat >= 0)
    return (
        select(games.c.id, seats.c.seat)
        .join(seats, seats.c.game == games.c.id)
        .where(
            games.c.listed.is_(True),
            games.c.over.is_(False),
            games.c.rules == row.rules,
            games.c.options == row.options,
            games.c.clock == row.clock,
            games.c.rated.is_(row.rated),
            *(() if days else (games.c.waited >= wanted.now - STILL_THERE,)),
            seats.c.person.is_(None),
            seats.c.player.is_(None),
            wish,
            ~here,
            ~machine,
            *([~_met_often(wanted)] if row.rated else ()),
        )
        .order_by(games.c.made, games.c.id, seats.c.seat)
        .limit(20)
    )


def _met_often(wanted: Wanted) -> Any:
    mine, theirs, other = rated.alias("mine"), rated.alias("theirs"), seats.alias("other")
    often = (
        select(func.count())
        .select_from(mine.join(theirs, mine.c.game == theirs.c.game))
        .where(mine.c.person == wanted.person, theirs.c.person == other.c.person, mine.c.at >= wanted.since)
        .scalar_subquery()
    )
    return exists().where(other.c.game == games.c.id, other.c.person.is_not(None), often >= wanted.most)
