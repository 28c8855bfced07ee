"""Positions drawn in letters: for lessons, and for tests that show the board they speak of.

        . . b
        . . .
        E . .

The drawing lies with its lower left letter on the square named `corner`. A capital letter or a digit is a piece of the
bottom army (seat 0) by its letter, a small letter a piece of the top army; digits of the top army are written with a
minus sign before them (`-3`). A dot is an empty square. There is no more of a kind than the box holds. Pieces that are not
drawn have been captured already (reinforcements still wait, unless `waiting` is false); a Flag that is not drawn stands in the
far corner of its army's back row, out of the way, unless `flags` is false.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.seat import seat_of
from flagfall.games.declared import fit
from flagfall.games.stratego.kernel import doors as kernel
from flagfall.games.stratego.records import State
from flagfall.games.stratego.squares import name, number

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.games.stratego.rules import Stratego


@dataclass(frozen=True, slots=True)
class Drawn:
    """A drawing as a file has it."""

    board: str
    turn: str
    corner: str = "a1"
    flags: bool = True
    waiting: bool = True


def declared(rules: Stratego, said: Mapping[str, Any], where: str) -> State:
    """The state such a table tells of."""
    scene: Drawn = fit(Drawn, said, where)
    turn = seat_of(rules.seats, scene.turn)
    state = drawn(rules, scene.board, turn=turn, corner=scene.corner, flags=scene.flags)
    if not scene.waiting:
        for seat, mind in enumerate(state.mind):
            state.table["fallen"][seat] += mind["left"].sum()
            mind["lost"][:] += mind["left"]
            mind["left"][:] = 0
    return state


def drawn(rules: Stratego, drawing: str, *, turn: int | None = None, corner: str = "a1", flags: bool = True) -> State:
    """The state a drawing shows, with `turn` to move, or whoever begins; ValueError if it shows what cannot be."""
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
    return state


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
