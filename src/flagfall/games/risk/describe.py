"""What never changes during a game, as plain data. See docs/risk-show.md."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from flagfall.games.risk.kernel.numbers import SYMBOLS, WILD_SYMBOL
from flagfall.games.risk.kernel.sets import is_set, set_value
from flagfall.games.risk.phases import AT_THE_RING, STEP_OF

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Value
    from flagfall.games.risk.board import Territory
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.shapes import Described, Trade
    from flagfall.speech import Catalogue

HEX = {"green": "#3f8f4f", "yellow": "#d9b32f", "red": "#b3392f", "black": "#3b3b42", "neutral": "#8d8a83"}


def describe(
    say: Catalogue, book: Book, game: str, colours: tuple[str, ...], options: Mapping[str, Value]
) -> Described:
    """Board, cards and seats, each entry with its source."""
    rules = book.edition.rules
    return {
        "family": "risk",
        "id": game,
        "title": say.say(book.edition.title),
        "box": say.say(book.edition.box),
        "options": dict(options),
        "canvas": {"width": book.board.width, "height": book.board.height},
        "seats": [
            {
                "seat": seat,
                "name": say(f"risk-colour-{colours[seat]}"),
                "colour": colours[seat],
                "hex": HEX[colours[seat]],
                "side": book.seatings[seat].side,
            }
            for seat in range(book.players)
        ],
        "neutral": {"name": say("risk-neutral"), "hex": HEX["neutral"]} if book.players == 2 else None,
        "sides": [{"id": side, "name": say(f"risk-side-{side}")} for side in ("good", "evil")],
        "regions": [_plain(say, region) for region in book.board.regions],
        "territories": [_territory(say, book, place) for place in book.board.territories],
        "borders": [_plain(say, border) for border in book.board.borders],
        "barriers": [_plain(say, barrier) for barrier in book.board.barriers],
        "ranges": [_plain(say, chain) for chain in book.board.ranges],
        "road": [_plain(say, step) for step in book.board.road] if rules.ring else [],
        "cards": [_card(say, book, kind) for kind in range(len(book.cards)) if book.copies[kind]],
        "sets": {
            "infantry": rules.set_infantry,
            "cavalry": rules.set_cavalry,
            "creature": rules.set_creature,
            "mixed": rules.set_mixed,
        },
        "trades": _trades(book),
        "phases": {phase: {"step": step, "asks": AT_THE_RING.get(phase)} for phase, step in STEP_OF.items()},
        "rules": _plain(say, rules),
    }


def _trades(book: Book) -> list[Trade]:
    """Every three symbols that make a set. The set that counts is the one worth most (Ruling 12)."""
    rules, symbols = book.edition.rules, (*SYMBOLS.names, "wild")
    sets = {name: getattr(rules, f"set_{name}") for name in (*SYMBOLS.names, "mixed")}
    found: list[Trade] = []
    for three in combinations_with_replacement(range(len(symbols)), 3):
        if is_set(*three):
            tame = {symbols[one] for one in three if one != WILD_SYMBOL}
            alike = [name for name in SYMBOLS.names if tame <= {name}]
            fits = [*alike, *(["mixed"] if len(tame) == sum(one != WILD_SYMBOL for one in three) else [])]
            worth = set_value(book.tables[0], *three)
            name = next(name for name in fits if sets[name] == worth)
            found.append({"symbols": sorted(symbols[one] for one in three), "set": name, "battalions": worth})
    return found


def _card(say: Catalogue, book: Book, kind: int) -> Any:
    card = _plain(say, book.cards[kind])
    card["count"] = book.copies[kind]
    timed = f"risk-when-{card['timing']}"
    card["when"] = say(timed) if timed in say else ""
    return card


def _territory(say: Catalogue, book: Book, place: Territory) -> Any:
    """One place, with a Stronghold or a Site of Power only where the game has such."""
    rules, plain = book.edition.rules, _plain(say, place)
    if not rules.strongholds:
        plain["stronghold"] = ""
    if not rules.leaders:
        plain["site"] = ""
    return plain


def _plain(say: Catalogue, declared: Any) -> Any:
    """A declared entry as JSON has it: lists, no tuples; names in a language."""
    return {each.name: _lists(say, getattr(declared, each.name)) for each in fields(declared)}


def _lists(say: Catalogue, value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lists(say, entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_lists(say, entry) for entry in value]
    return say.say(value) if isinstance(value, str) else value
