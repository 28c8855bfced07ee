"""The mind: tries its best few decisions out on many imagined tables. It sits down at Stratego, in every edition."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from flagfall.minds.stratego.learned import Unfit, Weights, load
from flagfall.minds.stratego.lore import lore_of
from flagfall.minds.stratego.mind import Mind as Thinker
from flagfall.players.habits import CANNY
from flagfall.players.novice_stratego import StrategoNovice

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.minds.stratego.mind import Thought
    from flagfall.players.player import Question


class Mind:
    """Thinks for as long as it is given, or on so many imagined tables (`worlds`), which is the same on every machine.

    `candidates`: how many decisions it tries out; `plies`: how many turns are played before it judges; `ahead`: how many
    moves it follows hunter and hunted before it chooses what to try; `slip`: how often it takes whatever comes.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        seat: Seat,
        luck: Random,
        *,
        worlds: int = 0,
        candidates: int = 8,
        plies: int = 8,
        slip: float = 0.0,
        ahead: int = 0,
    ) -> None:
        self._luck, self._slip = luck, slip
        self._worlds, self._candidates, self._plies, self._ahead = (
            worlds,
            max(1, min(60, candidates)),
            plies // 2 * 2,
            max(0, min(8, ahead)),
        )
        self.stands_in = ""
        """Why somebody simpler plays in its place; empty as long as it plays itself."""
        self._thinker: Thinker | None = None
        self._novice = StrategoNovice(rules, seat, luck, CANNY)
        try:
            self._thinker = Thinker(rules, seat, luck, _weights(rules))  # type: ignore[arg-type]
        except Unfit as unfit:
            self.stands_in = f"{unfit} A novice plays instead."
            logging.getLogger(__name__).warning("flagfall: %s", self.stands_in)

    @staticmethod
    def plays(family: str) -> bool:
        return family == "stratego"

    @property
    def thinks(self) -> bool:
        """Whether it answers the next question itself: once both armies stand."""
        return self._thinker is not None and self._thinker.began

    @property
    def info(self) -> Thought | None:
        """What it makes of a question, also while it thinks: a value, lines, who it takes everybody for.

        None where there was nothing to think about."""
        return self._thinker.thought() if self._thinker else None

    def keep_time(self) -> None:
        """From now on its time is a promise, also where a number of tables is fixed: whoever plays at a level has made one."""
        if self._thinker is not None:
            self._thinker.punctual = True

    def hurry(self, seconds: float = 0.0) -> None:
        """Decide so soon: others wait, or nobody does any more. It may be called while it thinks."""
        if self._thinker is not None:
            self._thinker.hurry(seconds)

    def compare(self, decisions: Sequence[Decision], worlds: int) -> list[float]:
        """How some decisions of the last question fare beside each other, from -1 to 1. What it thought is forgotten over it."""
        return self._thinker.compare(decisions, worlds, self._plies) if self._thinker else []

    def hear(self, facts: Sequence[Fact]) -> None:
        self._novice.hear(facts)
        if self._thinker:
            self._thinker.hear(facts)

    def answer(self, question: Question) -> Decision:
        choices = question.choices
        if self._thinker is not None:
            self._thinker.forget()
        if self._thinker is None or not self._thinker.began:
            return self._novice.answer(question)
        if len(choices) == 1:
            return choices[0]
        if self._slip and self._luck.random() < self._slip:
            return choices[self._luck.randrange(len(choices))]
        return self._thinker.think(question.seconds, self._worlds, self._candidates, self._plies, self._ahead)


@lru_cache(maxsize=16)
def _weights(rules: Any) -> Weights:
    return load(rules, lore_of(rules))
