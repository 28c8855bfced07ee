"""A game that is over, looked back at."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from flagfall.players.levels import offered
from flagfall.records.turns import last_turn
from flagfall.server import reviews, wire_review
from flagfall.server.api.asking import REFUSALS, Address, GameId, Language, TheHouse
from flagfall.server.api.replay import MomentNumber, hidden, room_of, sent
from flagfall.server.house import House
from flagfall.server.needs import JUDGE, player_of
from flagfall.server.refusals import No
from flagfall.server.room import Room

SeatThinking = Annotated[int, QueryParameter(name="seat", description="Whose question.", ge=0, le=16)]


@get("/api/games/{game:str}/review", responses=REFUSALS)
async def review(game: GameId, house: TheHouse, address: Address, language: Language) -> Response[wire_review.Review]:
    """Who stood how, and where it turned."""
    room = await _over(house, game, address)
    record, rules = room.table.record(), room.rules
    return sent(
        await house.reviewing.answer(
            (room.id, "review", language), lambda: reviews.whole(rules, record, language), address
        )
    )


@get("/api/games/{game:str}/review/{moment:int}", responses=REFUSALS)
async def review_at(
    game: GameId, moment: MomentNumber, house: TheHouse, address: Address, language: Language
) -> Response[wire_review.Known]:
    """What each side could know then."""
    room = await _over(house, game, address)
    record, rules = room.table.record(), room.rules
    moment = min(moment, last_turn(record))
    return sent(
        await house.reviewing.answer(
            (room.id, moment, language), lambda: reviews.moment(rules, record, moment, language), address
        )
    )


@get("/api/games/{game:str}/thinking/{moment:int}", responses=REFUSALS)
async def thinking(
    game: GameId, moment: MomentNumber, house: TheHouse, address: Address, language: Language, seat: SeatThinking
) -> Response[wire_review.Thinking]:
    """What the computer makes of a seat's question then; if a computer sat there, that one."""
    room = await _over(house, game, address)
    record, rules = room.table.record(), room.rules
    if not 0 <= seat < len(rules.seats):
        raise No("unreadable", "server-no-seat", seat=seat, last=len(rules.seats) - 1)
    moment = min(moment, last_turn(record))  # whoever asks for what never came is told of the last, made once
    there = room.row.seats[seat]
    sat = (there.name or "" if there.player == "scroll" else there.player) or ""
    strongest = offered(rules.id)
    for player in {sat, strongest[-1].name if strongest else ""} - {""}:
        await house.preparing.settled(player_of(room.row.rules, player))
    return sent(
        await house.reviewing.answer(
            (room.id, "thinking", moment, seat, language),
            lambda: reviews.thinking(rules, record, moment, seat, sat, language),
            address,
        )
    )


async def _over(house: House, game: str, address: str) -> Room:
    """It tells everything, so it is for games that are over."""
    room = await room_of(house, game, address)
    if not room.laid_open:
        raise hidden(room, "not_now", "server-review-over")
    most = house.settings.limits.reviewed_inputs
    if room.table.moment > most:  # a stranger can make one that takes minutes
        raise No("too_long", "server-review-long", inputs=room.table.moment, most=most)
    await house.preparing.settled(
        player_of(room.row.rules, JUDGE)
    )  # compiled in a process of its own, never in this one
    return room


ROUTES = [review, review_at, thinking]
