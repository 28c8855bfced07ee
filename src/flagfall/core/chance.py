"""Chance is a player: it is asked, it decides, and its outcomes are recorded like any decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from flagfall.core.decision import Decision


class Draw(Protocol):
    """A source of luck: `random.Random`, `random.SystemRandom`, or anything with this method."""

    def randrange(self, stop: int, /) -> int: ...


@dataclass(frozen=True, slots=True)
class Chances:
    """What chance may decide now, each outcome with its whole-number weight."""

    outcomes: tuple[Decision, ...]
    weights: tuple[int, ...]

    def draw(self, draw: Draw) -> Decision:
        left = draw.randrange(sum(self.weights))
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights do not add up")
