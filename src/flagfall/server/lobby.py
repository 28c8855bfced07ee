"""Whoever looks at the lists hears when they change: what stands open, what can be watched, and which of their own games wait for them.

Nothing is kept here. When something has changed the lists are read once, put together once, and sent to all who look; many changes in a
row are one. Each socket holds the latest word of each kind and no more, so one that does not listen costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from flagfall.server import wire_lists
from flagfall.server.summaries import summaries

if TYPE_CHECKING:
    from collections.abc import Collection

    from flagfall.server.house import House
    from flagfall.server.room import Room
    from flagfall.server.storage.game_store import GameRow

log = logging.getLogger(__name__)
EVERY: Final = 1.0
"""Seconds between two looks at the lists, however much happens."""
SOON: Final = 0.1
SEEN: Final = 10.0
"""Seconds between two notes that somebody waits."""
LISTS: Final = ""


class Looker:
    """One socket that looks at the lists."""

    def __init__(self, person: str | None, session: str | None) -> None:
        self.person, self.session = person, session
        self._latest: dict[str, str] = {}
        self._told: dict[str, str] = {}
        self._news = asyncio.Event()
        self.over: tuple[int, str] | None = None

    def tell(self, kind: str, text: str) -> None:
        if self._told.get(kind) != text:
            self._latest[kind] = text
            self._news.set()

    def end(self, code: int, why: str) -> None:
        self.over = code, why
        self._news.set()

    async def next(self) -> list[str]:
        """What there is to say, as soon as there is something."""
        await self._news.wait()
        self._news.clear()
        latest, self._latest = self._latest, {}
        self._told |= latest
        return list(latest.values())


class Lobby:
    """One per worker process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.lookers: set[Looker] = set()
        self._lists = ""
        self._alarms: dict[str, Any] = {}
        self._looked = -EVERY
        self._task: asyncio.Task[None] | None = None
        house.messenger.stirred = self._heard

    async def start(self) -> None:
        self._task = asyncio.create_task(self._note_who_waits(), name="lobby")

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        for looker in list(self.lookers):
            looker.end(1012, "come back")
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def enter(self, looker: Looker) -> None:
        self.lookers.add(looker)
        if self._lists:
            looker.tell("lobby", self._lists)
        self._soon(LISTS)
        if looker.person is not None:
            self._soon(looker.person)

    def leave(self, looker: Looker) -> None:
        self.lookers.discard(looker)

    def forget(self, person: str, session: str, code: int, why: str) -> None:
        """Somebody has signed out, or was."""
        for looker in list(self.lookers):
            if looker.session == session if session else looker.person == person:
                looker.end(code, why)

    # -- what has changed ----------------------------------------------------------------------------
    def stirred(self, *persons: str | None, lists: bool = False) -> None:
        """Games of these people have moved on, or what everybody may read; here and at the other workers."""
        if not self.lookers and not self._house.messenger.shared:
            return
        whose = tuple(dict.fromkeys([person for person in persons if person] + ([LISTS] if lists else [])))
        if whose:
            self._heard(whose)
            self._house.messenger.send_stirred(whose)

    def moved_on(self, room: Room, before: int) -> None:
        """The turn has gone over to somebody else, or the game is over."""
        row, over = room.row, room.sidelines.ending is not None
        if before != room.table.to_act or over:
            waited = {before, room.table.to_act}
            self.stirred(*(seat.person for seat in row.seats if over or seat.seat in waited), lists=over and row.listed)
            if not over:
                self._house.letters.turn(room)

    def _heard(self, whose: Collection[str]) -> None:
        for one in whose:
            if one == LISTS or any(looker.person == one for looker in self.lookers):
                self._soon(one)

    def _soon(self, what: str) -> None:
        """Once for whatever happens meanwhile; the lists of all no more than once a second."""
        if what in self._alarms or not self.lookers:
            return
        clock = self._house.wall_clock
        wait = max(SOON, self._looked + EVERY - clock.seconds()) if what == LISTS else SOON
        self._alarms[what] = clock.alarm(wait, self._look, what)

    def _look(self, what: str) -> None:
        self._alarms.pop(what, None)
        if what == LISTS:
            self._looked = self._house.wall_clock.seconds()
        self._house.in_background(self._tell_lists() if what == LISTS else self._tell_person(what))

    async def _tell_lists(self) -> None:
        try:
            self._lists = await asyncio.to_thread(self._read_lists)
        except SQLAlchemyError:
            return  # the pulse has a word for that; whoever comes next looks again
        for looker in list(self.lookers):
            looker.tell("lobby", self._lists)

    def _read_lists(self) -> str:
        house = self._house
        rows = [house.game_store.open(), house.game_store.watchable()]
        free, full = (summaries(house, latest_first(some), None) for some in rows)
        return msgspec.json.encode(wire_lists.Lobby(open=free, watch=full)).decode()

    async def _tell_person(self, person: str) -> None:
        house = self._house

        def read() -> str:
            waiting = summaries(house, house.my_games.waiting(person), person)
            return msgspec.json.encode(wire_lists.Waiting(games=waiting)).decode()

        try:
            text = await asyncio.to_thread(read)
        except SQLAlchemyError:
            return
        for looker in list(self.lookers):
            if looker.person == person:
                looker.tell("waiting", text)

    async def _note_who_waits(self) -> None:
        """Whoever waits for anybody, with the page open, is written down as waiting: so all workers know who is really there."""
        house = self._house
        while True:
            await house.wall_clock.sleep(SEEN)
            waiting = [room.id for room in house.rooms.all() if _waits(room)]
            if waiting:
                try:
                    await asyncio.to_thread(house.seeks.still_waiting, waiting, house.wall_clock.now())
                except SQLAlchemyError:
                    continue
            if self.lookers:
                self._soon(LISTS)  # who has gone meanwhile is seen to be gone


def _waits(room: Room) -> bool:
    row = room.row
    if not row.listed or room.sidelines.ending is not None or not any(seat.free for seat in row.seats):
        return False
    here = room.here()
    return any(here[seat.seat] for seat in row.seats if seat.person is not None)


def latest_first(rows: list[GameRow]) -> list[GameRow]:
    """By the day something was last decided, then the latest made: more exactly would tell more than a list should."""
    from flagfall.server.summaries import day_of

    return sorted(rows, key=lambda row: (row.over, -day_of(row), -row.made))
