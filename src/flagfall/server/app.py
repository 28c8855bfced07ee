"""Builds the app: the house, its routes, and what happens at opening and closing time."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

import flagfall
from flagfall import catalog
from flagfall.core import FlagfallError
from flagfall.games.own import PLACES
from flagfall.server.api import (
    account,
    admin,
    asking,
    fairness,
    games,
    health,
    helping,
    lessons,
    lobby,
    pages,
    people,
    puzzles,
    replay,
    review,
    setups,
    socket,
    standing,
)
from flagfall.server.api import catalog as cards
from flagfall.server.channel import channel_for
from flagfall.server.guard import Guard, below, dressed
from flagfall.server.house import House
from flagfall.server.messenger import Messenger
from flagfall.server.needs import noted, player_of
from flagfall.server.odds_aid import aids_of
from flagfall.server.refusals import No
from flagfall.server.roster import who_plays
from flagfall.server.signing import Seal
from flagfall.server.storage.database import migrate, open_database, signing_secret
from flagfall.server.storage.game_store import GameStore
from flagfall.server.storage.move_writer import MoveWriter
from flagfall.server.storage.people import People
from flagfall.server.storage.workers import Workers
from flagfall.server.thinkers import Thinkers
from flagfall.server.wall_clock import WallClock
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from flagfall.server.settings import Settings

log = logging.getLogger(__name__)
WARMING = 300.0
"""Seconds after which whoever waits for the games to be compiled is let in anyway."""
UNHURRIED = 2.0
"""Seconds in which nobody needs a thinker yet, and the first page and the first board need the machine."""


class App(Litestar):
    """The application; whatever answers, it is dressed on the way out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        settings: Settings | None = self.state.get("settings")
        if settings is not None and scope["type"] != "lifespan":
            scope = below(scope, settings.path)
        if scope["type"] == ScopeType.HTTP:
            send = dressed(send, scope, settings is not None and settings.secure_cookie)
        await super().__call__(scope, receive, send)


def build(settings: Settings, wall_clock: WallClock | None = None) -> Litestar:
    """The whole server as one application; nothing is opened until it starts."""
    if settings.editions:  # so that whatever is started from here offers them too
        os.environ[PLACES] = os.pathsep.join(str(Path(file).absolute()) for file in settings.editions)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        logging.getLogger("asyncio").setLevel(logging.ERROR)  # a line for each word to a page that has gone is a flood
        engine = open_database(settings.database)
        await asyncio.to_thread(migrate, engine)
        secret = settings.secret or await asyncio.to_thread(signing_secret, engine)
        house = House(
            settings=settings,
            engine=engine,
            game_store=GameStore(engine),
            people=People(engine),
            move_writer=MoveWriter(engine),
            seal=Seal(secret),
            thinkers=Thinkers(settings.thinker, settings.thinkers, settings.engines),
            messenger=Messenger(channel_for(settings), settings.pulse_seconds, wall_clock),
            workers=Workers(engine),
            wall_clock=wall_clock or WallClock(),
        )
        app.state.house = house
        app.state.pages = pages.Pages(settings.static, settings.path)
        await house.messenger.open(house.rooms)
        await house.rooms.start()
        await house.pulse.start()
        await house.lobby.start()
        warming = asyncio.create_task(_warm(house))
        try:
            yield
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await house.roster.close()
            await house.lobby.close()
            house.letters.close()
            await house.rooms.close()
            await house.pulse.close()
            await house.messenger.close()
            await house.thinkers.close()
            house.passwords.close()
            house.looking_back.close()
            house.reviewing.close()
            house.trying.close()
            await asyncio.to_thread(house.move_writer.close)
            await asyncio.to_thread(house.post.close)
            engine.dispose()

    app = App(
        route_handlers=[
            cards.catalog,
            cards.describe,
            cards.guide,
            cards.preparing,
            *people.ROUTES,
            *account.ROUTES,
            *admin.ROUTES,
            *setups.ROUTES,
            *games.ROUTES,
            *lobby.ROUTES,
            *standing.ROUTES,
            *replay.ROUTES,
            *review.ROUTES,
            *puzzles.ROUTES,
            *fairness.ROUTES,
            *helping.ROUTES,
            *lessons.ROUTES,
            socket.listen,
            health.health,
            health.metrics,
            pages.page,
        ],
        dependencies={
            "house": Provide(asking.house_of),
            "session": Provide(asking.session_of_request),
            "asker": Provide(asking.asker_of),
            "address": Provide(asking.address_of_request),
            "language": Provide(asking.language_of_request),
        },
        middleware=[Guard()],
        exception_handlers={
            No: asking.say_no,
            FlagfallError: asking.say_core_no,
            HTTPException: asking.say_http_no,
            RecursionError: asking.say_too_deep,
            UnicodeDecodeError: asking.say_no_text,
            SQLAlchemyError: asking.say_storage_no,
            Exception: asking.say_sorry,
        },
        lifespan=[open_house],
        openapi_config=OpenAPIConfig(
            title="Flagfall",
            version=flagfall.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    app.state.settings = settings
    return app


async def _warm(house: House) -> None:
    """Compile in a worker process what is not kept on disk, so that pages and sockets never wait for a compiler here."""
    try:
        if house.settings.warm:
            known = await asyncio.to_thread(catalog.games)
            ids = [game.id for game in known]
            players = [name for name in await house.roster.names() if name not in house.settings.engines]
            playing = await asyncio.to_thread(lambda: {game: who_plays(players, game) for game in ids})
            played = [player_of(game, player) for player in players for game in ids if player in playing[game]]
            needed = [*ids, *dict.fromkeys(played), *aids_of(known)]
            house.preparing.begin([what for what in needed if not noted(what)])
            if house.preparing.over:
                await asyncio.to_thread(lambda: Table(known[0].rules({})))  # a first table opens the sooner
                await asyncio.sleep(UNHURRIED)
            patience = asyncio.get_running_loop().call_later(WARMING, house.preparing.let_in)
            await house.thinkers.prepare(house.preparing)
            patience.cancel()
    except Exception:
        log.warning("the games could not be prepared in advance; the first move will take longer")
    finally:
        house.preparing.finish()
