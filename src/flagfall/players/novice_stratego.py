"""The novice at Stratego: looks at every choice once and takes the one that seems best, with a little luck.

It attacks what it knows to be weaker, never what it knows to be stronger, probes with what is cheap, digs with Miners,
guards its Flag, and grows bolder the longer nothing has been captured, so that games end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.players.habits import LEARNED, Habits
from flagfall.players.judgement import Judgement
from flagfall.players.novice_powers import POWERS
from flagfall.players.scene import Scene
from flagfall.players.setups import FRONT, plan

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Choices, Decision, Fact, Rules, Seat
    from flagfall.games.stratego.sight import Sight
    from flagfall.players.player import Question


class StrategoNovice:
    """One novice in one seat."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random, habits: Habits = LEARNED) -> None:
        self._sight: Sight = rules.sight(seat)
        self._luck = luck
        self._habits = habits
        self._plan: dict[int, int] = {}

    def hear(self, facts: Sequence[Fact]) -> None:
        self._sight.hear(facts)

    def answer(self, question: Question) -> Decision:
        sight, choices = self._sight, question.choices
        sight.look(question.view)
        if sight.phase == "setup":
            return self._set_up(choices)
        if len(choices) == 1:
            return choices[0]
        judgement = Judgement(Scene(sight, self._habits))
        best, found = float("-inf"), choices[0]
        for decision in choices:
            score = self._score(judgement, *sight.deed(decision)) + self._luck.random()
            if score > best:
                best, found = score, decision
        return found

    # -- setting up ------------------------------------------------------------------------------------------
    def _set_up(self, choices: Choices) -> Decision:
        """The whole plan is made once and handed out piece by piece."""
        sight = self._sight
        for _ in range(2):
            for square, kind in self._plan.items():
                decision = sight.placing(kind, square)
                if decision is not None and not sight.mine[square] and decision in choices:
                    return decision
            placed = {square: kind for square, kind in enumerate(sight.mine) if kind}
            self._plan = plan(sight.armies, self._luck, self._habits, sight.left, placed)
        return choices[0]

    # -- playing -----------------------------------------------------------------------------------------------
    def _score(self, judgement: Judgement, do: str, told: tuple[int, ...]) -> float:
        if do == "step":
            return step(judgement, *told)
        if do == "stop":
            return 0.0
        if do == "enter":
            return 1_000.0
        if do in ("place", "rescue", "heal"):
            return self._bring(judgement, do, *told)
        power = POWERS.get(do)
        return power(judgement, *told) if power else 0.0  # a shape it has never heard of

    def _bring(self, judgement: Judgement, do: str, kind: int, square: int) -> float:
        """A piece comes onto the board: the best first, where it likes to stand and is safe."""
        armies = judgement.armies
        score = judgement.scene.worth[kind] - judgement.danger(kind, square, shown=do != "place")
        if do == "place":
            forward = armies.foe_row[square] / 10
            likes = 0.0 if armies.has(kind, "child") else FRONT.get(armies.rank[kind], 0.0)
            return score - 5 * abs((1 - forward) - 0.7 * likes)
        return score + judgement.guard(kind, -1, square) - 0.1 * judgement.field(kind).steps(square)


def step(judgement: Judgement, start: int, end: int) -> float:
    """A move or an attack on foot."""
    scene, sight = judgement.scene, judgement.sight
    kind = scene.mine[start]
    shown = sight.shown(start)
    leaving = judgement.danger(kind, start, shown)
    if scene.foe_set >> end & 1:
        won = judgement.bet(kind, end).good
        staying = judgement.danger(kind, end, True, without=end) * won
        score = judgement.attack(kind, end) - judgement.cost_of_showing(start)
        return score + won * leaving - 0.8 * staying + judgement.guard(kind, start, end)
    if end == judgement.armies.doom:
        return 500.0
    far = abs(end - start) not in (1, 10)
    score = leaving - judgement.danger(kind, end, shown or far)
    score += judgement.advance(kind, start, end) + judgement.guard(kind, start, end)
    score -= 0.8 * sight.visits(start, end)
    return score - judgement.cost_of_showing(start) if far else score
