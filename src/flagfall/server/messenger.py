"""How workers hear of each other. Only numbers travel: a game's id and version, and how many are listening.

What happened is never sent this way; whoever cares reads it from storage.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from flagfall.server.asks import Ask, CatchUp
from flagfall.server.signing import new_id

if TYPE_CHECKING:
    from litestar.channels import ChannelsPlugin, Subscriber

    from flagfall.server.room import Room
    from flagfall.server.rooms import Rooms
    from flagfall.server.settings import Settings

CHANNEL = "flagfall_rooms"
PRESENCE_SECONDS = 60.0


class Word(Struct, frozen=True):
    """What one worker says to the others about one game."""

    worker: str
    game: str
    version: int
    here: tuple[int, ...]
    hello: bool = False
    again: bool = False
    """Something changed that has no version: a chat line, a name, a taken seat."""


def channels_for(settings: Settings) -> ChannelsPlugin | None:
    """The channel between workers, or None when there is one worker."""
    if settings.messenger == "memory":
        return None
    from litestar.channels import ChannelsPlugin
    from litestar.channels.backends.base import ChannelsBackend

    backend: ChannelsBackend
    if settings.messenger.startswith(("redis://", "rediss://", "unix://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        backend = RedisChannelsPubSubBackend(redis=Redis.from_url(settings.messenger))
    else:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
        from sqlalchemy import make_url

        plain = make_url(settings.database).set(drivername="postgresql")
        backend = PsycoPgChannelsBackend(plain.render_as_string(hide_password=False))
    return ChannelsPlugin(backend, channels=[CHANNEL])


class Messenger:
    """Says what rooms here do, and passes on what rooms elsewhere do."""

    def __init__(self, channels: ChannelsPlugin | None) -> None:
        self._channels = channels
        self._worker = new_id()
        self._task: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        return self._channels is not None

    async def open(self, rooms: Rooms) -> None:
        if self._channels is None:
            return
        await self._channels.__aenter__()
        subscriber = await self._channels.subscribe(CHANNEL)
        self._task = asyncio.create_task(self._listen(rooms, subscriber), name="messenger")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._channels is not None:
            await self._channels.__aexit__(None, None, None)

    def send_version(self, room: Room, *, again: bool = False) -> None:
        self._send(room, again=again)

    def send_presence(self, room: Room, *, hello: bool = False) -> None:
        self._send(room, hello=hello)

    def send_changed(self, game: str) -> None:
        """A seat or a name changed in a game that may be live elsewhere."""
        self._publish(Word(self._worker, game, -1, (), again=True))

    def _send(self, room: Room, *, hello: bool = False, again: bool = False) -> None:
        if self._channels is not None:
            self._publish(Word(self._worker, room.id, room.version, tuple(room.here()), hello, again))

    def _publish(self, word: Word) -> None:
        if self._channels is not None:
            with contextlib.suppress(RuntimeError):  # on the way down there is nobody to tell
                self._channels.publish(msgspec.json.encode(word), CHANNEL)

    async def _listen(self, rooms: Rooms, subscriber: Subscriber) -> None:
        async for message in subscriber.iter_events():
            with contextlib.suppress(msgspec.DecodeError):
                self._hear(rooms, msgspec.json.decode(message, type=Word))

    def _hear(self, rooms: Rooms, word: Word) -> None:
        room = rooms.live(word.game)
        if room is None or word.worker == self._worker:
            return
        if len(word.here) == len(room.rules.seats) + 1:
            there, until = list(word.here), time.monotonic() + PRESENCE_SECONDS
            changed = room.elsewhere.get(word.worker, (None, 0.0))[0] != there
            room.elsewhere[word.worker] = (there, until)
            if changed:
                room.stir()
        if word.hello:
            self._send(room)
        if word.version > room.version or word.again:
            room.ask(Ask(0, CatchUp()))
