"""Games that were played ahead, kept at the server exactly as it keeps its own, with a seat waiting for the browser."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.server import wire
from flagfall.server.house import now
from flagfall.server.signing import new_id, new_token
from flagfall.server.standing import Standing
from flagfall.server.storage.database import open_database
from flagfall.server.storage.shelf import GameRow, SeatRow, Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ahead import Ahead


@dataclass(frozen=True, slots=True)
class Waiting:
    """A game played ahead under the name the server knows it by, and the invitation to its seat."""

    ahead: Ahead
    id: str
    token: str

    def told(self) -> dict[str, Any]:
        """What a scenario needs of it."""
        return {"name": self.ahead.name, "token": self.token, "clicks": self.ahead.offers()}


@contextmanager
def shelf_of(database: str) -> Iterator[Shelf]:
    """The games of a server, looked at from beside it."""
    engine = open_database(database)
    try:
        yield Shelf(engine)
    finally:
        engine.dispose()


def put(shelf: Shelf, ahead: Ahead) -> Waiting:
    """Keep a game; whoever has the token may take the seat, the others belong to a player, or to somebody who is out."""
    waiting, instant = Waiting(ahead, new_id(), new_token()), now()
    player = ahead.against
    other = (None, player.capitalize(), player) if player else ("ben", "Ben", None)
    seats = tuple(
        SeatRow(seat, waiting.token, None, None, None) if seat == ahead.seat else SeatRow(seat, None, *other)
        for seat in range(len(ahead.rules.seats))
    )
    shelf.put(
        GameRow(
            id=waiting.id,
            rules=ahead.rules.id,
            options=json.dumps(dict(ahead.rules.options)),
            clock=msgspec.json.encode(wire.ClockWish()).decode(),
            listed=False,
            maker="ben",
            made=instant,
            version=0,
            standing=Standing(acted=(True,) * len(seats)).kept(),
            to_act=ahead.seat,
            over=False,
            deadline=None,
            touched=instant,
            seats=seats,
        ),
        ahead.record,
    )
    return waiting


def gone_on(shelf: Shelf, waiting: Waiting) -> bool:
    """Whether the server has kept exactly what was to be clicked, right after what was played ahead."""
    ahead = waiting.ahead
    after = [decision for _, decision in shelf.record(waiting.id, len(ahead.record))]
    return tuple(after[: len(ahead.clicks)]) == ahead.clicks
