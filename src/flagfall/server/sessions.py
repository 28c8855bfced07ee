"""Who is signed in where. A cookie holds the sealed id of a session, and a session can be ended."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagfall.server.house import House
    from flagfall.server.storage.people import PersonRow

REMEMBERED = 60.0
"""Seconds for which nobody looks again whose session it is; one that is ended is forgotten at once, everywhere."""
MOST = 10_000
COME_BACK = (1012, "sign in again")
"""How a socket ends whose session has: a page that has a new cookie is back at once."""


class Sessions:
    """One per worker process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: dict[str, tuple[str, float]] = {}
        house.messenger.ended = self._forget

    async def person(self, session: str | None) -> PersonRow | None:
        """Whoever is signed in there."""
        if session is None:
            return None
        person = await asyncio.to_thread(self._house.people.signed_in, session)
        return None if person is None or person.banned is not None else person

    async def person_id(self, session: str | None) -> str | None:
        """The same for sockets, which come by the thousand after a restart."""
        if session is None:
            return None
        known = self._known.get(session)
        if known is not None and known[1] > self._house.wall_clock.seconds():
            return known[0]
        person = await self.person(session)
        if person is None:
            return None
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[session] = person.id, self._house.wall_clock.seconds() + REMEMBERED
        return person.id

    def ended(self, person: str = "", session: str = "") -> None:
        """One session of somebody, or all: here and at the other workers it is forgotten, and its sockets end."""
        self._forget(person, session)
        self._house.messenger.send_ended(person, session)

    async def renewed(self, person: str) -> None:
        """Somebody has another token: what was begun with one that is there no more ends here, what with the new one stays."""
        rooms, lobby = self._house.rooms.all(), self._house.lobby.lookers
        theirs = {known for known, (whose, _) in self._known.items() if whose == person}
        theirs |= {one.session for room in rooms for one in room.listeners if one.person == person and one.session}
        theirs |= {one.session for one in lobby if one.person == person and one.session}
        for session in theirs:
            if await self.person(session) is None:
                self._forget(person, session)

    def _forget(self, person: str, session: str) -> None:
        for known, (whose, _) in list(self._known.items()):
            if known == session or (person and whose == person and not session):
                del self._known[known]
        for room in self._house.rooms.all():
            for listener in list(room.listeners):
                if listener.session == session if session else listener.person == person:
                    listener.end(*COME_BACK)
        self._house.lobby.forget(person, session, *COME_BACK)
