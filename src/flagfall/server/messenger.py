"""How workers hear of each other. Only numbers travel: a game's id and version, and how many are listening.

What happened is never sent this way; whoever cares reads it from storage. So nothing is lost with the line between
workers: it is opened again for as long as it takes, and then every room looks at what it has missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from flagfall.server.asks import Ask, CatchUp
from flagfall.server.channel import Broken
from flagfall.server.signing import new_id
from flagfall.server.wakeup import Wakeup
from flagfall.server.wall_clock import WallClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.server.channel import Channel
    from flagfall.server.room import Room
    from flagfall.server.rooms import Rooms

log = logging.getLogger(__name__)
PULSE_SECONDS, PRESENT_FOR = 10.0, 6
"""How often a worker says who is with it. Nobody is taken for gone before so many were missed;
and it must hear itself too, or the line counts as broken."""
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 3.0
MOST_WAITING, MOST_AT_ONCE = 20_000, 200


class Word(Struct, frozen=True):
    """What one worker says to the others about one game."""

    worker: str
    game: str
    version: int
    here: tuple[int, ...]
    hello: bool = False
    again: bool = False
    """Something changed that has no version: a chat line, a name, a taken seat."""
    taken: tuple[str, str] | None = None
    """Of which limit somebody has taken, and who in a form that names nobody; then there is no game."""
    much: float = 1
    """How much of it."""
    ended: tuple[str, str] | None = None
    """Who has signed out, and where if not everywhere."""
    stirred: tuple[str, ...] = ()
    """Whose games have moved on; nobody's name for the lists that everybody reads."""


class Messenger:
    """Says what rooms here do, and passes on what rooms elsewhere do."""

    def __init__(
        self, channel: Channel | None, pulse: float = PULSE_SECONDS, wall_clock: WallClock | None = None
    ) -> None:
        self._channel, self._pulse_seconds = channel, pulse
        self._clock = wall_clock or WallClock()
        self._worker = new_id()
        self._task: asyncio.Task[None] | None = None
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._heard_myself = 0.0
        self._wakeup: Wakeup
        self.connected = False
        self.lost = 0
        """How often the line broke."""
        self.taken: Callable[[str, str, float], None] = lambda *_: None
        self.ended: Callable[[str, str], None] = lambda *_: None
        self.stirred: Callable[[tuple[str, ...]], None] = lambda *_: None

    @property
    def shared(self) -> bool:
        return self._channel is not None

    async def open(self, rooms: Rooms) -> None:
        """Connected when it returns, if that is possible at all now."""
        if self._channel is None:
            return
        self._wakeup = Wakeup()
        with contextlib.suppress(Broken):
            await self._connect(self._channel)
        self._task = asyncio.create_task(self._stay(rooms, self._channel), name="messenger")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._channel is not None:
            self.connected = False
            await self._channel.close()

    @property
    def worker(self) -> str:
        """This worker's own name, a new one with each start."""
        return self._worker

    def send_version(self, room: Room, *, again: bool = False) -> None:
        self._send(room, again=again)

    def send_presence(self, room: Room, *, hello: bool = False) -> None:
        self._send(room, hello=hello)

    def send_changed(self, game: str) -> None:
        """A seat or a name changed in a game that may be live elsewhere."""
        self._publish(Word(self._worker, game, -1, (), again=True))

    def send_taken(self, tally: str, hidden: str, much: float = 1) -> None:
        """Somebody has taken of a limit that holds for all workers together."""
        self._publish(Word(self._worker, "", -1, (), taken=(tally, hidden), much=much))

    def send_ended(self, person: str, session: str) -> None:
        """Somebody has signed out, or was."""
        self._publish(Word(self._worker, "", -1, (), ended=(person, session)))

    def send_stirred(self, whose: tuple[str, ...]) -> None:
        """Whoever looks at a list there has something new to see."""
        self._publish(Word(self._worker, "", -1, (), stirred=whose))

    def _send(self, room: Room, *, hello: bool = False, again: bool = False) -> None:
        if self._channel is not None:
            self._publish(Word(self._worker, room.id, room.version, tuple(room.here()), hello, again))

    def _publish(self, word: Word) -> None:
        """While the line is broken nothing waits: everybody looks at everything when it is back."""
        if self.connected:
            self._waiting.append(msgspec.json.encode(word).decode())
            self._wakeup.wake()

    # -- the line ------------------------------------------------------------------------------------
    async def _connect(self, channel: Channel) -> None:
        try:
            await channel.open()
        except BaseException:
            await channel.close()
            raise
        self._waiting.clear()
        self._heard_myself = self._clock.seconds()
        self.connected = True

    async def _stay(self, rooms: Rooms, channel: Channel) -> None:
        """Speak and hear for as long as the line holds; open it again when it breaks, at first soon, then more slowly."""
        wait = SHORTEST_WAIT
        while True:
            try:
                if not self.connected:
                    await self._connect(channel)
                    wait = SHORTEST_WAIT
                    log.warning("the messenger is connected again")
                    self._catch_up(rooms)
                async with asyncio.TaskGroup() as together:
                    for part in (self._speak(channel), self._listen(rooms, channel), self._pulse(rooms)):
                        together.create_task(part)
            except* Exception as broken:  # whatever it is, a messenger that gives up would leave the others behind
                if self.connected:
                    self.connected = False
                    self.lost += 1
                    log.warning("the messenger is not connected any more (%s); trying again", _why(broken))
                await channel.close()
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def _speak(self, channel: Channel) -> None:
        while True:
            if not self._waiting:
                await self._wakeup.wait()
                continue
            many = min(len(self._waiting), MOST_AT_ONCE)
            await channel.publish([self._waiting.popleft() for _ in range(many)])

    async def _listen(self, rooms: Rooms, channel: Channel) -> None:
        async for message in channel.heard():
            with contextlib.suppress(msgspec.DecodeError):
                self._hear(rooms, msgspec.json.decode(message, type=Word))
        raise Broken("nothing more was heard")

    async def _pulse(self, rooms: Rooms) -> None:
        """Say now and then who is here, so that nobody is taken for gone in a quiet hour; and hear that it was said."""
        while True:
            await self._clock.sleep(self._pulse_seconds)
            if self._clock.seconds() > self._heard_myself + 3 * self._pulse_seconds:
                raise Broken("it is silent")
            self._publish(Word(self._worker, "", -1, ()))
            for room in rooms.all():
                if room.listeners:
                    self._send(room)
                self._forget(room)

    def _catch_up(self, rooms: Rooms) -> None:
        """Nobody knows what was missed, here or there: every room looks, and asks the others to look."""
        for room in rooms.all():
            room.ask(Ask(0, CatchUp()))
            self._send(room, hello=True, again=True)

    def _forget(self, room: Room) -> None:
        """Whoever was with a worker that says nothing any more is gone."""
        gone = [worker for worker, (_, until) in room.elsewhere.items() if until < self._clock.seconds()]
        for worker in gone:
            there, _ = room.elsewhere.pop(worker)
            if any(there):
                room.stir()

    def _hear(self, rooms: Rooms, word: Word) -> None:
        if word.worker == self._worker:
            self._heard_myself = self._clock.seconds()
            return
        if word.taken is not None:
            self.taken(*word.taken, word.much)
        if word.ended is not None:
            self.ended(*word.ended)
        if word.stirred:
            self.stirred(word.stirred)
        room = rooms.live(word.game)
        if room is None:
            return
        if len(word.here) == len(room.rules.seats) + 1:
            there, until = list(word.here), self._clock.seconds() + PRESENT_FOR * self._pulse_seconds
            changed = room.elsewhere.get(word.worker, (None, 0.0))[0] != there
            room.elsewhere[word.worker] = (there, until)
            if changed:
                room.stir()
        if word.hello:
            self._send(room)
        if word.version > room.version or word.again:
            room.ask(Ask(0, CatchUp()))


def _why(broken: BaseExceptionGroup[BaseException]) -> str:
    """The kinds of error, never what they say: an address may stand in it."""
    leaves = [error for error in broken.exceptions if not isinstance(error, BaseExceptionGroup)]
    return ", ".join(sorted({type(error.__cause__ or error).__name__ for error in leaves})) or "several reasons"
