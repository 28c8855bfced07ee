"""Who has the processor and the disk. A drill measures what the server does to itself, not what else this machine is doing."""

from __future__ import annotations

import contextlib
import os
import sys

PEOPLE, SERVER, STRANGER = 3, 2, 1
NICER = 5
"""Behind the server, but not so far that a stranger on a busy machine does nothing at all."""
SWIFT = "/dev/shm"
"""Files in memory: a disk makes everybody wait for whoever else writes."""


def before_others() -> None:
    """This thread and all it starts, where the system lets us: how nice one is counts only within one session."""
    _in_turn(PEOPLE)


def as_the_server() -> None:
    """People have machines of their own; the server comes after them, and before whatever else there is."""
    if _ahead():
        _in_turn(SERVER)


def after_the_server() -> None:
    """The server's processor is not the stranger's, who has a machine of his own, too."""
    if _ahead():
        _in_turn(STRANGER)
    else:
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, NICER)


def _ahead() -> bool:
    return sys.platform == "linux" and os.sched_getscheduler(0) == os.SCHED_RR


def _in_turn(rank: int) -> None:
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(rank))


def swift_folder() -> str | None:
    """Where a database waits for nobody's disk; None where there is no such place."""
    return SWIFT if os.access(SWIFT, os.W_OK) else None
