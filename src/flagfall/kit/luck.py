"""A small random generator that compiled and plain rules share, number for number.

Kernels that play thousands of games need luck inside the loop. This is splitmix64 with 62-bit
outputs, kept in plain signed integers so that both ways of running agree.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flagfall.kit.jit import door
from flagfall.kit.kept import COMPILED


def luck(seed: int) -> Any:
    """A fresh source of luck: one word of state that kernels advance in place."""
    return np.array([seed & 0x3FFF_FFFF_FFFF_FFFF], dtype=np.uint64)


_WORD = (1 << 64) - 1


def plain_roll(luck: Any, sides: int) -> int:
    """A number from 0 to sides - 1, all but exactly equally likely for the sizes games need: the same without a compiler."""
    z = (int(luck[0]) + 0x9E3779B97F4A7C15) & _WORD
    luck[0] = z
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
    z ^= z >> 31
    return ((z >> 32) * int(sides)) >> 32


if COMPILED:

    @door
    def roll(luck: Any, sides: int) -> int:
        """A number from 0 to sides - 1, all but exactly equally likely for the sizes games need."""
        luck[0] += np.uint64(0x9E3779B97F4A7C15)
        z = luck[0]
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
        return np.int64(((z >> np.uint64(32)) * np.uint64(sides)) >> np.uint64(32))  # type: ignore[return-value]

else:
    roll = plain_roll
