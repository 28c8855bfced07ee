"""Looking back at a game plays it again: one thread does that for everybody, and remembers what it was asked lately."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.server.refusals import No

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

MOST_WAITING = 32
MOST_BYTES = 16 * 1024 * 1024
"""What is remembered of all games together."""


class LookingBack:
    """Answers as they are sent. A key says everything an answer depends on, the listener first of all."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "looking back")
        self._waiting = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0

    async def answer(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if self._waiting >= MOST_WAITING:
            raise No("too_many", "server-many-look-back")
        self._waiting += 1
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._thread, lambda: msgspec.json.encode(make()))
        finally:
            self._waiting -= 1
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        if key in self._kept:
            return
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > MOST_BYTES:
            _, old = self._kept.popitem(last=False)
            self._bytes -= len(old)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
