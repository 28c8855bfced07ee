"""A log that does not repeat itself: what a stranger can cause again and again is written down a few times a minute."""

from __future__ import annotations

import logging
import time

OFTEN = 5
"""The same line so often in a minute, then only how many more there were."""
MINUTE = 60.0
MOST_KINDS = 500


class Sparing(logging.Filter):
    """Lines are the same when they are written by the same place in a program, whatever they name."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        place = (record.name, record.pathname, record.lineno)
        since, count = self._seen.get(place, (time.monotonic(), 0))
        if time.monotonic() >= since + MINUTE:
            if count > OFTEN:
                record.msg, record.args = f"{record.getMessage()} (and {count - OFTEN} more like it)", ()
            since, count = time.monotonic(), 0
        if len(self._seen) > MOST_KINDS:
            self._seen.clear()
        self._seen[place] = since, count + 1
        return count < OFTEN


_sparing = Sparing()


def install() -> None:
    """Wherever anything of ours, of the framework or of asyncio is written."""
    names = ("", "uvicorn", "uvicorn.error")
    handlers = [handler for name in names for handler in logging.getLogger(name).handlers]
    for handler in [*handlers, logging.lastResort]:
        if handler is not None and _sparing not in handler.filters:
            handler.addFilter(_sparing)
