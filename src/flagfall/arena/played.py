"""What is left of a game when it is over."""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec

STEPS = 20
"""How finely times are told apart: so many steps from one second to ten."""


class Times(msgspec.Struct):
    """How long decisions took: counted by size, so that those of a million games fit on a page and add up."""

    count: int = 0
    total: float = 0.0
    most: float = 0.0
    sizes: dict[int, int] = {}

    def add(self, seconds: float, times: int = 1) -> None:
        size = math.ceil(STEPS * math.log10(max(seconds, 1e-7)))
        self.count += times
        self.total += seconds * times
        self.most = max(self.most, seconds)
        self.sizes[size] = self.sizes.get(size, 0) + times

    def join(self, other: Times) -> None:
        self.count += other.count
        self.total += other.total
        self.most = max(self.most, other.most)
        for size, times in other.sizes.items():
            self.sizes[size] = self.sizes.get(size, 0) + times

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """So many of all decisions took no longer than this: 0.99 is the p99."""
        left = share * self.count
        for size in sorted(self.sizes):
            left -= self.sizes[size]
            if left <= 1e-9:
                return min(self.most, 10 ** (size / STEPS))
        return self.most


CRASH, WRONG, LATE = "crash", "wrong", "late"
TOO_LATE = (LATE, "silence")


class Forfeit(msgspec.Struct, frozen=True):
    """A game lost beside the rules: `seat` failed, decided what cannot be, or took far too long."""

    seat: int
    kind: str
    why: str


Laid: TypeAlias = tuple[tuple[int, int], ...]
"""Set-ups as seats and decisions, in order."""


class Played(msgspec.Struct, frozen=True):
    """One game of a group: `turn` says which; A sat in the seat of the same number."""

    group: int
    turn: int
    scores: tuple[float, ...]
    reason: str
    decisions: int
    times: tuple[Times, ...] = msgspec.field(default_factory=lambda: (Times(), Times()))
    """Each player's."""
    overruns: tuple[int, ...] = (0, 0)
    """Decisions that took longer than agreed, though not so long that the game was lost."""
    forfeit: Forfeit | None = None
    laid: Laid = ()
    scroll: str = ""

    @property
    def score(self) -> float:
        """A's."""
        return self.scores[self.turn]


def forfeited(seats: int, seat: int) -> tuple[float, ...]:
    """Whoever leaves gets nothing; the others share."""
    return tuple(0.0 if other == seat else 1 / (seats - 1) for other in range(seats))
