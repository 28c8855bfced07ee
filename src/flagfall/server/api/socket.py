"""The socket of one listener."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import WebSocket, websocket

from flagfall.core import SPECTATOR
from flagfall.server import verbs, wire
from flagfall.server.addresses import address_of
from flagfall.server.api.asking import GameId, TheHouse, language_of, session_of
from flagfall.server.asks import Ask
from flagfall.server.house import House
from flagfall.server.limits import Bucket
from flagfall.server.listener import Ended, Listener
from flagfall.server.odds_aid import aid_of
from flagfall.server.packing import Packing
from flagfall.server.places import FULL, TOO_MANY, Place, may_hear, owns
from flagfall.server.possible import mended
from flagfall.server.refusals import No
from flagfall.server.slow_listener import SlowListener
from flagfall.server.whole_words import WHOLE

if TYPE_CHECKING:
    from flagfall.server.whole_words import WholeWords

NO_COOKIE, NOT_YOURS, NO_GAME = 4401, 4403, 4404
CLOSED: dict[wire.Reason, tuple[int, str]] = {"full": (FULL, "full"), "too_many": (TOO_MANY, "told too often")}
WAIT = 0.1
log = logging.getLogger(__name__)
_decoders = {name: msgspec.json.Decoder(verb) for name, verb in verbs.VERBS.items()}
_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Goodbye(Exception):
    """The socket ends with a code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


class _Numbered(msgspec.Struct):
    """All that is read of what cannot be read otherwise."""

    ask: int | None = None


_numbered = msgspec.json.Decoder(_Numbered)


def number_of(text: str | bytes) -> int | None:
    """The number under which somebody waits for an answer, if there is one even in nonsense."""
    try:
        return _numbered.decode(text).ask
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def read(text: str | bytes) -> verbs.Verb:
    """One message of a page: exactly one verb, no unknown fields. Most are decisions, so that is tried first."""
    try:
        return _decoders["decide"].decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _read_by_its_name(text)


def _read_by_its_name(text: str | bytes) -> verbs.Verb:
    try:
        said = [name for name in _fields.decode(text) if name in _decoders]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise No("unreadable", "server-unreadable", why=str(error)[:200]) from error
    if len(said) != 1:
        raise No("unreadable", "server-one-verb", verbs=", ".join(_decoders))
    try:
        return _decoders[said[0]].decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        wrong, _, path = str(error).partition(" - at ")
        place = path.strip("`$.")
        raise No("unreadable", mended(verbs.VERBS[said[0]], place, wrong, place)) from error


@websocket("/api/games/{game:str}/socket")
async def listen(socket: WebSocket[Any, Any, Any], house: TheHouse, game: GameId) -> None:
    """One listener, from connecting to leaving."""
    await socket.accept()
    house.counts.add("sockets")
    try:
        seat, since, packed = _wanted(socket)
        session = await session_of(socket, house)
        person = await house.sessions.person_id(session)
        place = await _enter(house, game, person, seat, address_of(socket.scope))
        with place as room:
            aid = aid_of(room.row.rules, room.rules.options)
            listener = (Listener if aid is None else SlowListener)(
                room, place.person, seat, since, session, language_of(socket)
            )
            listener.packing = Packing() if packed else None
            if room.closed or not may_hear(listener, place.payer):
                raise Goodbye(FULL, "try again")
            room.enter(listener)
            if seat is not None and room.row.seats[seat].noticed and place.person is not None:
                house.in_background(house.letters.seen(game, place.person))
            try:
                await _serve(socket, house, listener, place)
            finally:
                room.leave(listener)
    except Goodbye as goodbye:
        with contextlib.suppress(Exception):
            await socket.close(code=goodbye.code, reason=goodbye.why)
    finally:
        house.counts.add("sockets", -1)
        socket.receive = socket.send = _gone  # they hold the socket they belong to: nobody should have to look for that


async def _gone(*_: object) -> Any:
    raise OSError("the socket has ended")


def _wanted(socket: WebSocket[Any, Any, Any]) -> tuple[int | None, int, bool]:
    """What the address asks for: a seat or none, from which fact on, and whether packed."""
    seat, since = socket.query_params.get("seat"), socket.query_params.get("since", "0")
    try:
        heard = max(0, int(str(since)[:9]))
        return None if seat in (None, "") else int(str(seat)[:4]), heard, socket.query_params.get("packed") == "1"
    except ValueError:
        raise Goodbye(NO_GAME, "seat and since are numbers") from None


async def _enter(house: House, game: str, person: str | None, seat: int | None, address: str) -> Place:
    if house.counts["sockets"] > house.settings.limits.sockets:
        raise Goodbye(FULL, "full")
    try:
        room = await house.rooms.open(game, person, address)
    except No as no:
        raise Goodbye(*CLOSED.get(no.reason, (NO_GAME, "no such game"))) from None
    except Exception:
        raise Goodbye(FULL, "try again") from None
    if seat is not None:
        if person is None:
            raise Goodbye(NO_COOKIE, "no cookie")
        if not owns(room, person, seat):
            await room.reseat()
        if not owns(room, person, seat):
            raise Goodbye(NOT_YOURS, "not your seat")
    place = Place(room, person, address)
    if (why := place.refused()) is not None:
        raise Goodbye(*why)
    return place


async def _serve(socket: WebSocket[Any, Any, Any], house: House, listener: Listener, place: Place) -> None:
    async def send(message: str | bytes) -> None:
        if isinstance(message, bytes):
            await socket.send({"type": "websocket.send", "text": None, "bytes": message})
        else:
            await socket.send({"type": "websocket.send", "text": message, "bytes": None})

    limits = house.settings.limits
    bucket = Bucket(limits.messages_per_second, limits.message_burst, house.wall_clock.seconds)

    def hear(text: str) -> bool:
        """At once, unless somebody has to wait, or is to be told that it was too much."""
        if waiting or not listener.connected or not place.may_speak() or not bucket.take():
            return False
        _hear(listener, text, place)
        return True

    waiting = False
    line: WholeWords | None = cast("Any", socket.scope.get("extensions") or {}).get(WHOLE)
    listener.connect(send, partial(_struck_dumb, socket), None if line is None else line.say)
    if line is not None:
        line.hear = hear
    try:
        while True:
            event: Any = await socket.receive()
            waiting = True
            if event["type"] == "websocket.disconnect" or not listener.connected:
                return
            if not bucket.take():
                raise Goodbye(TOO_MANY, "too many messages")
            while not place.may_speak():  # one address waits for itself; what it has sent waits in its own line
                await asyncio.sleep(WAIT)
            _hear(listener, event.get("text") or event.get("bytes") or "", place)
            waiting = False
    finally:
        waiting = True
        if line is not None:
            line.hear = None
        listener.hang_up()


def _struck_dumb(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Nothing more can be said: end the socket, so that the page comes back with a new one."""
    if not isinstance(error, OSError | Ended):  # a page that has gone is nothing to write down
        log.warning("a socket could not be told: %s", type(error).__name__)
    ended = error if isinstance(error, Ended) else Ended(1011, "something went wrong here")
    asyncio.get_running_loop().create_task(_end(socket, ended))


async def _end(socket: WebSocket[Any, Any, Any], ended: Ended) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code=ended.code, reason=ended.why)


def _hear(listener: Listener, text: str | bytes, place: Place) -> None:
    limit = listener.room.house.settings.limits.message_bytes
    try:
        if len(text) > limit:
            raise No("too_long", "server-message-length", most=limit)
        verb = read(text)
    except No as no:
        listener.room.house.counts.add("refused_total", reason=no.reason)
        listener.say(no.refused(None if no.reason == "too_long" else number_of(text), listener.language))
        return
    try:
        _do(listener, verb, place)
    except No as no:
        listener.room.house.counts.add("refused_total", reason=no.reason)
        listener.say(no.refused(verb.ask, listener.language))


def _do(listener: Listener, verb: verbs.Verb, place: Place) -> None:
    room = listener.room
    if isinstance(verb, verbs.Ping):
        listener.say(wire.Pong(at=room.house.wall_clock.now(), answers=verb.ask))
    elif isinstance(verb, verbs.Since):
        if verb.since < 0:
            raise No("unreadable", "server-since")
        if verb.seat is not msgspec.UNSET and verb.seat != listener.seat:
            if verb.seat is not None and not owns(room, listener.person, verb.seat):
                mine = [str(seat) for seat in range(len(room.row.seats)) if owns(room, listener.person, seat)]
                raise No("not_yours", "server-seat-not-yours", seat=verb.seat, mine=", ".join(mine) or "none")
            _pay(listener, verb, place)
            room.leave(listener)
            listener.seat, listener.chat = verb.seat, 0
            room.enter(listener)
        else:
            _pay(listener, verb, place)
        listener.facts = verb.since
        listener.stir(verb.ask)
    elif listener.seat is None:
        raise No("not_yours", "server-spectators-listen")
    else:
        room.ask(Ask(listener.seat, verb, listener, listener.person))


def _pay(listener: Listener, verb: verbs.Since, place: Place) -> None:
    ear = listener.ear if verb.seat is msgspec.UNSET else SPECTATOR if verb.seat is None else verb.seat
    if not may_hear(listener, place.payer, verb.since, ear):
        raise No("too_many", "server-told-often")
