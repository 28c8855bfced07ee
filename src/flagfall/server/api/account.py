"""Looking after an account: another password, a forgotten one, and leaving for good."""

from __future__ import annotations

import asyncio
import logging
import re

from litestar import Response, post, put
from litestar.params import JSONBody

from flagfall.server import wire
from flagfall.server.api.asking import AND_NOTHING, REFUSALS, Address, Asker, Language, TheHouse, named
from flagfall.server.api.people import checked_password, password_fits, shown, signed_in_anew, signed_out
from flagfall.server.house import House
from flagfall.server.refusals import No
from flagfall.server.storage.people import PersonRow
from flagfall.speech import catalogue

log = logging.getLogger(__name__)
LINK_HOURS = 2
MAIL = re.compile(r"[^@\s<>\"',;:\\]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z0-9-]{2,63}")


def _account(asker: PersonRow | None) -> PersonRow:
    if named(asker).account is None:
        raise No("not_now", "server-guest-no-password")
    return named(asker)


@put("/api/account", responses=REFUSALS)
async def change(
    data: JSONBody[wire.AccountWish], house: TheHouse, asker: Asker, address: Address, language: Language
) -> Response[wire.Me]:
    """Another password or address for mail. With a new password all other devices are signed out."""
    person = _account(asker)
    mail = _checked_mail(data.mail, house)
    new = None if data.new is None else checked_password(data.new, house)
    await password_fits(house, person, person.name, data.password, address)
    if data.mail is not None:
        await asyncio.to_thread(house.people.change, person.id, mail=mail, notices=person.notices and mail is not None)
    if data.notices is not None:
        wanted = _checked_notices(data, person, house)
        await asyncio.to_thread(house.people.change, person.id, notices=wanted, language=language)
    if new is not None:
        await asyncio.to_thread(house.people.change, person.id, password=await house.passwords.hashed(new, address))
    changed = shown(house, await asyncio.to_thread(house.people.find, person.id))
    return Response(changed) if new is None else await signed_in_anew(house, person.id, changed)


def _checked_mail(mail: str | None, house: House) -> str | None:
    if mail and not house.settings.mail:
        raise No("not_now", "server-no-mail")
    if mail and not MAIL.fullmatch(mail):
        raise No("unreadable", "server-no-address")
    return mail or None


def _checked_notices(data: wire.AccountWish, person: PersonRow, house: House) -> bool:
    """Letters when it is one's turn go to an address that was given, from a server that sends letters."""
    if data.notices and not house.letters.sent_here:
        raise No("not_now", "server-no-mail")
    if data.notices and not (person.mail if data.mail is None else data.mail):
        raise No("not_now", "server-notices-need-address")
    return bool(data.notices)


@post("/api/account/forgotten", status_code=204, responses=REFUSALS)
async def forgotten(data: JSONBody[wire.NameWish], house: TheHouse, address: Address, language: Language) -> None:
    """A link by mail, if that account has an address. The answer is the same if not: it tells nobody who has an account."""
    if not (house.settings.mail and house.settings.site):
        raise No("not_now", "server-no-mail-ask")
    name = " ".join(data.name[:64].split())
    if not (house.tallies.forgotten.take(address) and house.tallies.forgotten.take(f"name {name.casefold()}")):
        raise No("too_many", "server-asked-often")
    person = await asyncio.to_thread(house.people.by_account, name)
    if person is not None and person.mail is not None and person.banned is None:
        token = await asyncio.to_thread(
            house.people.forgotten, person.id, house.wall_clock.now() + LINK_HOURS * 3_600_000
        )
        site = house.settings.site.rstrip("/")
        say, link = catalogue(language), f"{site}/account#{token}"
        letter = say("server-letter", name=person.name, site=site, hours=LINK_HOURS, link=link)
        house.post.send(person.mail, say("server-letter-about"), f"{letter}\n")


@post("/api/account/reset", status_code=200, responses=REFUSALS)
async def reset(data: JSONBody[wire.Reset], house: TheHouse, address: Address) -> Response[wire.Me]:
    """Another password by a link that works once. All devices are signed out but this one."""
    password = checked_password(data.password, house)
    if not house.tallies.forgotten.take(f"try {address}"):
        raise No("too_many", "server-many-tries")
    person = await asyncio.to_thread(house.people.let_in, data.token, house.wall_clock.now())
    if person is None or person.banned is not None:
        raise No("unknown", "server-old-link")
    await asyncio.to_thread(house.people.change, person.id, password=await house.passwords.hashed(password, address))
    return await signed_in_anew(house, person.id, shown(house, person))


@post("/api/account/deletion", status_code=204, responses=AND_NOTHING)
async def leave(data: JSONBody[wire.Deletion], house: TheHouse, asker: Asker, address: Address) -> Response[None]:
    """Leave for good. Running games are given up, finished ones stay without the name, everything else is deleted."""
    person = _account(asker)
    await password_fits(house, person, person.name, data.password, address)
    await asyncio.to_thread(house.admin.leave, person, house.wall_clock.now())
    await house.pulse.follow()
    return signed_out(house)


ROUTES = [change, forgotten, reset, leave]
