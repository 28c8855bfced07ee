"""Speed, in processor time, so that a busy machine does not matter: the best of several tries counts."""

import os
import time

import numpy as np
import pytest

import flagfall
from flagfall.games.risk.kernel import entry
from flagfall.games.risk.kernel.field import FIELD, fresh_log
from flagfall.kit.jit import rule
from flagfall.kit.luck import luck

pytestmark = pytest.mark.skipif(
    os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"), reason="measures compiled rules"
)


def playouts(rules, games, seed=0):
    """Decisions a second of random play inside the kernel."""
    out, weights, log = np.zeros(2048, np.int32), np.zeros(2048, np.int32), fresh_log()
    openings = [rules.opening().record for _ in range(games)]
    dice = luck(seed)
    start = time.process_time()
    plies = sum(entry.playout(fields, 0, rules.book.tables, dice, 5000, out, weights, log) for fields in openings)
    return plies / (time.process_time() - start)


@pytest.mark.parametrize(("edition", "players"), [("middle-earth", 2), ("middle-earth", 4), ("standard", 4)])
def test_random_play_makes_a_million_decisions_a_second(edition, players):
    rules = flagfall.rules(f"risk/{edition}", players=players)
    playouts(rules, 1)
    assert max(playouts(rules, 60, seed) for seed in range(5)) > 1_000_000


def test_copying_a_state_takes_less_than_half_a_microsecond():
    """A whole batch at once, as search and learners copy."""
    rules = flagfall.rules("risk/middle-earth")
    batch = np.frombuffer(rules.opening().record.tobytes() * 1000, FIELD)
    room = np.zeros(1000, FIELD)
    best = 1.0
    for _ in range(20):
        start = time.process_time()
        copy_all(batch, room)
        best = min(best, (time.process_time() - start) / 1000)
    assert room.tobytes() == batch.tobytes()
    assert best < 500e-9


@rule
def copy_all(batch, room):
    for index in range(batch.shape[0]):
        room[index] = batch[index]
