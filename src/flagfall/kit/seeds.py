"""Luck for many tables: `numpy.random.SeedSequence((seed, table))` of every table at once, number for number.

Numpy makes one such sequence at a time, which takes longer than imagining four states. The hash is published and fixed
(M. E. O'Neill's seed_seq_fe); tests/core/test_luck.py compares the two.
"""

from __future__ import annotations

from typing import Any

import numpy as np

_WORD = 0xFFFF_FFFF
_POOL = 4


def seeds(seed: int, tables: int) -> Any:
    """uint64 [tables]: tables are told apart by their number alone, so it does not matter how many sit beside them."""
    words = [_all(word, tables) for word in _in_words(seed)] + [np.arange(tables, dtype=np.uint32)]
    mixed = _Hash(0x43B0D7E5, 0x931E8875)
    pool = [mixed(words[i] if i < len(words) else _all(0, tables)) for i in range(_POOL)]
    for source in range(_POOL):
        for place in range(_POOL):
            if source != place:
                pool[place] = _mix(pool[place], mixed(pool[source]))
    for word in words[_POOL:]:
        for place in range(_POOL):
            pool[place] = _mix(pool[place], mixed(word))
    drawn = _Hash(0x8B51F9DD, 0x58F38DED)
    low, high = drawn(pool[0]), drawn(pool[1])
    return low.astype(np.uint64) | high.astype(np.uint64) << np.uint64(32)


def _in_words(number: int) -> list[int]:
    """The lowest 32 bits first."""
    words = [number & _WORD]
    while number := number >> 32:
        words.append(number & _WORD)
    return words


def _all(word: int, tables: int) -> Any:
    return np.full(tables, word, np.uint32)


class _Hash:
    """A hash whose constant changes with every use."""

    def __init__(self, constant: int, factor: int) -> None:
        self._constant, self._factor = constant, factor

    def __call__(self, words: Any) -> Any:
        before = np.uint32(self._constant)
        self._constant = self._constant * self._factor & _WORD
        words = (words ^ before) * np.uint32(self._constant)
        return words ^ words >> np.uint32(16)


def _mix(one: Any, other: Any) -> Any:
    mixed = one * np.uint32(0xCA01F9DD) - other * np.uint32(0x4973F715)
    return mixed ^ mixed >> np.uint32(16)
