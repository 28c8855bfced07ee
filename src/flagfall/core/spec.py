"""What a machine has to know about a game before it plays: how many decisions there are, and what it will be shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any


@dataclass(frozen=True)
class Observation:
    """What one seat may know, as small whole numbers in one row: planes over the board first, single numbers behind them."""

    planes: tuple[str, ...]
    """The name of every plane; each has one number for every square or place."""
    rows: int
    cols: int
    numbers: tuple[str, ...]
    """The name of every single number, in order."""
    dtype: str = "uint8"

    @cached_property
    def shape(self) -> tuple[int]:
        return (len(self.planes) * self.rows * self.cols + len(self.numbers),)

    def split(self, observed: Any) -> tuple[Any, Any]:
        """The same memory as planes [..., plane, row, column] and numbers [..., number]: nothing is copied."""
        squares = len(self.planes) * self.rows * self.cols
        planes = observed[..., :squares].reshape(*observed.shape[:-1], len(self.planes), self.rows, self.cols)
        return planes, observed[..., squares:]


@dataclass(frozen=True)
class Spec:
    """The bounds of a game with its options chosen."""

    actions: int
    """Decisions of seats are numbered below this; chance's follow."""
    decisions: int
    """All of them, chance's included."""
    most_choices: int
    """No seat ever has more choices at once."""
    seats: int
    observation: Observation
    words: tuple[str, ...]
    """Every decision by its word and what is behind it; chance's too."""
    facts: tuple[str, ...]
    """Every fact by its name, in the order of their numbers."""
    widest_fact: int
    """No fact tells more numbers."""
    version: str
    """A digest of these words and of every fact with its arguments: what names this game's records."""
