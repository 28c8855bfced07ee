"""A mind in one seat: it hears facts, imagines tables that agree with them, and tries a few decisions out on many of them.

It is never handed a state: every table it looks at was imagined (`games/stratego/imagine.py`) from what its seat has heard.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.stratego.imagine import Imagination
from flagfall.games.stratego.kernel.numbers import HIDDEN, ROWS
from flagfall.minds.stratego.kernel import search as kernel
from flagfall.minds.stratego.kernel.desk import lay_desk
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.tempers import OWN, expects_frank, start_of, table_of_tempers

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Seat
    from flagfall.games.stratego.rules import Stratego
    from flagfall.minds.stratego.learned import Weights

STEPS = frozenset(("moved", "took", "raged", "leapt", "strode"))
FIRST = 8
"""Imagined tables before anybody is left out; then half as many again, and so on."""
SURE = 2.5
"""Errors of the mean by which somebody has to be behind to be tried no more."""
ALIKE = 0.004
"""What is nearer than this is no longer told apart."""
SPARE = 0.9
"""Of the time given, what is used: the last tables take as long as they take."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a mind made of a moment: from -1 (lost) to 1 (won), the decisions it weighed, best first, and who it thinks is who."""

    value: float
    lines: tuple[tuple[str, float], ...]
    odds: dict[str, dict[str, float]]
    worlds: int


class Mind:
    """One mind in one seat of one game."""

    def __init__(self, rules: Stratego, seat: Seat, luck: Random, weights: Weights) -> None:
        self._rules, self._seat, self._luck = rules, seat, luck
        self._imagination = Imagination(rules, seat)
        self.began = False
        """Whether the armies stand and the first move has been asked for."""
        self._waiting: list[Fact] = []
        self._lore = lore_of(rules)
        self._book: Any = rules.book
        edition = rules.edition.id
        tempers = table_of_tempers(edition, frank=expects_frank(edition))
        self._desk = lay_desk(rules.book, self._lore, tempers, weights, 0)
        self._start = start_of(rules.edition.id)
        self._worlds, self._count = 0, 0
        self._until, self.punctual = 0.0, False
        """When its thought ends; whether that holds for a fixed number of tables, too."""
        self._hidden, self._odds = np.zeros(0, np.int64), np.zeros((0, 0))
        """Where hidden enemies stood when it was asked, and how likely each was each kind."""

    # -- hearing -----------------------------------------------------------------------------------------------
    def hear(self, facts: Sequence[Fact]) -> None:
        """Take in what is new."""
        self._waiting += facts
        self.began = self.began or any(fact.what == "began" for fact in facts)
        if not self.began:
            return
        new, self._waiting = tuple(self._waiting), []
        self._imagination.hear(new)
        for fact in new:
            self._note(fact)

    def _note(self, fact: Fact) -> None:
        """Who has come where how often, and which hidden enemy dares to stand beside whom of ours it knows."""
        guess = self._imagination.conclusions
        eye, table = self._desk.eyes[self._seat], guess["seen"][0]["table"]
        if fact.what == "fell":
            eye["visits"][:] = 0
        if fact.what not in STEPS:
            return
        end = fact.told[1]
        owner, who = int(table["owner"][end]), int(table["who"][end])
        if owner == self._seat:
            eye["visits"][who, end] = min(255, int(eye["visits"][who, end]) + 1)
        elif owner == 1 - self._seat:
            worth = self._lore[0]["worth"]
            for near in (end - 10, end + 10, end - 1, end + 1):
                beside = 0 <= near < 100 and (abs(near - end) == 10 or near // 10 == end // 10)
                if beside and table["owner"][near] == self._seat and int(guess["known"][near]) >> owner & 1:
                    kind = int(guess["seen"][self._seat]["mind"]["kind"][near])
                    if worth[kind] > worth[int(eye["dared"][who])]:
                        eye["dared"][who] = kind

    # -- thinking ----------------------------------------------------------------------------------------------
    def think(self, seconds: float, worlds: int, candidates: int, plies: int, ahead: int = 0) -> Decision:
        """The decision that fares best: on so many imagined tables, whatever the clock says, or for 0 as many as there is time for.

        What to try is chosen at first sight, or by seeing some moves ahead.
        """
        self._until = time.monotonic() + SPARE * seconds
        desk = self._desk
        seed = self._luck.randrange(1 << 60)
        desk.luck[0] = seed
        self._imagination.draw_into(desk.fields[:1], seed)
        desk.could[:] = self._imagination.conclusions["could"]
        desk = self._desk = self._with_trail(desk)
        count = int(kernel.list_candidates(desk, OWN, candidates, ahead))
        eye = desk.eyes[self._seat]  # what it sees now; later it sees the tables it tries things out on
        foes = eye["foes"][: int(eye["n_foes"])].astype(np.int64)
        self._hidden = foes[eye["face"][foes] == HIDDEN]
        self._odds = eye["odds"][self._hidden]
        self._count, self._worlds = count, 0  # from here on it can say what it thinks
        alive, cut, fared = (1 << count) - 1, FIRST, []
        most, now, longest = worlds or 1 << 30, time.monotonic(), 0.0
        fixed = worlds and not self.punctual
        while alive & (alive - 1) and self._worlds < most and (fixed or now + longest < self._until):
            before = desk.sums_of[:count, 0].copy()
            kernel.try_worlds(desk, OWN, count, 1, plies, alive)
            fared.append(desk.sums_of[:count, 0] - before)
            self._worlds += 1
            if self._worlds == cut:
                alive, cut = self._leave_out(alive, np.array(fared)), cut + cut // 2
            begun, now = now, time.monotonic()
            longest = max(longest, now - begun)  # on a machine that does much else, the next one may take as long
        return self._decision(int(desk.candidates[self._best()]))

    def hurry(self, seconds: float) -> None:
        """A thought under way ends so soon, with the best that was found. It may be called from another thread."""
        self._until = min(self._until, time.monotonic() + seconds)

    def forget(self) -> None:
        """What is asked now was not thought about."""
        self._count = 0

    def compare(self, decisions: Sequence[Decision], worlds: int, plies: int) -> list[float]:
        """How some decisions of the last question fare beside each other, from -1 to 1, on the same tables imagined anew."""
        desk, count = self._desk, len(decisions)
        for place, decision in enumerate(decisions):
            desk.candidates[place] = self._rules.codes.packed[decision]
            desk.sums_of[place] = 0.0
        kernel.try_worlds(desk, OWN, count, worlds, plies, (1 << count) - 1)
        self.forget()
        fared: list[float] = (desk.sums_of[:count, 0] / worlds).tolist()
        return fared

    def _with_trail(self, desk: Any) -> Any:
        """With the chase rule, everybody's moves lie behind the rows of choices."""
        if not int(self._book["more_square"][0]):
            return desk
        sets, _, _ = self._rules.scratch(self._imagination.trail, 64)
        return desk._replace(sets=sets, trail=sets[ROWS:].copy())

    def _leave_out(self, alive: int, fared: Any) -> int:
        """Whoever is surely behind on the same tables is tried no more, nor whoever is as good as the best but not better."""
        means = self._means()
        there = [c for c in range(self._count) if alive >> c & 1]
        best = max(there, key=lambda c: float(means[c]))
        left = 1 << best
        for c in there:
            error = float(np.std(fared[:, best] - fared[:, c])) / len(fared) ** 0.5
            behind = float(means[best] - means[c])
            if c != best and behind < SURE * error and behind + SURE * error > ALIKE:
                left |= 1 << c
        return left

    def _means(self) -> Any:
        """How each fared on average; what seemed better at first sight has a little start."""
        value, tried, score = self._desk.sums_of[: self._count].T
        return value / np.maximum(tried, 1) - np.minimum(self._start, (score[0] - score) * self._start / 50)

    def _best(self) -> int:
        """Of those tried most often, who fared best."""
        if not self._worlds:
            return 0
        tried = self._desk.sums_of[: self._count, 1]
        return int(np.argmax(np.where(tried == tried.max(), self._means(), -2.0)))

    def _decision(self, packed: int) -> Decision:
        decision = self._rules.codes.find(packed)
        assert decision is not None
        return decision

    # -- telling -----------------------------------------------------------------------------------------------
    def thought(self) -> Thought | None:
        """What it made of the last question; None before the first."""
        if not self._count:
            return None
        desk, write = self._desk, self._rules.write
        tried = desk.sums_of[: self._count, 1]
        means = self._means()
        order = sorted(range(self._count), key=lambda c: (-tried[c], -means[c]))
        lines = tuple((write(self._decision(int(desk.candidates[c])), self._seat), float(means[c])) for c in order)
        return Thought(lines[0][1], lines, self._guesses(), self._worlds)

    def _guesses(self) -> dict[str, dict[str, float]]:
        """For every hidden enemy, how likely it is each kind: by counting, by where it stood, and by what it has dared."""
        word, name = self._rules.notation.word, self._rules.sight(self._seat).names
        return {
            name[square]: {word(kind): float(p) for kind, p in enumerate(odds) if p > 0.005}
            for square, odds in zip(self._hidden.tolist(), self._odds, strict=True)
        }
