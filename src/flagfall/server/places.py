"""Places at a table. Whoever has a seat always finds one; watchers share the gallery, by address and in all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.server.limits import hidden

if TYPE_CHECKING:
    from flagfall.server.listener import Listener
    from flagfall.server.room import Room

TOO_MANY, FULL = 4429, 1013
CHEAP = 200
"""So many facts may be told again without anybody counting."""


def owns(room: Room, person: str | None, seat: int) -> bool:
    seats = room.row.seats
    return person is not None and 0 <= seat < len(seats) and seats[seat].person == person


class Place:
    """One socket's place, taken and given back."""

    def __init__(self, room: Room, person: str | None, address: str) -> None:
        self.room, self.person, self._address, self._who = room, person, address, hidden(address)
        self._watches = not any(owns(room, person, seat) for seat in range(len(room.row.seats)))
        self.payer = address if self._watches or person is None else person
        """Who pays for what is told again: strangers by their address."""

    def refused(self) -> tuple[int, str] | None:
        """Take the place, or say why there is none."""
        house, limits = self.room.house, self.room.house.settings.limits
        if self._watches:
            if house.watching.count >= limits.watchers:
                return FULL, "full"
            if self.room.watchers >= limits.watchers_per_game:
                return TOO_MANY, "too many watchers"
            if not house.watching.came(self._address, limits.watchers_per_address):
                return TOO_MANY, "too many watchers from there"
        if not house.crowd.came(self.person, limits.sockets_per_person):
            self._leave_gallery()
            return TOO_MANY, "too many sockets"
        self.room.watchers += self._watches
        if not self._watches:
            self.room.asked_from = self._address
        return None

    def __enter__(self) -> Room:
        return self.room

    def __exit__(self, *_: object) -> None:
        self.room.watchers -= self._watches
        self.room.house.crowd.left(self.person)
        self._leave_gallery()

    def _leave_gallery(self) -> None:
        if self._watches:
            self.room.house.watching.left(self._address)

    def may_speak(self) -> bool:
        tallies = self.room.house.tallies
        return (tallies.watcher_messages if self._watches else tallies.messages).takes(self._who)


def may_hear(listener: Listener, payer: str, since: int | None = None, ear: int | None = None) -> bool:
    """Whether so much may be told (again); a little always may."""
    room = listener.room
    seen = room.seen(listener.ear if ear is None else ear)
    facts = seen.moment - (listener.facts if since is None else since)
    return facts <= CHEAP or room.house.tallies.retold.take(payer, facts)
