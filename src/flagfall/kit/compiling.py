"""How long this process has been compiling: a player's time does not run meanwhile."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import flagfall.kit.jit  # noqa: F401 (before Numba: it says where kernels are kept)

from numba.core.event import Listener, register  # isort: skip

if TYPE_CHECKING:
    from collections.abc import Callable


class Compiling(Listener):  # type: ignore[misc]
    """Counts the seconds; `pauses` is told when compiling begins (True) and ends (False)."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.pauses: Callable[[bool], None] = lambda begins: None
        self._depth, self._since = 0, 0.0

    def on_start(self, event: object) -> None:
        self._depth += 1
        if self._depth == 1:
            self._since = time.perf_counter()
            self.pauses(True)

    def on_end(self, event: object) -> None:
        self._depth -= 1
        if self._depth == 0:
            self.seconds += time.perf_counter() - self._since
            self.pauses(False)


COMPILING = Compiling()
register("numba:compile", COMPILING)
