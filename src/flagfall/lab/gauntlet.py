"""Whether what was learned is better than what is shipped, and no worse against anybody of the crowd."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from flagfall.lab.cores import in_order
from flagfall.lab.pieces import PAGE, seed_of
from flagfall.lab.school import plans_of
from flagfall.minds.stratego.kernel import learn as kernel
from flagfall.minds.stratego.tempers import CROWD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from flagfall.lab.school import School
    from flagfall.minds.stratego.learned import Weights

SEARCHES = -1
"""Instead of a temper: decides by its value."""
PREDECESSOR = "its predecessor"
AT_ONCE = 8
"""Pairs played before it is looked whether that is enough."""


class Test(Protocol):
    """A test in sequence, as matches use it."""

    def llr(self, groups: Mapping[float, int]) -> float: ...
    def verdict(self, llr: float) -> str: ...


@dataclass(slots=True)
class Row:
    """How it stands with one opponent: pairs by their score, or by how much better than its predecessor's."""

    name: str
    groups: Counter[float] = field(default_factory=Counter)
    points: float = 0.0
    before: float = 0.0
    """What its predecessor scored in as many games, against the same set-ups and the same luck."""
    verdict: str = ""

    @property
    def pairs(self) -> int:
        return self.groups.total()


class Gauntlet:
    """A candidate against its predecessor, and both against every temper of the crowd: in pairs, seats exchanged, the same set-ups."""

    def __init__(self, school: School, predecessor: Weights, plan: Sequence[int], seed: int) -> None:
        self._school, self._seed = school, seed
        self._plan = (*plan, 0, 0, 0)[:5]
        self._rows = np.concatenate([school.rows, predecessor.rows])
        self._dense = np.concatenate([school.dense, predecessor.dense])
        self.rows = [Row(PREDECESSOR), *map(Row, CROWD)]

    def run(self, better: Test, no_worse: Test, pairs: int, done: Callable[[Row], None] = lambda row: None) -> bool:
        """Play until every row is decided, or so many pairs are played; whether it may be shipped."""
        for style, row in enumerate(self.rows):
            test = no_worse if style else better
            for mine, theirs in self._scores(style, pairs):
                row.points += mine
                row.before += theirs
                row.groups[(1 + mine - theirs) / 2 if style else mine] += 1
                row.verdict = test.verdict(test.llr(row.groups))
                if row.verdict:
                    break
            done(row)
        return self.passed

    @property
    def passed(self) -> bool:
        """It is better than its predecessor, and against nobody of the crowd it has become worse."""
        first, *crowd = self.rows
        return first.verdict == "better" and not any(row.verdict == "not better" for row in crowd)

    def word(self, row: Row) -> str:
        """What a row's test has found, in a word."""
        words = (
            {"better": "better", "not better": "not better"}
            if row is self.rows[0]
            else {"better": "holds", "not better": "fell"}
        )
        return words.get(row.verdict, "not clear")

    def _scores(self, style: int, pairs: int) -> Iterator[tuple[float, float]]:
        """Pair by pair what the candidate scored, and what its predecessor did against the same opponent."""
        begin = lambda: self._school.lay_desk(self._rows, self._dense)  # noqa: E731
        for first in range(0, pairs, AT_ONCE):
            numbers = range(first, min(pairs, first + AT_ONCE))
            yield from in_order(begin, lambda desk, pair: self._pair(desk, style, pair), numbers)

    def _pair(self, desk: Any, style: int, pair: int) -> tuple[float, float]:
        mine, other = (*self._plan, 0), (*self._plan, 1)
        if style:
            return self._play(desk, style, pair, mine), self._play(desk, style, pair, other)
        score = self._play(desk, SEARCHES, pair, mine, other)
        return score, 1 - score

    def _play(self, desk: Any, second: int, pair: int, *plans: Sequence[int]) -> float:
        armies, tally = self._school.openings, np.zeros(4)
        at = pair % len(armies)
        desk.luck[0] = seed_of((self._seed, max(0, second), pair))
        kernel.match(
            desk,
            armies[at : at + 1],
            SEARCHES,
            second,
            plans_of(*plans),
            2,
            np.zeros((0, PAGE), np.int32),
            np.zeros(0),
            tally,
        )
        return float(tally[0] / 2)
