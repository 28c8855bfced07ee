"""What comes over a line in scraps: frames, chunks, single letters. However small, each costs a moment, and everybody waits for it.

A line that brings more of them than any page would is cut off; an address that brings more than a whole club would is heard later.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

import h11

from flagfall.server.limits import Bucket, hidden

if TYPE_CHECKING:
    from flagfall.server.connections import Door
    from flagfall.server.wall_clock import Alarm

AT_ONCE = 2
"""So many seconds' worth may come in one go."""
LATER = 0.25
"""Seconds after which whoever was not heard is heard again, if nothing is owed any more."""
MOST_READ = 16 * 1024
"""Bytes taken from a line at a time, where the system's loop lets us say so."""
HEADERS, MOST_HEADERS = 16, 128
"""Lines of a head that cost as much as one scrap; and more than any browser sends."""


class Caller:
    """Whoever is at the other end of a line. Of a proxy's lines each counts alone: it speaks for many."""

    def __init__(self, door: Door, address: str, proxy: bool) -> None:
        self.door, self.address, self._proxy = door, address, proxy
        self._who = hidden(address)
        each = door.limits.scraps_per_second
        self._bucket = Bucket(each, AT_ONCE * each, door.wall_clock.seconds)

    def brought(self, scraps: int) -> bool:
        """Whether that many more are few enough for one line."""
        if not self._proxy:
            self.door.scraps.owes(self._who, scraps)
        return self._bucket.take(scraps)

    @property
    def owes(self) -> bool:
        """Whether too many have come from there lately."""
        return not self._proxy and not self.door.scraps.owes(self._who, 0)


class Unhurried(asyncio.Protocol):
    """Looks at what comes in bit by bit, and stops when it has been too much."""

    SLICE: ClassVar[int]
    """Bytes that are looked at in one go: nobody knows before how many scraps they are."""
    transport: Any
    caller: Caller | None = None
    _unread: bytes = b""
    _again: Alarm | None = None

    def scraps(self) -> int:
        """How many there were since this was last asked."""
        raise NotImplementedError

    def busy(self) -> bool:
        """Whether more is not to be read for another reason."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        if self.caller is None:
            super().data_received(data)
            return
        caller = self.caller
        if self._again is None and not self._unread and len(data) <= self.SLICE and not caller.owes:
            super().data_received(data)  # as nearly everything comes: whole, and from somebody who owes nothing
            if not caller.brought(max(1, self.scraps())):
                self.transport.abort()
            return
        self._unread += data
        if self._again is None:
            self._look()
        else:  # whoever was told to wait for another reason may go on; but not for this one
            self.transport.pause_reading()

    def _look(self) -> None:
        self._again = None
        while self._unread and (caller := self.caller) is not None and not self.transport.is_closing():
            if caller.owes:
                self.transport.pause_reading()
                self._again = caller.door.wall_clock.alarm(LATER, self._look_again)
                return
            some, self._unread = self._unread[: self.SLICE], self._unread[self.SLICE :]
            super().data_received(some)
            if not caller.brought(max(1, self.scraps())):
                self.transport.abort()
                return

    def _look_again(self) -> None:
        self._look()
        waits: object = self._again
        if waits is None and not self.busy():
            self.transport.resume_reading()

    def unread_no_more(self) -> None:
        """The line has ended."""
        self._unread = b""
        if self._again is not None:
            self._again.cancel()
            self._again = None


class Head(h11.Connection):
    """Counts what it finds."""

    found = 0

    def next_event(self) -> Any:
        event = super().next_event()
        self.found += 1
        if isinstance(event, h11.Request):
            self.found += len(event.headers) // HEADERS
            if len(event.headers) > MOST_HEADERS:
                raise h11.RemoteProtocolError("too many lines in a head", 431)
        return event
