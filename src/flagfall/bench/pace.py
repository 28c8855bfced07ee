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
    from typing import TypeAlias

    from flagfall.core import Rules

    Play: TypeAlias = Callable[[Any, int, int, bool], tuple[int, int, int]]

LONGEST_GAME = 10_000


@dataclass(frozen=True, slots=True)
class Pace:
    """What was played in how many seconds of one core. A ply is a turn, a decision may be part of one."""

    plies: int
    decisions: int
    games: int
    seconds: float

    def per_second(self, what: str) -> float:
        return float(getattr(self, what) / self.seconds)


def random_play(rules: Rules[Any, Any], seconds: float, facts: bool = True) -> Pace:
    """Uniformly random legal play for about so many seconds, whole games only."""
    inside = door(rules)
    play: Play = _through_table if inside is None else inside.random_play
    play(rules, 1, 1, facts)  # compile
    plies = decisions = played = 0
    started, seed, games = time.process_time(), 1, 1
    while (spent := time.process_time() - started) < seconds:
        more = play(rules, games, seed, facts)
        plies, decisions, played = plies + more[0], decisions + more[1], played + more[2]
        seed, games = seed + 1, min(games * 2, 4096)
    return Pace(plies, decisions, played, spent)


def door(rules: Rules[Any, Any]) -> Any:
    """The module `games/FAMILY/bench.py`, or None if the family has none."""
    name = f"flagfall.games.{rules.id.partition('/')[0]}.bench"
    return None if find_spec(name) is None else import_module(name)


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
