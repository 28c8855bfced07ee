"""Looking back at a game plays it again: one thread does that for everybody, by turns, and remembers what it was asked lately."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from flagfall.server.refusals import No
from flagfall.server.thinking_in_turn import Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

T = TypeVar("T")

MOST_WAITING, MOST_FROM_ONE = 32, 8
"""What is worked on or waits: in all, and of it for one address, so that nobody has the thread for himself."""
MOST_BYTES = 16 * 1024 * 1024
"""What is remembered of all games together."""


class LookingBack:
    """Answers as they are sent. A key says everything an answer depends on, the listener first of all."""

    def __init__(self) -> None:
        self._thread, self._turns = ThreadPoolExecutor(1, "looking back"), Turns(1)
        self._making: dict[Hashable, asyncio.Future[bytes]] = {}
        self._from: Counter[str] = Counter()
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0

    async def answer(self, key: Hashable, make: Callable[[], Any], address: str) -> bytes:
        """What `make` makes; made once however many ask for it meanwhile, and on account of the address that asked first."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._begin(key, make, address)
        return await asyncio.shield(self._making[key])

    async def once(self, make: Callable[[], T], address: str) -> T:
        """What is dear and never asked for again, in the same turns."""
        self._come(address)
        try:
            return await self._made(make, address)
        finally:
            self._go(address)

    async def _made(self, make: Callable[[], T], address: str) -> T:
        async with self._turns.of(address):
            return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    def _begin(self, key: Hashable, make: Callable[[], Any], address: str) -> None:
        def made(done: asyncio.Future[bytes]) -> None:
            del self._making[key]
            self._go(address)
            if not done.cancelled() and done.exception() is None:
                self._keep(key, done.result())

        self._come(address)
        doing = asyncio.ensure_future(self._made(lambda: msgspec.json.encode(make()), address))
        self._making[key] = doing
        doing.add_done_callback(made)

    def _come(self, address: str) -> None:
        """No where too many wait: in all, or from there."""
        if self._from.total() >= MOST_WAITING or self._from[address] >= MOST_FROM_ONE:
            raise No("too_many", "server-many-look-back")
        self._from[address] += 1

    def _go(self, address: str) -> None:
        self._from[address] -= 1
        if self._from[address] <= 0:
            del self._from[address]

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._kept[key] = made
        self._bytes += _weight(key, made)
        while self._bytes > MOST_BYTES:
            self._bytes -= _weight(*self._kept.popitem(last=False))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _weight(key: Hashable, made: bytes) -> int:
    """Roughly the bytes in memory: a key can be longer than its answer."""
    return len(repr(key)) + len(made)
