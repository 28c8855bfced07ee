"""Calls on listeners who have something to hear: all of them in one go, once in each turn of the loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagfall.server.listener import Listener


class Crier:
    """One per worker process. Lighter than a sleeping task for every socket."""

    def __init__(self) -> None:
        self._called: list[Listener] = []

    def call(self, listener: Listener) -> None:
        if not self._called:
            asyncio.get_running_loop().call_soon(self._cry)
        self._called.append(listener)

    def _cry(self) -> None:
        called, self._called = self._called, []
        for listener in called:
            listener.compose()
        for listener in called:  # one right after the other: whoever receives them need not be woken for each
            listener.speak()
