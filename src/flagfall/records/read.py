"""Text to scrolls. Whatever is wrong is said with its line and its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.catalog import game, read_options
from flagfall.core import CHANCE, DamagedScroll, FlagfallError
from flagfall.records.lines import DIGITS, Line, headers, split
from flagfall.records.scroll import UNFINISHED, VERSION, Scroll, endings_beside, name_of, say_result
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.core import Draw, Rules, Seat


def read(text: str | bytes) -> Scroll:
    """The scroll a text holds, every input checked by its rules; DamagedScroll if it cannot be played."""
    return check(text)[0]


def check(text: str | bytes, draw: Draw | None = None) -> tuple[Scroll, Table]:
    """The scroll and its table, played through to the last line; DamagedScroll says at which line and why."""
    lines = split(text)
    head, body = headers(lines)
    rules = _rules(head)
    players = _players(rules, head["Seats"])
    table = Table.retold(rules, draw)
    for _ in retell(rules, table, body):
        pass
    scroll = Scroll(
        rules.id,
        rules.options,
        players,
        table.record(),
        head["Result"].text,
        head["Rules"].text,
        head["Date"].text,
        int(head["Flagfall-Scroll"].text),
    )
    check_result(rules, table, head["Result"])
    table.resume()
    return scroll, table


def opened(text: str | bytes) -> tuple[Rules[Any, Any], tuple[str, ...], list[Line], Line]:
    """The rules, the players, the input lines and the result of a scroll, not yet played."""
    head, body = headers(split(text))
    rules = _rules(head)
    return rules, _players(rules, head["Seats"]), body, head["Result"]


def retell(rules: Rules[Any, Any], table: Table, body: list[Line]) -> Iterator[Line]:
    """Play the lines on a table one by one, giving each when it has happened."""
    seats = {name_of(rules, seat): seat for seat in (CHANCE, *range(len(rules.seats)))}
    for line in body:
        who, _, what = line.text.partition(" ")
        if who not in seats:
            known = ", ".join(seats)
            raise DamagedScroll(line.number, "scroll-no-seat", who=repr(who[:40]), known=known)
        if not what.strip():
            raise DamagedScroll(line.number, "scroll-decides-nothing", who=who)
        _relive(table, seats[who], what.strip(), line)
        yield line


def _relive(table: Table, seat: Seat, what: str, line: Line) -> None:
    try:
        table.relive(seat, what)
    except FlagfallError as refusal:
        raise DamagedScroll(line.number, refusal.phrase) from None


def _rules(head: dict[str, Line]) -> Rules[Any, Any]:
    _check_version(head["Flagfall-Scroll"])
    try:
        entry = game(head["Game"].text[:60])
    except FlagfallError as unknown:
        raise DamagedScroll(head["Game"].number, unknown.phrase) from None
    try:
        return entry.rules(read_options(entry, head["Options"].text.split()))
    except FlagfallError as bad:
        raise DamagedScroll(head["Options"].number, bad.phrase) from None


def _check_version(line: Line) -> None:
    if not DIGITS.fullmatch(line.text):
        raise DamagedScroll(line.number, "scroll-no-version", version=repr(line.text[:40]))
    if not 1 <= int(line.text) <= VERSION:
        raise DamagedScroll(line.number, "scroll-newer", version=line.text, newest=VERSION)


def _players(rules: Rules[Any, Any], line: Line) -> tuple[str, ...]:
    pairs = [word.partition("=") for word in line.text.split()]
    names = {seat: player for seat, _, player in pairs}
    wanted = [name_of(rules, seat) for seat in range(len(rules.seats))]
    if [seat for seat, _, _ in pairs] != wanted or not all(names.values()):
        raise DamagedScroll(line.number, "scroll-seats", wanted=" ".join(f"{seat}=NAME" for seat in wanted))
    return tuple(names[seat] for seat in wanted)


def check_result(rules: Rules[Any, Any], table: Table, line: Line) -> None:
    """What a scroll says of its end must agree with the game as played; DamagedScroll if it does not."""
    played = say_result(rules, table.result)
    if line.text != played and not (played == UNFINISHED and line.text in endings_beside(rules)):
        raise DamagedScroll(line.number, "scroll-other-result", result=repr(line.text[:60]), played=repr(played))
