"""Making, finding and joining games."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from flagfall import catalog
from flagfall.server import sidelines, wire
from flagfall.server.api.asking import REFUSALS, Address, Asker, GameId, TheHouse, named
from flagfall.server.house import House
from flagfall.server.making import make_game
from flagfall.server.refusals import No
from flagfall.server.storage.game_store import GameRow
from flagfall.server.storage.people import PersonRow

DAY = 24 * 3600 * 1000
Which = Annotated[Literal["mine", "open", "watch"], QueryParameter(name="list", description="Which games.")]


@post("/api/games", responses=REFUSALS)
async def make(data: JSONBody[wire.GameWish], house: TheHouse, asker: Asker, address: Address) -> wire.Made:
    """Make a game."""
    person = named(asker)
    game = await make_game(house, person, data, address)
    return wire.Made(id=game.id, seats=_seats(game, person), invites=_invites(game, person))


@get("/api/games", responses=REFUSALS)
async def games(which: Which, house: TheHouse, asker: Asker) -> list[wire.Summary]:
    """Games to continue, to join, to watch."""
    if which == "mine":
        rows = await asyncio.to_thread(house.game_store.mine, named(asker).id)
    elif which == "open":
        rows = await asyncio.to_thread(house.game_store.open)
    else:
        rows = await asyncio.to_thread(house.game_store.watchable)
    titles = await asyncio.to_thread(_titles)
    latest = sorted(rows, key=lambda row: (row.over, -_day(row), -row.made))
    return [_summary(house, row, asker, titles) for row in latest]


@get("/api/games/{game:str}", responses=REFUSALS)
async def sheet(game: GameId, house: TheHouse, asker: Asker) -> wire.GameSheet:
    """What never changes in a game."""
    room = await house.rooms.open(game)
    if asker is not None and not _seats(room.row, asker):
        await room.reseat()
    titles = await asyncio.to_thread(_titles)
    return wire.GameSheet(
        id=room.id,
        game=room.row.rules,
        title=titles.get(room.row.rules, room.row.rules),
        options=json.loads(room.row.options),
        sides=list(room.rules.seats),
        describe=room.rules.describe(),
        new_turn=list(room.rules.new_turn),
        seats=_seats(room.row, asker),
        invites=_invites(room.row, asker),
        clock=msgspec.json.decode(room.row.clock, type=wire.ClockWish),
        listed=room.row.listed,
    )


@post("/api/invitation", status_code=200, responses=REFUSALS)
async def invitation(data: JSONBody[wire.Token], house: TheHouse, asker: Asker) -> wire.Summary:
    """Look at an invitation without taking it. `seats` names the seat it is for."""
    row, seat = await _invited(house, data.token)
    summary = _summary(house, row, asker, await asyncio.to_thread(_titles))
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
        if not await asyncio.to_thread(house.game_store.claim, row.id, seat, person.id, person.name):
            raise No("taken", "server-seat-taken")
        house.rooms.changed(row.id)
    return wire.Claimed(id=row.id, seat=seat)


# -- what people may see of a row ----------------------------------------------------------------------
def _titles() -> dict[str, str]:
    return {game.id: game.title for game in catalog.games()}


def _seats(row: GameRow, asker: PersonRow | None) -> list[int]:
    return [seat.seat for seat in row.seats if asker is not None and seat.person == asker.id]


def _invites(row: GameRow, asker: PersonRow | None) -> list[wire.Invite]:
    if asker is None or asker.id != row.maker:
        return []
    return [wire.Invite(seat=seat.seat, token=seat.invite) for seat in row.seats if seat.free and seat.invite]


def _summary(house: House, row: GameRow, asker: PersonRow | None, titles: dict[str, str]) -> wire.Summary:
    room = house.rooms.live(row.id)
    here = [False] * len(row.seats) if room is None else [count > 0 for count in room.everywhere()[:-1]]
    mine, replaced = _seats(row, asker), sidelines.opened(row.standing).replaced
    return wire.Summary(
        id=row.id,
        game=row.rules,
        title=titles.get(row.rules, row.rules),
        people=[
            wire.Person(
                seat=seat.seat,
                name=seat.name,
                player=(player := replaced.get(seat.seat, seat.player)),
                here=player is not None or here[seat.seat],
                replaced=seat.seat in replaced,
            )
            for seat in row.seats
        ],
        seats=mine,
        yours_to_act=not row.over and row.to_act in mine,
        over=row.over,
        touched=_day(row),
    )


def _day(row: GameRow) -> int:
    """The day something was last decided: more exactly it would tell when somebody puts down a piece in secret."""
    return row.touched - row.touched % DAY


ROUTES = [make, games, sheet, invitation, claim, join]
