"""The novice at Stratego: looks at every choice once and takes the one that seems best, with a little luck.

It attacks what it knows to be weaker, never what it knows to be stronger, probes with what is cheap, digs with Miners,
guards its Flag, and grows bolder the longer nothing has been captured, so that games end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.core import Decision
from flagfall.games.stratego.kernel import code
from flagfall.games.stratego.squares import members
from flagfall.players.judgement import Judgement
from flagfall.players.memory import Memory
from flagfall.players.novice_powers import POWERS
from flagfall.players.scene import Armies, Scene
from flagfall.players.setups import FRONT, plan

if TYPE_CHECKING:
    from random import Random

    from flagfall.core import Choices, Heard, Rules, Seat


class StrategoNovice:
    """One novice in one seat."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random) -> None:
        self._rules: Any = rules
        self._seat = seat
        self._luck = luck
        self._armies = Armies(rules, seat)
        self._memory = Memory(self._armies.book, seat)
        self._plan: dict[int, int] = {}

    def decide(self, heard: Heard, view: Any, choices: Choices, seconds: float) -> Decision:
        self._memory.hear(heard)
        if int(view.open["phase"]) == code.SETUP:
            return self._set_up(view, choices)
        if len(choices) == 1:
            return choices[0]
        judgement = Judgement(Scene(self._armies, self._memory, view))
        best, found = float("-inf"), choices[0]
        for decision in choices:
            score = self._score(judgement, int(decision)) + self._luck.random()
            if score > best:
                best, found = score, decision
        return found

    # -- setting up ------------------------------------------------------------------------------------------
    def _set_up(self, view: Any, choices: Choices) -> Decision:
        """The whole plan is made once and handed out piece by piece."""
        for _ in range(2):
            for square, kind in self._plan.items():
                decision = Decision(code.PLACE * code.VERB + 100 * kind + square)
                if not view.mind["kind"][square] and decision in choices:
                    return decision
            kinds, left = view.mind["kind"].tolist(), view.mind["left"].tolist()
            placed = {square: kind for square, kind in enumerate(kinds) if kind}
            home = members(*self._rules.book["home"][0][self._seat])
            box = {kind: n for kind, n in enumerate(left) if n}
            self._plan = plan(self._rules, self._seat, self._luck, box, placed, home)
        return choices[0]

    # -- playing -----------------------------------------------------------------------------------------------
    def _score(self, judgement: Judgement, decision: int) -> float:
        verb, a, b = decision // code.VERB, decision // 100 % 100, decision % 100
        if verb == code.STEP:
            return step(judgement, a, b)
        if verb == code.STOP:
            return 0.0
        if verb == code.ENTER:
            return 1_000.0
        if verb in (code.PLACE, code.RESCUE, code.HEAL):
            return self._bring(judgement, verb, a, b)
        return POWERS[verb](judgement, a, b)

    def _bring(self, judgement: Judgement, verb: int, kind: int, square: int) -> float:
        """A piece comes onto the board: the best first, where it likes to stand and is safe."""
        score = judgement.scene.worth[kind] - judgement.danger(kind, square, shown=verb != code.PLACE)
        if verb == code.PLACE:
            forward = self._armies.foe_row[square] / 10
            likes = 0.0 if self._armies.has(kind, code.CHILD) else FRONT.get(self._armies.rank[kind], 0.0)
            return score - 5 * abs((1 - forward) - 0.7 * likes)
        return score + judgement.guard(-1, square) - 0.1 * judgement.field(kind).steps(square)


def step(judgement: Judgement, start: int, end: int) -> float:
    """A move or an attack on foot."""
    scene = judgement.scene
    kind = scene.mine[start]
    shown = scene.shown(start)
    leaving = judgement.danger(kind, start, shown)
    if scene.foe_set >> end & 1:
        won = judgement.bet(kind, end).good
        staying = judgement.danger(kind, end, True, without=end) * won
        score = judgement.attack(kind, end) - judgement.cost_of_showing(start)
        return score + won * leaving - 0.8 * staying + judgement.guard(start, end)
    if end == judgement.armies.doom:
        return 500.0
    far = abs(end - start) not in (1, 10)
    score = leaving - judgement.danger(kind, end, shown or far)
    score += judgement.advance(kind, start, end) + judgement.guard(start, end)
    score -= 0.8 * scene.memory.visits[scene.who[start], end]
    return score - judgement.cost_of_showing(start) if far else score
