"""How kernel rows become facts and back, and what the numbers of a fact stand for. The words are declared in kernel/numbers.py."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import Audience, Fact
from flagfall.games.stratego.kernel.desk import taken_apart
from flagfall.games.stratego.kernel.numbers import ENDINGS, FACTS, PENDING, RINGS
from flagfall.games.stratego.squares import name

if TYPE_CHECKING:
    from flagfall.games.stratego.notation import Notation


def from_log(log: Any) -> tuple[Fact, ...]:
    """The facts a kernel wrote down."""
    count = int(log[0, 0])
    return tuple([_fact(*row) for row in log[1 : count + 1].tolist()])


@lru_cache(maxsize=100_000)
def _fact(what: int, a: int, b: int, audience: int) -> Fact:
    """The same thing told in a thousand games is one fact in memory."""
    word = FACTS[what]
    return Fact(word.name, (a, b)[: len(word.arguments)], Audience(audience))


class _Told(dict[int, Fact]):
    """Facts by their number on a desk."""

    def __missing__(self, number: int) -> Fact:
        self[number] = fact = _fact(*taken_apart(number))
        return fact


told = _Told().__getitem__
"""The fact with a number of a desk."""


def to_rows(facts: tuple[Fact, ...], *, audience: bool = False) -> Any:
    """Facts as the rows (what, a, b) a kernel folds, with the audience as a fourth number if asked for."""
    return np.array(
        [
            (FACTS.number(fact.what), fact.told[0], fact.told[1] if len(fact.told) > 1 else 0, int(fact.audience))
            for fact in facts
        ],
        np.int64,
    ).reshape(-1, 4)[:, : 4 if audience else 3]


def meant(notation: Notation, kind: str, number: int) -> str | int | None:
    """A number by what it stands for: squares, pieces and words by name, seats as they are counted everywhere."""
    match kind:
        case "square":
            return name(number)
        case "somewhere":
            return name(number) if number >= 0 else None
        case "kind":
            return notation.word(number)
        case "pending":
            return PENDING[number].name
        case "ring":
            return RINGS[number].name
        case "ending":
            return ENDINGS[number].name
        case _:
            return number


def spelled(notation: Notation, seats: tuple[str, ...], what: str, told: tuple[int, ...]) -> str:
    """A fact as exact words and squares."""
    words = [what]
    for argument, number in zip(FACTS[what].arguments, told, strict=True):
        if argument.kind in ("seat", "winner"):
            words.append(seats[number] if number >= 0 else "draw")
        elif (said := meant(notation, argument.kind, number)) is not None:
            words.append(str(said).replace(" ", "-"))
    return " ".join(words)
