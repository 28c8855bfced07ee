"""The novice: sensible one-move play, in every family of games. It sits down with the right one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from flagfall.players.habits import FIRST, LEARNED

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.players.player import Player, Question

FAMILIES = {
    "stratego": "flagfall.players.novice_stratego:StrategoNovice",
    "risk": "flagfall.players.novice_risk:RiskNovice",
}


class Novice:
    """Plays what a friend who has read the rulebook once would play."""

    habits = LEARNED

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random, *, slip: float = 0.0) -> None:
        # Looked up only when asked for: a family brings its own novice along.
        module, name = FAMILIES[rules.family.id].split(":")
        self._player: Player = getattr(import_module(module), name)(rules, seat, luck, self.habits)
        self._slip, self._luck = slip, luck
        """How often it does not look and takes whatever comes."""

    @staticmethod
    def plays(family: str) -> bool:
        return family in FAMILIES

    def hear(self, facts: Sequence[Fact]) -> None:
        self._player.hear(facts)

    def answer(self, question: Question) -> Decision:
        if self._slip and self._luck.random() < self._slip:
            return question.choices[self._luck.randrange(len(question.choices))]
        return self._player.answer(question)


class Novice1(Novice):
    """The novice as it was in the first release, for ever: others are measured against it."""

    habits = FIRST
