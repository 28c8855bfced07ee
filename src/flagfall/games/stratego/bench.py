"""How fast the kernel is: whole random games and copies, with nothing of Python in the loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.stratego.kernel import code
from flagfall.games.stratego.kernel import playout as kernel
from flagfall.games.stratego.position import scratch
from flagfall.kit.jit import records, rule
from flagfall.kit.luck import luck

if TYPE_CHECKING:
    from flagfall.games.stratego.rules import Stratego

LONGEST_GAME = 10_000


def random_play(rules: Stratego, games: int, seed: int, facts: bool) -> tuple[int, int, int]:
    """Uniformly random legal play from the empty board: plies, decisions and games played."""
    fields = records(code.STATE, 2)
    kernel.open_table(fields, 0, rules.book)
    sets, log, _ = scratch()
    totals = np.zeros(8, np.int64)
    kernel.play_many(fields, 0, rules.book, luck(seed), games, LONGEST_GAME, sets, log if facts else log[:1], totals)
    return int(totals[0]), int(totals[1]), int(totals[2])


@rule
def _copy_many(fields: Any, times: int) -> None:
    for i in range(times):
        fields[0].open.ply = i
        fields[1 + i % 7] = fields[0]


def copy_many(times: int) -> None:
    """Copy one state over and over."""
    _copy_many(records(code.STATE, 8), times)
