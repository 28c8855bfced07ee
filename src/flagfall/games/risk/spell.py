"""Facts as exact words, for scrolls and tests: each number by what it stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.risk.kernel.words import NEUTRAL, PHASES, REGISTERS

if TYPE_CHECKING:
    from flagfall.core import Fact
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.notation import Notation

SHAPES = {
    "rolled": "seat number",
    "dealt": "seat place number",
    "claimed": "seat place",
    "occupied": "seat place",
    "placed": "seat place number",
    "appointed": "seat place",
    "took": "seat pile",
    "took_land": "seat land",
    "took_tale": "seat card",
    "turned": "seat number",
    "granted": "seat number number",
    "offered": "seat land",
    "exchanged": "seat number",
    "played": "seat card number",
    "attacked": "seat place place seat number",
    "stormed": "place place roll roll number number number number",
    "converted": "place place number",
    "sunk": "place number",
    "fell_back": "place place number",
    "leader_lost": "seat place",
    "conquered": "seat place seat",
    "advanced": "place place number number",
    "eliminated": "seat seat",
    "handed": "seat seat number",
    "handed_land": "seat seat land",
    "discarded": "seat card",
    "cast_aside": "seat land",
    "claimed_mission": "seat card number place",
    "redeployed": "place place number number",
    "happened": "seat card",
    "event_land": "land",
    "frozen": "seat place",
    "raided": "place number",
    "hid": "seat",
    "hid_land": "seat land",
    "rose": "seat place number",
    "carried": "place place",
    "blocked": "seat bridge",
    "thawed": "seat",
    "corsairs": "seat",
    "reshuffled": "pile",
    "ring_rolled": "number number number",
    "ring_moved": "number",
    "ring_held": "number",
    "rested": "seat",
    "scored": "seat number number number number",
    "ended": "number number",
}


def spell(book: Book, seats: tuple[str, ...], notation: Notation, fact: Fact) -> str:
    """The fact's word, then seats, places, cards and rolls by name."""
    if fact.what == "now":
        pairs = zip(fact.told[::2], fact.told[1::2], strict=True)
        return " ".join(["now", *(f"{REGISTERS[key]}={_value(key, value)}" for key, value in pairs)])
    words = [fact.what]
    for shape, number in zip(SHAPES[fact.what].split(), fact.told, strict=True):
        words.append(_word(book, seats, notation, shape, number))
    return " ".join(words)


def _value(register: int, value: int) -> str:
    return PHASES[value] if REGISTERS[register] == "phase" else str(value)


def _word(book: Book, seats: tuple[str, ...], notation: Notation, shape: str, number: int) -> str:
    match shape:
        case "seat":
            return "neutral" if number == NEUTRAL else seats[number].lower()
        case "place":
            return book.board.territories[number].id
        case "land":
            return notation.land_id(number)
        case "card":
            return book.cards[number].id
        case "roll":
            return "/".join(map(str, book.rolls[number]))
        case "bridge":
            return notation.bridge_id(number).replace(" ", "")
        case "pile":
            return "adventure" if number else "territory"
        case _:
            return str(number)
