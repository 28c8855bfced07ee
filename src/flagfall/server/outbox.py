"""Listeners who have something to hear: all of them in one go, once in each turn of the loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagfall.server.listener import Listener


class Outbox:
    """One per worker process. Lighter than a sleeping task for every socket."""

    def __init__(self) -> None:
        self._waiting: list[Listener] = []

    def add(self, listener: Listener) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._waiting.append(listener)

    def _send_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for listener in waiting:
            listener.compose()
        for listener in waiting:  # one kind of work after the other: a processor does best what it did just before
            listener.pack()
        for listener in waiting:  # one right after the other: whoever receives them need not be woken for each
            listener.speak()
