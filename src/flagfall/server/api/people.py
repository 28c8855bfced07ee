"""Guests, accounts and their set-ups."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from flagfall import catalog
from flagfall.core import FlagfallError
from flagfall.server import wire
from flagfall.server.api.asking import COOKIE, REFUSALS, Asker, GameName, TheHouse, named
from flagfall.server.house import House, now
from flagfall.server.refusals import No, from_core
from flagfall.server.signing import new_id
from flagfall.server.storage.people import PersonRow, SetupRow

_hasher = PasswordHasher()
_YEAR = 365 * 24 * 3600
SetupName = Annotated[str, QueryParameter(max_length=64)]


@cache
def _nobodys() -> str:
    """What a wrong name is checked against, so that it takes as long as a wrong password."""
    return _hasher.hash("nobody has this password")


def checked_name(text: str, limit: int) -> str:
    """A name people can read: one line, not too long."""
    name = " ".join(text.split())
    if not name:
        raise No("unreadable", "A name has at least one letter.")
    if len(name) > limit:
        raise No("too_long", f"A name has at most {limit} characters.")
    if not name.isprintable():
        raise No("unreadable", "A name has no control characters.")
    return name


def signed_in(house: House, person: str, answer: wire.Me, status: int = 200) -> Response[wire.Me]:
    """The answer with the cookie that says who you are."""
    cookie = Cookie(
        key=COOKIE,
        value=house.seal.seal(person),
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie,
        max_age=_YEAR,
        path="/",
    )
    return Response(answer, cookies=[cookie], status_code=status)


def shown(person: PersonRow | None) -> wire.Me:
    if person is None:
        return wire.Me(name=None, account=None)
    return wire.Me(name=person.name, account=person.name if person.account else None)


@get("/api/me", responses=REFUSALS)
async def who_am_i(asker: Asker) -> wire.Me:
    """Who you are."""
    return shown(asker)


@put("/api/me", responses=REFUSALS)
async def be_called(data: JSONBody[wire.NameWish], house: TheHouse, asker: Asker) -> Response[wire.Me]:
    """Pick a name, or another one. An account keeps its name."""
    name = checked_name(data.name, house.settings.limits.name_letters)
    if asker is None:
        person = new_id()
        await asyncio.to_thread(house.people.add, person, name, now())
        return signed_in(house, person, wire.Me(name=name, account=None))
    if asker.account is not None:
        raise No("not_now", "An account keeps its name.")
    await asyncio.to_thread(house.people.rename, asker.id, name)
    await _seen_everywhere(house, asker.id, name)
    return signed_in(house, asker.id, wire.Me(name=name, account=None))


async def _seen_everywhere(house: House, person: str, name: str) -> None:
    """Whoever plays with somebody sees the new name at the table."""
    for game in await asyncio.to_thread(house.shelf.rename, person, name):
        house.rooms.changed(game)


@post("/api/account", responses=REFUSALS)
async def keep_name(data: JSONBody[wire.Credentials], house: TheHouse, asker: Asker) -> Response[wire.Me]:
    """Turn a guest into an account."""
    name, password = _credentials(data, house)
    if asker is not None and asker.account is not None:
        raise No("not_now", "You have an account already.")
    person = new_id() if asker is None else asker.id
    kept = await asyncio.to_thread(_hasher.hash, password)
    if not await asyncio.to_thread(house.people.keep_name, person, name, kept, now() if asker is None else None):
        raise No("taken", "That name is taken.")
    await _seen_everywhere(house, person, name)
    return signed_in(house, person, wire.Me(name=name, account=name), 201)


@post("/api/session", status_code=200, responses=REFUSALS)
async def sign_in(
    request: Request[Any, Any, Any], data: JSONBody[wire.Credentials], house: TheHouse
) -> Response[wire.Me]:
    """Sign in on another device. A wrong name takes as long as a wrong password."""
    address = request.client.host if request.client else "nowhere"
    name, password = data.name[:64], data.password[:256]
    if not (house.wrong_passwords.take(name.casefold()) and house.wrong_passwords.take(f"@{address}")):
        raise No("too_many", "Too many tries; wait a minute.")
    person = await asyncio.to_thread(house.people.by_account, " ".join(name.split()))
    right = await asyncio.to_thread(_fits, None if person is None else person.password, password)
    if person is None or not right:
        raise No("wrong_password", "Name or password are wrong.")
    return signed_in(house, person.id, shown(person))


_GONE = Cookie(key=COOKIE, value="", max_age=0, path="/", httponly=True, samesite="lax")


@delete("/api/session", response_cookies=[_GONE], responses=REFUSALS)
async def sign_out() -> None:
    """Forget who you are on this device."""


def _credentials(data: wire.Credentials, house: House) -> tuple[str, str]:
    limits = house.settings.limits
    shortest, longest = limits.password_letters
    if len(data.password) < shortest:
        raise No("unreadable", f"A password has at least {shortest} characters.")
    if len(data.password) > longest:
        raise No("too_long", f"A password has at most {longest} characters.")
    return checked_name(data.name, limits.name_letters), data.password


def _fits(kept: str | None, password: str) -> bool:
    try:
        return _hasher.verify(kept or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False


# -- set-ups -------------------------------------------------------------------------------------------
@get("/api/setups", responses=REFUSALS)
async def setups(house: TheHouse, asker: Asker, game: GameName) -> list[wire.Setup]:
    """Your saved set-ups for a game."""
    kept = await asyncio.to_thread(house.people.setups, named(asker).id, game)
    return [wire.Setup(game=setup.game, name=setup.name, text=setup.text) for setup in kept]


@put("/api/setups", responses=REFUSALS)
async def save_setup(data: JSONBody[wire.Setup], house: TheHouse, asker: Asker) -> wire.Setup:
    """Save a set-up under a name; the same name replaces it."""
    person, limits = named(asker), house.settings.limits
    name = checked_name(data.name, limits.name_letters)
    if len(data.text) > limits.setup_letters:
        raise No("too_long", f"A set-up has at most {limits.setup_letters} characters.")
    try:
        game = await asyncio.to_thread(catalog.game, data.game)
    except FlagfallError as error:
        raise from_core(error) from error
    kept = await asyncio.to_thread(house.people.setups, person.id, game.id)
    replaces = any(setup.name == name for setup in kept)
    if not replaces and await asyncio.to_thread(house.people.count_setups, person.id) >= limits.setups:
        raise No("too_many", f"You have {limits.setups} set-ups; delete some first.")
    await asyncio.to_thread(house.people.save_setup, person.id, SetupRow(game.id, name, data.text))
    return wire.Setup(game=game.id, name=name, text=data.text)


@delete("/api/setups", responses=REFUSALS)
async def drop_setup(house: TheHouse, asker: Asker, game: GameName, name: SetupName) -> None:
    """Delete a saved set-up."""
    if not await asyncio.to_thread(house.people.drop_setup, named(asker).id, game, name):
        raise No("unknown", "There is no such set-up.")


ROUTES = [who_am_i, be_called, keep_name, sign_in, sign_out, setups, save_setup, drop_setup]
