"""Everything a room needs from the server around it, in one place."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from flagfall.server.counts import Counts
from flagfall.server.limits import Crowd
from flagfall.server.looking_back import LookingBack
from flagfall.server.mail import Post
from flagfall.server.outbox import Outbox
from flagfall.server.passwords import Passwords
from flagfall.server.pieces import Pieces
from flagfall.server.preparing import Preparing
from flagfall.server.roster import Roster
from flagfall.server.sessions import Sessions
from flagfall.server.storage.admin import Admin
from flagfall.server.storage.my_games import MyGames
from flagfall.server.storage.seeks import Seeks
from flagfall.server.storage.standings import Standings
from flagfall.server.storage.workers import Workers
from flagfall.server.tallies import Tallies
from flagfall.server.wall_clock import WallClock

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sqlalchemy import Engine

    from flagfall.server.letters import Letters
    from flagfall.server.lobby import Lobby
    from flagfall.server.messenger import Messenger
    from flagfall.server.pulse import Pulse
    from flagfall.server.rooms import Rooms
    from flagfall.server.settings import Settings
    from flagfall.server.signing import Seal
    from flagfall.server.storage.game_store import GameStore
    from flagfall.server.storage.move_writer import MoveWriter
    from flagfall.server.storage.people import People
    from flagfall.server.thinkers import Thinkers


@dataclass(slots=True)
class House:
    """One per worker process. Made by `app.build`, opened and closed with the app."""

    settings: Settings
    engine: Engine
    game_store: GameStore
    people: People
    move_writer: MoveWriter
    seal: Seal
    thinkers: Thinkers
    messenger: Messenger
    workers: Workers
    wall_clock: WallClock = field(default_factory=WallClock)
    counts: Counts = field(default_factory=Counts)
    outbox: Outbox = field(default_factory=Outbox)
    rooms: Rooms = field(init=False)
    roster: Roster = field(init=False)
    pulse: Pulse = field(init=False)
    looking_back: LookingBack = field(default_factory=LookingBack)
    reviewing: LookingBack = field(default_factory=LookingBack)
    """Reviews and puzzles take longer than a replay, which does not wait for them."""
    trying: LookingBack = field(default_factory=LookingBack)
    """Positions tried out: in a thread of their own, so that neither waits for the other."""
    pieces: Pieces = field(default_factory=Pieces)
    crowd: Crowd = field(default_factory=Crowd)
    preparing: Preparing = field(default_factory=Preparing)
    watching: Crowd = field(default_factory=Crowd)
    """Sockets without a seat, by address."""
    looking: Crowd = field(default_factory=Crowd)
    """Sockets at the lists, by address."""
    standings: Standings = field(init=False)
    my_games: MyGames = field(init=False)
    seeks: Seeks = field(init=False)
    lobby: Lobby = field(init=False)
    letters: Letters = field(init=False)
    post: Post = field(init=False)
    tallies: Tallies = field(init=False)
    passwords: Passwords = field(init=False)
    sessions: Sessions = field(init=False)
    admin: Admin = field(init=False)
    _background: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        from flagfall.server.letters import Letters
        from flagfall.server.lobby import Lobby
        from flagfall.server.pulse import Pulse
        from flagfall.server.rooms import Rooms

        self.standings, self.seeks = Standings(self.engine), Seeks(self.engine)
        self.my_games = MyGames(self.engine, self.game_store)
        self.lobby, self.letters, self.post = Lobby(self), Letters(self), Post(self.settings.mail)
        self.pulse, self.sessions, self.admin = Pulse(self), Sessions(self), Admin(self.engine)
        self.rooms, self.roster = Rooms(self), Roster(self.thinkers, self.settings.engines)
        self.passwords = Passwords(self.settings.limits.passwords_waiting)
        self.tallies = Tallies(self.settings.limits, self.messenger, self.wall_clock)

    def in_background(self, doing: Coroutine[Any, Any, None]) -> None:
        """Something nobody waits for."""
        task = asyncio.create_task(doing)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    def measured(self) -> dict[str, float]:
        """What this worker has counted, and what it is made of now."""
        self.counts.set("rooms", len(self.rooms))
        self.counts.set("rooms_held", self.rooms.shelf.held)
        self.counts.set("messenger_connected", int(self.messenger.connected))
        self.counts.set("messenger_lost_total", self.messenger.lost)
        return self.counts.measured()
