"""Scrolls in and out of the server: a finished game as text, and a text as a finished game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall import records
from flagfall.catalog import rules as rules_of
from flagfall.core import FlagfallError
from flagfall.records.fair import Fair
from flagfall.server import endings, sidelines, wire
from flagfall.server.refusals import No, from_core
from flagfall.server.sidelines import Sidelines
from flagfall.server.signing import new_id
from flagfall.server.storage.database import open_database
from flagfall.server.storage.game_store import GameRow, GameStore, SeatRow
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.core import Decision, Rules
    from flagfall.server.house import House
    from flagfall.server.room import Room
    from flagfall.server.storage.people import PersonRow
    from flagfall.speech import Phrase


def written(room: Room) -> str:
    """The scroll of a game. It tells everything, so it is for games that are over."""
    players = tuple(_one_word(seat.name) for seat in room.row.seats)
    luck = None if room.row.seed is None else Fair(room.row.seed, room.sidelines.lots)
    return records.write(records.scroll_of(room.table, players, _beside(room), luck))


def finished(address: str) -> Iterator[tuple[Rules[Any, Any], list[tuple[int, Decision]], tuple[float, ...]]]:
    """Every game of a database that has a result, by its moves or beside them: rules, record and scores."""
    store = GameStore(open_database(address))
    for game in store.finished():
        row = store.find(game)
        if row is not None:
            rules, record = rules_of(row.rules, **json.loads(row.options)), store.record(game)
            result, beside = Table(rules, record=record).result, sidelines.opened(row.sidelines).ending
            if result is not None:
                yield rules, record, result.scores
            elif beside is not None and beside.by in (*records.LEAVING, "agreement"):
                yield rules, record, tuple(beside.scores)


def _beside(room: Room) -> str | None:
    """How the game ended, if not by its moves."""
    ending = room.sidelines.ending
    if ending is None:
        return None
    if ending.by == "agreement":
        return records.AGREED
    if ending.by in records.LEAVING and len(room.row.seats) == 2:
        return records.leaves(room.rules, 1 - ending.winners[0], ending.by)
    return None


def opened(house: House, person: PersonRow, text: str) -> str:
    """A scroll kept as a finished game that anybody with its id may look at."""
    try:
        scroll, table = records.check(text)
    except FlagfallError as error:
        raise from_core(error) from error
    except (ValueError, RecursionError) as error:
        raise No("unreadable", "server-no-scroll", why=str(error)[:200]) from error
    luck = scroll.fair
    lots = () if luck is None else luck.lots
    ending, how = _ending(scroll, table)
    beside = Sidelines(acted=(True,) * len(scroll.players), ending=ending, lots=lots)
    beside = beside if how is None else beside.ended(ending, how)
    instant = house.wall_clock.now()
    game = GameRow(
        id=new_id(),
        rules=scroll.game,
        options=json.dumps(dict(table.rules.options)),
        clock=msgspec.json.encode(wire.ClockWish()).decode(),
        listed=False,
        maker=person.id,
        made=instant,
        version=0,
        sidelines=beside.kept(),
        to_act=table.to_act,
        over=True,
        deadline=None,
        touched=instant,
        seed=None if luck is None else luck.seed,
        seats=tuple(
            SeatRow(seat, None, None, name.replace("_", " "), "scroll") for seat, name in enumerate(scroll.players)
        ),
    )
    house.game_store.put(game, scroll.inputs)
    return game.id


def _ending(scroll: records.Scroll, table: Table) -> tuple[wire.Ending, Phrase | None]:
    """Won by the rules, left by one of two, agreed to be a draw, or without an end."""
    if table.result is not None:
        return endings.by_rules(table.result), None
    sides = table.rules.seats
    if scroll.result == records.AGREED:
        return endings.shared(len(sides), endings.AGREED, "agreement"), endings.AGREED
    left = [
        (n, by) for n in range(len(sides)) for by in endings.GONE if scroll.result == records.leaves(table.rules, n, by)
    ]
    if left and len(sides) == 2:
        seat, by = left[0]
        gone = endings.gone(endings.side(sides[seat]), by)
        return endings.lost(seat, gone, by), gone
    return endings.shared(len(sides), endings.BROKEN_OFF, "unfinished"), endings.BROKEN_OFF


def _one_word(name: str | None) -> str:
    """On a scroll a name is one word."""
    return "_".join((name or "nobody").split())
