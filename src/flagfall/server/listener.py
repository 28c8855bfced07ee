"""One socket as its room knows it: what it has heard, and what still has to be said to it.

A listener is woken, not fed: it makes its message when the socket is ready to take one, from what is true
then. A slow socket skips nothing and keeps nothing in memory; it merely hears several facts at once.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from flagfall.core import SPECTATOR
from flagfall.server.bell import Bell
from flagfall.server.tell import tell

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from flagfall.server import wire
    from flagfall.server.room import Room

_encode = msgspec.json.Encoder().encode
MOST_UNSAID = 100


class Listener:
    """A seat's or a spectator's ear at one room."""

    __slots__ = ("_bell", "_unsaid", "answers", "behind", "chat", "facts", "notes", "person", "room", "seat")

    def __init__(self, room: Room, person: str | None, seat: int | None, since: int) -> None:
        self.room, self.person, self.seat = room, person, seat
        self.hear_from(since)
        self.chat = 0
        self.answers: int | None = None
        self.behind = True
        self._unsaid: deque[wire.Refused | wire.Pong] = deque(maxlen=MOST_UNSAID)
        self._bell = Bell()

    def hear_from(self, since: int) -> None:
        """From this fact on, and from whatever was noted at that time or later."""
        self.facts = since
        place = self.room.ears.index(self.ear)
        self.notes = sum(note.after[place] < since for note in self.room.standing.notes)

    @property
    def ear(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    def stir(self, answers: int | None = None) -> None:
        """Something happened that this listener may want to know."""
        self.behind = True
        if answers is not None:
            self.answers = answers
        self._bell.ring()

    def say(self, message: wire.Refused | wire.Pong) -> None:
        """Something for this listener alone."""
        self._unsaid.append(message)
        self._bell.ring()

    async def speak(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send whatever there is to say, for as long as the socket lives."""
        counts = self.room.house.counts
        while True:
            if self._unsaid:
                await send(_encode(self._unsaid.popleft()))
            elif self.behind:
                self.behind = False
                message = tell(self.room, self)
                counts.add("told_total")
                await send(message)
            else:
                await self._bell.wait()
