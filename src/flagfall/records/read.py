"""Text to scrolls. Whatever is wrong is said with its line and its reason."""

from __future__ import annotations

from itertools import islice, takewhile
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary

from flagfall.catalog import game, read_options
from flagfall.core import CHANCE, DamagedScroll, FlagfallError
from flagfall.records import fair
from flagfall.records.lines import DIGITS, Line, headers, split
from flagfall.records.scroll import UNFINISHED, VERSION, Scroll, endings_beside, name_of, say_result
from flagfall.table import Input, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.core import Draw, Rules, Seat
    from flagfall.records.fair import Fair


AT_ONCE: Final = 256
_KNOWN: WeakKeyDictionary[Rules[Any, Any], dict[str, Input]] = WeakKeyDictionary()
"""What a line means that is written exactly as its decision is: the same whenever it can be decided."""


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
    retell_all(rules, table, body)
    scroll = Scroll(
        rules.id,
        rules.options,
        players,
        table.record(),
        head["Result"].text,
        head["Rules"].text,
        head["Date"].text,
        int(head["Flagfall-Scroll"].text),
        _fair(rules, head.get("Fair")),
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
    seats = _seats(rules)
    for line in body:
        _relive(table, seats, line)
        yield line


def retell_all(rules: Rules[Any, Any], table: Table, body: list[Line]) -> None:
    """The same in as few goes as possible: lines that have stood on a scroll of these rules before are known by heart."""
    seats, known, at = _seats(rules), _KNOWN.setdefault(rules, {}), 0
    while at < len(body):
        by_heart = list(takewhile(bool, (known.get(line.text) for line in islice(body, at, at + AT_ONCE))))
        told = table.relive_all(by_heart) if by_heart else 0  # type: ignore[arg-type]
        at += told
        if told == AT_ONCE or at == len(body):
            continue
        line = body[at]
        inputs = _relive(table, seats, line)
        if len(inputs) == 1 and rules.write(inputs[0][1], inputs[0][0]) == line.text.partition(" ")[2]:
            known[line.text] = inputs[0]
        at += 1


def _seats(rules: Rules[Any, Any]) -> dict[str, Seat]:
    return {name_of(rules, seat): seat for seat in (CHANCE, *range(len(rules.seats)))}


def _relive(table: Table, seats: dict[str, Seat], line: Line) -> tuple[Input, ...]:
    who, _, what = line.text.partition(" ")
    if who not in seats:
        known = ", ".join(seats)
        raise DamagedScroll(line.number, "scroll-no-seat", who=repr(who[:40]), known=known)
    if not what.strip():
        raise DamagedScroll(line.number, "scroll-decides-nothing", who=who)
    try:
        return table.relive(seats[who], what.strip())
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


def _fair(rules: Rules[Any, Any], line: Line | None) -> Fair | None:
    if line is None:
        return None
    if (found := fair.read(rules, line.text)) is None:
        raise DamagedScroll(line.number, "scroll-fair")
    return found


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
