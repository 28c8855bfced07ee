"""The clock on the wall: whatever dates, waits or forgets looks at it. Tests hang up one whose hands they turn."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable


class Alarm(Protocol):
    """What will be done at its time, unless it is cancelled."""

    def cancel(self) -> None: ...


class WallClock:
    """One per house, and the only one in it."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    seconds = staticmethod(time.monotonic)
    """Seconds since whenever, which nobody sets back."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def alarm(self, seconds: float, act: Callable[..., object], *given: Any) -> Alarm:
        """Do this after so many seconds."""
        return asyncio.get_running_loop().call_later(seconds, act, *given)
