"""Passwords are hashed one at a time, off the loop: it is meant to take long, and nobody's move waits for it.

Those who wait come by turns, one of each address: whoever keeps signing in, even rightly, waits for himself.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from flagfall.server.refusals import No
from flagfall.server.thinking_in_turn import Turns

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
TIMES_IN_ALL = 8
"""So many times what one address may have waiting may wait in all."""
_hasher = PasswordHasher(parallelism=1)


class Passwords:
    """The thread that hashes, and how many may wait for it from one address."""

    def __init__(self, most_waiting: int) -> None:
        self._most, self._from = most_waiting, Counter[str]()
        self._thread, self._turns = ThreadPoolExecutor(1, "passwords"), Turns(1)

    async def hashed(self, password: str, address: str) -> str:
        return await self._in_turn(address, lambda: _hasher.hash(password))

    async def fits(self, kept: str | None, password: str, address: str) -> bool:
        """Whether it is the one; where there is none to compare it with, that takes as long."""
        return await self._in_turn(address, lambda: _fits(kept, password))

    async def _in_turn(self, address: str, work: Callable[[], T]) -> T:
        if self._from[address] >= self._most or self._from.total() >= TIMES_IN_ALL * self._most:
            raise No("too_many", "server-many-sign-in")
        self._from[address] += 1
        try:
            async with self._turns.of(address):
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


@cache
def _nobodys() -> str:
    """What a wrong name is checked against, so that it takes as long as a wrong password."""
    return _hasher.hash("nobody has this password")


def _fits(kept: str | None, password: str) -> bool:
    try:
        return _hasher.verify(kept or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
