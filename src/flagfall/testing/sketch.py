"""Positions drawn in ASCII, so that a test shows the board it speaks of.

    game = sketch("stratego/lotr-powers", '''
        . . b
        . . .
        E . .
    ''')

How a drawing is read is in `games/stratego/drawn.py`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from flagfall.catalog import rules as rules_of
from flagfall.core import SPECTATOR, Decision, Heard, Illegal, Refusal
from flagfall.games.stratego.drawn import drawn
from flagfall.games.stratego.squares import number

if TYPE_CHECKING:
    from flagfall.core import Fact, Value
    from flagfall.games.stratego.records import State, View
    from flagfall.games.stratego.rules import Stratego


class Sketch:
    """A game that starts from a drawn position, with both sides decided by the test."""

    def __init__(self, rules: Stratego, state: State) -> None:
        self.rules = rules
        self.state = state
        self.facts: list[Fact] = []
        self._views: dict[int, View] = {}

    @property
    def turn(self) -> int:
        return self.rules.to_act(self.state)

    def view(self, listener: int) -> View:
        """The table as it lies now: looked at once, however often a test asks."""
        if listener not in self._views:
            self._views[listener] = self.rules.view(self.state, listener)
        return self._views[listener]

    def choices(self, seat: int | None = None) -> list[str]:
        """What a seat (the one on turn unless named) may decide, as notation."""
        seat = self.turn if seat is None else seat
        return [self.rules.write(decision, seat) for decision in self.rules.choices(self.view(seat))]

    def may(self, text: str) -> bool:
        view = self.view(self.turn)
        return self.rules.codes.find(self.rules.notation.read_one(text, self.turn)) in self.rules.choices(view)

    def answer(self, text: str) -> str:
        """What the seat on turn is told if it asks for this: `yes`, or the refusal. Nothing is played."""
        try:
            self.rules.read(text, self.view(self.turn))
        except Refusal as refusal:
            return str(refusal)
        return "yes"

    def decide(self, text: str) -> list[str]:
        """Play one line for the seat on turn; every fact of it as `words -> audience`."""
        told: list[str] = []
        seat = self.turn
        for decision in self.rules.read(text, self.view(seat)):
            if decision not in self.rules.choices(self.view(seat)):
                raise Illegal(self.rules.explain(decision, self.view(seat)))
            told += self._play(decision)
        return told

    def heard(self, listener: int) -> Heard:
        return Heard(listener, tuple(fact for fact in self.facts if fact.audience.hears(listener)))

    def at(self, square: str) -> str | None:
        """What really stands on a square: `seat:kind`, for the test to look at."""
        where = number(square)
        owner = int(self.state.table["owner"][where])
        if owner < 0:
            return None
        kind = int(self.state.mind[owner]["kind"][where])
        return f"{self.rules.seats[owner]}:{self.rules.notation.word(kind)}"

    def faces(self, listener: int = SPECTATOR) -> dict[str, str | None]:
        """Square to kind as a listener sees it, None where the face is hidden."""
        return {piece["at"]: piece["kind"] for piece in self.rules.show(self.view(listener))["pieces"]}

    def _play(self, decision: Decision) -> list[str]:
        self.state, facts = self.rules.play(self.state, decision)
        self._views.clear()
        self.facts += facts
        return [f"{self.rules.spell(fact)} -> {fact.audience.names(self.rules.seats)}" for fact in facts]


def sketch(
    game: str,
    drawing: str,
    *,
    turn: int | None = None,
    corner: str = "a1",
    flags: bool = True,
    **options: Value,
) -> Sketch:
    """Draw a position; `corner` is the square of the drawing's lower left letter."""
    rules = _rules(game, **options)
    return Sketch(rules, drawn(rules, drawing, turn=turn, corner=corner, flags=flags))


@lru_cache(maxsize=None, typed=True)
def _rules(game: str, **options: Value) -> Any:
    """Hundreds of drawings share a book."""
    return rules_of(game, **options)
