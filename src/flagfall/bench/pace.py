"""Random play of any game: inside its family's kernel if there is a door, else through the contract."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Rules

LONGEST_GAME = 10_000


@dataclass(frozen=True, slots=True)
class Pace:
    """What was played in how many seconds. A ply is a turn, a decision may be part of one."""

    plies: int
    decisions: int
    games: int
    seconds: float

    def per_second(self, what: str) -> float:
        return float(getattr(self, what) / self.seconds)


def random_play(rules: Rules[Any, Any], seconds: float, facts: bool = True) -> Pace:
    """Uniformly random legal play for about so many seconds, whole games only."""
    play = _door(rules) or _through_table
    play(rules, 1, 1, facts)  # compile
    totals, started, seed, games = [0, 0, 0], time.perf_counter(), 1, 1
    while (spent := time.perf_counter() - started) < seconds:
        played = play(rules, games, seed, facts)
        totals = [total + more for total, more in zip(totals, played, strict=True)]
        seed, games = seed + 1, min(games * 2, 4096)
    return Pace(*totals, spent)


def _door(rules: Rules[Any, Any]) -> Callable[[Any, int, int, bool], tuple[int, int, int]] | None:
    """`games/FAMILY/bench.py`, if the family has one."""
    name = f"flagfall.games.{rules.id.partition('/')[0]}.bench"
    if find_spec(name) is None:
        return None
    play: Callable[[Any, int, int, bool], tuple[int, int, int]] = import_module(name).random_play
    return play


def _through_table(rules: Rules[Any, Any], games: int, seed: int, facts: bool) -> tuple[int, int, int]:
    luck = random.Random(seed)
    decisions = 0
    for _ in range(games):
        table = Table(rules, luck)
        while table.result is None and table.moment < LONGEST_GAME:
            choices = table.choices(table.to_act)
            table.submit(table.to_act, choices[luck.randrange(len(choices))])
        decisions += table.moment
    return decisions, decisions, games
