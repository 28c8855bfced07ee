"""The socket of whoever looks at the lists; and finding somebody who wants the same."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import msgspec
from litestar import WebSocket, post, websocket
from litestar.params import JSONBody

from flagfall.server import verbs, wire, wire_lists
from flagfall.server.addresses import address_of
from flagfall.server.api.asking import REFUSALS, Address, Asker, TheHouse, named, session_of
from flagfall.server.api.socket import Goodbye
from flagfall.server.house import House
from flagfall.server.limits import Bucket
from flagfall.server.lobby import Looker
from flagfall.server.making import seek_game
from flagfall.server.places import FULL, TOO_MANY

_ping = msgspec.json.Decoder(verbs.Ping)


@post("/api/seeks", status_code=200, responses=REFUSALS)
async def seek(data: JSONBody[wire_lists.Seek], house: TheHouse, asker: Asker, address: Address) -> wire_lists.Sought:
    """A seat with somebody who waits for the same, or a table of your own where you wait for anybody."""
    person = named(asker)
    game, seat, paired, host = await seek_game(house, person, data, address, random.randrange)
    if paired:
        house.rooms.changed(game)
    house.lobby.stirred(host, person.id, lists=True)
    return wire_lists.Sought(id=game, seat=seat, paired=paired)


@websocket("/api/lobby")
async def look(socket: WebSocket[Any, Any, Any], house: TheHouse) -> None:
    """What stands open, what can be watched, and what waits for you: at once, and whenever it changes."""
    await socket.accept()
    address, limits = address_of(socket.scope), house.settings.limits
    came = False
    try:
        session = await session_of(socket, house)
        person = await house.sessions.person_id(session)
        if len(house.lobby.lookers) >= limits.lobby_sockets:
            raise Goodbye(FULL, "full")
        came = house.looking.came(address, limits.lobby_sockets_per_address)
        if not came:
            raise Goodbye(TOO_MANY, "too many sockets from there")
        looker = Looker(person, session)
        house.lobby.enter(looker)
        try:
            await _serve(socket, house, looker)
        finally:
            house.lobby.leave(looker)
    except Goodbye as goodbye:
        with contextlib.suppress(Exception):
            await socket.close(code=goodbye.code, reason=goodbye.why)
    finally:
        if came:
            house.looking.left(address)


async def _serve(socket: WebSocket[Any, Any, Any], house: House, looker: Looker) -> None:
    """Hear and speak, until one of the two ends it."""
    hearing = asyncio.create_task(_hear(socket, house, looker))
    speaking = asyncio.create_task(_speak(socket, looker))
    try:
        done, _ = await asyncio.wait({hearing, speaking}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if isinstance(error := task.exception(), Goodbye):
                raise error
    finally:
        for task in (hearing, speaking):
            task.cancel()
        await asyncio.gather(hearing, speaking, return_exceptions=True)


async def _hear(socket: WebSocket[Any, Any, Any], house: House, looker: Looker) -> None:
    limits = house.settings.limits
    bucket = Bucket(1.0, limits.message_burst, house.wall_clock.seconds)
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if not bucket.take():
            raise Goodbye(TOO_MANY, "too many messages")
        try:
            ping = _ping.decode(event.get("text") or event.get("bytes") or "")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Goodbye(TOO_MANY, "here one only listens") from None
        pong = wire.Pong(at=house.wall_clock.now(), answers=ping.ask)
        looker.tell("pong", msgspec.json.encode(pong).decode())


async def _speak(socket: WebSocket[Any, Any, Any], looker: Looker) -> None:
    while True:
        for text in await looker.next():
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        if looker.over is not None:
            raise Goodbye(*looker.over)


ROUTES = [seek, look]
