"""Lines to the server: how many there may be, in all and from one address, how long half a request may take, and half an answer.

More than the system has files for would stop the server for everybody, so it takes fewer than that.
"""

from __future__ import annotations

import asyncio
import resource
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from flagfall.server.addresses import among, grouped
from flagfall.server.limits import Crowd, Tally
from flagfall.server.scraps import AT_ONCE as SECONDS
from flagfall.server.scraps import MOST_READ, Caller, Head, Unhurried
from flagfall.server.whole_words import WholeWords

if TYPE_CHECKING:
    from uvicorn import Config
    from uvicorn.server import ServerState

    from flagfall.server.settings import Settings
    from flagfall.server.wall_clock import Alarm, WallClock

RESERVED = 128
"""Files the server needs for itself: the database, its processes, the pages."""
MOST_FILES = 65_536
AT_ONCE, OUTSIDE = 8, 2_048
"""How many lines are let in before anybody else is heard, and how many may wait outside."""
BURST = 300
"""Lines opened in one go from one address; more only as a minute allows."""
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def more_files() -> None:
    """As many open files as the system grants without asking anybody."""
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Door:
    """Counts the lines of one server."""

    def __init__(self, settings: Settings, wall_clock: WallClock) -> None:
        self.limits, self._proxies, self.wall_clock = settings.limits, settings.proxies, wall_clock
        files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        files = MOST_FILES if files == resource.RLIM_INFINITY else files
        self._most = max(8, min(self.limits.connections, files - RESERVED))
        self._each = min(self.limits.connections_per_address, self._most // 2)
        self._lines, self._crowd = 0, Crowd()
        often = self.limits.connections_per_minute
        self._opened = Tally(often, 60, brim=min(BURST, often), seconds=wall_clock.seconds)
        self.polite = Tally(5, 1, seconds=wall_clock.seconds)
        many = self.limits.scraps_per_address
        self.scraps = Tally(many, 1, brim=SECONDS * many, seconds=wall_clock.seconds)

    def came(self, address: str) -> Caller | None:
        """Whoever comes from there, if there is room for one more; proxies speak for many."""
        if self._lines >= self._most:
            return None
        proxy = among(address, self._proxies)
        if not (proxy or self._opened.take(address)) or not self._crowd.came(
            address, self._most if proxy else self._each
        ):
            return None
        self._lines += 1
        return Caller(self, address, proxy)

    def left(self, address: str) -> None:
        self._lines -= 1
        self._crowd.left(address)


def _door(config: Config, state: ServerState, transport: Any) -> Door:
    """One for each server; it is there before the first line."""
    found: Any = vars(state).get("door")
    if found is None:
        app: Any = config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        found = vars(state)["door"] = Door(app.state.house.settings, app.state.house.wall_clock)
        _wait_outside(transport)
    door: Door = found
    return door


def _wait_outside(transport: Any) -> None:
    """To asyncio it is one number how many are let in in one go and how many may wait: the second is set anew."""
    for listening in getattr(getattr(transport, "_server", None), "sockets", ()):
        with listening.dup() as same:
            same.listen(OUTSIDE)


class Line(asyncio.Protocol):
    """A line that has just been opened. Whoever finds no room is sent away before anything is made ready for them."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: object = None
    ) -> None:
        self._config, self._state, self._app_state = config, server_state, app_state

    def connection_made(self, transport: Any) -> None:
        door, peer = _door(self._config, self._state, transport), transport.get_extra_info("peername")
        address = grouped(peer[0]) if isinstance(peer, tuple) else "nowhere"
        caller = door.came(address)
        if caller is None:
            if door.polite.take(address):  # a flood is not worth an answer each
                transport.write(BUSY)
                transport.close()
            else:
                transport.abort()
            self._transport = transport
            return
        calls = Calls(self._config, self._state, self._app_state)
        calls.caller = caller
        if hasattr(transport, "max_size"):
            transport.max_size = MOST_READ
        transport.set_protocol(calls)
        calls.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _leave_no_circle(self._transport)


def _leave_no_circle(transport: Any) -> None:
    """A transport of asyncio holds one of its own methods, so it would stay until somebody looks for circles.

    A stranger opens lines by the thousand, and looking for what is left of them takes everybody's time at once.
    """
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None  # nothing is read any more


class Calls(Unhurried, H11Protocol):
    """A line on which calls come in, whole and in time, and answers go out."""

    SLICE = 4096
    _late: Alarm | None = None
    _stuck: Alarm | None = None
    _reading: object = None

    def connection_made(self, transport: Any) -> None:
        self._head = self.conn = Head(h11.SERVER)
        super().connection_made(transport)
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self.resume_writing()
        self.unread_no_more()
        if self.caller is not None:
            self.caller.door.left(self.caller.address)
            self.caller = None
        super().connection_lost(exc)
        _leave_no_circle(self.transport)

    def scraps(self) -> int:
        found, self._head.found = self._head.found, 0
        return found

    def busy(self) -> bool:
        return self.flow.read_paused

    def handle_events(self) -> None:
        super().handle_events()
        self._hurry()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._relax()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketLine):  # from now on it is that one's to say when the line ends
            protocol.caller, self.caller = self.caller, None
            self.unread_no_more()

    def pause_writing(self) -> None:
        """More is on its way than the line has taken: it has to take some, or makes room for others."""
        super().pause_writing()
        if self.caller is not None and self._stuck is None:
            door = self.caller.door
            self._stuck = door.wall_clock.alarm(door.limits.body_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _hurry(self) -> None:
        """A request has its time from its first letter, and its body from the end of its head; what is left of an answer takes as long."""
        if self.caller is None:
            return
        state = self.conn.their_state
        reading = (state, self.cycle) if state in (h11.IDLE, h11.SEND_BODY) else None
        if reading == self._reading:
            return
        self._relax()
        self._reading = reading
        if reading is not None:
            door = self.caller.door
            patient = state is h11.SEND_BODY or self.transport.get_write_buffer_size() > 0
            seconds = door.limits.body_seconds if patient else door.limits.header_seconds
            self._late = door.wall_clock.alarm(seconds, self.transport.abort)

    def _relax(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
        self._reading = None


class SocketLine(Unhurried, WholeWords):
    """The same line after it has become a socket."""

    SLICE = 1024
    _frames = 0

    def handle_events(self) -> None:
        self._frames += len(self.conn.events)
        super().handle_events()

    def scraps(self) -> int:
        frames, self._frames = self._frames, 0
        return frames

    def busy(self) -> bool:
        return self.read_paused

    def connection_lost(self, exc: Exception | None) -> None:
        self.hear = None
        self.unread_no_more()
        if self.caller is not None:
            self.caller.door.left(self.caller.address)
            self.caller = None
        super().connection_lost(exc)
        _leave_no_circle(self.transport)
        self.conn.parser.close()  # it reads by way of itself, too

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            dict.clear(self.scope)  # type: ignore[arg-type]  # a dict at heart: what was asked for points at who answered it
