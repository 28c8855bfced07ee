"""How attacks end that are fought out: known exactly, worked out once."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from flagfall.kit.odds import table
from flagfall.players.planner_search import MOST


@cache
def odds_book() -> Any:
    """`[what][led][wall][attackers][defenders]`: how likely a place falls, how many attackers are left on average if it does,
    and how many defenders if it does not."""
    size = MOST + 1
    book = np.zeros((3, 2, 3, size, size))
    for led in range(2):
        for wall in range(3):
            book[:, led, wall] = _fought_out(led, wall, size)
    return book


def _fought_out(led: int, wall: int, size: int) -> Any:
    odds = table(led, wall)
    falls, left, held = np.zeros((size, size)), np.zeros((size, size)), np.zeros((size, size))
    falls[:, 0], left[:, 0] = 1.0, np.arange(size)
    for defenders in range(1, size):
        held[:2, defenders] = defenders
        for attackers in range(2, size):
            red = min(3, attackers - 1)
            black = 1 if red == 1 else min(2, defenders)  # against one die the defender throws one
            pairs = min(red, black)
            for lost in range(pairs + 1):
                chance, then = odds[red, black, lost], (attackers - pairs + lost, defenders - lost)
                for book in (falls, left, held):
                    book[attackers, defenders] += chance * book[then]
    left /= np.maximum(falls, 1e-9)
    held = np.where(falls > 1.0 - 1e-9, 1.0, held / np.maximum(1.0 - falls, 1e-9))
    return np.stack([falls, left, held])
