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
