"""How fast a mind thinks on this machine: per second of one core, in classic Stratego after its opening."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.catalog import rules as rules_of
from flagfall.lab.school import School, plans_of
from flagfall.minds.stratego.kernel import learn, search

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GAME = "stratego/classic"
GENERAL = (8, 16, 4)
SPEEDS = 4


def bench_minds(begin: Callable[[str], None], seconds: float) -> Iterator[tuple[str, float]]:
    """What was measured, and how many a second."""
    school = School(rules_of(GAME), 1)  # type: ignore[arg-type]
    school.take_shipped()
    desk = school._desk
    begin("Imagining tables")
    desk.fields[0] = school._openings[0]
    count = int(search.list_candidates(desk, 0, 8, 0))
    worlds = _rate(seconds, lambda n: _worlds(desk, count, n, 0))
    yield "tables imagined, by what hidden pieces have done", worlds
    begin("Valuing tables")
    moves = _rate(seconds, lambda n: _worlds(desk, count, n, (1 << count) - 1))
    yield "moves tried out and valued", count / max(1e-9, 1 / moves - 1 / worlds)
    begin("Playing at first sight")
    yield "turns by judgement", _rate(seconds, lambda n: _turns(school, 0, n))
    begin("Playing as a general does")
    yield "decisions of a general", _rate(seconds, lambda n: _turns(school, -1, n))


def _worlds(desk: Any, count: int, n: int, alive: int) -> float:
    search.try_worlds(desk, 0, count, 64 * n, 0, alive)
    return 64 * n


def _turns(school: School, style: int, n: int) -> float:
    tally = np.zeros(4)
    learn.match(
        school._desk, school._openings, style, style, plans_of(GENERAL), n, school._diary[:0], school._notes, tally
    )
    return float(tally[3])


def _rate(seconds: float, some: Callable[[int], float]) -> float:
    some(1)  # compiled
    begin, done = time.process_time(), 0.0
    while time.process_time() - begin < seconds:
        done += some(2)
    return done / (time.process_time() - begin)
