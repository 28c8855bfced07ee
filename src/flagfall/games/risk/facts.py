"""How kernel rows become facts, and what the numbers of a fact or a decision stand for. The words are declared in kernel/numbers.py."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from flagfall.core import CHANCE, NOBODY, Audience, Fact
from flagfall.games.risk.kernel.numbers import ENDINGS, FACTS, NEUTRAL, PHASES, PILES, SEATS, UNOWNED

if TYPE_CHECKING:
    from flagfall.games.risk.notation import Notation

_ASKED = {CHANCE: "chance", NOBODY: "nobody"}
_OWNERS = {NEUTRAL: "neutral", UNOWNED: None}


def from_log(log: Any) -> tuple[Fact, ...]:
    """The facts a kernel wrote down."""
    count = int(log[0, 0])
    return tuple([_fact(*row) for row in log[1 : count + 1].tolist()])


@lru_cache(maxsize=100_000)
def _fact(what: int, audience: int, *told: int) -> Fact:
    """The same thing told in a thousand games is one fact in memory."""
    word = FACTS[what]
    return Fact(word.name, told[: len(word.arguments)], Audience(audience))


def meant(notation: Notation, kind: str, number: int) -> Any:
    """A number by what it stands for: places, cards and words by name, dice by their faces, seats as they are counted everywhere."""
    match kind:
        case "place":
            return notation.place_id(number)
        case "land":
            return notation.land_id(number)
        case "card":
            return notation.card_id(number)
        case "roll":
            return list(notation.faces(number))
        case "bridge":
            return notation.bridge_id(number)
        case "flag":
            return bool(number)
        case "asked":
            return _ASKED.get(number, number)
        case "owner":
            return _OWNERS.get(number, number)
        case "seats":
            return [seat for seat in range(SEATS) if number >> seat & 1]
        case "pile":
            return PILES[number].name
        case "phase":
            return PHASES[number].name
        case "ending":
            return ENDINGS[number].name
        case _:
            return number


def spelled(notation: Notation, seats: tuple[str, ...], fact: Fact) -> str:
    """A fact as exact words, for scrolls and tests: seats, places, cards and rolls by name, all else as numbers."""
    words = [fact.what]
    for argument, number in zip(FACTS[fact.what].arguments, fact.told, strict=True):
        said = meant(notation, argument.kind, number)
        match argument.kind:
            case "seat" | "owner" | "asked":
                words.append(seats[said].lower() if isinstance(said, int) else str(said))
            case "roll":
                words.append("/".join(map(str, said)))
            case "flag" | "seats" | "ending":
                words.append(str(number))
            case _:
                words.append(str(said).replace(" ", ""))
    return " ".join(words)
