"""Who has the processor and the disk. A drill measures what the server does to itself, not what else this machine is doing."""

from __future__ import annotations

import contextlib
import os
import sys

FIRST, SECOND, LAST = 2, 1, 19
SWIFT = "/dev/shm"
"""Files in memory: a disk makes everybody wait for whoever else writes."""


def before_others() -> None:
    """This thread and all it starts, where the system lets us: how nice one is counts only within one session."""
    _in_turn(FIRST)


def after_the_server() -> None:
    """The server's processor is not the stranger's; but he goes before whatever else there is if the server does."""
    if sys.platform == "linux" and os.sched_getscheduler(0) == os.SCHED_RR:
        _in_turn(SECOND)
    else:
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, LAST)


def _in_turn(rank: int) -> None:
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(rank))


def swift_folder() -> str | None:
    """Where a database waits for nobody's disk; None where there is no such place."""
    return SWIFT if os.access(SWIFT, os.W_OK) else None
