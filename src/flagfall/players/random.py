"""Decides by luck alone: every choice equally likely."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random as Luck

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.players.player import Question


class Random:
    """The player everybody should beat."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Luck) -> None:
        self._luck = luck

    def hear(self, facts: Sequence[Fact]) -> None:
        """Nothing that happens changes its mind."""

    def answer(self, question: Question) -> Decision:
        return question.choices[self._luck.randrange(len(question.choices))]

    def answer_all(self, batch: Any) -> Any:
        return batch.sample()
