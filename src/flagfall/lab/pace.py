"""How fast a mind thinks on this machine: per second of one core, in classic Stratego, beside what we aim for."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.lab.pieces import PAGE
from flagfall.lab.school import School, plans_of
from flagfall.minds.stratego.kernel import learn, search
from flagfall.minds.stratego.learned import load
from flagfall.minds.stratego.lore import lore_of
from flagfall.players import Sitter, seat_player
from flagfall.players.levels import offered
from flagfall.players.mind import Mind
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flagfall.core import Rules

GAME = "stratego/classic"
ONE_STEP = (8, 1, 0)
"""Candidates, imagined tables, turns: what follows from each of the eight best decisions is valued, on one table."""
AT_ONCE = 20
OPENING = 110
"""Decisions of novices before somebody stronger is measured: eighty set the armies up."""
FEW = 4
"""Decisions of each of the twenty."""
SPEEDS = 8


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured, how often a second or as a share, and what we aim for."""

    what: str
    measured: str
    aim: str = ""


def bench_minds(begin: Callable[[str], None], seconds: float) -> Iterator[Speed]:
    """One after the other, as they are measured."""
    rules: Any = rules_of(GAME)
    school = School(rules, 1)
    school.take_shipped()
    desk = school.lay_desk(school.rows, school.dense)
    begin("Valuing tables")
    desk.fields[0] = school.openings[0]
    yield Speed("values of a table", _often(seconds, lambda n: search.value_often(desk, 1000 * n)), "1,000,000")
    begin("Imagining tables")
    count = int(search.list_candidates(desk, 0, 8, 0))
    worlds = _rate(seconds, lambda n: _worlds(desk, count, n, 0))
    yield Speed("worlds imagined, weighted by belief", f"{worlds:,.0f}", "100,000")
    begin("Trying moves out")
    moves = _rate(seconds, lambda n: _worlds(desk, count, n, (1 << count) - 1))
    yield Speed("moves tried out and valued", f"{count / max(1e-9, 1 / moves - 1 / worlds):,.0f}")
    begin("Playing one step ahead")
    armies = school.openings
    yield Speed("plies of self-play, one step ahead", _often(seconds, lambda n: _plies(desk, armies, -1, n)), "30,000")
    begin("Playing at first sight")
    yield Speed("plies of self-play, at first sight", _often(seconds, lambda n: _plies(desk, armies, 0, n)))
    begin("Loading weights")
    yield Speed("loading the largest weights, ms", f"{1000 * _loading():.1f}", "50")
    second, strongest = [level.name for level in offered(GAME)[-2:]]
    begin(f"Playing as a {second} does")
    yield Speed(f"decisions of a {second}", f"{_decisions(rules, second, seconds):,.0f}")
    begin(f"{AT_ONCE} games of a {strongest} at once")
    late = _latest(rules, strongest)
    yield Speed(f"time of a {strongest}, of what it has, p99, {AT_ONCE} at once", f"{late:.2f}", "1.10")


def _worlds(desk: Any, count: int, n: int, alive: int) -> float:
    search.try_worlds(desk, 0, count, 64 * n, 0, alive)
    return 64 * n


def _plies(desk: Any, armies: Any, style: int, n: int) -> float:
    tally = np.zeros(4)
    none = np.zeros((0, PAGE), np.int32), np.zeros(0)
    learn.match(desk, armies, style, style, plans_of(ONE_STEP), n, *none, tally)
    return float(tally[3])


def _often(seconds: float, some: Callable[[int], float]) -> str:
    return f"{_rate(seconds, some):,.0f}"


def _rate(seconds: float, some: Callable[[int], float]) -> float:
    some(1)  # compiled
    begin, done = time.process_time(), 0.0
    while time.process_time() - begin < seconds:
        done += some(2)
    return done / (time.process_time() - begin)


def _seated(rules: Rules[Any, Any], name: str, seed: int) -> tuple[Table, list[Sitter]]:
    """A table some moves after the opening, with the same player in both seats."""
    table = Table(rules, Random(seed))
    novices = [Sitter(seat_player("novice", rules, seat, Random(seed)), table, seat) for seat in (0, 1)]
    while len(table.record()) < OPENING:
        table.submit(table.to_act, novices[table.to_act].decide())
    return table, [Sitter(seat_player(name, rules, seat, Random(seed)), table, seat) for seat in (0, 1)]


def _loading() -> float:
    """Seconds of the slowest game, each loaded once."""
    slowest = 0.0
    for game in (one.id for one in games() if Mind.plays(one.family)):
        rules: Any = rules_of(game)
        lore, begin = lore_of(rules), time.process_time()
        load(rules, lore)
        slowest = max(slowest, time.process_time() - begin)
    return slowest


def _decisions(rules: Rules[Any, Any], name: str, seconds: float) -> float:
    """As whoever plays meets it: it hears, it thinks, the table is told."""
    table, sitters = _seated(rules, name, 1)
    for _ in sitters:
        table.submit(table.to_act, sitters[table.to_act].decide())
    begin, done = time.process_time(), 0
    while table.result is None and time.process_time() - begin < 4 * seconds:
        table.submit(table.to_act, sitters[table.to_act].decide())
        done += 1
    return done / (time.process_time() - begin)


def _latest(rules: Rules[Any, Any], name: str) -> float:
    """Of all decisions in games that run at once, the time that 99 of 100 keep to, as a share of what they were given."""

    def play(game: int) -> list[float]:
        table, sitters = _seated(rules, name, game)
        table.submit(table.to_act, sitters[table.to_act].decide(0.01))
        spent = []
        for _ in range(FEW):
            if table.result is not None:
                break
            begin = time.monotonic()
            decision = sitters[table.to_act].decide(1.0)
            spent.append(time.monotonic() - begin)
            table.submit(table.to_act, decision)
        return spent

    with ThreadPoolExecutor(AT_ONCE) as pool:
        spent = [one for each in pool.map(play, range(AT_ONCE)) for one in each]
    return float(np.quantile(spent, 0.99))
