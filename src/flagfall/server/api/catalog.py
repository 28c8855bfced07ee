"""What can be played."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from litestar import get

from flagfall import catalog as games
from flagfall.players.levels import levels
from flagfall.server import wire
from flagfall.server.agreements import PHRASES
from flagfall.server.api.asking import REFUSALS, Agreed, GameName, TheHouse
from flagfall.server.roster import offered


def cards(players: Sequence[str]) -> wire.Catalog:
    """The catalog as the browser shows it. Reading it imports every game, so it is done in a thread."""
    return wire.Catalog(
        games=[
            wire.GameCard(
                id=game.id,
                title=str(game.title),
                box=str(game.box),
                sentence=str(game.sentence),
                seats=list(game.seats),
                options=[
                    wire.OptionCard(
                        name=option.name,
                        title=option.title,
                        sentence=str(option.sentence),
                        default=option.default,
                        values=list(option.values),
                        meanings=list(option.meanings),
                    )
                    for option in game.options
                ],
                players=offered(players, game.id),
            )
            for game in games.games()
        ],
        players=list(players),
        levels=[wire.LevelCard(name=one.name, sentence=one.sentence, seconds=one.seconds) for one in levels()],
        phrases=list(PHRASES),
    )


def sections(game: str, agreed: list[str]) -> list[wire.Section]:
    """The guide of a game, if it has one."""
    entry = games.game(game)
    made = entry.make(games.read_options(entry, agreed))
    return [
        wire.Section(title=title, text=text.splitlines(), drawn=list(made.drawn.get(title, ())))
        for title, text in made.guide()
    ]


@get("/api/catalog", responses=REFUSALS)
async def catalog(house: TheHouse) -> wire.Catalog:
    """What can be played, against whom, and what guests may say."""
    return await asyncio.to_thread(cards, await house.roster.names())


@get("/api/describe", responses=REFUSALS)
async def describe(game: GameName, house: TheHouse) -> Mapping[str, Any]:
    """What a game of the catalog is made of, with its options as printed: for its page of rules."""
    await house.preparing.wait(game)
    return await asyncio.to_thread(lambda: games.rules(game).describe())


@get("/api/guide", responses=REFUSALS)
async def guide(game: GameName, option: Agreed = None) -> list[wire.Section]:
    """The rules of a game in words, as they were agreed: the same text a terminal prints."""
    return await asyncio.to_thread(sections, game, option or [])


@get("/api/preparing", responses=REFUSALS)
async def preparing(house: TheHouse) -> wire.Preparing:
    """Whether a table has to wait for a compiler; for pages that ask for one and hear nothing yet."""
    return house.preparing.told()
