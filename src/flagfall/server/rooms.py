"""All live games. A room is opened by replay when somebody wants it, and closed when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from flagfall.catalog import game as entry_of
from flagfall.core import SPECTATOR, Decision
from flagfall.records.fair import PledgedLuck
from flagfall.server.asks import Ask, CatchUp, Fallen
from flagfall.server.odds_aid import aid_of
from flagfall.server.refusals import No
from flagfall.server.replay import BREATH
from flagfall.server.room import Room
from flagfall.server.shelf import Shelf
from flagfall.server.storage.troubles import trouble
from flagfall.server.tell import Seen
from flagfall.server.thinker import warm
from flagfall.server.thinking_in_turn import Turns
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.server.house import House
    from flagfall.server.storage.game_store import GameRow, Whole

log = logging.getLogger(__name__)
REPLAYING = 2
"""Games replayed at a time: more threads would only take turns, and two never wait for one long game."""
OVER_IDLE = 2.0
"""Seconds a finished game stays when nobody is there: whoever reloads the page finds it."""
MOST_RESUMED, RESUMED_AT_ONCE, UNASKED_AT_ONCE = 2000, 50, 10
"""Whoever waits for a game does not wait long for one that nobody waits for."""
PIECE = 500
"""So many inputs are played again in one go; then whoever plays now goes first for a moment."""
T = TypeVar("T")
Replayed: TypeAlias = tuple[Table, dict[int, Seen], PledgedLuck | None]


class Rooms:
    """Rooms by game id."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.shelf = Shelf(house)
        self._rooms = self.shelf.rooms
        self._turns = Turns(REPLAYING)
        self._opening: dict[str, asyncio.Future[Room]] = {}
        self._asked_for: set[str] = set()
        """Games that are coming back and that somebody waits for already."""
        self._chores: list[asyncio.Task[None]] = []
        self._prepared: set[str] = set()
        self._preparing = threading.Lock()
        self._threads = ThreadPoolExecutor(REPLAYING, "replay")

    def __len__(self) -> int:
        return len(self._rooms)

    async def start(self) -> None:
        """Before anybody may come in: from now on whoever asks for a game that is coming back waits for it."""
        self._chores.append(asyncio.create_task(self._tidy(), name="rooms"))
        if not self._house.messenger.shared:  # of several workers nobody knows who will be asked
            since = self._house.wall_clock.now() - int(self._house.settings.idle_seconds * 1000)
            coming = await self._in_thread(self._house.game_store.latest, since, MOST_RESUMED)
            self._opening = {whole.row.id: asyncio.get_running_loop().create_future() for whole in coming}
            for rules in {whole.row.rules for whole in coming}:  # nobody waits for another game to be compiled
                group = [whole for whole in coming if whole.row.rules == rules]
                self._chores.append(asyncio.create_task(self._resume(group), name="resume"))

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        for opening in self._opening.values():
            opening.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.stop()
        self._rooms.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def live(self, game: str) -> Room | None:
        """The room, if it is in memory here."""
        return self._rooms.get(game)

    def all(self) -> list[Room]:
        """Every room that is in memory here."""
        return list(self._rooms.values())

    async def open(self, game: str, person: str | None = None, address: str | None = None) -> Room:
        """The room, brought back by replay if it is not in memory; No if there is no such game, or none for somebody who
        has no seat in it. Whoever has no address is the server itself."""
        if address is not None and game not in self._rooms and game not in self._opening:
            await self.shelf.may_open(game, person, address)
        if (room := self._rooms.get(game)) is not None:
            room.used = self._house.wall_clock.seconds()
            return room
        if game not in self._opening:
            task = asyncio.create_task(self._restore(game, address or ""))
            self._opening[game] = task
            task.add_done_callback(lambda _: self._opening.pop(game, None))
        self._asked_for.add(game)
        try:
            return await asyncio.shield(self._opening[game])
        finally:
            self._asked_for.discard(game)

    async def drop(self, game: str) -> None:
        """There is no such game any more."""
        if (room := self._rooms.get(game)) is not None:
            for listener in list(room.listeners):
                listener.end(4404, "no such game")
            await self.shelf.put_away(room)

    async def retell(self, game: str) -> None:
        """What somebody said is forgotten: the room reads anew what is left of it."""
        if (room := self._rooms.get(game)) is not None:
            room.lines[:] = await asyncio.to_thread(self._house.game_store.said, game)
        self.changed(game)

    def changed(self, game: str) -> None:
        """Seats or names changed: the room looks again, here and elsewhere."""
        if (room := self._rooms.get(game)) is not None:
            room.ask(Ask(0, CatchUp()))
        elif (opening := self._opening.get(game)) is not None:
            opening.add_done_callback(lambda _: self._look_again(game))
        self._house.messenger.send_changed(game)

    def _look_again(self, game: str) -> None:
        if (room := self._rooms.get(game)) is not None:
            room.ask(Ask(0, CatchUp()))

    async def _restore(self, game: str, address: str) -> Room:
        """By turns: whoever asks for one long game after the other waits behind whoever asks for one."""
        if not self._house.preparing.over:
            found = await asyncio.to_thread(self._house.game_store.find, game)
            if found is None:
                raise No("unknown", "server-no-game")
            await self._compiled(found)
        async with self._turns.of(address):
            whole = await self._in_thread(self._house.game_store.whole, game)
            if whole is None:
                raise No("unknown", "server-no-game")
            room = self._put(whole, *await self._in_thread(self._replay, whole, BREATH))
        await self.shelf.make_space(room)
        return room

    async def _resume(self, coming: list[Whole]) -> None:
        """Bring back what was being played when the server last went down: first what somebody waits for already."""
        left = {whole.row.id: whole for whole in coming}
        while left:
            waited_for = [game for game in self._asked_for if game in left][:RESUMED_AT_ONCE]
            some = [left.pop(game) for game in waited_for or list(left)[:UNASKED_AT_ONCE]]
            self._asked_for.difference_update(waited_for)
            for whole in some:
                await self._compiled(whole.row)
            for whole, outcome in zip(some, await self._in_thread(self._replay_all, some), strict=True):
                opening = self._opening.pop(whole.row.id)
                if isinstance(outcome, Exception):  # whoever asks for it is told so, and may try again
                    log.warning("a game could not be brought back: %s", type(outcome).__name__)
                    opening.set_exception(outcome)
                    opening.exception()
                else:
                    opening.set_result(self._put(whole, *outcome))

    async def _compiled(self, row: GameRow) -> None:
        """Until the rules of a game are compiled, and its memory aid."""
        await self._house.preparing.wait(row.rules)
        if (aid := aid_of(row.rules, json.loads(row.options))) is not None:
            await self._house.preparing.wait(aid)

    async def _in_thread(self, act: Callable[..., T], *given: object) -> T:
        """Reading, compiling and replaying keep nobody else waiting."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, act, *given)

    def _put(self, whole: Whole, table: Table, seen: dict[int, Seen], luck: PledgedLuck | None) -> Room:
        room = Room(self._house, whole.row, table, whole.lines, seen, luck)
        self.shelf.lay(room)
        room.start()
        self._house.messenger.send_presence(room, hello=True)
        return room

    def _replay(self, whole: Whole, breath: float = 0.0) -> Replayed:
        row = whole.row
        with self._preparing:
            if row.rules not in self._prepared:
                warm(row.rules)  # so that nothing is compiled while everybody waits
                self._prepared.add(row.rules)
        luck = None if row.seed is None else PledgedLuck(row.seed)
        table = replayed(row, whole.record, luck, breath)
        return table, {ear: Seen(table, ear) for ear in (*range(len(row.seats)), SPECTATOR)}, luck

    def _replay_all(self, some: list[Whole]) -> list[Replayed | Exception]:
        """One that cannot be replayed must not keep the others away."""
        outcomes: list[Replayed | Exception] = []
        for whole in some:
            try:
                outcomes.append(self._replay(whole))
            except Exception as error:
                outcomes.append(error)
        return outcomes

    async def _tidy(self) -> None:
        """Close idle rooms; open those whose clock ran out while nobody was there."""
        idle, clock = self._house.settings.idle_seconds, self._house.wall_clock
        while True:
            await clock.sleep(min(5.0, max(0.05, idle / 4)))
            try:
                await self._close_idle(idle)
                if self._house.messenger.shared:
                    await self._look_around()
                for game in await asyncio.to_thread(self._house.game_store.due, clock.now() - 1000):
                    with contextlib.suppress(No):
                        (await self.open(game)).ask(Ask(0, Fallen()))
            except Exception as error:
                if trouble(error) is None:  # the pulse has a word for that
                    log.exception("tidying the rooms failed; trying again")

    async def _look_around(self) -> None:
        """A word between workers may get lost; nobody stays behind for long."""
        for game, version in (await asyncio.to_thread(self._house.game_store.versions, list(self._rooms))).items():
            if (room := self._rooms.get(game)) is not None and version > room.version:
                room.ask(Ask(0, CatchUp()))

    async def _close_idle(self, idle: float) -> None:
        """A game that is over is seldom looked at again: its room closes as soon as nobody is in it."""
        moment = self._house.wall_clock.seconds()
        for room in list(self._rooms.values()):
            if room.idle and room.used < moment - (min(idle, OVER_IDLE) if room.sidelines.ending else idle):
                await self.shelf.put_away(room)


def replayed(
    row: GameRow, record: list[tuple[int, Decision]], luck: PledgedLuck | None = None, breath: float = 0.0
) -> Table:
    """A table as the record left it; with a breath after every piece of it, for as many seconds."""
    rules = entry_of(row.rules).rules(json.loads(row.options))
    if not breath or len(record) <= PIECE:
        return Table(rules, luck, record)
    table = Table.retold(rules, luck)
    for first in range(0, len(record), PIECE):
        piece = record[first : first + PIECE]
        for seat, decision in piece[table.relive_all(piece) :]:
            table.relive(seat, decision)  # which says what is wrong with it
        time.sleep(breath)
    table.resume()
    return table
