"""A game that is over, looked back at."""

from __future__ import annotations

from litestar import Response, get

from flagfall.server import reviews, wire_review
from flagfall.server.api.asking import REFUSALS, Address, GameId, Language, TheHouse
from flagfall.server.api.replay import MomentNumber, hidden, room_of, sent
from flagfall.server.house import House
from flagfall.server.needs import player_of
from flagfall.server.refusals import No
from flagfall.server.room import Room

JUDGE = "mind"
"""Who judges how each side stood, where it plays the game."""


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
    return sent(
        await house.reviewing.answer(
            (room.id, moment, language), lambda: reviews.moment(rules, record, moment, language), address
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


ROUTES = [review, review_at]
