"""The administrator's page, and how players get something there."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import JSONBody

from flagfall.server import wire
from flagfall.server.api.asking import REFUSALS, Asker, GameId, TheHouse, named
from flagfall.server.refusals import No
from flagfall.server.storage.admin import Wish
from flagfall.server.storage.people import PersonRow


def _administrator(asker: PersonRow | None) -> PersonRow:
    if not named(asker).admin:
        raise No("not_yours", "server-administrators")
    return named(asker)


@get("/api/admin", responses=REFUSALS)
async def office(house: TheHouse, asker: Asker) -> wire.Office:
    """All an administrator sees at a glance."""
    _administrator(asker)

    def looked() -> wire.Office:
        admin = house.admin
        return wire.Office(
            statistics=admin.statistics(house.wall_clock.now()),
            reports=[
                wire.Report(
                    number=row.number, at=row.at, game=row.game, seat=row.seat, name=row.name, by=row.reporter,
                    words=row.words,
                )
                for row in admin.reports()
            ],
            games=[
                wire.OfficeGame(id=row.id, game=row.rules, names=row.names, listed=row.listed, touched=row.touched)
                for row in admin.games()
            ],
            people=[
                wire.OfficePerson(name=row.name, made=row.made, admin=row.admin, banned=row.banned is not None)
                for row in admin.people()
            ],
            log=[
                wire.Deed(at=row.at, who=row.who, what=row.what, whom=row.whom or "", why=row.why)
                for row in admin.log()
            ],
        )  # fmt: skip

    return await asyncio.to_thread(looked)


@post("/api/admin", status_code=200, responses=REFUSALS)
async def do(data: JSONBody[wire.DeedWish], house: TheHouse, asker: Asker) -> wire.DeedDone:
    """Do something; it is written down with your name."""
    wish = Wish(_administrator(asker).name, data.what, data.whom, data.value, data.why)
    done = await asyncio.to_thread(house.admin.do, wish, house.wall_clock.now())
    await house.pulse.follow()
    return wire.DeedDone(sentence=done.sentence, token=done.token)


@post("/api/games/{game:str}/report", status_code=204, responses=REFUSALS)
async def report(game: GameId, data: JSONBody[wire.ReportWish], house: TheHouse, asker: Asker) -> None:
    """Tell whoever runs the server about somebody at a table."""
    person, most = named(asker), house.settings.limits.report_letters
    words = " ".join(data.words.split())
    if not words:
        raise No("unreadable", "server-report-words")
    if len(words) > most:
        raise No("too_long", "server-report-length", most=most)
    row = await asyncio.to_thread(house.game_store.find, game)  # a room may not have heard yet who has just sat down
    if row is None or not 0 <= data.seat < len(row.seats) or row.seats[data.seat].person is None:
        raise No("unknown", "server-report-nobody")
    if not house.tallies.reporting.take(person.id):
        raise No("too_many", "server-many-reports")
    await asyncio.to_thread(house.admin.report, game, data.seat, person.id, words, house.wall_clock.now())


ROUTES = [office, do, report]
