"""Ratings of many players: Bradley-Terry where two sit at a table, OpenSkill where three or four do."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.arena.standing import Z

if TYPE_CHECKING:
    from collections.abc import Sequence

DRAWS = 300
"""How often the groups of games are drawn anew to see how far the ratings could have come out elsewhere."""
ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Rated:
    """One player's place: a rating, and between which it lies 95 times in a hundred."""

    player: str
    rating: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Group:
    """A group of games: who took part, and the mean score of each."""

    players: tuple[str, ...]
    scores: tuple[float, ...]
    games: int = 2


def bradley_terry(groups: Sequence[Group], seed: int = 0) -> list[Rated]:
    """Elo around an average of 0, best first. Errors come from drawing groups anew: the games of one hang together."""
    names = sorted({name for group in groups for name in group.players})
    place = {name: number for number, name in enumerate(names)}
    ones = np.array([[place[name] for name in group.players] for group in groups])
    points = np.array([[score * group.games for score in group.scores] for group in groups])
    luck = np.random.default_rng(seed)
    draws = luck.multinomial(len(groups), np.full(len(groups), 1 / len(groups)), DRAWS)
    middle = _fitted(ones, points, np.ones(len(groups)), len(names))
    spread = np.array([_fitted(ones, points, weight, len(names)) for weight in draws])
    low, high = np.percentile(spread, [2.5, 97.5], axis=0)
    rated = [
        Rated(name, float(middle[n]), float(min(low[n], middle[n])), float(max(high[n], middle[n])))
        for n, name in enumerate(names)
    ]
    return sorted(rated, key=lambda player: -player.rating)


def _fitted(ones: Any, points: Any, weight: Any, many: int) -> Any:
    """The strengths that make what happened likeliest (Hunter's iteration); everybody has half drawn one game with the average."""
    won = np.zeros((many, many))
    np.add.at(won, (ones[:, 0], ones[:, 1]), points[:, 0] * weight)
    np.add.at(won, (ones[:, 1], ones[:, 0]), points[:, 1] * weight)
    games = won + won.T
    strength = np.ones(many)
    for _ in range(ROUNDS):
        met = (games / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength = (won.sum(axis=1) + 0.5) / (met + 1 / (strength + 1))
        strength /= math.exp(np.log(strength).mean())
    return 400 * np.log10(strength)


def openskill(groups: Sequence[Group]) -> list[Rated]:
    """OpenSkill's Plackett-Luce ratings in the order of play, best first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {name: model.rating(name=name) for group in groups for name in group.players}
    for group in groups:
        teams = [[known[name]] for name in group.players]
        for name, (rated,) in zip(group.players, model.rate(teams, scores=list(group.scores)), strict=True):
            known[name] = rated
    told = [
        Rated(name, rated.mu, rated.mu - Z * rated.sigma, rated.mu + Z * rated.sigma) for name, rated in known.items()
    ]
    return sorted(told, key=lambda player: -player.rating)
