"""Many tables of Risk side by side."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core.crowd import Crowd
from flagfall.games.risk.imagine import Imagination
from flagfall.games.risk.kernel import crowd as kernel
from flagfall.games.risk.kernel.layout import STATE
from flagfall.games.risk.records import scratch
from flagfall.kit.crowd import first_wrong, sample
from flagfall.kit.record import records

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Heard, Seat
    from flagfall.games.risk.records import State
    from flagfall.games.risk.rules import Risk

SEATS = np.arange(4, dtype=np.int8).reshape(4, 1)


class RiskCrowd(Crowd):
    """States as one array of records; the kernel goes over all of them in one call."""

    def __init__(self, rules: Risk, tables: int, seed: int, keep: bool) -> None:
        super().__init__(rules.spec, tables, seed, keep)
        self._rules = rules
        self.states = records(STATE, tables)
        self._openings = rules.opening().record

    def open_with(self, openings: Sequence[State]) -> None:
        self._openings = np.concatenate([state.record for state in openings])

    def begin(self, which: Any) -> None:
        out, weights, log = scratch()
        kernel.begin(
            self.states, self._rules.book.tables, self._rules.codes.decision, self._openings, which, self.opened,
            self.luck, self.choices, self.counts, self.mask, self.to_act, self.inputs, self.moments, out, weights, log[:1],
        )  # fmt: skip

    def step(self, actions: Any) -> None:
        out, weights, log = scratch()
        codes = self._rules.codes
        kernel.step(
            self.states, self._rules.book.tables, codes.packed, codes.decision, actions, self.luck, self.choices, self.counts,
            self.mask, self.to_act, self.scores, self.done, self.inputs, self.moments, out, weights, log[:1],
        )  # fmt: skip

    def first_wrong(self, actions: Any) -> int:
        return int(first_wrong(self.mask, self.to_act, actions))

    def sample(self, actions: Any) -> None:
        sample(self.choices, self.counts, self.luck, actions)

    def observe(self, seats: Any, out: Any) -> None:
        kernel.look_on(self.states, self._rules.book.tables, seats, out)

    def imagine(self, heard: Heard, seed: int) -> None:
        imagination, luck = Imagination(self._rules.book, heard, self._rules.fold(heard)), Random(seed)
        for table in range(self.tables):
            self.states[table] = imagination.draw(luck).record[0]
        out, _, _ = scratch()
        self.opened[:] = -1
        kernel.renew(
            self.states, self._rules.book.tables, self._rules.codes.decision, self.choices, self.counts, self.mask,
            self.to_act, out,
        )  # fmt: skip


def observe(rules: Risk, state: State, seat: Seat, out: Any) -> Any:
    """One state as one of its seats may know it."""
    row = np.empty(rules.spec.observation.shape, np.uint8) if out is None else out
    kernel.look_on(state.record, rules.book.tables, SEATS[seat], row[None])
    return row
