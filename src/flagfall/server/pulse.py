"""A worker's pulse: every few seconds it writes down that it is there and what it has counted.

So it notices that nothing can be stored before a player does, and each worker can tell what all have counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from flagfall.server.storage.troubles import UNREACHABLE, UNWRITABLE, trouble

if TYPE_CHECKING:
    from flagfall.server.house import House

log = logging.getLogger(__name__)
LEAST_ROOM = 16 * 1024 * 1024
"""Bytes below which a disk counts as full: there is still time to do something."""
A_LOT = 64 * 1024
PATIENCE = 5.0
FRESH = 1.0
"""Seconds for which an answer is good enough for whoever asks about our health."""
ALMOST_FULL = "The disk is almost full."
SILENT = "The messenger between the workers is not connected: moves arrive late."


class Pulse:
    """One per worker process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._task: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._storage: str | None = None
        self._beat_at = -FRESH
        self._followed: int | None = None

    @property
    def patience(self) -> int:
        """Milliseconds after which a worker that said nothing is gone."""
        return int(6_000 * self._house.settings.pulse_seconds)

    async def start(self) -> None:
        await self.follow()
        self._task = asyncio.create_task(self._go_on(), name="pulse")

    async def close(self) -> None:
        tasks = [task for task in (self._task, self._beating) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, TimeoutError):
            async with asyncio.timeout(1.0):
                await asyncio.to_thread(self._house.workers.leave, self._house.messenger.worker)

    async def troubles(self) -> list[str]:
        """What is wrong now, in sentences; nothing if all is well."""
        if self._house.wall_clock.seconds() > self._beat_at + FRESH:
            await self.beat()
        house = self._house
        silent = house.messenger.shared and not house.messenger.connected
        found = [self._storage, house.move_writer.trouble, SILENT if silent else None]
        return list(dict.fromkeys(trouble for trouble in found if trouble is not None))

    async def beat(self) -> None:
        """One beat; whoever comes while it lasts waits for the same one, and nobody waits for ever."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat(), name="beat")
        done, _ = await asyncio.wait([self._beating], timeout=PATIENCE)
        if not done:
            self._note(UNREACHABLE)

    async def _go_on(self) -> None:
        while True:
            await self.beat()
            with contextlib.suppress(SQLAlchemyError):
                await self.follow()
            await self._house.wall_clock.sleep(self._house.settings.pulse_seconds)

    async def follow(self) -> None:
        """What an administrator has done since, here or from a terminal: rooms and sockets follow."""
        house = self._house
        if self._followed is None:
            self._followed = await asyncio.to_thread(house.admin.last_deed)
            return
        for deed in await asyncio.to_thread(house.admin.deeds, self._followed):
            self._followed = max(self._followed, deed.number)
            if deed.what == "delete game":
                await house.rooms.drop(deed.game)
            elif deed.what == "left" and deed.game is not None:
                await house.rooms.retell(deed.game)
            elif deed.game is not None:
                house.rooms.changed(deed.game)
            if deed.person is not None:
                await self._follow_person(deed.person, deed.what)

    async def _follow_person(self, person: str, what: str) -> None:
        house = self._house
        if what == "rename":
            for game in await asyncio.to_thread(house.game_store.seated, person):
                house.rooms.changed(game)
        elif what == "bot":  # which may have begun to play with its new token before we look
            await house.sessions.renewed(person)
        else:
            house.sessions.ended(person)

    async def _beat(self) -> None:
        self._note(await asyncio.to_thread(self._written))

    def _note(self, storage: str | None) -> None:
        self._beat_at = self._house.wall_clock.seconds()
        if storage != self._storage:
            log.warning("%s", storage or "The database can be written to again.")
        self._storage = storage

    def _written(self) -> str | None:
        house = self._house
        at = house.wall_clock.now()
        room = A_LOT if house.move_writer.trouble else 0  # a line may still fit where a move does not
        try:
            house.workers.beat(house.messenger.worker, house.measured(), at, at - self.patience, room)
        except SQLAlchemyError as error:
            return trouble(error) or UNWRITABLE
        house.move_writer.trouble = None
        return ALMOST_FULL if _full(house.engine.url.database, house.engine.dialect.name) else None


def _full(path: str | None, dialect: str) -> bool:
    if dialect != "sqlite" or not path or path == ":memory:":
        return False
    try:
        return shutil.disk_usage(os.path.dirname(os.path.abspath(path))).free < LEAST_ROOM
    except OSError:
        return False
