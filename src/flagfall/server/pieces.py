"""A long story is told in pieces of bounded size, each put into words once for everybody who hears with the same ear.

A piece ends where no tale is cut in two. What has been told never changes, so a piece never does.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Fact
    from flagfall.table import Table

PIECE = 400
"""Facts in a piece, or a few more until a tale ends."""
NEAR = 32
"""Facts on either side that a sentence could tell of."""
LONG = 2 * PIECE
"""Whoever is further behind than this hears pieces first."""
KEPT = 256
"""Pieces remembered for all rooms of a process: some ten megabytes."""


class Ends:
    """Where the pieces of one table end, for each ear."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._ends: dict[int, list[int]] = {}

    def after(self, ear: int, since: int, moment: int) -> int | None:
        """Where the piece ends that begins there; None if what is left is short enough to be told whole."""
        if moment - since <= LONG:
            return None
        ends = self._ends.setdefault(ear, [])
        while (last := ends[-1] if ends else 0) + LONG < moment:
            ends.append(self._end(ear, last))
        place = bisect_right(ends, since)
        return ends[place] if place < len(ends) else None

    def _end(self, ear: int, start: int) -> int:
        """Where enough was told, and no sentence tells of facts on both sides."""
        around = self._table.heard(ear, start + PIECE - NEAR, start + LONG + NEAR).facts
        return next((start + at for at in range(PIECE, LONG) if self._clean(around, at - PIECE, ear)), start + LONG)

    def _clean(self, around: tuple[Fact, ...], first: int, ear: int) -> bool:
        before, after = around[first : first + NEAR], around[first + NEAR : first + 2 * NEAR]
        narrate = self._table.rules.narrate
        return narrate((*before, *after), ear) == [*narrate(before, ear), *narrate(after, ear)]


class Pieces:
    """The latest pieces that were put into words."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, int, int], bytes] = OrderedDict()

    def get(self, game: str, ear: int, since: int, until: int, notes: int, make: Callable[[], bytes]) -> bytes:
        """One of a game and an ear. Its notes may still grow: what is noted belongs to the moment it is noted at."""
        key = (f"{game} {notes}", ear, since, until)
        if key not in self._kept:
            self._kept[key] = make()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
