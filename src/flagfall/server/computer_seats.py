"""Computer seats of one room: asks the thinkers, and answers through the same queue as everybody.

An answer is given at a fixed beat after the question, however quickly it was found, so its delay says nothing
about what is hidden. Only one that was not found in time comes later, in coarse steps.
"""

from __future__ import annotations

import asyncio
import secrets
from math import ceil
from typing import TYPE_CHECKING

from flagfall.core import Decision
from flagfall.players.levels import seconds_of
from flagfall.players.manners import Manners
from flagfall.server.asks import Answered, Ask, GivesUp, Lost
from flagfall.server.needs import player_of
from flagfall.server.thinkers import Job, LostThinker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.server.room import Room

BEAT = 0.05
"""Later decisions of the same stretch (placing an army) come at this beat."""
STEP = 0.25
"""What comes too late for its beat waits for the next of these, once there are others to notice."""


def delay(pace: float, taken: float, step: float) -> float:
    """When to answer a question that took so long: at the pace, or whole steps after it."""
    return pace + ceil(max(0.0, taken - pace) / step) * step


class ComputerSeats:
    """Who is thinking in a room now."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._patience: asyncio.Task[None] | None = None
        self._again: int | None = None
        self._helpless: set[int] = set()
        self._manners: dict[tuple[int, str], Manners] = {}

    @property
    def busy(self) -> bool:
        return self._patience is not None or any(not task.done() for task in self._tasks.values())

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._be_patient(None)

    def _be_patient(self, task: asyncio.Task[None] | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self._patience = task

    def consider(self, *, mine: bool) -> None:
        """Let every computer seat that may act think. What others set in motion they also think about;
        if nothing has come of that after a while, we do it."""
        room = self._room
        if room.sidelines.ending is not None:
            self.stop()
            return
        if not room.attended:
            return
        asked = [(seat, player) for seat, player in self._players() if room.seen(seat).decisions]
        if not mine:
            if asked and self._patience is None:
                self._be_patient(asyncio.create_task(self._leave_it_to_others()))
            return
        self._be_patient(None)
        for seat, player in asked:
            running = self._tasks.get(seat)
            if running is None or running.done():
                self._tasks[seat] = asyncio.create_task(self._think(seat, player))

    def _players(self) -> Iterator[tuple[int, str]]:
        for seat in range(len(self._room.rules.seats)):
            if (player := self._room.player(seat)) is not None:
                yield seat, player

    async def _leave_it_to_others(self) -> None:
        """Until nothing has happened for a while; whoever sets something in motion here does not wait for it."""
        room, settings, version = self._room, self._room.house.settings, -1
        while room.version != version:
            version = room.version
            await room.house.wall_clock.sleep(settings.pace_seconds + 4 * settings.think_seconds + 1)
        self._patience = None
        self.consider(mine=True)

    async def _think(self, seat: int, player: str) -> None:
        room, settings = self._room, self._room.house.settings
        clock = room.house.wall_clock
        await room.house.preparing.settled(player_of(room.row.rules, player))
        asked, pace = clock.seconds(), BEAT if self._again == seat else settings.pace_seconds
        after, decisions = room.seen(seat).moment, room.seen(seat).decisions
        if not decisions:
            return
        decision: int | None = None
        gives_up = False
        if len(decisions) == 1:
            decision = decisions[0]
        elif seat in self._helpless:
            decision = secrets.choice(decisions)
        else:
            job = Job(
                table=room.id,
                game=room.row.rules,
                options=dict(room.rules.options),
                player=player,
                seat=seat,
                heard=room.table.heard(seat).facts,
                seconds=seconds_of(player, settings.think_seconds),
            )
            for afresh in (False, True):  # a busy machine, or one mishap, must not cost a player its seat
                try:
                    if room.sidelines.polite and not afresh:
                        advised = await room.house.thinkers.advise(job, whose=room.asked_from)
                        decision = advised.decision
                        manners = self._manners.setdefault((seat, player), Manners())
                        gives_up = manners.gives_up(advised.outlook)
                    else:
                        decision = await room.house.thinkers.decide(job, whose=room.asked_from, afresh=afresh)
                    break
                except LostThinker:
                    room.house.counts.add("thinkers_lost_total")
        step = STEP if room.sidelines.begun else BEAT
        taken = clock.seconds() - asked
        await clock.sleep(delay(pace, taken, step) - taken)
        self._again = seat
        self._tasks.pop(seat, None)
        if gives_up:
            room.ask(Ask(seat, GivesUp()))
        elif decision is not None:
            room.ask(Ask(seat, Answered(Decision(decision), after)))
        elif player == settings.fallback:
            # Even the fallback fails: from now on this seat decides by luck alone, without any player.
            self._helpless.add(seat)
            self.consider(mine=True)
        else:
            room.ask(Ask(seat, Lost()))
