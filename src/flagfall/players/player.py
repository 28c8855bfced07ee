"""The contract of a computer player: begun once, told what is new, asked questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from flagfall.core import Heard

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Choices, Decision, Fact, Rules, Seat


@dataclass(frozen=True, slots=True)
class Question:
    """What a player is asked: the table as its seat sees it now, what may be decided, and how long it may think."""

    view: Any
    choices: Choices
    seconds: float


class Player(Protocol):
    """One player in one seat of one game.

    It is begun as `Kind(rules, seat, luck)`. Parameters of its own are keyword arguments behind these, each with a default:
    `def __init__(self, rules, seat, luck, *, level: int = 3)` is seated by `name:level=5`. A class that does not play
    everything has a static method `plays(family)`, which says whether it plays `stratego`, `risk` …
    """

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random) -> None: ...

    def hear(self, facts: Sequence[Fact]) -> None:
        """What this seat has heard since it was last told: before the first question, everything from the beginning."""

    def answer(self, question: Question) -> Decision:
        """One of the choices. Nothing may be looked at but the question and what was heard."""


class Many(Protocol):
    """A player that can also answer at many tables of one batch at once."""

    def answer_all(self, batch: Any) -> Any:
        """One action for every table of a `flagfall.Batch`, for whoever is to act there, from what that seat may know."""


class Plain:
    """A player of the first form, which is asked with everything heard: `decide(heard, view, choices, seconds)`."""

    def __init__(self, player: Any, seat: Seat) -> None:
        self._player, self._seat = player, seat
        self._heard: list[Fact] = []

    def hear(self, facts: Sequence[Fact]) -> None:
        self._heard += facts

    def answer(self, question: Question) -> Decision:
        heard = Heard.sorted_out(self._seat, tuple(self._heard))
        decision: Decision = self._player.decide(heard, question.view, question.choices, question.seconds)
        return decision
