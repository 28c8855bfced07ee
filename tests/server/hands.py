"""A clock on the wall whose hands a test turns: nothing is late on a slow machine, nothing early on a quick one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from visitors import wait_until

from flagfall.server.wall_clock import WallClock


@dataclass(eq=False)
class Alarm:
    due: float
    act: Callable[..., object]
    given: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True

    def ring(self) -> None:
        if not self.cancelled:
            self.act(*self.given)


class Hands(WallClock):
    """Stands still until it is turned, from any thread; `slept` are the sleeps that were asked for, in seconds."""

    def __init__(self) -> None:
        self._at = 1_700_000_000.0
        self._alarms: list[Alarm] = []
        self._lock = threading.Lock()
        self.slept: list[float] = []

    def now(self) -> int:
        return round(self._at * 1000)

    def seconds(self) -> float:
        return self._at

    def alarm(self, seconds: float, act: Callable[..., object], *given: Any) -> Alarm:
        with self._lock:
            alarm = Alarm(self._at + seconds, act, given)
            self._alarms.append(alarm)
        return alarm

    async def sleep(self, seconds: float) -> None:
        awake = asyncio.Event()
        alarm = self.alarm(seconds, awake.set)
        self.slept.append(round(seconds, 3))
        try:
            await awake.wait()
        finally:
            alarm.cancel()

    def turn(self, seconds: float) -> None:
        """So much later: whatever is due by now is done, in its order."""
        with self._lock:
            self._at += seconds
            due = sorted((alarm for alarm in self._alarms if alarm.due <= self._at), key=lambda alarm: alarm.due)
            self._alarms = [alarm for alarm in self._alarms if alarm.due > self._at and not alarm.cancelled]
        for alarm in due:
            if not alarm.loop.is_closed():
                alarm.loop.call_soon_threadsafe(alarm.ring)

    def turn_until(self, met: Callable[[], object], seconds: float = 1.0) -> None:
        """Later and later, until it is so."""
        wait_until(lambda: met() or self.turn(seconds))
