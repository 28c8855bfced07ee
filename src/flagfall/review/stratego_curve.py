"""How each side stood in its own eyes: a mind sits in each seat, hears what that seat heard, and is asked now and then."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from flagfall.players.manners import share
from flagfall.players.mind import Mind
from flagfall.players.player import Question
from flagfall.review.told import Curve, Spot
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.core import Decision, Fact, Seat
    from flagfall.games.stratego.rules import Stratego
    from flagfall.review.walk import Step

WORLDS, CANDIDATES, PLIES = 4, 4, 4
MOST_ASKED = 160
"""A long game is judged as often as a short one."""
GLANCE, SURE = 8, 48
"""Tables on which what was played is tried beside what seemed best: at first, and before anything is said of it."""
MUCH = 0.2
"""Of what lies between lost and won, so much has to be given away, from -1 to 1, to be told of."""


@dataclass(frozen=True, slots=True)
class Missed:
    """A decision that gave much away, what would have been better, and how both fare, from 0 to 1."""

    moment: int
    seat: Seat
    played: Decision
    better: Decision
    less: float
    more: float


class Judges:
    """Two minds that only listen."""

    def __init__(self, rules: Stratego, inputs: int) -> None:
        self._minds = [
            Mind(rules, seat, Random(1), worlds=WORLDS, candidates=CANDIDATES, plies=PLIES) for seat in (0, 1)
        ]
        self._waiting: list[list[Fact]] = [[], []]
        self._lines: list[list[Spot]] = [[], []]
        self._every = max(1, -(-inputs // MOST_ASKED))
        self._count = [0, 0]
        self._last: Step | None = None
        self._best: list[Decision | None] = [None, None]
        """What each would have decided, until it is known what was decided."""
        self.missed: list[Missed] = []

    def see(self, step: Step) -> None:
        """The table as it lies now; whoever is to move is asked."""
        self._last = step
        if step.seat in (0, 1):
            self._judge(step.moment, step.seat, step.decision)
        for seat in (0, 1):
            self._waiting[seat] += step.heard[seat]
        seat = step.table.to_act
        if seat not in (0, 1):
            return
        self._count[seat] += 1
        choices = step.table.choices(seat)
        if self._count[seat] % self._every or len(choices) < 2:
            return
        mind = self._minds[seat]
        mind.hear(self._waiting[seat])
        self._waiting[seat] = []
        if not mind.thinks:
            return
        self._best[seat] = mind.answer(Question(step.table.view(seat), choices, 1.0))
        if (thought := mind.info) is not None:
            self._lines[seat].append(Spot(step.moment, max(-1.0, min(1.0, thought.value))))

    def _judge(self, moment: int, seat: Seat, played: Decision | None) -> None:
        """Whether what was played is surely worse than what the mind would have played: tried on the same tables."""
        best, self._best[seat] = self._best[seat], None
        if best is None or played is None or played == best:
            return
        for worlds in (GLANCE, SURE):
            more, less = self._minds[seat].compare([best, played], worlds)
            if more - less < MUCH:
                return
        self.missed.append(Missed(moment, seat, played, best, share(less), share(more)))

    def curve(self) -> Curve:
        """Evened out over three points; a game that was won ends where it ended."""
        lines = [_even(line) for line in self._lines]
        result = self._last.table.result if self._last else None
        if result is not None and self._last is not None:
            for seat, line in enumerate(lines):
                line.append(Spot(self._last.moment, 2 * result.scores[seat] - 1))
        return Curve(Phrase("review-by-mind", {"worlds": WORLDS}), tuple(map(tuple, lines)))


def _even(line: list[Spot]) -> list[Spot]:
    around = (line[max(0, at - 1) : at + 2] for at in range(len(line)))
    return [
        Spot(spot.moment, sum(one.value for one in near) / len(near)) for spot, near in zip(line, around, strict=True)
    ]
