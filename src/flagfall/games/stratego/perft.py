"""Counting sequences of decisions inside the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from flagfall.games.stratego.kernel import doors as kernel
from flagfall.games.stratego.kernel import numbers as code
from flagfall.kit.record import records

if TYPE_CHECKING:
    from flagfall.games.stratego.records import State
    from flagfall.games.stratego.rules import Stratego


def perft(rules: Stratego, state: State, depth: int) -> int:
    """How many sequences of `depth` decisions there are from a state."""
    fields = records(code.STATE, depth + 1)
    fields[depth] = state.cells[0]
    rows, _, _ = rules.scratch(state.trail, depth)
    sets = np.zeros((depth + 1, *rows.shape), np.int64)
    sets[depth] = rows
    log = np.zeros((1, code.FACT_WIDTH), np.int64)
    return int(kernel.perft(fields, depth, rules.book, sets, log))
