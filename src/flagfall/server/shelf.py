"""Which games lie open in memory, and who may have another one opened.

So many lie open, a long one counted as several. For one more, those nobody has looked at for longest are put away; where somebody
looks at every one of them, a new table or a watcher has to wait, and whoever sits at a table still gets in.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from flagfall.server.places import CHEAP
from flagfall.server.refusals import No

if TYPE_CHECKING:
    from flagfall.server.house import House
    from flagfall.server.room import Room

LONG = 1_000
"""Inputs for which a game counts once more: what is remembered of them takes as much memory as a table with nothing on it."""
AT_ONCE = 20
"""One in so many is put away together: whoever asks for one game after the other does not have all of them looked through each time."""


class Shelf:
    """The rooms of one server process by game id, and how much they count."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.rooms: dict[str, Room] = {}
        self.held = 0

    @property
    def _most(self) -> int:
        return self._house.settings.limits.rooms

    def lay(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.held += _counts(room)

    async def put_away(self, room: Room) -> None:
        del self.rooms[room.id]
        self.held -= _counts(room)
        await room.stop()

    async def make_space(self, besides: Room) -> None:
        """For a room that was just opened: others are put away, if there are idle ones."""
        if self.held <= self._most:
            return
        self.held = sum(map(_counts, self.rooms.values()))
        idle = sorted((room for room in self.rooms.values() if room.idle and room is not besides), key=_used)
        enough = self._most - self._most // AT_ONCE
        for room in idle:
            if self.held <= enough:
                return
            if room.idle and room.id in self.rooms:  # nobody has come meanwhile
                self._house.counts.add("rooms_put_away_total")
                await self.put_away(room)

    def let_in(self) -> None:
        """No if there is no space for another table."""
        if self.held >= self._most and not any(room.idle for room in self.rooms.values()):
            self._house.counts.add("refused_total", reason="full")
            raise No("full", "server-full")

    async def may_open(self, game: str, person: str | None, address: str) -> None:
        """Whoever sits there may. Others need space for it, and pay for playing it again, as for what is told again."""
        found = await asyncio.to_thread(self._house.game_store.opening, game, person)
        if found is None:
            raise No("unknown", "server-no-game")
        seated, inputs = found
        if not seated:
            self.let_in()
            if inputs > CHEAP and not self._house.tallies.retold.take(address, inputs):
                raise No("too_many", "server-told-often")


def _counts(room: Room) -> int:
    return 1 + room.table.moment // LONG


def _used(room: Room) -> float:
    return room.used
