"""Tuning a temper: two shifted copies of it play the crowd, past selves and each other, and it follows whichever does better."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.lab.openings import openings
from flagfall.lab.pieces import PAGE
from flagfall.lab.school import plans_of
from flagfall.minds.stratego.kernel import learn as kernel
from flagfall.minds.stratego.kernel.desk import lay_desk
from flagfall.minds.stratego.kernel.numbers import TRAITS
from flagfall.minds.stratego.learned import untaught
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.tempers import CROWD, PLAIN, row_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.games.stratego.rules import Stratego

STRIDES = {
    "news": 3.0, "bold": 0.6, "fear": 0.3, "show": 0.05, "advance": 0.8, "guard": 0.6, "still": 0.15, "trade": 4.0, "wary": 0.6,
    "scouts": 0.5, "steep": 0.25, "rush": 4.0, "dread": 0.12, "doubt": 0.08, "hunted": 0.15, "roam": 0.5, "stay": 0.3,
    "care": 0.2, "bluff": 0.15,
}  # fmt: skip
"""What is tuned, and what is a sensible step of each."""
BELOW_ZERO = ("news", "trade", "rush")
SHIFT = 0.6
OPENINGS = 400
GAMES, OPPONENTS = 20, 6
"""Games with each opponent of a step, half of them in either seat; and how many opponents."""
DRAWN = 0.3
"""What a draw costs besides: waiting is a poor way to be strong."""


class Tuning:
    """One temper being tuned (simultaneous perturbation: all traits are shifted at once, by chance up or down)."""

    def __init__(self, rules: Stratego, seed: int, begin: dict[str, float]) -> None:
        lore = lore_of(rules)
        weights = untaught(rules, lore, 1)
        self._luck = np.random.default_rng(seed)
        self._crowd = np.array([row_of(temper) for temper in CROWD.values()])
        self._tempers = np.zeros((2, len(TRAITS)))
        self._openings = openings(rules, OPENINGS, seed)
        self._desk: Any = lay_desk(rules.book, lore, self._tempers, weights, seed)
        self._diary, self._notes = np.zeros((0, PAGE), np.int32), np.zeros(0)
        self._strides = np.array([*STRIDES.values()]) * SHIFT
        self._least = np.array([-10.0 if trait in BELOW_ZERO else 0.0 for trait in STRIDES])
        self._at = np.array([{**PLAIN, **begin}[trait] for trait in STRIDES])
        self._mean = self._at.copy()
        self._past = [self._row(self._at)]
        self.steps = 0

    @property
    def temper(self) -> dict[str, float]:
        """The mean of late steps, which is steadier than the last."""
        return {trait: round(float(number), 3) for trait, number in zip(STRIDES, self._mean, strict=True)}

    def tune(self, seconds: float) -> None:
        """For so much processor time."""
        until = time.process_time() + seconds
        while time.process_time() < until:
            self._step()

    def gate(self, games: int) -> Iterator[tuple[str, float, float]]:
        """Against every temper of the crowd: its name, the score, and that of the plain one."""
        mine, plain = self._row(self._mean), np.array(row_of({}))
        for name, other in zip(CROWD, self._crowd, strict=True):
            yield name, self._play(mine, other, games, 77)[0], self._play(plain, other, games, 77)[0]

    def _step(self) -> None:
        self.steps += 1
        ways = self._luck.choice([-1.0, 1.0], len(self._at)) * self._strides
        up, down = self._row(self._at + ways), self._row(self._at - ways)
        slope = 2 * (self._play(up, down, 4 * GAMES, self._seed())[0] - 0.5)
        for _ in range(OPPONENTS):
            other = self._opponent()
            seed = self._seed()
            (one, one_drawn), (two, two_drawn) = (
                self._play(up, other, GAMES, seed),
                self._play(down, other, GAMES, seed),
            )
            slope += 4 * (one - two - DRAWN * (one_drawn - two_drawn)) / OPPONENTS
        rate = 0.9 / (1 + self.steps / 60) ** 0.6
        self._at = np.maximum(self._least, self._at + rate * slope * ways)
        self._mean = self._at.copy() if self.steps <= 20 else 0.93 * self._mean + 0.07 * self._at
        if self.steps % 25 == 0:
            self._past.append(self._row(self._mean))

    def _opponent(self) -> Any:
        among = self._crowd if self._luck.random() < 0.6 else self._past
        return among[self._luck.integers(len(among))]

    def _seed(self) -> int:
        return int(self._luck.integers(1 << 30))

    def _row(self, at: Any) -> Any:
        return np.array(row_of(dict(zip(STRIDES, np.maximum(self._least, at).tolist(), strict=True))))

    def _play(self, first: Any, second: Any, games: int, seed: int) -> tuple[float, float]:
        """Score and draws of the first, as shares."""
        self._tempers[0], self._tempers[1] = first, second
        self._desk.luck[0] = seed
        some = self._openings[(np.arange(OPENINGS // 2) + seed) % OPENINGS]
        tally = np.zeros(4)
        kernel.match(self._desk, some, 0, 1, plans_of((1, 1, 0)), games, self._diary, self._notes, tally)
        return float(tally[0] / games), float(tally[2] / games)
