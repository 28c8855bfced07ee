"""Who is asking: guests, accounts, and where they are signed in."""

from __future__ import annotations

import asyncio
from math import ceil
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, QueryParameter

from flagfall.server import wire
from flagfall.server.api.asking import AND_NOTHING, COOKIE, REFUSALS, Address, Asker, Language, Session, TheHouse
from flagfall.server.house import House
from flagfall.server.names import checked_name
from flagfall.server.refusals import No
from flagfall.server.signing import new_id
from flagfall.server.storage.people import PersonRow

_YEAR = 365 * 24 * 3600
TAKEN = "server-name-is-taken"
Everywhere = Annotated[bool, QueryParameter(description="On all devices.")]


def cookie(house: House, value: str, seconds: int = _YEAR) -> Cookie:
    """The cookie that says who you are; with no value it forgets."""
    secure, path = house.settings.secure_cookie, house.settings.path or "/"
    return Cookie(key=COOKIE, value=value, httponly=True, samesite="lax", secure=secure, max_age=seconds, path=path)


async def signed_in(house: House, person: str, answer: wire.Me, status: int = 200) -> Response[wire.Me]:
    """The answer with the cookie of a new session."""
    session = await asyncio.to_thread(house.people.sign_in, person, house.wall_clock.now())
    return Response(answer, cookies=[cookie(house, house.seal.seal(session))], status_code=status)


def signed_out(house: House) -> Response[None]:
    return Response(None, cookies=[cookie(house, "", 0)], status_code=204)


def shown(house: House, person: PersonRow | None) -> wire.Me:
    letters = house.letters.sent_here
    if person is None or person.account is None:
        return wire.Me(name=None if person is None else person.name, account=None, letters=letters)
    return wire.Me(
        name=person.name,
        account=person.name,
        mail=person.mail,
        admin=person.admin,
        notices=person.notices,
        letters=letters,
    )


@get("/api/me", responses=REFUSALS)
async def who_am_i(house: TheHouse, asker: Asker, language: Language) -> wire.Me:
    """Who you are. Whoever wants letters gets them in the language they read in."""
    if asker is not None and asker.notices and asker.language != language:
        await asyncio.to_thread(house.people.change, asker.id, language=language)
    return shown(house, asker)


@put("/api/me", responses=REFUSALS)
async def be_called(
    data: JSONBody[wire.NameWish], house: TheHouse, asker: Asker, address: Address
) -> Response[wire.Me]:
    """Pick a name, or another one. An account keeps its name."""
    name = checked_name(data.name, house.settings.limits.name_letters)
    if asker is None:
        if not house.tallies.guests_from.take(address):
            raise No("too_many", "server-many-people")
        person = new_id()
        if not await asyncio.to_thread(house.people.add, person, name, house.wall_clock.now()):
            raise No("taken", TAKEN)
        return await signed_in(house, person, wire.Me(name=name, account=None, letters=house.letters.sent_here))
    if asker.account is not None:
        raise No("not_now", "server-account-keeps-name")
    if not house.tallies.renaming.take(asker.id):  # every table they sit at looks again
        raise No("too_many", "server-many-names")
    if not await asyncio.to_thread(house.people.rename, asker.id, name):
        raise No("taken", TAKEN)
    await seen_everywhere(house, asker.id, name)
    return Response(wire.Me(name=name, account=None, letters=house.letters.sent_here))


async def seen_everywhere(house: House, person: str, name: str) -> None:
    """Whoever plays with somebody sees the new name at the table."""
    for game in await asyncio.to_thread(house.game_store.rename, person, name):
        house.rooms.changed(game)


@post("/api/account", responses=REFUSALS)
async def keep_name(
    data: JSONBody[wire.Credentials], house: TheHouse, asker: Asker, address: Address
) -> Response[wire.Me]:
    """Turn a guest into an account. The guest's cookie ends: nobody else may have known it."""
    name = checked_name(data.name, house.settings.limits.name_letters)
    password = checked_password(data.password, house)
    if asker is not None and asker.account is not None:
        raise No("not_now", "server-account-already")
    person = new_id() if asker is None else asker.id
    if not house.tallies.accounts_from.take(address):
        raise No("too_many", "server-many-accounts")
    kept = await house.passwords.hashed(password, address)
    if not await asyncio.to_thread(
        house.people.keep_name, person, name, kept, house.wall_clock.now() if asker is None else None
    ):
        raise No("taken", TAKEN)
    await seen_everywhere(house, person, name)
    await _guests_step_aside(house, name)
    return await signed_in_anew(house, person, wire.Me(name=name, account=name, letters=house.letters.sent_here), 201)


async def _guests_step_aside(house: House, name: str) -> None:
    """A name that is an account's is nobody else's any more."""
    for guest in await asyncio.to_thread(house.people.guests_called, name):
        called = f"{guest.name} (guest)"
        await asyncio.to_thread(house.people.step_aside, guest.id, called)
        await seen_everywhere(house, guest.id, called)


async def signed_in_anew(house: House, person: str, answer: wire.Me, status: int = 200) -> Response[wire.Me]:
    """Signed in here and nowhere else."""
    await asyncio.to_thread(house.people.sign_out_everywhere, person)
    house.sessions.ended(person)
    return await signed_in(house, person, answer, status)


@post("/api/session", status_code=200, responses=REFUSALS)
async def sign_in(data: JSONBody[wire.Credentials], house: TheHouse, address: Address) -> Response[wire.Me]:
    """Sign in on another device. A wrong name takes as long as a wrong password."""
    name = " ".join(data.name[:64].split())
    person = await asyncio.to_thread(house.people.by_account, name)
    await password_fits(house, person, name, data.password, address)
    if person is None or person.banned is not None:
        raise No("not_yours", "server-account-closed")
    return await signed_in(house, person.id, shown(house, person))


async def password_fits(house: House, person: PersonRow | None, name: str, password: str, address: str) -> None:
    """Refused if it is not the one. Whoever guesses waits longer and longer; others do not."""
    tries = house.tallies.wrong_passwords
    if (wait := tries.wait(name.casefold(), address)) > 0:
        raise No("too_many", "server-wrong-passwords", seconds=ceil(wait))
    right = await house.passwords.fits(None if person is None else person.password, password[:256], address)
    if person is None or not right:
        tries.wrong(name.casefold(), address)
        raise No("wrong_password", "server-wrong-password")
    tries.right(name.casefold(), address)


@delete("/api/session", status_code=204, responses=AND_NOTHING)
async def sign_out(house: TheHouse, asker: Asker, session: Session, everywhere: Everywhere = False) -> Response[None]:
    """The cookie ends, here or on all devices: whoever has a copy of it has nothing."""
    if asker is not None and session is not None:
        if everywhere:
            await asyncio.to_thread(house.people.sign_out_everywhere, asker.id)
            house.sessions.ended(asker.id)
        else:
            await asyncio.to_thread(house.people.sign_out, session)
            house.sessions.ended(asker.id, session)
    return signed_out(house)


def checked_password(password: str, house: House) -> str:
    shortest, longest = house.settings.limits.password_letters
    if len(password) < shortest:
        raise No("unreadable", "server-password-short", least=shortest)
    if len(password) > longest:
        raise No("too_long", "server-password-long", most=longest)
    return password


ROUTES = [who_am_i, be_called, keep_name, sign_in, sign_out]
