"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagfall.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Result:
    """Who won and why. `scores` are per seat and add up to one: a win is 1, a shared win is split."""

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    reason: str
    points: tuple[int, ...] = ()

    @property
    def draw(self) -> bool:
        return len(self.winners) != 1

    @property
    def rewards(self) -> tuple[float, ...]:
        """The same for learners: 1 for a win alone, and all of them add up to 0."""
        others = len(self.scores) - 1
        return tuple((score * (others + 1) - 1) / others for score in self.scores)
