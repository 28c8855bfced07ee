"""Ways over the board: sets of squares as one big number, one bit each, flooded step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SQUARES = 100
BOARD = (1 << SQUARES) - 1
FILE_A = sum(1 << 10 * row for row in range(10))
NOT_A, NOT_J = BOARD & ~FILE_A, BOARD & ~(FILE_A << 9)
FAR = 30


def bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)


def spread(squares: int) -> int:
    """The neighbours of every square of a set."""
    return (squares << 10 | squares >> 10 | (squares & NOT_J) << 1 | (squares & NOT_A) >> 1) & BOARD


class Field:
    """How many steps every square is from the nearest goal; a goal may itself count as some steps away."""

    def __init__(self, goals: Mapping[int, int], ways: int) -> None:
        """`goals`: steps to the squares that are so far away from the start on; `ways`: squares one may cross."""
        self._rings: list[int] = []
        if not goals:
            return
        last = max(goals)
        reached = front = 0
        for steps in range(FAR):
            front = (spread(front) & ways | goals.get(steps, 0)) & ~reached
            if not front and steps > last:
                break
            reached |= front
            self._rings.append(front)

    def steps(self, square: int) -> int:
        for steps, ring in enumerate(self._rings):
            if ring >> square & 1:
                return steps
        return FAR
