"""The socket of one listener."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from flagfall.server import verbs, wire
from flagfall.server.aids import aid_of
from flagfall.server.api.asking import GameId, TheHouse, person_id
from flagfall.server.asks import Ask
from flagfall.server.house import House, now
from flagfall.server.limits import Bucket
from flagfall.server.listener import Listener
from flagfall.server.patient import PatientListener
from flagfall.server.possible import mended
from flagfall.server.refusals import No
from flagfall.server.room import Room

NO_COOKIE, NOT_YOURS, NO_GAME, TOO_MANY, FULL = 4401, 4403, 4404, 4429, 1013
log = logging.getLogger(__name__)
_decoders = {name: msgspec.json.Decoder(verb) for name, verb in verbs.VERBS.items()}
_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Goodbye(Exception):
    """The socket ends with a code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why


def read(text: str | bytes) -> verbs.Verb:
    """One message of a page: exactly one verb, no unknown fields. Most are decisions, so that is tried first."""
    with contextlib.suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _decoders["decide"].decode(text)
    try:
        said = [name for name in _fields.decode(text) if name in _decoders]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise No("unreadable", f"That could not be read: {str(error)[:200]}") from error
    if len(said) != 1:
        raise No("unreadable", f"A message has exactly one of: {', '.join(_decoders)}.")
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
    listener = None
    house.counts.add("sockets")
    try:
        person = person_id(socket, house)
        seat, since = _wanted(socket)
        room = await _enter(house, game, person, seat)
        aid = aid_of(room.row.rules, room.rules.options)
        listener = (Listener if aid is None else PatientListener)(room, person, seat, since)
        room.enter(listener)
        await _serve(socket, house, listener)
    except Goodbye as goodbye:
        with contextlib.suppress(Exception):
            await socket.close(code=goodbye.code, reason=goodbye.why)
    finally:
        house.counts.add("sockets", -1)
        if listener is not None:
            listener.room.leave(listener)
            house.crowd.left(person)


def _wanted(socket: WebSocket[Any, Any, Any]) -> tuple[int | None, int]:
    """What the address asks for: a seat or none, and from which fact on."""
    seat, since = socket.query_params.get("seat"), socket.query_params.get("since", "0")
    try:
        return None if seat in (None, "") else int(str(seat)[:4]), max(0, int(str(since)[:9]))
    except ValueError:
        raise Goodbye(NO_GAME, "seat and since are numbers") from None


async def _enter(house: House, game: str, person: str | None, seat: int | None) -> Room:
    limits = house.settings.limits
    if house.counts["sockets"] > limits.sockets:
        raise Goodbye(FULL, "full")
    try:
        room = await house.rooms.open(game)
    except No:
        raise Goodbye(NO_GAME, "no such game") from None
    except Exception:
        raise Goodbye(FULL, "try again") from None
    if seat is not None:
        if person is None:
            raise Goodbye(NO_COOKIE, "no cookie")
        if not owns(room, person, seat):
            await room.reseat()
        if not owns(room, person, seat):
            raise Goodbye(NOT_YOURS, "not your seat")
    if len(room.listeners) >= limits.sockets_per_game:
        raise Goodbye(TOO_MANY, "too many listeners")
    if not house.crowd.came(person, limits.sockets_per_person):
        raise Goodbye(TOO_MANY, "too many sockets")
    return room


def owns(room: Room, person: str | None, seat: int) -> bool:
    seats = room.row.seats
    return person is not None and 0 <= seat < len(seats) and seats[seat].person == person


async def _serve(socket: WebSocket[Any, Any, Any], house: House, listener: Listener) -> None:
    async def send(message: str) -> None:
        await socket.send({"type": "websocket.send", "text": message, "bytes": None})

    limits = house.settings.limits
    bucket = Bucket(limits.messages_per_second, limits.message_burst)
    listener.connect(send, partial(_struck_dumb, socket))
    try:
        while True:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect" or not listener.connected:
                return
            if not bucket.take():
                raise Goodbye(TOO_MANY, "too many messages")
            _hear(listener, event.get("text") or event.get("bytes") or "", limits.message_bytes)
    finally:
        listener.hang_up()


def _struck_dumb(socket: WebSocket[Any, Any, Any], error: Exception) -> None:
    """Nothing more can be said: end the socket, so that the page comes back with a new one."""
    if not isinstance(error, OSError):  # a page that has gone is nothing to write down
        log.warning("a socket could not be told: %s", type(error).__name__)
    asyncio.get_running_loop().create_task(_end(socket))


async def _end(socket: WebSocket[Any, Any, Any]) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code=1011, reason="something went wrong here")


def _hear(listener: Listener, text: str | bytes, limit: int) -> None:
    try:
        if len(text) > limit:
            raise No("too_long", f"A message has at most {limit} bytes.")
        verb = read(text)
    except No as no:
        listener.room.house.counts.add("refused_total", reason=no.reason)
        listener.say(no.refused())
        return
    try:
        _do(listener, verb)
    except No as no:
        listener.room.house.counts.add("refused_total", reason=no.reason)
        listener.say(no.refused(verb.ask))


def _do(listener: Listener, verb: verbs.Verb) -> None:
    room = listener.room
    if isinstance(verb, verbs.Ping):
        listener.say(wire.Pong(at=now(), answers=verb.ask))
    elif isinstance(verb, verbs.Since):
        if verb.since < 0:
            raise No("unreadable", "Nobody has heard less than nothing: since is 0 or more.")
        if verb.seat is not msgspec.UNSET and verb.seat != listener.seat:
            if verb.seat is not None and not owns(room, listener.person, verb.seat):
                mine = [str(seat) for seat in range(len(room.row.seats)) if owns(room, listener.person, seat)]
                raise No("not_yours", f"Seat {verb.seat} is not yours; {', '.join(mine) or 'none'} is.")
            room.leave(listener)
            listener.seat, listener.chat = verb.seat, 0
            room.enter(listener)
        listener.facts = verb.since
        listener.stir(verb.ask)
    elif listener.seat is None:
        raise No("not_yours", "Spectators listen; take a seat to play.")
    else:
        room.ask(Ask(listener.seat, verb, listener, listener.person))
