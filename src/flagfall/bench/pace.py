"""Random play of any game, inside its family's kernel."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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
    play = rules.family.random_play
    play(rules, 1, 1, facts)  # compile
    plies = decisions = played = 0
    started, seed, games = time.process_time(), 1, 1
    while (spent := time.process_time() - started) < seconds:
        more = play(rules, games, seed, facts)
        plies, decisions, played = plies + more[0], decisions + more[1], played + more[2]
        seed, games = seed + 1, min(games * 2, 4096)
    return Pace(plies, decisions, played, spent)
