"""Makes games: from a wish, as a rematch, from a scroll."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.catalog import game as entry_of
from flagfall.catalog import offered
from flagfall.core import FlagfallError
from flagfall.records import fair
from flagfall.server import clocks, friendly, wire, wire_lists
from flagfall.server.names import is_bot
from flagfall.server.needs import player_of
from flagfall.server.odds_aid import aid_of
from flagfall.server.refusals import No, from_core
from flagfall.server.roster import who_plays
from flagfall.server.sidelines import Sidelines
from flagfall.server.signing import new_id, new_token
from flagfall.server.storage.game_store import GameRow, SeatRow, Whole
from flagfall.server.storage.seeks import Wanted
from flagfall.server.thinker import warm
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Rules
    from flagfall.server.house import House
    from flagfall.server.storage.people import PersonRow


async def make_game(house: House, person: PersonRow, wish: wire.GameWish, address: str) -> GameRow:
    """A new game as wished, with the person in their seats."""
    await _may_make(house, person, address)
    if wish.rated:
        may_be_rated(person, wish.seats)
    if wish.listed:
        await _may_be_listed(house, person, address)
    await house.preparing.wait(wish.game)
    players = await house.roster.names()
    game = await asyncio.to_thread(_make, house, person, wish, players)
    for player in {seat.player for seat in game.seats} - {None}:
        await house.preparing.wait(player_of(game.rules, str(player)))
    if (aid := aid_of(game.rules, wish.options)) is not None:
        await house.preparing.wait(aid)
        await asyncio.to_thread(warm, aid)  # here too, so that the room never waits for it
    return game


async def _may_make(house: House, person: PersonRow, address: str) -> None:
    """Not too many that run, and not too many an hour: of one person, and from one address."""
    house.rooms.shelf.let_in()
    limits = house.settings.limits
    most = limits.bot_running_games if is_bot(person.name) else limits.running_games
    if await asyncio.to_thread(house.game_store.running, person.id) >= most:
        raise No("too_many", "server-games-running", most=most)
    if not house.tallies.games_made.take(person.id):
        raise No("too_many", "server-games-an-hour", most=limits.games_per_hour)
    if not house.tallies.games_from.take(address):
        raise No("too_many", "server-games-from-address")


async def _may_be_listed(house: House, person: PersonRow, address: str) -> None:
    """One stranger must not fill the list that all others read."""
    most = house.settings.limits.open_invitations
    if await asyncio.to_thread(house.seeks.inviting, person.id) >= most:
        raise No("too_many", "server-open-invitations", most=most)
    if not house.tallies.listed_from.take(address):
        raise No("too_many", "server-games-from-address")


def may_be_rated(person: PersonRow, wishes: list[wire.SeatWish] | None = None) -> None:
    """Only people with accounts, each in one seat: no computer, no program, not on one device."""
    if person.account is None:
        raise No("not_yours", "server-rated-needs-account")
    if is_bot(person.name):
        raise No("not_yours", "server-rated-no-program")
    if wishes is not None and [wish.who for wish in wishes if wish.who != "friend"] != ["me"]:
        raise No("bad_option", "server-rated-between-people")


def _make(house: House, person: PersonRow, wish: wire.GameWish, players: tuple[str, ...]) -> GameRow:
    clock = clocks.checked(wish.clock, house.settings.limits)
    try:
        rules = offered(wish.game).rules(wish.options)
    except FlagfallError as error:
        raise from_core(error) from error
    if len(wish.seats) != len(rules.seats):
        raise No(
            "bad_option",
            "server-seats",
            game=wish.game,
            seats=len(rules.seats),
            names=", ".join(rules.seats),
            given=len(wish.seats),
        )
    players = tuple(who_plays(players, rules.id))
    seats = tuple(_seat(number, seat, person, rules.id, players) for number, seat in enumerate(wish.seats))
    if all(seat.player is not None for seat in seats) and not wish.listed:
        raise No("bad_option", "server-somebody-plays")
    made = laid(rules, seats, clock, person.id, house.wall_clock.now(), listed=wish.listed, rated=wish.rated)
    if wish.friendly:
        made = friendly.agreed(made, wish)
    if wish.polite:
        made = friendly.politely(made)
    house.game_store.put(made.row, made.record)
    return made.row


async def seek_game(
    house: House, person: PersonRow, wish: wire_lists.Seek, address: str, lot: Callable[[int], int]
) -> tuple[str, int, bool, str | None]:
    """Somebody who wants the same, or a table to wait at: the game, the seat, whether somebody is there, and who."""
    limits, now = house.settings.limits, house.wall_clock.now()
    if wish.rated:
        may_be_rated(person)
    await _may_make(house, person, address)
    await house.preparing.wait(wish.game)
    try:
        rules = await asyncio.to_thread(lambda: entry_of(wish.game).rules(wish.options))
    except FlagfallError as error:
        raise from_core(error) from error
    count = len(rules.seats)
    if wish.seat is not None and not 0 <= wish.seat < count:
        raise No("unreadable", "server-no-seat", seat=wish.seat, last=count - 1)
    await _may_be_listed(house, person, address)
    mine = lot(count) if wish.seat is None else wish.seat
    seats = tuple(
        SeatRow(n, None, person.id, person.name, None) if n == mine else SeatRow(n, new_token(), None, None, None)
        for n in range(count)
    )
    clock = clocks.checked(wish.clock, limits)
    wanted = Wanted(person.id, person.name, wish.seat, now, now - 86_400_000, limits.rated_per_pair)

    def find() -> tuple[str, int, bool, str | None]:
        otherwise = laid(rules, seats, clock, person.id, now, listed=True, rated=wish.rated)
        game, seat, paired = house.seeks.pair(wanted, otherwise)
        found = house.game_store.find(game) if paired else None
        return game, seat, paired, None if found is None else found.maker

    return await asyncio.to_thread(find)


def _seat(number: int, wish: wire.SeatWish, person: PersonRow, game: str, players: tuple[str, ...]) -> SeatRow:
    if wish.who == "computer":
        if wish.player not in players:
            there = ", ".join(players)
            if wish.player is None:
                raise No("unknown", "server-which-player", players=there)
            raise No("unknown", "server-no-player", player=repr(wish.player), game=game, players=there)
        return SeatRow(number, None, None, wish.player.capitalize(), wish.player)
    if wish.player is not None:
        raise No("bad_option", "server-only-computers-are-named")
    if wish.who == "me":
        return SeatRow(number, None, person.id, person.name, None)
    return SeatRow(number, new_token(), None, None, None)


def laid(
    rules: Rules[Any, Any],
    seats: tuple[SeatRow, ...],
    clock: wire.ClockWish,
    maker: str,
    instant: int,
    *,
    listed: bool,
    rated: bool,
) -> Whole:
    """A table as it is before the first decision; it is not kept yet."""
    seed = fair.new_seed()
    table = Table(rules, fair.PledgedLuck(seed))
    beside = Sidelines(acted=(False,) * len(seats), ticking=clocks.wound(clock, len(seats)))
    game = GameRow(
        id=new_id(),
        rules=rules.id,
        options=json.dumps(dict(rules.options)),
        clock=msgspec.json.encode(clock).decode(),
        listed=listed,
        maker=maker,
        made=instant,
        version=0,
        sidelines=beside.kept(),
        to_act=table.to_act,
        over=False,
        deadline=None,
        touched=instant,
        rated=rated,
        waited=instant if listed else None,
        seed=seed,
        seats=seats,
    )
    return Whole(game, list(table.record()), [])


async def make_again(old: GameRow, instant: int) -> Whole:
    """The same people with the seats moved on by one. It is kept together with their agreement, or not at all."""
    count = len(old.seats)
    fresh: dict[str, Any] = {"invite": None, "outcome": None, "hidden": False, "noticed": False}
    seats = tuple(replace(old.seats[(n - 1) % count], seat=n, **fresh) for n in range(count))
    clock = msgspec.json.decode(old.clock, type=wire.ClockWish)

    def make() -> Whole:
        rules = entry_of(old.rules).rules(json.loads(old.options))
        made = laid(rules, seats, clock, old.maker, instant, listed=old.listed, rated=old.rated)
        return friendly.again(made, old)

    return await asyncio.to_thread(make)
