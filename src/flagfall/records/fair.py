"""Luck that was promised beforehand, and set-ups under seal: what a table keeps to, and how anybody finds out that it did.

Before a game a `seed` is drawn and its `pledge` is told to everybody. Each seat may cast a lot: a word of its own that goes
into every later draw, so that whoever knew the seed could not know the luck. What has been decided so far is told as a `seal`: it
gives nothing away, and fits no other record. When the game is over the seed is told. docs/fair.md is the book.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from flagfall.core import CHANCE
from flagfall.records.scroll import name_of
from flagfall.table import Input, Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Rules

SEED: Final = re.compile(r"[0-9a-f]{64}")
WORD: Final = re.compile(r"[0-9a-z]{8,64}")
"""A lot: long enough that nobody guesses it."""
_LOT: Final = re.compile(rf"(?P<seat>[^=]+)=(?P<word>{WORD.pattern})@(?P<after>[0-9]{{1,6}})")


@dataclass(frozen=True, slots=True)
class Lot:
    """A seat's word, which counts from the input with that number on."""

    seat: int
    word: str
    after: int


@dataclass(frozen=True, slots=True)
class Fair:
    """All that the luck of a game was made of."""

    seed: str
    lots: tuple[Lot, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawn:
    """One outcome of chance: which input it was, what was possible (by weight), and which of it the record says."""

    number: int
    weights: tuple[int, ...]
    drawn: int


class PledgedLuck:
    """Chance as it was promised. A table says for which input it draws: the same input never gets two outcomes."""

    def __init__(self, seed: str, lots: tuple[Lot, ...] = ()) -> None:
        self._seed, self.lots, self._number = seed, lots, 0

    def turn(self, number: int) -> PledgedLuck:
        self._number = number
        return self

    def randrange(self, stop: int, /) -> int:
        return draw(Fair(self._seed, self.lots), self._number, stop)


def new_seed() -> str:
    return secrets.token_hex(32)


def pledge(seed: str) -> str:
    """Tells nothing of the seed, and fits no other."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seal(seed: str, lines: Sequence[str]) -> str:
    """Tells nothing of what was decided, and fits nothing else."""
    return _keyed(seed, "\n".join(("seal", *lines))).hex()


def draw(fair: Fair, number: int, stop: int) -> int:
    """A number from 0 to stop - 1 for the input with that number."""
    words = "".join(f" {lot.seat}={lot.word}" for lot in fair.lots if lot.after <= number)
    return int.from_bytes(_keyed(fair.seed, f"draw {number}{words}")) % stop


def lines(rules: Rules[Any, Any], record: Sequence[Input]) -> list[str]:
    """What is sealed: every input on a line of its own, as people write it."""
    return [
        f"{name_of(rules, seat)} {rules.write(decision, None if seat == CHANCE else seat)}" for seat, decision in record
    ]


def draws(rules: Rules[Any, Any], record: Sequence[Input]) -> Iterator[Drawn]:
    """Every outcome of chance in a record, in order."""
    table = Table.retold(rules)
    for number, (seat, decision) in enumerate(record):
        if seat == CHANCE:
            chances = table.chances
            yield Drawn(number, chances.weights, chances.outcomes.index(decision))
        table.relive(seat, decision)


def kept(fair: Fair, drawn: Drawn) -> bool:
    """Whether an outcome is the one that was promised."""
    bounds = list(accumulate(drawn.weights))
    number = draw(fair, drawn.number, bounds[-1])
    return bounds[drawn.drawn] - drawn.weights[drawn.drawn] <= number < bounds[drawn.drawn]


def written(rules: Rules[Any, Any], fair: Fair) -> str:
    """As a scroll's header says it; `read` gives it back."""
    return " ".join((fair.seed, *(f"{name_of(rules, lot.seat)}={lot.word}@{lot.after}" for lot in fair.lots)))


def read(rules: Rules[Any, Any], text: str) -> Fair | None:
    """The inverse of `written`; None if it is no such text."""
    seats = {name_of(rules, seat): seat for seat in range(len(rules.seats))}
    seed, _, cast = text.partition(" ")
    lots = [_LOT.fullmatch(lot) for lot in cast.split()]
    if not SEED.fullmatch(seed) or not all(lot and lot["seat"] in seats for lot in lots):
        return None
    return Fair(seed, tuple(Lot(seats[lot["seat"]], lot["word"], int(lot["after"])) for lot in lots if lot))


def _keyed(seed: str, text: str) -> bytes:
    return hmac.digest(bytes.fromhex(seed), text.encode(), "sha256")
