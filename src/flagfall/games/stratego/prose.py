"""Lists and numbers as sentences say them."""

from __future__ import annotations

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`; nothing for nobody."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def number_word(n: int) -> str:
    """Up to ten in letters."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)
