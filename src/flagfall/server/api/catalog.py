"""What can be played."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get

from flagfall import catalog as games
from flagfall import players
from flagfall.server import wire
from flagfall.server.agreements import PHRASES
from flagfall.server.api.asking import REFUSALS, GameName, TheHouse


def cards() -> wire.Catalog:
    """The catalog as the browser shows it. Reading it imports every game, so it is done in a thread."""
    return wire.Catalog(
        games=[
            wire.GameCard(
                id=game.id,
                title=game.title,
                box=game.box,
                sentence=game.sentence,
                seats=list(game.seats),
                options=[
                    wire.OptionCard(
                        name=option.name,
                        title=option.title,
                        sentence=option.sentence,
                        default=option.default,
                        values=list(option.values),
                        meanings=list(option.meanings),
                    )
                    for option in game.options
                ],
            )
            for game in games.games()
        ],
        players=list(players.names()),
        phrases=list(PHRASES),
    )


@get("/api/catalog", responses=REFUSALS)
async def catalog() -> wire.Catalog:
    """What can be played, against whom, and what guests may say."""
    return await asyncio.to_thread(cards)


@get("/api/describe", responses=REFUSALS)
async def describe(game: GameName, house: TheHouse) -> dict[str, Any]:
    """What a game of the catalog is made of, with its options as printed: for its page of rules."""
    await house.preparing.wait(game)
    return await asyncio.to_thread(lambda: games.rules(game).describe())


@get("/api/preparing", responses=REFUSALS)
async def preparing(house: TheHouse) -> wire.Preparing:
    """Whether a table has to wait for a compiler; for pages that ask for one and hear nothing yet."""
    return house.preparing.told()
