"""A letter to whoever has asked for one when a game waits for them: one for each game, until they have looked at it.

Only where nobody has to answer at once (no clock, or days for each move), and only to an account that has given an address. It is not
written while they sit at the table, and not before they have had a minute to see it by themselves.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine, select, update
from sqlalchemy.exc import SQLAlchemyError

from flagfall.server.storage.schema import games, people, seats
from flagfall.server.summaries import title_of
from flagfall.speech import accepted, catalogue

if TYPE_CHECKING:
    from flagfall.server.house import House
    from flagfall.server.room import Room

PATIENCE: Final = 60.0
UNHURRIED: Final = ("none", "days")


class Letters:
    """One per worker process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alarms: dict[str, Any] = {}

    @property
    def sent_here(self) -> bool:
        return bool(self._house.settings.mail and self._house.settings.site)

    def turn(self, room: Room) -> None:
        """Somebody's turn has come."""
        if (alarm := self._alarms.pop(room.id, None)) is not None:
            alarm.cancel()
        seat = room.table.to_act
        if not self.sent_here or room.clock.kind not in UNHURRIED or not 0 <= seat < len(room.row.seats):
            return
        if room.player(seat) is None and not room.everywhere()[seat]:
            self._alarms[room.id] = self._house.wall_clock.alarm(PATIENCE, self._due, room.id, seat)

    def _due(self, game: str, seat: int) -> None:
        self._alarms.pop(game, None)
        room = self._house.rooms.live(game)
        if room is None or not room.everywhere()[seat]:
            self._house.in_background(self._write(game, seat))

    async def _write(self, game: str, seat: int) -> None:
        house = self._house
        try:
            found = await asyncio.to_thread(_whom, house.engine, game, seat)
        except SQLAlchemyError:
            return
        if found is not None:
            house.rooms.changed(game)  # so that whoever comes there is known to have seen it
            site = house.settings.site.rstrip("/")
            to, language = found.pop("mail"), accepted(found.pop("language"))
            title, say = title_of(found.pop("rules"), language), catalogue(language)
            subject = say("server-turn-subject", title=title)
            letter = say("server-turn-letter", **found, title=title, link=f"{site}/game/{game}", site=site)
            if house.tallies.letters.take(to.casefold()):  # anybody can give anybody's address
                house.post.send(to, subject, f"{letter}\n")

    def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()

    async def seen(self, game: str, person: str) -> None:
        """They have come to the table: the next time there may be a letter again."""
        mine = (seats.c.game == game) & (seats.c.person == person) & seats.c.noticed.is_(True)

        def note() -> None:
            with self._house.engine.begin() as connection:
                connection.execute(update(seats).where(mine).values(noticed=False))

        try:
            await asyncio.to_thread(note)
        except SQLAlchemyError:
            return


def _whom(engine: Engine, game: str, seat: int) -> dict[str, str] | None:
    """Whoever is to be written to, if it is still their turn and nobody has written yet: of several workers one finds them."""
    wanted = (
        select(people.c.name, people.c.mail, people.c.language, games.c.rules)
        .select_from(seats.join(games, games.c.id == seats.c.game).join(people, people.c.id == seats.c.person))
        .where(
            seats.c.game == game,
            seats.c.seat == seat,
            games.c.to_act == seat,
            games.c.over.is_(False),
            people.c.notices.is_(True),
            people.c.mail.is_not(None),
            people.c.banned.is_(None),
        )
    )
    mine = (seats.c.game == game) & (seats.c.seat == seat) & seats.c.noticed.is_(False)
    with engine.begin() as connection:
        row = connection.execute(wanted).one_or_none()
        if row is None or connection.execute(update(seats).where(mine).values(noticed=True)).rowcount != 1:
            return None
        others = connection.scalars(
            select(seats.c.name).where(seats.c.game == game, seats.c.seat != seat).order_by(seats.c.seat)
        ).all()
    told = {"name": row.name, "others": ", ".join(name or "?" for name in others)}
    return {**told, "mail": row.mail, "rules": row.rules, "language": row.language or ""}
