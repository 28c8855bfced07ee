"""How fast the kernel is: whole random games, copies and battle odds, with nothing of Python in the loop."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.risk.kernel import doors
from flagfall.games.risk.kernel.layout import STATE, fresh_log
from flagfall.games.risk.kernel.numbers import PACKED
from flagfall.kit.jit import door
from flagfall.kit.luck import luck
from flagfall.kit.odds import battle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.games.risk.rules import Risk

LONGEST_GAME = 10_000


def random_play(rules: Risk, games: int, seed: int, facts: bool) -> tuple[int, int, int]:
    """Uniformly random legal play from the first roll: a ply is a decision here. Standard games are cut at a length."""
    out, weights = np.zeros(PACKED, np.int32), np.zeros(PACKED, np.int32)
    log = fresh_log() if facts else fresh_log()[:1]
    dice, decisions = luck(seed), 0
    for _ in range(games):
        states = rules.opening().record
        decisions += int(doors.playout(states, 0, rules.book.tables, dice, LONGEST_GAME, out, weights, log))
    return decisions, decisions, games


def inside(rules: Risk) -> Iterator[tuple[str, str]]:
    """What one copy of a state costs, a battle of sixty against sixty, and a whole game of four at random."""
    batch = np.frombuffer(rules.opening().record.tobytes() * 1000, STATE)
    room = np.zeros(1000, STATE)
    _copy_all(batch, room)
    started = process_time()
    for _ in range(100):
        _copy_all(batch, room)
    yield "copy of a state", f"{1e9 * (process_time() - started) / 100_000:.0f} ns"
    battle(60, 60)
    started = process_time()
    for _ in range(100):
        battle(60, 60)
    yield "odds of 60 against 60 to the end", f"{1e6 * (process_time() - started) / 100:.0f} µs"
    four = type(rules)(rules.book.edition.id, {**rules.options, "players": 4})
    random_play(four, 1, 1, facts=False)
    started = process_time()
    random_play(four, 50, 2, facts=False)
    yield "game of four at random, in the kernel", f"{1e3 * (process_time() - started) / 50:.2f} ms"


@door
def _copy_all(batch: Any, room: Any) -> None:
    for index in range(batch.shape[0]):
        room[index] = batch[index]
