"""What people may see of a game in a list: who plays, on which terms, and what became of it for whoever asks."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from flagfall import catalog
from flagfall.core import UnknownGame
from flagfall.server import rating, sidelines, wire
from flagfall.server.storage.seeks import STILL_THERE
from flagfall.speech import ENGLISH, catalogue

if TYPE_CHECKING:
    from flagfall.server.house import House
    from flagfall.server.storage.game_store import GameRow
    from flagfall.server.storage.standings import Stand

DAY = 24 * 3600 * 1000
_clock = msgspec.json.Decoder(wire.ClockWish)


def summaries(house: House, rows: Sequence[GameRow], person: str | None, language: str = ENGLISH) -> list[wire.Summary]:
    """One line for each; reads ratings, so it is called from a thread."""
    sitting = {seat.person for row in rows for seat in row.seats if seat.person is not None}
    stands = house.standings.of(sitting) if sitting else {}
    return [_summary(house, row, person, stands, language) for row in rows]


def seats_of(row: GameRow, person: str | None) -> list[int]:
    return [seat.seat for seat in row.seats if person is not None and seat.person == person]


def ratings_of(row: GameRow, stands: dict[tuple[str, str], Stand]) -> list[int | None]:
    """What everybody may know of who sits there: guests and computers have no rating."""
    box = _entry(row.rules).box if _entry(row.rules) is not None else ""
    found = [stands.get((seat.person or "", box)) for seat in row.seats]
    return [None if stand is None else rating.shown(stand.mu) for stand in found]


def title_of(rules: str, language: str = ENGLISH) -> str:
    entry = _entry(rules)
    return rules if entry is None else catalogue(language).say(entry.title)


def day_of(row: GameRow) -> int:
    """The day something was last decided: more exactly it would tell when somebody puts down a piece in secret."""
    return row.touched - row.touched % DAY


def _entry(rules: str) -> Any:
    try:
        return catalog.game(rules)
    except UnknownGame:
        return None


def _summary(
    house: House, row: GameRow, person: str | None, stands: dict[tuple[str, str], Stand], language: str
) -> wire.Summary:
    room = house.rooms.live(row.id)
    here = [False] * len(row.seats) if room is None else [count > 0 for count in room.everywhere()[:-1]]
    if row.listed and row.waited is not None and row.waited >= house.wall_clock.now() - STILL_THERE:
        here = [known or seat.person == row.maker for known, seat in zip(here, row.seats, strict=True)]
    mine, replaced = seats_of(row, person), sidelines.opened(row.sidelines).replaced
    return wire.Summary(
        id=row.id,
        game=row.rules,
        title=title_of(row.rules, language),
        people=[
            wire.Person(
                seat=seat.seat,
                name=seat.name,
                player=(player := replaced.get(seat.seat, seat.player)),
                here=player is not None or here[seat.seat],
                replaced=seat.seat in replaced,
            )
            for seat in row.seats
        ],
        seats=mine,
        yours_to_act=not row.over and row.to_act in mine,
        over=row.over,
        touched=day_of(row),
        rated=row.rated,
        clock=_clock.decode(row.clock),
        options=_agreed(row),
        ratings=ratings_of(row, stands),
        outcome=cast("wire.Outcome | None", row.seats[mine[0]].outcome if mine else None),
    )


def _agreed(row: GameRow) -> dict[str, wire.Value]:
    """What differs from the printed rules."""
    entry, agreed = _entry(row.rules), json.loads(row.options)
    printed = {} if entry is None else {option.name: option.default for option in entry.options}
    return {name: value for name, value in agreed.items() if printed.get(name) != value}
