"""Wakes the one task that waits for it. Lighter than an Event, which may wake many."""

from __future__ import annotations

import asyncio


class Wakeup:
    """Waking nobody is not remembered: look for work before you wait."""

    __slots__ = ("_asleep", "_loop")

    def __init__(self) -> None:
        self._asleep: asyncio.Future[None] | None = None
        self._loop = asyncio.get_running_loop()  # to ask for it each time is a call into the system

    def wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    def wait(self) -> asyncio.Future[None]:
        """To be awaited at once."""
        self._asleep = self._loop.create_future()
        return self._asleep
