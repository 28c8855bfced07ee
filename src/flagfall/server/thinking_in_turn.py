"""Who may think next. Places are few, so whoever asks for much waits behind whoever asks for little."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

LEAST = 0.02
"""Seconds that a thought takes at least, however many wait."""


class Hurried(Protocol):
    def hurry(self, seconds: float) -> None: ...


@dataclass(order=True, slots=True)
class Promised:
    """An answer that was promised within so many seconds: when it is due, who thinks about it, and when that has to end."""

    seconds: float = field(compare=False)
    due: float
    thinker: Hurried | None = field(default=None, compare=False)
    ends: float = field(default=0.0, compare=False)


def share(mine: Promised, waiting: Sequence[Promised], places: int, now: float) -> float:
    """How long a thought may take from now on: until it is due, and no longer than leaves as much to each who waits, in turn.

    Those who wait come in rounds of as many as there are places; the time until the last of a round is due is shared among
    all rounds until then.
    """
    shares = [(one.due - now) / (2 + number // places) for number, one in enumerate(waiting)]
    return max(LEAST, min([mine.due - now, *shares]))


class Turns:
    """A few places. Those who wait are let in by turns: one for each, then the next for each, and so on."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def full(self) -> bool:
        """Whether whoever comes now has to wait."""
        return self._free <= 0

    @contextlib.asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        await self._take(whose)
        try:
            yield
        finally:
            self._give()

    async def _take(self, whose: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(whose, turn)
            else:  # it was let in at that very moment
                self._give()
            raise

    def _leave(self, whose: str, turn: asyncio.Future[None]) -> None:
        if turn in (line := self._waiting.get(whose, deque())):
            line.remove(turn)
            if not line:
                del self._waiting[whose]

    def _give(self) -> None:
        while self._waiting:
            whose, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[whose] = line  # behind everybody else who waits
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
