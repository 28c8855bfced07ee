"""Words declared once. A family lists what may be decided and what may be told, one line each:

    FACTS = Words("fact")
    MOVED = FACTS("moved", "from:square to:square")

The number, the name and the arguments of a word are this one line. Kernels speak the number, scrolls and stories the name, the
wire the arguments by name; the version of the rules is a digest of all of them. Where a word means the same as an earlier one to whoever
folds facts into a view, its line says so:

    LEAPT = FACTS("leapt", "from:square to:square", folded=MOVED)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Argument:
    """One number behind a word: what it is called there, and what kind of thing it counts (a square, a seat, a card)."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a family's own vocabulary."""

    number: int
    name: str
    arguments: tuple[Argument, ...]
    folded: int
    """The word it is folded as: most as themselves."""

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{argument.name}:{argument.kind}" for argument in self.arguments)])


class Words:
    """A vocabulary in the making: calling it declares the next word and gives its number."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._words: list[Word] = []
        self._numbers: dict[str, int] = {}

    def __call__(self, name: str, arguments: str = "", *, folded: int | None = None) -> int:
        if name in self._numbers:
            raise ValueError(f"the {self.what} {name!r} is declared twice")
        number = len(self._words)
        pairs = (pair.partition(":") for pair in arguments.split())
        behind = tuple(Argument(called, kind or called) for called, _, kind in pairs)
        self._words.append(Word(number, name, behind, number if folded is None else folded))
        self._numbers[name] = number
        return number

    def folded(self, number: int) -> int:
        """Every word folded as this one, as bits."""
        return sum(1 << word.number for word in self._words if word.folded == number)

    @property
    def names(self) -> tuple[str, ...]:
        """In the order of their numbers."""
        return tuple(word.name for word in self._words)

    def number(self, name: str) -> int:
        """The number of a word; KeyError says which words there are."""
        try:
            return self._numbers[name]
        except KeyError:
            raise KeyError(f"no {self.what} is called {name!r}; there are {', '.join(self.names)}") from None

    def __getitem__(self, word: int | str) -> Word:
        return self._words[word if isinstance(word, int) else self.number(word)]

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def __iter__(self) -> Iterator[Word]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)
