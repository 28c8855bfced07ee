"""Wrong passwords: each makes the next try wait longer, for whoever made it and for nobody else.

They are counted by address, and by address and name together. The name alone is not: then anybody could keep its owner out.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from flagfall.server.limits import hidden

if TYPE_CHECKING:
    from collections.abc import Callable

FORGOTTEN = 600.0
"""Seconds without a wrong try after which everything is as before."""


class _Wrong:
    __slots__ = ("count", "latest")

    def __init__(self) -> None:
        self.count, self.latest = 0, 0.0


class Tries:
    """Who has been wrong how often. `tell` hears of it where several workers serve; they answer with `spill`."""

    def __init__(
        self,
        free_here: int,
        free_pair: int,
        longest: float,
        tell: Callable[[str], None] | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seconds = seconds
        self._free = {"@": free_here, "&": free_pair}
        self._longest, self._tell = longest, tell
        self._wrong: dict[str, _Wrong] = {}
        self._sweep_at = 1_000

    def wait(self, name: str, address: str) -> float:
        """Seconds until this address may try this name (again)."""
        return max(self._left(key) for key in _keys(name, address))

    def wrong(self, name: str, address: str) -> None:
        for key in _keys(name, address):
            self.spill(key)
            if self._tell is not None:
                self._tell(key)

    def right(self, name: str, address: str) -> None:
        """Whoever knows the password may mistype it again another day."""
        self._wrong.pop(_keys(name, address)[1], None)

    def spill(self, key: str, _much: float = 1) -> None:
        """One more wrong try, here or at another worker."""
        if len(self._wrong) >= self._sweep_at:
            since = self._seconds() - FORGOTTEN
            self._wrong = {name: wrong for name, wrong in self._wrong.items() if wrong.latest > since}
            self._sweep_at = max(1_000, 2 * len(self._wrong))
        wrong = self._wrong.setdefault(key, _Wrong())
        if self._seconds() > wrong.latest + FORGOTTEN:
            wrong.count = 0
        wrong.count += 1
        wrong.latest = self._seconds()

    def _left(self, key: str) -> float:
        wrong = self._wrong.get(key)
        over = 0 if wrong is None else wrong.count - self._free[key[0]]
        if wrong is None or over < 0:
            return 0.0
        return max(0.0, wrong.latest + min(self._longest, 2.0 ** min(over, 30)) - self._seconds())


def _keys(name: str, address: str) -> tuple[str, str]:
    return f"@{hidden(address)}", f"&{hidden(f'{address} {name}')}"
