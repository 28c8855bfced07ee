"""Your own games, how people stand, and who leads."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import delete, get
from litestar.params import QueryParameter

from flagfall import catalog
from flagfall.server import rating, wire_lists
from flagfall.server.api.asking import AND_NOTHING, REFUSALS, Address, Asker, GameId, Language, TheHouse, named
from flagfall.server.favourites import favourites
from flagfall.server.house import House
from flagfall.server.refusals import No
from flagfall.server.storage.my_games import A_PAGE, Only
from flagfall.server.storage.people import PersonRow
from flagfall.server.storage.standings import LEAST_GAMES, MOST_DRAWN, Stand
from flagfall.server.summaries import DAY, summaries

MOST_PAGES = 300
Which = Annotated[Only, QueryParameter(name="only", description="Which of them.")]
OfBox = Annotated[str | None, QueryParameter(name="box", description="Of one box only.", max_length=64)]
PageNumber = Annotated[int, QueryParameter(name="page", description="From 0.", ge=0, le=MOST_PAGES)]
Called = Annotated[
    str | None, QueryParameter(name="name", description="An account; yourself if left out.", max_length=64)
]


@get("/api/mine", responses=REFUSALS)
async def mine(
    house: TheHouse, asker: Asker, language: Language, which: Which = "all", box: OfBox = None, page: PageNumber = 0
) -> wire_lists.MyGames:
    """A page of your own games: those that wait for you first, then running ones, then history."""
    person = named(asker).id
    rules = None if box is None else [game.id for game in catalog.games() if game.box == _known(box)]

    def read() -> wire_lists.MyGames:
        rows = house.my_games.page(person, which, rules, page)
        lines = summaries(house, rows[:A_PAGE], person, language)
        waiting = house.my_games.count_waiting(person)
        return wire_lists.MyGames(games=lines, more=len(rows) > A_PAGE, waiting=waiting)

    return await asyncio.to_thread(read)


@delete("/api/mine/{game:str}", status_code=204, responses=AND_NOTHING)
async def remove(game: GameId, house: TheHouse, asker: Asker) -> None:
    """Take a game off your list. One that runs against nobody but the computer is called off with it."""
    person = named(asker).id
    if await asyncio.to_thread(house.my_games.remove, person, game, house.wall_clock.now()):
        house.rooms.changed(game)
    house.lobby.stirred(person, lists=True)


@get("/api/profile", responses=REFUSALS)
async def profile(house: TheHouse, asker: Asker, address: Address, called: Called = None) -> wire_lists.Profile:
    """Yourself, with everything you have played; or an account as everybody may see it: its ratings and rated games."""
    if not house.tallies.looks.take(address):
        raise No("too_many", "server-many-calls")
    if called is None:
        return await asyncio.to_thread(_profile, house, named(asker), True)
    found = await asyncio.to_thread(house.people.by_account, called)
    if found is None or found.banned is not None:
        raise No("unknown", "server-no-profile", name=repr(called))
    return await asyncio.to_thread(_profile, house, found, asker is not None and asker.id == found.id)


@get("/api/leaders", responses=REFUSALS)
async def leaders(house: TheHouse, asker: Asker, box: OfBox = None) -> wire_lists.Leaders:
    """Who plays the games of a box best."""
    there = _boxes()
    wanted = there[0] if box is None else _known(box)
    rows = await asyncio.to_thread(house.standings.leaders, wanted)
    me = "" if asker is None else asker.id
    mine = (await asyncio.to_thread(house.standings.of, [me])).get((me, wanted)) if me else None
    lines = [
        wire_lists.Leader(place=place, name=row.name, rating=_rating(row.stand), won=row.won, you=row.person == me)
        for place, row in enumerate(rows, 1)
    ]
    yours = None if mine is None else _rating(mine)
    return wire_lists.Leaders(box=wanted, boxes=there, leaders=lines, yours=yours, least_games=LEAST_GAMES)


@get("/api/games/{game:str}/rated", responses=REFUSALS)
async def rerated(game: GameId, house: TheHouse, address: Address) -> list[wire_lists.Rerated]:
    """What a rated game that is over made of the ratings; nothing for any other."""
    if not house.tallies.looks.take(address):
        raise No("too_many", "server-many-calls")
    rows = await asyncio.to_thread(house.standings.rerated, game)
    return [
        wire_lists.Rerated(seat=seat, before=rating.shown(before), after=rating.shown(after))
        for seat, before, after in rows
    ]


def _boxes() -> list[str]:
    return list(dict.fromkeys(str(game.box) for game in catalog.games()))


def _known(box: str) -> str:
    if box not in _boxes():
        raise No("unknown", "server-no-box", box=repr(box), boxes=", ".join(_boxes()))
    return box


def _rating(stand: Stand) -> wire_lists.Rating:
    doubt = rating.give_or_take(stand.sigma)
    return wire_lists.Rating(
        rating=rating.shown(stand.mu), give_or_take=doubt, sure=doubt <= rating.SURE, games=stand.games
    )


def _profile(house: House, person: PersonRow, you: bool) -> wire_lists.Profile:
    stands, counted = house.standings.of([person.id]), house.standings.rated_games(person.id)
    played = house.standings.played(person.id) if you else []
    box_of = {game.id: str(game.box) for game in catalog.games()}
    boxes = []
    for box in _boxes():
        mine = [one for one in played if box_of.get(one.rules) == box]
        here = [one for one in counted if one.box == box]
        if mine or here:
            stand = stands.get((person.id, box))
            boxes.append(
                wire_lists.BoxRecord(
                    box=box,
                    rating=None if stand is None else _rating(stand),
                    rated=_tally([one.outcome for one in here]),
                    history=[rating.shown(one.after) for one in here[-MOST_DRAWN:]],
                    people=_tally([one.outcome for one in mine if not one.computer]) if you else None,
                    computer=_tally([one.outcome for one in mine if one.computer]) if you else None,
                )
            )
    outcomes = [one.outcome for one in played] if you else [one.outcome for one in counted]
    made = house.standings.made(person.id)
    now, longest = _streaks(outcomes)
    return wire_lists.Profile(
        name=person.name,
        account=person.account is not None,
        you=you,
        since=None if made is None else made - made % DAY,
        boxes=boxes,
        streak=now,
        longest=longest,
        favourites=favourites(house, person.id) if you else [],
    )


def _tally(outcomes: Sequence[Any]) -> wire_lists.Tally:
    return wire_lists.Tally(won=outcomes.count("won"), lost=outcomes.count("lost"), drawn=outcomes.count("drawn"))


def _streaks(outcomes: Sequence[str]) -> tuple[int, int]:
    """Won in a row: now, and the most ever."""
    row = longest = 0
    for outcome in outcomes:
        row = row + 1 if outcome == "won" else 0
        longest = max(longest, row)
    return row, longest


ROUTES = [mine, remove, profile, leaders, rerated]
