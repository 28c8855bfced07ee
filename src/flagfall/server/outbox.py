"""Listeners who have something to hear: all of them in one go, once in each turn of the loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagfall.server.listener import Listener

SOME = 50
"""So many are told at a time: whoever hears first answers while others are still being told."""


class Outbox:
    """One per worker process. Lighter than a sleeping task for every socket."""

    def __init__(self) -> None:
        self._waiting: list[Listener] = []

    def add(self, listener: Listener) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._waiting.append(listener)

    def _send_all(self) -> None:
        """One kind of work after the other: a processor does best what it did just before, and nobody is woken for each word."""
        waiting, self._waiting = self._waiting, []
        for at in range(0, len(waiting), SOME):
            some = waiting[at : at + SOME]
            for listener in some:
                listener.compose()
            for listener in some:
                listener.pack()
            for listener in some:
                listener.speak()
