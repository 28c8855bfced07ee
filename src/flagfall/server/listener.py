"""One socket as its room knows it: what it has heard, and what still has to be said to it.

A listener is woken, not fed: it makes its message when the socket is ready to take one, from what is true
then. A slow socket skips nothing and keeps nothing in memory; it merely hears several facts at once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from flagfall.core import SPECTATOR
from flagfall.server.at_once import at_once
from flagfall.server.tell import tell
from flagfall.speech import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from flagfall.server import wire
    from flagfall.server.packing import Packing
    from flagfall.server.room import Room

_encode = msgspec.json.Encoder().encode
MOST_UNSAID = 100


class Ended(Exception):
    """A socket has to end, with a code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


class Listener:
    """A seat's or a spectator's ear at one room."""

    __slots__ = (
        "_failed",
        "_queued",
        "_say",
        "_send",
        "_talking",
        "_unsaid",
        "_word",
        "answers",
        "behind",
        "chat",
        "counts_at",
        "facts",
        "language",
        "packing",
        "person",
        "room",
        "seat",
        "session",
    )  # fmt: skip

    def __init__(
        self,
        room: Room,
        person: str | None,
        seat: int | None,
        since: int,
        session: str | None = None,
        language: str = ENGLISH,
    ) -> None:
        self.room, self.person, self.seat, self.session, self.language = room, person, seat, session, language
        self.facts = since
        self.chat = 0
        self.counts_at: list[int] = []
        self.answers: int | None = None
        self.behind = True
        self.packing: Packing | None = None
        """For a socket that wants what is told packed."""
        self._unsaid: deque[wire.Refused | wire.Pong] = deque(maxlen=MOST_UNSAID)
        self._queued = False
        self._send: Callable[[str | bytes], Awaitable[None]] | None = None
        self._say: Callable[[str | bytes], bool] | None = None
        self._talking: asyncio.Task[None] | None = None
        self._word: str | bytes | None = None

    @property
    def ear(self) -> int:
        return SPECTATOR if self.seat is None else self.seat

    def stir(self, answers: int | None = None) -> None:
        """Something happened that this listener may want to know."""
        self.behind = True
        if answers is not None:
            self.answers = answers
        self._to_outbox()

    def say(self, message: wire.Refused | wire.Pong) -> None:
        """Something for this listener alone."""
        self._unsaid.append(message)
        self._to_outbox()

    def _to_outbox(self) -> None:
        if not self._queued:
            self._queued = True
            self.room.house.outbox.add(self)

    # -- the socket ----------------------------------------------------------------------------------
    def connect(
        self,
        send: Callable[[str | bytes], Awaitable[None]],
        failed: Callable[[Exception], None],
        say: Callable[[str | bytes], bool] | None = None,
    ) -> None:
        """From now on there is a socket to speak through; `failed` hears why nothing more can be said.

        Where there is a `say`, it says a word without waiting, or that it cannot.
        """
        self._send, self._failed, self._say = send, failed, say
        self._to_outbox()

    @property
    def connected(self) -> bool:
        return self._send is not None

    def end(self, code: int, why: str) -> None:
        """The socket is to end, for a reason that lies outside."""
        if self._send is not None:
            self._give_up(Ended(code, why))

    def hang_up(self) -> None:
        self._send = self._say = None
        if self._talking is not None:
            self._talking.cancel()

    def compose(self) -> None:
        """Put together what is to be said next, unless the last word is still on its way: then more follows by itself."""
        self._queued = False
        if self._send is not None and self._talking is None:
            try:
                self._word = self._next()
            except Exception as error:
                self._give_up(error)

    def pack(self) -> None:
        """Pack what was put together, unless it is on its way already."""
        if self._talking is None:
            try:
                self._word = self._packed(self._word)
            except Exception as error:
                self._give_up(error)

    def speak(self) -> None:
        if self._word is None or self._talking is not None:
            return
        if self._said_at_once(self._word):
            self._word = None
            if self.behind or self._unsaid:  # others are heard in between
                self._to_outbox()
        else:
            self._talking = at_once(self._say_all())

    def _said_at_once(self, word: str | bytes) -> bool:
        try:
            return self._say is not None and self._say(word)
        except Exception as error:
            self._give_up(error)
            return True

    async def _say_all(self) -> None:
        try:
            while self._word is not None and self._send is not None:
                await self._send(self._word)
                if self.behind:  # a long story is told in pieces, and others are heard in between
                    await asyncio.sleep(0)
                self._word = self._packed(self._next())
        except Exception as error:
            self._give_up(error)
        finally:
            self._word = self._talking = None

    def _next(self) -> str | bytes | None:
        """From what is true now, text or bytes to be packed; nothing if everything has been said."""
        if self._unsaid:
            return _encode(self._unsaid.popleft()).decode()
        if not self.behind:
            return None
        self.room.house.counts.add("told_total")
        self.behind = False
        word, self.behind = tell(self.room, self)
        if self.packing is None or self.behind:  # pieces of a long story are the same for everybody, and go as they are
            return word.decode()
        return word

    def _packed(self, word: str | bytes | None) -> str | bytes | None:
        """Where it was asked for; what is text goes as it is."""
        if self.packing is None or not isinstance(word, bytes):
            return word
        return self.packing.pack(word, self.room.gallery.packed if self.seat is None else None)

    def _give_up(self, error: Exception) -> None:
        self._send = self._say = None
        self._failed(error)
