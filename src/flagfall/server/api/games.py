"""Making, finding and joining games."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from flagfall.server import wire
from flagfall.server.api.asking import REFUSALS, Address, Asker, GameId, Language, TheHouse, named
from flagfall.server.house import House
from flagfall.server.lobby import latest_first
from flagfall.server.making import make_game, may_be_rated
from flagfall.server.refusals import No
from flagfall.server.storage.game_store import GameRow
from flagfall.server.storage.people import PersonRow
from flagfall.server.summaries import DAY, ratings_of, seats_of, summaries, title_of

Which = Annotated[Literal["mine", "open", "watch"], QueryParameter(name="list", description="Which games.")]


@post("/api/games", responses=REFUSALS)
async def make(data: JSONBody[wire.GameWish], house: TheHouse, asker: Asker, address: Address) -> wire.Made:
    """Make a game."""
    person = named(asker)
    game = await make_game(house, person, data, address)
    house.lobby.stirred(person.id, lists=game.listed)
    return wire.Made(id=game.id, seats=seats_of(game, person.id), invites=_invites(game, person))


@get("/api/games", responses=REFUSALS)
async def games(which: Which, house: TheHouse, asker: Asker, language: Language) -> list[wire.Summary]:
    """Games to continue, to join, to watch."""
    if which == "mine":
        rows = await asyncio.to_thread(house.game_store.mine, named(asker).id)
    elif which == "open":
        rows = await asyncio.to_thread(house.game_store.open)
    else:
        rows = await asyncio.to_thread(house.game_store.watchable)
    me = None if asker is None else asker.id
    return await asyncio.to_thread(summaries, house, latest_first(rows), me, language)


@get("/api/games/{game:str}", responses=REFUSALS)
async def sheet(game: GameId, house: TheHouse, asker: Asker, address: Address, language: Language) -> wire.GameSheet:
    """What never changes in a game."""
    me = None if asker is None else asker.id
    room = await house.rooms.open(game, me, address)
    if me is not None and not seats_of(room.row, me):
        await room.reseat()
    sitting = {seat.person for seat in room.row.seats if seat.person is not None}
    stands = await asyncio.to_thread(house.standings.of, sitting)
    return wire.GameSheet(
        id=room.id,
        game=room.row.rules,
        title=title_of(room.row.rules, language),
        options=json.loads(room.row.options),
        sides=list(room.rules.seats),
        describe=room.rules.describe(language),
        new_turn=list(room.rules.new_turn),
        seats=seats_of(room.row, me),
        invites=_invites(room.row, asker),
        clock=msgspec.json.decode(room.row.clock, type=wire.ClockWish),
        listed=room.row.listed,
        friendly=room.sidelines.friendly,
        rated=room.row.rated,
        ratings=ratings_of(room.row, stands),
    )


@post("/api/invitation", status_code=200, responses=REFUSALS)
async def invitation(data: JSONBody[wire.Token], house: TheHouse, asker: Asker, language: Language) -> wire.Summary:
    """Look at an invitation without taking it. `seats` names the seat it is for."""
    row, seat = await _invited(house, data.token)
    me = None if asker is None else asker.id
    (summary,) = await asyncio.to_thread(summaries, house, [row], me, language)
    return msgspec.structs.replace(summary, seats=[seat])


@post("/api/claim", status_code=200, responses=REFUSALS)
async def claim(data: JSONBody[wire.Token], house: TheHouse, asker: Asker) -> wire.Claimed:
    """Take a seat by its secret link. Taking your own again changes nothing."""
    person = named(asker)
    row, seat = await _invited(house, data.token)
    return await _sit(house, row, seat, person)


@post("/api/games/{game:str}/join", status_code=200, responses=REFUSALS)
async def join(game: GameId, house: TheHouse, asker: Asker) -> wire.Claimed:
    """Take the first free seat of a listed game."""
    person = named(asker)
    row = await asyncio.to_thread(house.game_store.find, game)
    if row is None or not row.listed:
        raise No("unknown", "server-no-open-game")
    for seat in row.seats:
        if seat.free:
            return await _sit(house, row, seat.seat, person)
    raise No("taken", "server-every-seat-taken")


async def _invited(house: House, token: str) -> tuple[GameRow, int]:
    found = await asyncio.to_thread(house.game_store.invited, token[:64])
    row = None if found is None else await asyncio.to_thread(house.game_store.find, found[0])
    if found is None or row is None:
        raise No("unknown", "server-no-invitation")
    return row, found[1]


async def _sit(house: House, row: GameRow, seat: int, person: PersonRow) -> wire.Claimed:
    if row.over:
        raise No("game_over", "server-game-over")
    if row.seats[seat].person != person.id:
        if row.rated:
            await _may_sit_rated(house, row, person)
        if not await asyncio.to_thread(house.game_store.claim, row.id, seat, person.id, person.name):
            raise No("taken", "server-seat-taken")
        house.rooms.changed(row.id)
        house.lobby.stirred(person.id, *(one.person for one in row.seats), lists=row.listed)
    return wire.Claimed(id=row.id, seat=seat)


async def _may_sit_rated(house: House, row: GameRow, person: PersonRow) -> None:
    """In a rated game sit people with accounts, each once, who have not played all day with each other."""
    may_be_rated(person)
    if seats_of(row, person.id):
        raise No("not_now", "server-rated-one-seat")
    most, since = house.settings.limits.rated_per_pair, house.wall_clock.now() - DAY
    for other in row.seats:
        if other.person is not None:
            if await asyncio.to_thread(house.standings.met, person.id, other.person, since) >= most:
                raise No("too_many", "server-rated-pair", most=most)


# -- what people may see of a row ----------------------------------------------------------------------
def _invites(row: GameRow, asker: PersonRow | None) -> list[wire.Invite]:
    if asker is None or asker.id != row.maker:
        return []
    return [wire.Invite(seat=seat.seat, token=seat.invite) for seat in row.seats if seat.free and seat.invite]


ROUTES = [make, games, sheet, invitation, claim, join]
