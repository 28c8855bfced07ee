"""Chance is a player: it is asked, it decides, and its outcomes are recorded like any decision."""

from __future__ import annotations

from dataclasses import dataclass
from operator import index
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:
    from flagfall.core.decision import Decision


class Draw(Protocol):
    """A source of luck: `random.Random`, `random.SystemRandom`, or anything with this method."""

    def randrange(self, stop: int, /) -> int: ...


Luck: TypeAlias = Draw | int | Any | None
"""What a maker may hand in for luck: a Draw, a seed, a numpy Generator, or nothing."""


class _Generator:
    """A numpy Generator as a source of luck."""

    def __init__(self, generator: Any) -> None:
        self._generator = generator

    def randrange(self, stop: int, /) -> int:
        return int(self._generator.integers(stop))


def draw_from(luck: Luck) -> Draw:
    """A source of luck: the system's own unless one, or a seed, is given."""
    if luck is None:
        return SystemRandom()
    if hasattr(luck, "randrange"):
        return luck
    if hasattr(luck, "integers"):
        return _Generator(luck)
    return Random(_seed(luck))


def number_from(luck: Any) -> int:
    """A seed, from whatever was handed in for luck."""
    if hasattr(luck, "integers"):
        return int(luck.integers(1 << 62))
    if luck is None or hasattr(luck, "randrange"):
        return draw_from(luck).randrange(1 << 62)
    return _seed(luck)


def random_from(luck: Luck) -> Random:
    """What a player is given: a `random.Random` of its own."""
    return luck if isinstance(luck, Random) else Random(number_from(luck))


def _seed(luck: Any) -> int:
    try:
        return index(luck)
    except TypeError:
        raise TypeError(f"luck is a seed, a random.Random or a numpy Generator, not {luck!r}") from None


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
