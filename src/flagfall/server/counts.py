"""What the server counts about itself. No label names a game or a person."""

from __future__ import annotations

import contextlib
import resource
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

HELP = {
    "workers": "Server processes that are there.",
    "memory_bytes": "Memory of all server processes together.",
    "sockets": "Sockets open now.",
    "rooms": "Games in memory now.",
    "rooms_held": "What they count against the limit: a long game counts as several.",
    "rooms_put_away_total": "Games put away early, to make space for others.",
    "moves_total": "Moves accepted.",
    "move_seconds": "Time from hearing of a move until it is kept and told.",
    "refused_total": "Refusals, by kind.",
    "told_total": "Messages sent to listeners.",
    "keep_seconds": "Time spent waiting for storage.",
    "thinkers_lost_total": "Worker processes of computer seats that died or hung.",
    "not_kept_total": "Entries that could not be stored.",
    "messenger_connected": "Server processes that hear the others.",
    "messenger_lost_total": "How often the line between server processes broke.",
}
UP_TO = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
"""Seconds: how many took no longer than each of these is counted."""


class Counts:
    """Counters and gauges by name; labels are part of the name."""

    def __init__(self) -> None:
        self._counter: Counter[str] = Counter()
        self._took: dict[str, list[int]] = {}
        self._seconds: dict[str, float] = {}

    def add(self, name: str, by: int = 1, **labels: str) -> None:
        if labels:
            inside = ",".join(f'{label}="{value}"' for label, value in sorted(labels.items()))
            name = f"{name}{{{inside}}}"
        self._counter[name] += by

    def set(self, name: str, to: int) -> None:
        self._counter[name] = to

    def took(self, name: str, seconds: float) -> None:
        """Something took so long."""
        if name not in self._took:
            self._took[name], self._seconds[name] = [0] * (len(UP_TO) + 1), 0.0
        self._took[name][bisect_left(UP_TO, seconds)] += 1
        self._seconds[name] += seconds

    def __getitem__(self, name: str) -> int:
        return self._counter[name]

    def measured(self) -> dict[str, float]:
        """Every number by its full name, as it can be added to those of other workers."""
        numbers: dict[str, float] = {"workers": 1, "memory_bytes": memory(), **self._counter}
        for name, took in self._took.items():
            for at, most in enumerate((*UP_TO, "+Inf")):
                numbers[f'{name}_bucket{{le="{most}"}}'] = sum(took[: at + 1])
            numbers[f"{name}_sum"], numbers[f"{name}_count"] = self._seconds[name], sum(took)
        return numbers


def exposition(workers: Iterable[Mapping[str, float]]) -> str:
    """The numbers of all workers together, in the usual text format."""
    together: dict[str, float] = {}
    for numbers in workers:
        for key, number in numbers.items():
            together[key] = together.get(key, 0) + number
    lines = []
    for name, sentence in HELP.items():
        timed = name.endswith("_seconds")
        kind = "histogram" if timed else "counter" if name.endswith("_total") else "gauge"
        lines += [f"# HELP flagfall_{name} {sentence}", f"# TYPE flagfall_{name} {kind}"]
        mine = (f"{name}_bucket", f"{name}_sum", f"{name}_count") if timed else (name,)
        found = {key: n for key, n in together.items() if key.split("{")[0] in mine}
        lines += [f"flagfall_{key} {number:.12g}" for key, number in (found or {mine[-1]: 0}).items()]
    return "\n".join(lines) + "\n"


def memory() -> int:
    """Bytes this process has in memory now; where the system does not say, the most it ever had."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
