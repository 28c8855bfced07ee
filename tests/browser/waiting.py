"""Games that were played ahead, kept at the server exactly as it keeps its own, with a seat waiting for the browser."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from argon2 import PasswordHasher

from flagfall.server import wire
from flagfall.server.sidelines import Sidelines
from flagfall.server.signing import new_id, new_token
from flagfall.server.storage.database import open_database
from flagfall.server.storage.game_store import GameRow, GameStore, SeatRow
from flagfall.server.storage.people import People
from flagfall.server.wall_clock import WallClock

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
def store_of(database: str) -> Iterator[GameStore]:
    """The games of a server, looked at from beside it."""
    engine = open_database(database)
    try:
        yield GameStore(engine)
    finally:
        engine.dispose()


def put(store: GameStore, ahead: Ahead) -> Waiting:
    """Keep a game; whoever has the token may take the seat, the others belong to a player, or to somebody who is out."""
    waiting, instant = Waiting(ahead, new_id(), new_token()), WallClock().now()
    player = ahead.against
    other = (None, player.capitalize(), player) if player else ("ben", "Ben", None)
    seats = tuple(
        SeatRow(seat, waiting.token, None, None, None) if seat == ahead.seat else SeatRow(seat, None, *other)
        for seat in range(len(ahead.rules.seats))
    )
    store.put(
        GameRow(
            id=waiting.id,
            rules=ahead.rules.id,
            options=json.dumps(dict(ahead.rules.options)),
            clock=msgspec.json.encode(wire.ClockWish()).decode(),
            listed=False,
            maker="ben",
            made=instant,
            version=0,
            sidelines=Sidelines(acted=(True,) * len(seats)).kept(),
            to_act=ahead.seat,
            over=False,
            deadline=None,
            touched=instant,
            seats=seats,
        ),
        ahead.record,
    )
    return waiting


def gone_on(store: GameStore, waiting: Waiting) -> bool:
    """Whether the server has kept exactly what was to be clicked, right after what was played ahead."""
    ahead = waiting.ahead
    after = [decision for _, decision in store.record(waiting.id, len(ahead.record))]
    return tuple(after[: len(ahead.clicks)]) == ahead.clicks


def chief(database: str) -> dict[str, str]:
    """An administrator, and the password."""
    engine, password = open_database(database), "the chief's own"
    name = f"Chief {new_id().translate({45: 120, 95: 121})[:6]}"
    people, person = People(engine), new_id()
    people.keep_name(person, name, PasswordHasher(time_cost=1).hash(password), WallClock().now())
    people.change(person, admin=True)
    engine.dispose()
    return {"chief": name, "password": password}
