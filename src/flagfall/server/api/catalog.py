"""What can be played."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from flagfall import catalog as games
from flagfall.lessons import lessons
from flagfall.lessons.rulebook import tries
from flagfall.players.levels import levels
from flagfall.server import phrases, wire
from flagfall.server.api.asking import REFUSALS, Address, Agreed, GameName, Language, TheHouse
from flagfall.server.api.replay import sent
from flagfall.server.roster import offered
from flagfall.speech import ENGLISH, catalogue


def cards(players: Sequence[str], language: str = ENGLISH) -> wire.Catalog:
    """The catalog as the browser shows it. Reading it imports every game, so it is done in a thread."""
    taught = {str(one.box): one.id for one in lessons()}
    say = catalogue(language).say
    return wire.Catalog(
        games=[
            wire.GameCard(
                id=game.id,
                title=say(game.title),
                box=str(game.box),
                sentence=say(game.sentence),
                seats=list(game.seats),
                options=[
                    wire.OptionCard(
                        name=option.name,
                        title=say(option.title),
                        sentence=say(option.sentence),
                        default=option.default,
                        values=list(option.values),
                        meanings=list(map(say, option.meanings)),
                        refused=option.refused,
                    )
                    for option in game.options
                ],
                players=offered(players, game.id),
                lesson=taught.get(str(game.box)),
            )
            for game in games.games()
        ],
        players=list(players),
        levels=[wire.LevelCard(name=one.name, sentence=say(one.sentence), seconds=one.seconds) for one in levels()],
        phrases=phrases.listed(language),
    )


def sections(game: str, agreed: list[str], language: str = ENGLISH) -> list[wire.Section]:
    """The guide of a game, if it has one."""
    entry = games.game(game)
    made = entry.make(games.read_options(entry, agreed))
    return [
        wire.Section(
            title=str(title),
            text=text.splitlines(),
            drawn=list(made.drawn.get(title.key, ())),
            tries=[
                wire.Try(name=step.name, title=step.says("title", language))
                for step in tries(game, title.key.partition("-section-")[2], made.options)
            ],
        )
        for title, text in made.guide(language)
    ]


@get("/api/catalog", responses=REFUSALS)
async def catalog(request: Request[Any, Any, Any], house: TheHouse, language: Language) -> Response[wire.Catalog]:
    """What can be played, against whom, and what guests may say."""
    names, zipped = await house.roster.names(), "gzip" in request.headers.get("accept-encoding", "")
    text = await asyncio.to_thread(
        lambda: _written(tuple(one.id for one in games.games()), tuple(names), language, zipped)
    )
    headers = {"vary": "accept-encoding"} | ({"content-encoding": "gzip"} if zipped else {})
    return Response(text, media_type="application/json", headers=headers)  # type: ignore[arg-type]


@lru_cache(maxsize=16)
def _written(there: tuple[str, ...], players: tuple[str, ...], language: str, zipped: bool) -> bytes:
    """As long as the same games and players are there, it is written once for each language."""
    text = msgspec.json.encode(cards(players, language))
    return gzip.compress(text, 6, mtime=0) if zipped else text


@get("/api/describe", responses=REFUSALS)
async def describe(game: GameName, house: TheHouse, language: Language) -> Mapping[str, Any]:
    """What a game of the catalog is made of, with its options as printed: for its page of rules."""
    await house.preparing.wait(game)
    return await asyncio.to_thread(lambda: games.rules(game).describe(language))


@get("/api/guide", responses=REFUSALS)
async def guide(
    game: GameName, house: TheHouse, address: Address, language: Language, option: Agreed = None
) -> Response[list[wire.Section]]:
    """The rules of a game in words, as they were agreed: the same text a terminal prints.

    They are put into words by turns, and remembered."""
    agreed = option or []
    text = await house.looking_back.answer(
        ("guide", game, tuple(agreed), language), lambda: sections(game, agreed, language), address
    )
    return sent(text)


@get("/api/preparing", responses=REFUSALS)
async def preparing(house: TheHouse) -> wire.Preparing:
    """Whether a table has to wait for a compiler; for pages that ask for one and hear nothing yet."""
    return house.preparing.told()
