"""What one step costs: copying, imagining, looking, choosing, deciding, starting."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from flagfall.core import Rules


def each(do: Callable[[], object], seconds: float = 0.3) -> float:
    """Seconds one call takes, on average over about so many seconds."""
    do()
    calls, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(10):
            do()
        calls += 10
    return spent / calls


def inside(rules: Rules[Any, Any]) -> Iterator[tuple[str, str]]:
    """What the family's own kernel measures."""
    return rules.family.inside(rules)


def through_table(rules: Rules[Any, Any]) -> Iterator[tuple[str, float]]:
    """View, choices and submit in the middle of a random game, seconds each."""
    luck = random.Random(7)
    table, spent, moves = Table(rules, luck), 0.0, 0
    while table.result is None and table.moment < 300:
        seat = table.to_act
        choices = table.choices(seat)
        started = time.process_time()
        table.submit(seat, choices[luck.randrange(len(choices))])
        spent, moves = spent + time.process_time() - started, moves + 1
    yield "view", each(lambda: table.view(0))
    yield "choices", each(lambda: table.choices(0))
    yield "submit", spent / moves


def start(game: str, cold: bool = False) -> float:
    """Seconds of one core from starting Python to a first compiled move; cold: with nothing compiled yet."""
    with tempfile.TemporaryDirectory() as nowhere:
        surroundings = {**os.environ, "NUMBA_CACHE_DIR": nowhere} if cold else dict(os.environ)
        before = _spent_by_children()
        _run("first_move", game, surroundings=surroundings)
        return _spent_by_children() - before


def _run(part: str, *words: str, surroundings: dict[str, str]) -> str:
    """A part of this package in a process of its own, and what it prints. Ctrl-C ends it without a word."""
    return subprocess.run(
        [sys.executable, "-m", f"flagfall.bench.{part}", *words],
        env=surroundings,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ).stdout


def _spent_by_children() -> float:
    used = os.times()
    return used.children_user + used.children_system


def interpreted(games: list[str], seconds: float) -> dict[str, float]:
    """Plies per second of each game without the compiler."""
    surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    said = _run("interpreted", str(seconds), *games, surroundings=surroundings)
    return {game: float(rate) for game, rate in (line.split() for line in said.splitlines())}
