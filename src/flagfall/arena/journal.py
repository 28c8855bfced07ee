"""Games of a match written down as they end, so that a match that was stopped can be taken up again."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from flagfall.arena.played import Played

if TYPE_CHECKING:
    from flagfall.arena.terms import Terms


OFTEN = 1.0
"""A match that is killed has lost the games of the last so many seconds, no others."""


def usual_place(terms: Terms) -> Path:
    """Where the games of these terms are kept unless somebody wants them elsewhere."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return home / "flagfall" / "matches" / f"{terms.digest}.jsonl"


class Journal:
    """One line for each game. A line that was cut off is as good as none."""

    def __init__(self, path: Path, resume: bool) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self.before: list[Played] = _read(path) if resume else []
        self._lines, self._flushed = path.open("wb"), -OFTEN
        for played in self.before:
            self.write(played)

    def write(self, played: Played) -> None:
        self._lines.write(msgspec.json.encode(played) + b"\n")
        if time.monotonic() > self._flushed + OFTEN:  # thousands of games a second would wait for the disk
            self._lines.flush()
            self._flushed = time.monotonic()

    def close(self, finished: bool) -> None:
        """A match that is over leaves nothing behind."""
        self._lines.close()
        if finished:
            self.path.unlink(missing_ok=True)


def _read(path: Path) -> list[Played]:
    if not path.exists():
        return []
    read = []
    for line in path.read_bytes().splitlines():
        try:
            read.append(msgspec.json.decode(line, type=Played))
        except msgspec.DecodeError:
            break
    return read
