"""Everything a room needs from the server around it, in one place."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from flagfall.server.counts import Counts
from flagfall.server.crier import Crier
from flagfall.server.limits import Crowd, Tally
from flagfall.server.preparing import Preparing

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from flagfall.server.crew import Crew
    from flagfall.server.messenger import Messenger
    from flagfall.server.rooms import Rooms
    from flagfall.server.settings import Settings
    from flagfall.server.signing import Seal
    from flagfall.server.storage.keeper import Keeper
    from flagfall.server.storage.people import People
    from flagfall.server.storage.shelf import Shelf


@dataclass(slots=True)
class House:
    """One per worker process. Made by `app.build`, opened and closed with the app."""

    settings: Settings
    engine: Engine
    shelf: Shelf
    people: People
    keeper: Keeper
    seal: Seal
    crew: Crew
    messenger: Messenger
    counts: Counts = field(default_factory=Counts)
    crier: Crier = field(default_factory=Crier)
    rooms: Rooms = field(init=False)
    crowd: Crowd = field(default_factory=Crowd)
    preparing: Preparing = field(default_factory=Preparing)
    games_made: Tally = field(init=False)
    chatting: Tally = field(init=False)
    wrong_passwords: Tally = field(init=False)
    calls: Tally = field(init=False)

    def __post_init__(self) -> None:
        from flagfall.server.rooms import Rooms

        limits = self.settings.limits
        self.rooms = Rooms(self)
        self.games_made = Tally(limits.games_per_hour, 3600)
        self.chatting = Tally(limits.chat_per_minute, 60)
        self.wrong_passwords = Tally(limits.wrong_passwords_per_minute, 60)
        self.calls = Tally(limits.calls_per_minute, 60)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
