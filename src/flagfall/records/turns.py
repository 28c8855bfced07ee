"""A record cut into turns: what was decided, each time with what chance made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.table import Input


def turns(record: Sequence[Input]) -> list[list[Input]]:
    """The record cut into what was decided and what chance made of it; first what chance did unasked."""
    cut: list[list[Input]] = [[]]
    for given in record:
        if given[0] != CHANCE:
            cut.append([])
        cut[-1].append(given)
    return cut


def last_turn(record: Sequence[Input]) -> int:
    """The number of the last of these turns."""
    return sum(given[0] != CHANCE for given in record)
