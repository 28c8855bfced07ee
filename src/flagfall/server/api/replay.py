"""Looking back at a game, and its scroll."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from flagfall.core import SPECTATOR
from flagfall.server import replay, scrolls, wire
from flagfall.server.api.asking import REFUSALS, Address, Asker, GameId, Language, SeatWanted, TheHouse, named
from flagfall.server.house import House
from flagfall.server.limits import Limits
from flagfall.server.refusals import No
from flagfall.server.room import Room
from flagfall.server.storage.people import PersonRow

MomentNumber = Annotated[int, PathParameter(description="Which moment.", ge=0, le=1_000_000)]


def _ear(room: Room, asker: PersonRow | None, seat: str | None) -> int | None:
    """The listener meant; None for all sides. Until a game is laid open, a seat is its owner's alone."""
    if seat is None:
        return SPECTATOR
    if seat == "all":
        if not room.laid_open:
            raise hidden(room, "not_now", "server-replay-all")
        return None
    if not seat.isascii() or not seat.isdigit() or int(seat) >= len(room.rules.seats):
        seats = ", ".join(map(str, range(len(room.rules.seats))))
        raise No("unreadable", "server-replay-no-seat", seat=repr(seat), seats=seats)
    if not room.laid_open and (asker is None or room.row.seats[int(seat)].person != asker.id):
        raise hidden(room, "not_yours", "server-replay-not-yours")
    return int(seat)


def hidden(room: Room, reason: wire.Reason, key: str) -> No:
    """What stays covered now; for good if the game was called off."""
    if room.sidelines.ending is not None:
        return No(reason, "server-replay-called-off")
    return No(reason, key)


@get("/api/games/{game:str}/moments", responses=REFUSALS)
async def story(
    game: GameId, house: TheHouse, asker: Asker, address: Address, language: Language, seat: SeatWanted = None
) -> Response[list[wire.Moment]]:
    """The story so far, as one listener heard it."""
    room = await room_of(house, game, address, asker)
    ear, record, rules = _ear(room, asker, seat), room.table.record(), room.rules
    notes = room.sidelines.noted(room.ears.index(SPECTATOR if ear is None else ear), language)
    key = (room.id, ear, len(record), tuple(notes), language)
    if ear is None:
        return sent(
            await house.looking_back.answer(key, lambda: replay.open_moments(rules, record, notes, language), address)
        )
    return sent(
        await house.looking_back.answer(key, lambda: replay.moments(rules, record, ear, notes, language), address)
    )


@get("/api/games/{game:str}/moments/{moment:int}", responses=REFUSALS)
async def look(
    game: GameId,
    moment: MomentNumber,
    house: TheHouse,
    asker: Asker,
    address: Address,
    language: Language,
    seat: SeatWanted = None,
) -> Response[wire.Look | wire.OpenLook]:
    """The table as it lay then."""
    room = await room_of(house, game, address, asker)
    ear, record, rules = _ear(room, asker, seat), room.table.record(), room.rules
    key = (room.id, ear, len(record), moment, language)
    if ear is None:
        return sent(
            await house.looking_back.answer(key, lambda: replay.open_look(rules, record, moment, language), address)
        )
    return sent(
        await house.looking_back.answer(key, lambda: replay.look(rules, record, ear, moment, language), address)
    )


async def room_of(house: House, game: str, address: str, asker: PersonRow | None = None) -> Room:
    """To play a game again is dear, so each address may ask for it only so often."""
    if not house.tallies.looks.take(address):
        raise No("too_many", "server-looked-back-often")
    return await house.rooms.open(game, None if asker is None else asker.id, address)


def sent(made: bytes) -> Response[Any]:
    return Response(made, media_type="application/json")


@get("/api/games/{game:str}/scroll", media_type="text/plain", responses=REFUSALS)
async def scroll(game: GameId, house: TheHouse, asker: Asker, address: Address) -> Response[str]:
    """The record of a finished game."""
    room = await room_of(house, game, address, asker)
    if not room.laid_open:
        raise hidden(room, "not_now", "server-scroll-later")
    text = await house.looking_back.once(partial(scrolls.written, room), address)
    name = f"flagfall-{room.id}.scroll"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/scrolls", request_max_body_size=Limits().scroll_bytes, responses=REFUSALS)
async def open_scroll(data: JSONBody[wire.ScrollText], house: TheHouse, asker: Asker, address: Address) -> wire.Opened:
    """Look at a scroll as a finished game. It is played through from beginning to end, as when one looks back."""
    person = named(asker)
    if not (house.tallies.games_made.take(person.id) and house.tallies.games_from.take(address)):
        raise No("too_many", "server-many-scrolls")
    return wire.Opened(id=await house.reviewing.once(partial(scrolls.opened, house, person, data.text), address))


ROUTES = [story, look, scroll, open_scroll]
