"""Lists, numbers and names as sentences say them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flagfall.games.stratego.edition import Piece
    from flagfall.speech import Name

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; nothing for nobody."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def number_word(n: int) -> str:
    """Up to ten in letters."""
    return NUMBERS[n] if n < len(NUMBERS) else str(n)


def names_of(pieces: Iterable[Piece]) -> str:
    """`Gandalf and Elf`: each kind once."""
    return listed(list(dict.fromkeys(piece.name for piece in pieces)))


def the(pieces: Iterable[Piece]) -> str:
    """`Gandalf and the Elves`: all there are of each kind."""
    return listed(list(dict.fromkeys(piece.name.forms.get("all", piece.name) for piece in pieces)))


def kinds(pieces: Iterable[Piece]) -> list[Name]:
    """The names of pieces, each kind once."""
    return list({piece.name: piece.name for piece in pieces}.values())


def upper(words: str) -> str:
    """A sentence begins with a capital letter."""
    return words[0].upper() + words[1:]
