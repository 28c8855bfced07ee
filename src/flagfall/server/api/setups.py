"""Saved set-ups."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import delete, get, put
from litestar.params import JSONBody, QueryParameter

from flagfall import catalog
from flagfall.core import FlagfallError
from flagfall.server import wire
from flagfall.server.api.asking import REFUSALS, Asker, GameName, TheHouse, named
from flagfall.server.names import one_line
from flagfall.server.refusals import No, from_core
from flagfall.server.storage.people import SetupRow

SetupName = Annotated[str, QueryParameter(max_length=64)]


@get("/api/setups", responses=REFUSALS)
async def setups(house: TheHouse, asker: Asker, game: GameName) -> list[wire.Setup]:
    """Your saved set-ups for a game."""
    kept = await asyncio.to_thread(house.people.setups, named(asker).id, game)
    return [wire.Setup(game=setup.game, name=setup.name, text=setup.text) for setup in kept]


@put("/api/setups", responses=REFUSALS)
async def save_setup(data: JSONBody[wire.Setup], house: TheHouse, asker: Asker) -> wire.Setup:
    """Save a set-up under a name; the same name replaces it."""
    person, limits = named(asker), house.settings.limits
    name = one_line(data.name, limits.name_letters)
    if len(data.text) > limits.setup_letters:
        raise No("too_long", "server-setup-length", most=limits.setup_letters)
    try:
        game = await asyncio.to_thread(catalog.game, data.game)
    except FlagfallError as error:
        raise from_core(error) from error
    kept = await asyncio.to_thread(house.people.setups, person.id, game.id)
    replaces = any(setup.name == name for setup in kept)
    if not replaces and await asyncio.to_thread(house.people.count_setups, person.id) >= limits.setups:
        raise No("too_many", "server-many-setups", most=limits.setups)
    await asyncio.to_thread(house.people.save_setup, person.id, SetupRow(game.id, name, data.text))
    return wire.Setup(game=game.id, name=name, text=data.text)


@delete("/api/setups", responses=REFUSALS)
async def drop_setup(house: TheHouse, asker: Asker, game: GameName, name: SetupName) -> None:
    """Delete a saved set-up."""
    if not await asyncio.to_thread(house.people.drop_setup, named(asker).id, game, name):
        raise No("unknown", "server-no-setup")


ROUTES = [setups, save_setup, drop_setup]
