"""Squares as people say them: `a1` is square 0, `j10` is square 99."""

from __future__ import annotations

import re
from struct import unpack_from

_SQUARE = re.compile(r"([a-j])(10|[1-9])")


NAMES = tuple(f"{column}{row}" for row in range(1, 11) for column in "abcdefghij")


def name(square: int) -> str:
    return NAMES[square]


def number(word: str) -> int:
    """The number of a square; ValueError if there is no such word."""
    found = _SQUARE.fullmatch(word)
    if found is None:
        raise ValueError(f"{word!r} is not a square")
    return (int(found[2]) - 1) * 10 + "abcdefghij".index(found[1])


def words(squares: list[int]) -> tuple[int, int]:
    """A set of squares as the kernel's two words of 50 bits."""
    low = sum(1 << square for square in squares if square < 50)
    high = sum(1 << square - 50 for square in squares if square >= 50)
    return low, high


def pair(held: bytes, index: int = 0) -> tuple[int, int]:
    """The two words of a set as they lie in a record, or in a row of them."""
    low, high = unpack_from("<2q", held, 16 * index)
    return low, high


def members(low: int, high: int) -> list[int]:
    """The squares of a set."""
    both = int(low) | int(high) << 50
    return [square for square in range(100) if both >> square & 1]
