"""Many tables of Stratego side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.crowd import ROOM, Crowd
from flagfall.games.stratego.imagine import imagine_many
from flagfall.games.stratego.kernel import crowd as kernel
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.records import rows_of_choices, scratch
from flagfall.kit.crowd import first_wrong, sample
from flagfall.kit.record import records

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Heard, Seat
    from flagfall.games.stratego.records import State
    from flagfall.games.stratego.rules import Stratego

SEATS = np.arange(2, dtype=np.int8).reshape(2, 1)


class StrategoCrowd(Crowd):
    """States as one array of records; the kernel goes over all of them in one call."""

    def __init__(self, rules: Stratego, tables: int, seed: int, keep: bool) -> None:
        super().__init__(rules.spec, tables, seed, keep)
        self._rules = rules
        self.fields = records(code.STATE, tables)
        # With the chase rule each table has its own rows of choices, because its trail lies behind them.
        self._chasing = bool(rules.book["more_square"][0])
        self._sets = np.zeros((tables if self._chasing else 1, code.ROWS + self._chasing * ROOM, 3), np.int64)
        self._rows = np.full((kernel.DECISION_ROWS, code.SQUARES), -1, np.int16)
        kernel.lay_rows(rules.codes.decision, self._rows)
        self._rows.flags.writeable = False

    def make_room(self) -> None:
        super().make_room()
        if self._chasing and int(self.fields["table"]["steps"].max()) + 2 > self._sets.shape[1] - code.ROWS:
            self._sets = np.concatenate([self._sets, np.zeros_like(self._sets)], axis=1)

    def open_with(self, openings: Sequence[State]) -> None:
        self._openings = np.concatenate([state.cells for state in openings])
        longest = max(len(state.trail) for state in openings) // 2
        self._trails = np.stack([rows_of_choices(state.trail, longest - len(state.trail) // 2) for state in openings])
        self._widen(longest)

    def begin(self, which: Any) -> None:
        kernel.begin(
            self.fields, self._rules.book, self._rows, self._openings, self._trails, which, self.opened, self.luck,
            self.choices, self.counts, self.mask, self.to_act, self.moments, self._sets,
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        _, log, _ = scratch()
        kernel.step(
            self.fields, self._rules.book, self._rules.codes.packed, self._rows, actions, self.choices, self.counts,
            self.mask, self.to_act, self.scores, self.done, self.inputs, self.moments, self._sets, log[:1],
        )  # fmt: skip

    def first_wrong(self, actions: Any) -> int:
        return int(first_wrong(self.mask, self.to_act, actions))

    def sample(self, actions: Any) -> None:
        sample(self.choices, self.counts, self.luck, actions)

    def observe(self, seats: Any, out: Any) -> None:
        layout, faces, shown = self._rules.layout, np.empty(code.SQUARES, np.uint8), np.empty(2, np.int64)
        kernel.look_on(self.fields, seats, layout.where, layout.blank, faces, shown, out)

    def imagine(self, heard: Heard, seed: int) -> None:
        trail = imagine_many(self._rules, heard, seed, self.fields)
        if self._chasing:
            self._widen(len(trail) // 2)
            rows = rows_of_choices(trail, 0)
            self._sets[:, : len(rows)] = rows
        self.opened[:] = -1
        kernel.renew(
            self.fields, self._rules.book, self._rows, self.choices, self.counts, self.mask, self.to_act, self._sets
        )  # fmt: skip

    def _widen(self, steps: int) -> None:
        """Room for a trail of so many steps, and as many again."""
        missing = 2 * steps + ROOM - (self._sets.shape[1] - code.ROWS)
        if self._chasing and missing > 0:
            self._sets = np.concatenate([self._sets, np.zeros((self.tables, missing, 3), np.int64)], axis=1)


def observe(rules: Stratego, state: State, seat: Seat, out: Any) -> Any:
    """One state as one of its seats may know it."""
    row = np.empty(rules.spec.observation.shape, np.uint8) if out is None else out
    layout, faces, shown = rules.layout, np.empty(code.SQUARES, np.uint8), np.empty(2, np.int64)
    kernel.look_on(state.cells, SEATS[seat], layout.where, layout.blank, faces, shown, row[None])
    return row
