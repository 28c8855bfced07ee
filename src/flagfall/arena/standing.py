"""How a match stands: scores, Elo with its error, and the test whether one player is better."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

Z = 1.96
"""95 of 100 such intervals hold the truth."""
MOST = 1200.0
"""Elo beyond this is not told apart: nobody plays so many games."""
RISK = 0.05
"""How often the test may be wrong, in either direction."""
TINY = 1e-3
"""A result that has not been seen yet counts as so many, so that it stays possible."""


def expected(elo: float, seats: int = 2) -> float:
    """The score of a player so much stronger than each of the others."""
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


def elo_of(score: float, seats: int = 2) -> float:
    """The other way round, within MOST."""
    sure = min(max(score, 1e-9), 1 - 1e-9)
    return min(MOST, max(-MOST, 400 * math.log10((seats - 1) * sure / (1 - sure))))


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo of A over B between `low` and `high`, 95 times in a hundred."""

    elo: float
    low: float
    high: float


def rating(groups: Mapping[float, int], seats: int = 2) -> Rating:
    """From the mean scores of groups of games (pairs): games of one group hang together, groups do not.

    One imaginary group with an equal outcome is added before the error is worked out, so that a few games never pretend certainty.
    """
    count = sum(groups.values())
    if not count:
        return Rating(0.0, -MOST, MOST)
    even = 1 / seats
    mean = sum(score * times for score, times in groups.items()) / count
    middle = (mean * count + even) / (count + 1)
    spread = sum(times * (score - middle) ** 2 for score, times in groups.items())
    spread += even * (1 - even) / seats + (even - middle) ** 2
    error = Z * math.sqrt(spread / (count + 1) / (count + 1))
    low, high = elo_of(middle - error, seats), elo_of(middle + error, seats)
    elo = elo_of(mean, seats)
    return Rating(elo, min(low, elo), max(high, elo))


@dataclass(frozen=True, slots=True)
class Sprt:
    """Wald's test in sequence: is A better than B by `elo1`, or only by `elo0`?"""

    elo0: float
    elo1: float

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which it is decided, either way."""
        return math.log((1 - RISK) / RISK)

    def llr(self, groups: Mapping[float, int], seats: int = 2) -> float:
        """How much likelier what was seen is under elo1 than under elo0, as a logarithm."""
        count = sum(groups.values())
        if not count:
            return 0.0
        usual = [step / (2 * seats) for step in range(2 * seats + 1)] if seats == 2 else [0.0, 1.0]
        seen = Counter(dict.fromkeys(usual, TINY)) | Counter(groups)
        whole = sum(seen.values())
        likely = {score: times / whole for score, times in seen.items()}
        one, other = (_closest(likely, expected(elo, seats)) for elo in (self.elo1, self.elo0))
        return whole * sum(share * math.log(one[score] / other[score]) for score, share in likely.items())

    def verdict(self, llr: float) -> str:
        if abs(llr) < self.bound:
            return ""
        return "better" if llr > 0 else "not better"


def _closest(likely: Mapping[float, float], mean: float) -> dict[float, float]:
    """The distribution of that mean under which what was seen is likeliest: found by halving."""
    low, high = -1 / (max(likely) - mean), 1 / (mean - min(likely))
    for _ in range(100):
        x = (low + high) / 2
        if sum(share * (score - mean) / (1 + x * (score - mean)) for score, share in likely.items()) > 0:
            low = x
        else:
            high = x
    return {score: share / (1 + x * (score - mean)) for score, share in likely.items()}


@dataclass(frozen=True, slots=True)
class Standing:
    """The score of A and what follows from it."""

    games: int
    wins: int
    draws: int
    losses: int
    score: float
    rating: Rating
    groups: dict[float, int]
    """How many groups had which mean score: in pairs, five kinds."""
