"""Who may think next. Places are few, so whoever asks for much waits behind whoever asks for little."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Turns:
    """A few places. Those who wait are let in by turns: one for each, then the next for each, and so on."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

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
