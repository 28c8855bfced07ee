"""Looking back at a game, and its scroll."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from flagfall.core import SPECTATOR
from flagfall.server import replay, scrolls, wire
from flagfall.server.api.asking import REFUSALS, Asker, GameId, SeatWanted, TheHouse, named
from flagfall.server.limits import Limits
from flagfall.server.refusals import No
from flagfall.server.room import Room
from flagfall.server.storage.people import PersonRow

MomentNumber = Annotated[int, PathParameter(description="Which moment.", ge=0, le=1_000_000)]


def _ear(room: Room, asker: PersonRow | None, seat: str | None) -> int | None:
    """The listener meant; None for all sides. While a game runs, a seat is its owner's alone."""
    over = room.standing.ending is not None
    if seat is None:
        return SPECTATOR
    if seat == "all":
        if not over:
            raise No("not_now", "All sides are shown when the game is over.")
        return None
    if not seat.isascii() or not seat.isdigit() or int(seat) >= len(room.rules.seats):
        seats = ", ".join(map(str, range(len(room.rules.seats))))
        raise No("unreadable", f"There is no seat {seat!r}; there are {seats}, and all.")
    if not over and (asker is None or room.row.seats[int(seat)].person != asker.id):
        raise No("not_yours", "That seat is not yours; it can be seen when the game is over.")
    return int(seat)


@get("/api/games/{game:str}/moments", responses=REFUSALS)
async def story(game: GameId, house: TheHouse, asker: Asker, seat: SeatWanted = None) -> list[wire.Moment]:
    """The story so far, as one listener heard it."""
    room = await house.rooms.open(game)
    ear, record = _ear(room, asker, seat), room.table.record()
    notes = room.standing.noted(room.ears.index(SPECTATOR if ear is None else ear))
    if ear is None:
        return await asyncio.to_thread(replay.open_moments, room.rules, record, notes)
    return await asyncio.to_thread(replay.moments, room.rules, record, ear, notes)


@get("/api/games/{game:str}/moments/{moment:int}", responses=REFUSALS)
async def look(
    game: GameId, moment: MomentNumber, house: TheHouse, asker: Asker, seat: SeatWanted = None
) -> wire.Look | wire.OpenLook:
    """The table as it lay then."""
    room = await house.rooms.open(game)
    ear, record = _ear(room, asker, seat), room.table.record()
    if ear is None:
        return await asyncio.to_thread(replay.open_look, room.rules, record, moment)
    return await asyncio.to_thread(replay.look, room.rules, record, ear, moment)


@get("/api/games/{game:str}/scroll", media_type="text/plain", responses=REFUSALS)
async def scroll(game: GameId, house: TheHouse) -> Response[str]:
    """The record of a finished game."""
    room = await house.rooms.open(game)
    if room.standing.ending is None:
        raise No("not_now", "The scroll tells everything; it can be had when the game is over.")
    text = await asyncio.to_thread(scrolls.written, room)
    name = f"flagfall-{room.id}.scroll"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post("/api/scrolls", request_max_body_size=Limits().scroll_bytes, responses=REFUSALS)
async def open_scroll(data: JSONBody[wire.ScrollText], house: TheHouse, asker: Asker) -> wire.Opened:
    """Look at a scroll as a finished game."""
    person = named(asker)
    if not house.games_made.take(person.id):
        raise No("too_many", "That is a lot of scrolls; wait a little.")
    return wire.Opened(id=await asyncio.to_thread(scrolls.opened, house, person, data.text))


ROUTES = [story, look, scroll, open_scroll]
