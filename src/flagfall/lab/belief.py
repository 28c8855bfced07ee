"""What hidden enemies usually are, counted in games: by where they began, how long they stood still, beside whom they dared to stand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.stratego.kernel.numbers import KINDS
from flagfall.lab.openings import openings
from flagfall.minds.stratego.kernel import study as kernel
from flagfall.minds.stratego.kernel.desk import lay_desk
from flagfall.minds.stratego.kernel.numbers import DARED, LATE_LOOK, LOOKS
from flagfall.minds.stratego.learned import load, usual
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.tempers import table_of_tempers
from flagfall.players.habits import CANNY, LEARNED

if TYPE_CHECKING:
    from flagfall.games.stratego.rules import Stratego
    from flagfall.minds.stratego.learned import Weights

SLIP = 0.03
OPENINGS = 600
ENOUGH = 40.0
"""So many sightings weigh as much as what is believed without them."""
SUREST = 8.0
"""Nobody is ever so sure of what a look means: others set up otherwise."""
STANDING, WALKING = 0.6, 0.4
"""For the same reason what is counted of those who have not moved, and of those who have, weighs only so much (as a power)."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What was lost on the truth for each hidden piece, in nats, in games not counted: by counting alone, by the hints, by habits."""

    counting: float
    hints: float
    habits: float
    pieces: int


def believe(rules: Stratego, games: int, seed: int) -> tuple[Weights, Loss]:
    """The weights of a game with habits counted anew in so many games, and how they fare in a quarter as many others."""
    lore = lore_of(rules)
    weights = load(rules, lore)
    begin = usual(rules, lore)
    seen, awaited, _ = _study(rules, lore, replace(weights, habits=begin), games, seed)
    if lore["twin"][0]:
        seen[:], awaited[:] = seen.sum(0), awaited.sum(0)
    habits = _settle(seen, awaited, begin)
    fresh = max(1, games // 4)
    pieces, counting, hinted = _study(rules, lore, replace(weights, habits=begin), fresh, seed + 1)[2]
    counted = _study(rules, lore, replace(weights, habits=habits), fresh, seed + 1)[2]
    loss = Loss(counting / pieces, hinted / pieces, counted[2] / counted[0], int(pieces))
    return replace(weights, habits=habits), loss


def _study(rules: Stratego, lore: Any, weights: Weights, games: int, seed: int) -> tuple[Any, Any, Any]:
    desk = lay_desk(rules.book, lore, table_of_tempers(rules.edition.id, SLIP), weights, seed)
    half = OPENINGS // 2
    armies = np.concatenate([openings(rules, half, seed, LEARNED), openings(rules, half, seed + 1, CANNY)])
    seen, awaited, losses = np.zeros((2, LOOKS, KINDS)), np.zeros((2, LOOKS, KINDS)), np.zeros(3)
    kernel.study(desk, armies, games, seen, awaited, losses)
    return seen, awaited, losses


def _settle(seen: Any, awaited: Any, begin: Any) -> Any:
    """Seen over awaited, for those who dared to stand beside nobody. Of those who did, what counting says is how gladly a crowd
    bluffs; most people and programs hardly do, so whoever steps up is taken for somebody who wins."""
    ratio = (seen + ENOUGH / 10 * begin) / (awaited + ENOUGH / 10)
    settled = np.clip(ratio, 1 / SUREST, SUREST) ** STANDING
    walked = slice(LATE_LOOK + 1, None, DARED)
    settled[:, LATE_LOOK + 1 :] = begin[:, LATE_LOOK + 1 :]
    settled[:, walked] = np.clip(ratio[:, walked], 1 / SUREST, SUREST) ** WALKING
    return settled.astype(np.float32)
