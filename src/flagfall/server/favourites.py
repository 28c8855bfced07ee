"""The set-ups somebody leads into battle again and again, from their own finished games: for themselves only."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from flagfall.catalog import game as entry_of
from flagfall.core import UnknownGame
from flagfall.server import wire_lists
from flagfall.server.storage.schema import games, inputs, seats

if TYPE_CHECKING:
    from flagfall.server.house import House

LOOKED_AT: Final = 60
"""So many of the latest games."""
SET_UP: Final = 200
"""Every army stands after so many decisions of both sides."""
MOST: Final = 5


def favourites(house: House, person: str) -> list[wire_lists.Favourite]:
    """What was used more than once, the most used first."""
    used: dict[tuple[str, str], list[str]] = defaultdict(list)
    for row, placed in _placed(house, person):
        text = _text(row, placed)
        if text:
            used[row.rules, text].append(row.outcome)
    often = sorted(((how, key) for key, how in used.items() if len(how) > 1), key=lambda one: (-len(one[0]), one[1]))
    told = []
    for how, (rules, text) in often[:MOST]:
        names = [setup.name for setup in house.people.setups(person, rules) if setup.text.strip() == text]
        title, name = str(entry_of(rules).title), names[0] if names else None
        told.append(wire_lists.Favourite(game=rules, title=title, name=name, used=len(how), won=how.count("won")))
    return told


def _placed(house: House, person: str) -> list[tuple[Any, list[int]]]:
    latest = (
        select(games.c.id, games.c.rules, games.c.options, seats.c.seat, seats.c.outcome)
        .join(seats, seats.c.game == games.c.id)
        .where(seats.c.person == person, seats.c.outcome.in_(("won", "lost", "drawn")))
        .order_by(games.c.touched.desc())
        .limit(LOOKED_AT)
    )
    with house.engine.begin() as connection:
        rows = connection.execute(latest).all()
        decided = (
            select(inputs.c.game, inputs.c.seat, inputs.c.decision)
            .where(inputs.c.game.in_([row.id for row in rows]), inputs.c.number < SET_UP)
            .order_by(inputs.c.number)
        )
        mine: dict[tuple[str, int], list[int]] = defaultdict(list)
        for game, seat, decision in connection.execute(decided):
            mine[game, seat].append(decision)
    return [(row, mine[row.id, row.seat]) for row in rows]


def _text(row: Any, decisions: list[int]) -> str:
    """A whole set-up as the set-up editor writes it: front row first; nothing for a game without one."""
    try:
        rules = entry_of(row.rules).rules(json.loads(row.options))
    except UnknownGame:
        return ""
    described: Any = rules.describe()
    if "armies" not in described:
        return ""
    words = rules.spec.words
    said = [words[number].split() for number in decisions if 0 <= number < len(words)]
    stands = {word[2]: word[1] for word in said if word[0] == "place" and len(word) == 3}
    ranks = sorted({int(square[1:]) for square in described["armies"][row.seat]["home"]}, reverse=row.seat == 0)
    lines = [
        "".join(_letter(described, stands.get(f"{chr(97 + column)}{rank}")) for column in range(described["cols"]))
        for rank in ranks
    ]
    return f"deploy {'/'.join(lines)}" if stands else ""


def _letter(described: Any, kind: str | None) -> str:
    return "." if kind is None else str(described["kinds"][kind]["letter"])
