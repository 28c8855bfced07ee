"""Passwords are hashed one at a time, off the loop: it is meant to take long, and nobody's move waits for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from flagfall.server.refusals import No

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
_hasher = PasswordHasher(parallelism=1)


class Passwords:
    """The thread that hashes, and how many may wait for it."""

    def __init__(self, most_waiting: int) -> None:
        self._most, self._waiting = most_waiting, 0
        self._thread = ThreadPoolExecutor(1, "passwords")

    async def hashed(self, password: str) -> str:
        return await self._in_turn(lambda: _hasher.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the one; where there is none to compare it with, that takes as long."""
        return await self._in_turn(lambda: _fits(kept, password))

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise No("too_many", "server-many-sign-in")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

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
