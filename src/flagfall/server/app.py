"""Builds the app: the house, its routes, and what happens at opening and closing time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import flagfall
from flagfall import catalog
from flagfall.core import FlagfallError
from flagfall.kit.kept import is_kept
from flagfall.server.aids import aids_of
from flagfall.server.api import asking, games, health, pages, people, replay, socket
from flagfall.server.api import catalog as cards
from flagfall.server.crew import Crew
from flagfall.server.guard import Guard, dressed
from flagfall.server.house import House
from flagfall.server.messenger import Messenger, channels_for
from flagfall.server.refusals import No
from flagfall.server.rulebooks import rules_for
from flagfall.server.signing import Seal
from flagfall.server.storage.database import migrate, open_database, signing_secret
from flagfall.server.storage.keeper import Keeper
from flagfall.server.storage.people import People
from flagfall.server.storage.shelf import Shelf
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from flagfall.server.settings import Settings

log = logging.getLogger(__name__)
WARMING = 300.0
"""Seconds after which whoever waits for the games to be compiled is let in anyway."""
UNHURRIED = 2.0
"""Seconds in which nobody needs a computer's hand yet, and the first page and the first board need the machine."""


class App(Litestar):
    """The application; whatever answers, it is dressed on the way out."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await super().__call__(scope, receive, dressed(send, scope) if scope["type"] == ScopeType.HTTP else send)


def build(settings: Settings) -> Litestar:
    """The whole server as one application; nothing is opened until it starts."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        logging.getLogger("asyncio").setLevel(logging.ERROR)  # a line for each word to a page that has gone is a flood
        engine = open_database(settings.database)
        await asyncio.to_thread(migrate, engine)
        secret = settings.secret or await asyncio.to_thread(signing_secret, engine)
        house = House(
            settings=settings,
            engine=engine,
            shelf=Shelf(engine),
            people=People(engine),
            keeper=Keeper(engine),
            seal=Seal(secret),
            crew=Crew(settings.hand, settings.hands),
            messenger=Messenger(channels_for(settings)),
        )
        app.state.house = house
        app.state.pages = pages.Pages(settings.static)
        await house.messenger.open(house.rooms)
        await house.rooms.start()
        warming = asyncio.create_task(_warm(house))
        try:
            yield
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await house.rooms.close()
            await house.messenger.close()
            await house.crew.close()
            await asyncio.to_thread(house.keeper.close)
            engine.dispose()

    return App(
        route_handlers=[
            cards.catalog,
            cards.describe,
            cards.preparing,
            *people.ROUTES,
            *games.ROUTES,
            *replay.ROUTES,
            socket.listen,
            health.health,
            health.metrics,
            pages.page,
        ],
        dependencies={
            "house": Provide(asking.house_of),
            "asker": Provide(asking.asker_of),
        },
        middleware=[Guard()],
        exception_handlers={
            No: asking.say_no,
            FlagfallError: asking.say_core_no,
            HTTPException: asking.say_http_no,
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


async def _warm(house: House) -> None:
    """Compile in a worker process what is not kept on disk, so that pages and sockets never wait for a compiler here."""
    try:
        if house.settings.warm:
            known = await asyncio.to_thread(catalog.games)
            needed = [*(game.id for game in known), *aids_of(known)]
            house.preparing.begin([what for what in needed if not is_kept(what)])
            if house.preparing.over:
                await asyncio.to_thread(lambda: Table(rules_for(known[0].id, {})))  # a first table opens the sooner
                await asyncio.sleep(UNHURRIED)
            await asyncio.wait_for(house.crew.warm(house.preparing), WARMING)
    except Exception:
        log.warning("the games could not be prepared in advance; the first move will take longer")
    finally:
        house.preparing.finish()
