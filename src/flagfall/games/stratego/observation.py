"""The names of everything a learner is shown, and the tables that tell the kernel where each lies (`kernel/observe.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.spec import Observation
from flagfall.games.stratego.kernel import observe as kernel
from flagfall.games.stratego.squares import members
from flagfall.kit.record import records

if TYPE_CHECKING:
    from flagfall.games.stratego.edition import Edition, Power


@dataclass(frozen=True)
class Layout:
    """What is observed, where each seat finds it, and a row before anything is written into it."""

    observation: Observation
    where: Any
    blank: Any


class _Writer:
    """Names planes and numbers one after the other, and notes for both seats where they lie."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._squares = edition.board.rows * edition.board.cols
        kinds = list(enumerate(edition.pieces, start=1))
        self.armies = [[kind for kind, piece in kinds if piece.army == seat] for seat in (0, 1)]
        self.planes: list[str] = []
        self.numbers: list[str] = list(kernel.NUMBERS)
        self.where = records(kernel.WHERE, 2)
        for field in ("mine", "theirs", "plane", "box", "loss", "tray"):
            self.where[field] = -1
        self.where["kinds"] = len(kinds)
        for square in range(100):
            if square // 10 < edition.board.rows and square % 10 < edition.board.cols:
                self.where["place"][:, square] = square // 10 * edition.board.cols + square % 10

    def plane(self, index: int) -> None:
        self.where["plane"][:, index] = self._squares * len(self.planes)
        self.planes.append(kernel.PLANES[index])

    def planes_of(self, field: str, what: str, own: bool) -> None:
        """A plane for every kind of one's own army, or of the other."""
        for slot in range(max(map(len, self.armies))):
            self._note(field, slot, own, self._squares * len(self.planes))
            self.planes.append(f"{what}: {self._called(slot, own)}")

    def begin_numbers(self) -> None:
        self.where["numbers"] = self._squares * len(self.planes)

    def numbers_of(self, field: str, what: str, own: bool) -> None:
        for slot in range(max(map(len, self.armies))):
            self._note(field, slot, own, self._squares * len(self.planes) + len(self.numbers))
            self.numbers.append(f"{what}: {self._called(slot, own)}")

    def _note(self, field: str, slot: int, own: bool, place: int) -> None:
        for seat in (0, 1):
            army = self.armies[seat if own else 1 - seat]
            if slot < len(army):
                self.where[field][seat, army[slot]] = place

    def _called(self, slot: int, own: bool) -> str:
        armies = self.armies if own else self.armies[::-1]
        return " or ".join(
            dict.fromkeys(self._edition.pieces[army[slot] - 1].id for army in armies if slot < len(army))
        )


def layout_of(edition: Edition, powers: tuple[Power, ...], books: Any) -> Layout:
    """Planes and numbers of a game. A seat's own army always comes first, whichever seat it is."""
    shapes = {power.shape for power in powers}
    writer = _Writer(edition)
    writer.planes_of("mine", "mine", own=True)
    writer.planes_of("theirs", "theirs", own=False)
    if "convert" in shapes:
        writer.planes_of("mine", "mine, once theirs", own=False)
        writer.planes_of("theirs", "theirs, once mine", own=True)
    absent = {
        kernel.STONED: "stone" not in shapes,
        kernel.CONVERTED: "convert" not in shapes,
        kernel.CHOSEN: not any(power.chooses for power in powers),
    }
    for plane in range(len(kernel.PLANES)):
        if not absent.get(plane):
            writer.plane(plane)
    writer.begin_numbers()
    writer.numbers_of("box", "in my box", own=True)
    writer.numbers_of("loss", "lost of mine", own=True)
    writer.numbers_of("tray", "in my tray of mine", own=True)
    writer.numbers_of("tray", "in my tray of theirs", own=False)
    board = edition.board
    observation = Observation(tuple(writer.planes), board.rows, board.cols, tuple(writer.numbers))
    blank = np.zeros(observation.shape, np.uint8)
    wall, place = int(writer.where["plane"][0, kernel.WALL]), writer.where["place"][0]
    land = {*members(*books["land"][0]), int(books["doom"][0])}
    for square in range(100):
        if square // 10 < board.rows and square % 10 < board.cols and square not in land:
            blank[wall + int(place[square])] = 1
    for table in (writer.where, blank):
        table.flags.writeable = False
    return Layout(observation, writer.where, blank)
