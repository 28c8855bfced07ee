"""How well somebody plays, as a number: OpenSkill's Plackett-Luce for two, three and four (docs/adr/0060).

Kept are its own two numbers, what it expects (`mu`) and how unsure it is (`sigma`). People read them on the scale they know: everybody
begins at 1500, and whoever stands 400 higher wins ten times as often once both are well known.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Strength(NamedTuple):
    """What is thought of somebody."""

    mu: float
    sigma: float


START: Final = Strength(25.0, 25.0 / 3)
SCALE: Final = 400 / (log(10) * sqrt(2) * 25 / 6)
SURE: Final = 120
"""A rating that may well be off by more than this is still a guess."""


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # loaded when the first rated game ends, not at start

    return PlackettLuce(mu=START.mu, sigma=START.sigma)


def rated_anew(before: Sequence[tuple[float, float]], places: Sequence[tuple[float, ...]]) -> list[Strength]:
    """Everybody's strength after a game; the larger a place, the better, and equal places are shared."""
    model: Any = _model()
    best_first = sorted(set(places), reverse=True)
    teams = [[model.create_rating([mu, sigma])] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(best_first.index(place)) for place in places])
    return [Strength(one.mu, one.sigma) for (one,) in after]


def shown(mu: float) -> int:
    """The number people read."""
    return round(1500 + SCALE * (mu - START.mu))


def give_or_take(sigma: float) -> int:
    return round(SCALE * sigma)
