"""What the server counts about itself. No label names a game or a person."""

from __future__ import annotations

from collections import Counter

HELP = {
    "sockets": "Sockets open now.",
    "rooms": "Games in memory now.",
    "moves_total": "Moves accepted.",
    "refused_total": "Refusals, by kind.",
    "told_total": "Messages sent to listeners.",
    "keep_seconds_sum": "Time spent waiting for storage.",
    "keep_seconds_count": "Entries kept.",
    "hands_lost_total": "Worker processes of computer seats that died or hung.",
    "not_kept_total": "Entries that could not be stored.",
}


class Counts:
    """Counters and gauges by name; labels are part of the name."""

    def __init__(self) -> None:
        self._counter: Counter[str] = Counter()
        self.seconds = 0.0

    def add(self, name: str, by: int = 1, **labels: str) -> None:
        if labels:
            inside = ",".join(f'{label}="{value}"' for label, value in sorted(labels.items()))
            name = f"{name}{{{inside}}}"
        self._counter[name] += by

    def set(self, name: str, to: int) -> None:
        self._counter[name] = to

    def __getitem__(self, name: str) -> int:
        return self._counter[name]

    def exposition(self) -> str:
        """The usual text format."""
        lines = []
        for name, sentence in HELP.items():
            kind = "counter" if name.endswith(("_total", "_sum", "_count")) else "gauge"
            lines += [f"# HELP flagfall_{name} {sentence}", f"# TYPE flagfall_{name} {kind}"]
            if name == "keep_seconds_sum":
                lines.append(f"flagfall_{name} {self.seconds:.6f}")
                continue
            found = {key: n for key, n in self._counter.items() if key.split("{")[0] == name} or {name: 0}
            lines += [f"flagfall_{key} {number}" for key, number in sorted(found.items())]
        return "\n".join(lines) + "\n"
