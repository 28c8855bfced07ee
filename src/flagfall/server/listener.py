"""One socket as its room knows it: what it has heard, and what still has to be said to it.

A listener is woken, not fed: it makes its message when the socket is ready to take one, from what is true
then. A slow socket skips nothing and keeps nothing in memory; it merely hears several facts at once.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from flagfall.core import SPECTATOR
from flagfall.server.at_once import at_once
from flagfall.server.tell import tell

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable

    from flagfall.server import wire
    from flagfall.server.room import Room

_encode = msgspec.json.Encoder().encode
MOST_UNSAID = 100


class Listener:
    """A seat's or a spectator's ear at one room."""

    __slots__ = (
        "_called", "_failed", "_send", "_talking", "_unsaid", "_word", "answers", "behind", "chat", "counts_at", "facts", "person", "room",
        "seat",
    )  # fmt: skip

    def __init__(self, room: Room, person: str | None, seat: int | None, since: int) -> None:
        self.room, self.person, self.seat = room, person, seat
        self.facts = since
        self.chat = 0
        self.counts_at: list[int] = []
        self.answers: int | None = None
        self.behind = True
        self._unsaid: deque[wire.Refused | wire.Pong] = deque(maxlen=MOST_UNSAID)
        self._called = False
        self._send: Callable[[str], Awaitable[None]] | None = None
        self._talking: asyncio.Task[None] | None = None
        self._word: str | None = None

    @property
    def ear(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    def stir(self, answers: int | None = None) -> None:
        """Something happened that this listener may want to know."""
        self.behind = True
        if answers is not None:
            self.answers = answers
        self._be_called()

    def say(self, message: wire.Refused | wire.Pong) -> None:
        """Something for this listener alone."""
        self._unsaid.append(message)
        self._be_called()

    def _be_called(self) -> None:
        if not self._called:
            self._called = True
            self.room.house.crier.call(self)

    # -- the socket ----------------------------------------------------------------------------------
    def connect(self, send: Callable[[str], Awaitable[None]], failed: Callable[[Exception], None]) -> None:
        """From now on there is a socket to speak through; `failed` hears why nothing more can be said."""
        self._send, self._failed = send, failed
        self._be_called()

    @property
    def connected(self) -> bool:
        return self._send is not None

    def hang_up(self) -> None:
        self._send = None
        if self._talking is not None:
            self._talking.cancel()

    def compose(self) -> None:
        """Put together what is to be said next, unless the last word is still on its way: then more follows by itself."""
        self._called = False
        if self._send is not None and self._talking is None:
            try:
                self._word = self._next()
            except Exception as error:
                self._give_up(error)

    def speak(self) -> None:
        if self._word is not None and self._talking is None:
            self._talking = at_once(self._say_all())

    async def _say_all(self) -> None:
        try:
            while self._word is not None and self._send is not None:
                await self._send(self._word)
                self._word = self._next()
        except Exception as error:
            self._give_up(error)
        finally:
            self._word = self._talking = None

    def _next(self) -> str | None:
        """From what is true now; nothing if everything has been said."""
        if self._unsaid:
            return _encode(self._unsaid.popleft()).decode()
        if not self.behind:
            return None
        self.behind = False
        self.room.house.counts.add("told_total")
        return tell(self.room, self)

    def _give_up(self, error: Exception) -> None:
        self._send = None
        self._failed(error)
