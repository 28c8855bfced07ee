"""Positions drawn in ASCII, so that a test shows the board it speaks of.

    game = sketch("stratego/lotr-powers", '''
        . . b
        . . .
        E . .
    ''')

The drawing is the lower left corner of the board. A capital letter or a digit is a piece of the
bottom army (seat 0) by its letter, a small letter a piece of the top army; digits of the top army are written with a
minus sign before them (`-3`). A dot is an empty square. There is no more of a kind than the box holds. Pieces that are not drawn have been
captured already (reinforcements still wait); a Flag that is not drawn stands in the far corner of its army's back row, out of the way,
unless `flags=False`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.catalog import rules as rules_of
from flagfall.core import SPECTATOR, Decision, Heard, Illegal, Refusal
from flagfall.games.stratego.kernel import doors as kernel
from flagfall.games.stratego.records import State
from flagfall.games.stratego.squares import name, number

if TYPE_CHECKING:
    from flagfall.core import Fact, Value
    from flagfall.games.stratego.records import View
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
    rows = [line.split() for line in drawing.strip().splitlines()]
    base = number(corner)
    pieces = []
    for up, row in enumerate(reversed(rows)):
        for right, word in enumerate(row):
            if word != ".":
                pieces.append((_free(rules, base + 10 * up + right), *_kind(rules, word)))
    if flags:
        pieces += _missing_flags(rules, pieces)
    _in_the_box(rules, pieces)
    state = State.blank()
    first = rules.edition.first if turn is None else turn
    kernel.draw_position(state.cells, 0, rules.book, np.array(pieces, np.int64).reshape(-1, 3), first)
    return Sketch(rules, state)


@lru_cache(maxsize=None, typed=True)
def _rules(game: str, **options: Value) -> Any:
    """Hundreds of drawings share a book."""
    return rules_of(game, **options)


def _free(rules: Stratego, square: int) -> int:
    """A drawing may not put anybody where nobody could ever stand."""
    board = rules.edition.board
    if name(square) in board.zones and not (rules.edition.ring and name(square) == board.doom):
        raise ValueError(f"nobody can stand on {name(square)} in {rules.id}")
    return square


def _kind(rules: Stratego, word: str) -> tuple[int, int]:
    top = word.startswith("-") or word.islower()
    letter = word.lstrip("-").upper()
    for kind, piece in enumerate(rules.edition.pieces, start=1):
        if piece.army == int(top) and piece.letter == letter:
            return kind, int(top)
    raise ValueError(f"{word!r} is no piece of {rules.id}")


def _in_the_box(rules: Stratego, pieces: list[tuple[int, int, int]]) -> None:
    """A drawing may not show more of a kind than the box holds."""
    drawn = Counter(kind for _, kind, _ in pieces)
    for kind, piece in enumerate(rules.edition.pieces, start=1):
        if drawn[kind] > piece.count:
            raise ValueError(f"{drawn[kind]} {piece.id} are drawn; the box of {rules.id} holds {piece.count}")


def _missing_flags(rules: Stratego, pieces: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    board = rules.edition.board
    missing = []
    for seat, corner in ((0, board.cols - 1), (1, 10 * (board.rows - 1) + board.cols - 1)):
        flag = next(k for k, p in enumerate(rules.edition.pieces, start=1) if p.army == seat and p.rank == "flag")
        if all(kind != flag for _, kind, _ in pieces):
            if any(square == corner for square, _, _ in pieces):
                raise ValueError(f"{name(corner)} is taken: draw the Flag of seat {seat} yourself")
            missing.append((corner, flag, seat))
    return missing
