"""A table with people around it: one task and one queue for each live game.

Whatever is asked waits in the queue and is done one thing after another. A decision is proposed to the
table, kept, and only then accepted and told. If it cannot be kept, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.core import SPECTATOR, FlagfallError
from flagfall.server import agreements, clocks, endings, sidelines, verbs, wire
from flagfall.server.asks import Answered, Ask, CatchUp, Fallen, GivesUp, Lost
from flagfall.server.computer_seats import ComputerSeats
from flagfall.server.gallery import Gallery
from flagfall.server.pieces import Ends
from flagfall.server.refusals import No, from_core
from flagfall.server.storage.move_writer import Entry, NotKept, TooLate
from flagfall.server.storage.results import verdict_of
from flagfall.server.storage.troubles import trouble
from flagfall.server.tell import Seen
from flagfall.server.wakeup import Wakeup

if TYPE_CHECKING:
    from flagfall.core import Decision, Rules
    from flagfall.records.fair import PledgedLuck
    from flagfall.server.house import House
    from flagfall.server.listener import Listener
    from flagfall.server.sidelines import Sidelines
    from flagfall.server.storage.game_store import ChatRow, GameRow, SeatRow, Whole
    from flagfall.server.wall_clock import Alarm
    from flagfall.speech import Name
    from flagfall.table import Table
    from flagfall.table.table import Proposal

log = logging.getLogger(__name__)
TRIES = 5
FEW, WAIT_EACH, LONGEST_WAIT = 10, 0.01, 3.0
"""A company in which everybody is told at once who comes and goes; and how long larger ones wait for it."""
Shown = tuple[int, tuple["SeatRow", ...], int, "Sidelines", dict[int, Seen]]
"""What there is to be known: by all, and by each ear that listens."""


class Room:
    """The only place in the server that holds a Table."""

    def __init__(
        self,
        house: House,
        row: GameRow,
        table: Table,
        lines: list[ChatRow],
        seen: dict[int, Seen],
        luck: PledgedLuck | None = None,
    ) -> None:
        self.house, self.row, self.table, self.lines, self._luck = house, row, table, lines, luck
        self.id, self.version = row.id, row.version
        self._beside(sidelines.opened(row.sidelines))
        self.sealed = table.moment
        """How many inputs there were when everybody last heard of one."""
        self.clock = msgspec.json.decode(row.clock, type=wire.ClockWish)
        self.closed = False
        self.listeners: set[Listener] = set()
        self.gallery, self.ends = Gallery(), Ends(table)
        self.watchers = 0
        self.asked_from = ""
        """Where somebody with a seat here last came from: computers think on that account."""
        self.elsewhere: dict[str, tuple[list[int], float]] = {}
        self._here = [0] * (len(table.rules.seats) + 1)
        self._people: tuple[Any, list[wire.Person]] = None, []
        self._kept = self.sidelines, row.sidelines
        self.used = house.wall_clock.seconds()
        self._asks: deque[Ask] = deque()
        self._wakeup = Wakeup()
        self._seen = seen
        self._asked_since = [seen[seat].moment for seat in range(len(self.rules.seats))]
        self._timer: Alarm | None = None
        self._announcing: Alarm | None = None
        self._doubtful = False
        self._computers = ComputerSeats(self)
        self._task: asyncio.Task[None] | None = None

    @property
    def rules(self) -> Rules[Any, Any]:
        return self.table.rules

    # -- coming and going --------------------------------------------------------------------------
    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"room {self.id}")
        self._set_timer()
        self._computers.consider(mine=not self.house.messenger.shared)

    async def stop(self) -> None:
        """For good. What pointed back here is let go, so that the room leaves memory without waiting for the collector."""
        self.closed = True
        self._computers.stop()
        for timer in (self._timer, self._announcing):
            if timer is not None:
                timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._timer = self._announcing = self._task = None
        del self._computers

    @property
    def _somebodys(self) -> bool:
        return any(seat.person is not None for seat in self.row.seats)

    @property
    def attended(self) -> bool:
        """Somebody has a seat, or looks: computers do not play among themselves for nobody."""
        return self._somebodys or bool(self.listeners)

    @property
    def idle(self) -> bool:
        """Nobody listens, nobody thinks, nothing waits."""
        return not self.listeners and not self._computers.busy and not self._asks

    def ask(self, ask: Ask) -> None:
        self._asks.append(ask)
        self._wakeup.wake()

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        listener.counts_at = self._places(listener)
        for place in listener.counts_at:
            self._here[place] += 1
        self._presence_changed(listener)
        if len(self.listeners) == 1 and not self._somebodys:
            self._computers.consider(mine=True)

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        for place in listener.counts_at:
            self._here[place] -= 1
        self._presence_changed(listener)

    def _places(self, listener: Listener) -> list[int]:
        """Where somebody is present: whoever looks at the open table of their own game sits in all their seats there."""
        if listener.seat is not None:
            return [listener.seat]
        mine = [seat.seat for seat in self.row.seats if seat.person is not None and seat.person == listener.person]
        return mine or [-1]

    def _presence_changed(self, besides: Listener) -> None:
        """Told at once in a small company. A full gallery is told rarely, whoever comes and goes."""
        self.used = self.house.wall_clock.seconds()
        if len(self.listeners) <= FEW:
            self._tell_presence(besides)
        elif self._announcing is None:
            wait = min(LONGEST_WAIT, len(self.listeners) * WAIT_EACH)
            self._announcing = self.house.wall_clock.alarm(wait, self._tell_presence)

    def _tell_presence(self, besides: Listener | None = None) -> None:
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        self.house.messenger.send_presence(self)
        for listener in self.listeners:
            if listener is not besides:
                listener.stir()

    def _beside(self, now: Sidelines) -> None:
        self.sidelines = now
        if self._luck is not None:
            self._luck.lots = now.lots

    # -- what may be known of it -------------------------------------------------------------------
    @property
    def ears(self) -> tuple[int, ...]:
        return (*range(len(self.rules.seats)), SPECTATOR)

    def seen(self, ear: int) -> Seen:
        if ear not in self._seen:
            self._seen[ear] = Seen(self.table, ear)
        return self._seen[ear]

    def here(self) -> list[int]:
        """How many sockets listen in this worker: per seat, then spectators."""
        return self._here.copy()

    def everywhere(self) -> list[int]:
        """The same over all workers."""
        counts = self.here()
        if self.elsewhere:
            moment = self.house.wall_clock.seconds()
            for there, until in self.elsewhere.values():
                if until > moment:
                    counts = [a + b for a, b in zip(counts, there, strict=True)]
        return counts

    def people(self, present: list[int]) -> list[wire.Person]:
        """Who sits where, and who is here of those present `everywhere`: the same list until something changes."""
        depends = self.row.seats, self.sidelines.replaced, present
        if self._people[0] != depends:
            sitting = [
                wire.Person(
                    seat=seat.seat,
                    name=seat.name,
                    player=(player := self.player(seat.seat)),
                    here=present[seat.seat] > 0 or player is not None,
                    replaced=seat.seat in self.sidelines.replaced,
                )
                for seat in self.row.seats
            ]
            self._people = depends, sitting
        return self._people[1]

    @property
    def laid_open(self) -> bool:
        """Whether everybody may see all of it: it is over, and was not called off before it had begun."""
        return self.sidelines.ending is not None and self.sidelines.ending.by != "abort"

    def player(self, seat: int) -> str | None:
        """The computer player in a seat, if there is one."""
        return self.sidelines.replaced.get(seat, self.row.seats[seat].player)

    def side(self, seat: int) -> Name:
        return endings.side(self.rules.seats[seat])

    # -- the task ----------------------------------------------------------------------------------
    async def _run(self) -> None:
        while True:
            if not self._asks:
                await self._wakeup.wait()
                continue
            ask = self._asks.popleft()
            try:
                await self._act_once(ask)
                if isinstance(ask.what, verbs.Decide):
                    self.house.counts.took("move_seconds", time.perf_counter() - ask.at)
            except No as no:
                self._refuse(ask, no)
            except FlagfallError as error:
                self._refuse(ask, from_core(error))
            except NotKept:
                self._doubtful = True
                self.house.counts.add("not_kept_total")
                self._refuse(ask, No("not_kept", "server-not-stored"))
            except Exception as error:
                # A mistake of ours must not close the room for everybody.
                if trouble(error) is None:  # the pulse has a word for that
                    log.error("%s in a room, asked to %s", type(error).__name__, type(ask.what).__name__)
                self._doubtful = True
                self._refuse(ask, No("not_kept", "server-wrong"))

    async def _act_once(self, ask: Ask) -> None:
        """Do it now; if another worker was first, look at what it did and see whether it can still be done."""
        for _ in range(TRIES):
            try:
                if self._doubtful:
                    await self.catch_up()
                await self._act(ask)
                return
            except TooLate:
                await self.catch_up()
        raise No("stale", "server-moved-on")

    async def _act(self, ask: Ask) -> None:
        what = ask.what
        if isinstance(what, verbs.Decide):
            if self.player(ask.seat) is not None:
                raise No("not_now", "server-computer-plays")
            self._fresh(ask.seat, what.after)
            await self._decide(ask, what.decide)
        elif isinstance(what, Answered):
            self._fresh(ask.seat, what.after)
            await self._decide(ask, what.decision)
        elif isinstance(what, CatchUp):
            await self.catch_up()
        elif isinstance(what, Lost):
            await self.agree(ask, "replaced", agreements.lost(self, ask.seat))
        elif isinstance(what, GivesUp):
            self.playing()
            await self.agree(ask, "resignation", agreements.gave_up(self, ask.seat, "resignation"))
        elif isinstance(what, Fallen):
            if (fallen := agreements.fallen(self, self.house.wall_clock.now())) is not None:
                await self.agree(ask, "time", fallen)
            self._set_timer()
        else:
            await agreements.verb(self, ask)

    async def _decide(self, ask: Ask, what: str | Decision) -> None:
        self.playing()
        proposal = self.table.propose(ask.seat, what)
        after = self._sidelines_after(ask.seat, proposal)
        await self._keep(after, proposal=proposal)
        before = self._shown()
        self.table.accept(proposal)
        self.house.counts.add("moves_total")
        self._moved({ask.seat})
        self._went_on(after, ask, before)

    def _sidelines_after(self, seat: int, proposal: Proposal) -> Sidelines:
        if proposal.result is None and self.sidelines.steady(seat):
            return self.sidelines
        acted = tuple(did or n == seat for n, did in enumerate(self.sidelines.acted))
        ending = None if proposal.result is None else endings.by_rules(proposal.result)
        ticking, instant = self.sidelines.ticking, self.house.wall_clock.now()
        if ticking is not None:
            if (by := clocks.deadline(ticking)) is not None and instant > by and ticking.running == seat:
                raise No("game_over", "server-time-is-up")
            if ending is not None:
                ticking = clocks.stopped(ticking, instant)
            elif all(acted):
                ticking = clocks.pressed(self.clock, ticking, proposal.to_act, instant)
        draw = tuple(offer for offer in self.sidelines.draw if offer == seat)
        return msgspec.structs.replace(
            self.sidelines, acted=acted, ending=ending, ticking=ticking, draw=() if ending else draw
        )

    async def agree(self, ask: Ask, what: str, after: Sidelines, following: Whole | None = None) -> None:
        """Something happened beside the moves: keep it, with the game that was made of it, then tell."""
        if after == self.sidelines:
            self.answer(ask)
            return
        await self._keep(after, what=what, seat=ask.seat, following=following)
        self._went_on(after, ask, self._shown())

    # -- keeping, then telling ---------------------------------------------------------------------
    async def _keep(
        self,
        after: Sidelines,
        *,
        proposal: Proposal | None = None,
        what: str | None = None,
        seat: int = 0,
        following: Whole | None = None,
    ) -> None:
        began = time.perf_counter()
        await self.house.move_writer.keep(
            Entry(
                id=self.id,
                version=self.version,
                touched=self.house.wall_clock.now(),
                sidelines=self._sidelines_kept(after),
                to_act=self.table.to_act if proposal is None else proposal.to_act,
                over=after.ending is not None,
                deadline=clocks.deadline(after.ticking),
                number=self.table.moment,
                inputs=() if proposal is None else proposal.inputs,
                what=what,
                seat=None if what is None else seat,
                following=following,
                verdict=None if self.sidelines.ending else verdict_of(self.row.rules, self.row.rated, after),
            )
        )
        self.version += 1
        self.house.counts.took("keep_seconds", time.perf_counter() - began)

    def _sidelines_kept(self, after: Sidelines) -> str:
        if self._kept[0] is not after:
            self._kept = after, after.kept()
        return self._kept[1]

    def _moved(self, acted: set[int]) -> None:
        """The table has changed: forget how it looked, and note whose choices are new."""
        before = self._seen
        self._seen = {}
        if SPECTATOR not in before or not self.seen(SPECTATOR).same(before[SPECTATOR]):
            self.sealed = self.table.moment
        for other in range(len(self.rules.seats)):
            seen = self.seen(other)
            if other in acted or before[other].decisions != seen.decisions:
                self._asked_since[other] = seen.moment

    def _went_on(self, after: Sidelines, ask: Ask, before: Shown) -> None:
        self._beside(after)
        self.used = self.house.wall_clock.seconds()
        self._set_timer()
        self._stir_whoever_hears(before, ask)
        self.house.messenger.send_version(self)
        self.house.lobby.moved_on(self, before[0])
        self._computers.consider(mine=True)

    def stir(self) -> None:
        """Everybody may want to know."""
        for listener in self.listeners:
            listener.stir()

    def _shown(self) -> Shown:
        return self.table.to_act, self.row.seats, len(self.lines), self.sidelines, self._seen

    def _stir_whoever_hears(self, before: Shown, ask: Ask | None = None) -> None:
        """Whoever asked, and whoever can see a difference: a piece put down behind the screen makes no sound."""
        *plain, before_beside, before_seen = before
        *now_plain, now_beside, _ = self._shown()
        all_hear = plain != now_plain or now_beside.differs(before_beside)
        quiet = now_beside.muted_anew(before_beside)
        for listener in self.listeners:
            if ask is not None and listener is ask.listener:
                listener.stir(ask.number)
            elif all_hear or listener.seat in quiet or self._looks_new(listener.ear, before_seen):
                listener.stir()

    def _looks_new(self, ear: int, before: dict[int, Seen]) -> bool:
        return ear not in before or not self.seen(ear).same(before[ear])

    def answer(self, ask: Ask) -> None:
        """Done, though there is nothing for others to hear."""
        if ask.listener is not None and ask.listener in self.listeners:
            ask.listener.stir(ask.number)

    def _refuse(self, ask: Ask, no: No) -> None:
        self.house.counts.add("refused_total", reason=no.reason)
        if ask.listener is not None:
            ask.listener.say(no.refused(ask.number, ask.listener.language))
        elif isinstance(ask.what, Answered):
            self._computers.consider(mine=True)

    # -- keeping up with others --------------------------------------------------------------------
    async def catch_up(self) -> None:
        """Take in what is kept: moves, agreements and people of other workers."""
        store, moment = self.house.game_store, self.table.moment
        latest = self.lines[-1].number if self.lines else 0
        try:
            row = await asyncio.to_thread(store.find, self.id)
            record = await asyncio.to_thread(store.record, self.id, moment)
            lines = await asyncio.to_thread(store.said, self.id, latest)
        except Exception as error:
            raise NotKept(type(error).__name__) from error
        self._doubtful = False
        if row is None:
            return
        before = self._shown()
        if record:
            for seat, decision in record:
                self.table.relive(seat, decision)
            self._moved({seat for seat, _ in record})
        self.row, self.version = row, row.version
        self._beside(sidelines.opened(row.sidelines))
        self.lines.extend(lines)
        self._set_timer()
        self._stir_whoever_hears(before)
        self._computers.consider(mine=False)

    async def reseat(self) -> None:
        """Who has just sat down is known at once, even while the word of it still waits in the queue."""
        row = await asyncio.to_thread(self.house.game_store.find, self.id)
        if row is not None:
            self.row = replace(self.row, seats=row.seats)

    # -- checks ------------------------------------------------------------------------------------
    def playing(self) -> None:
        if self.sidelines.ending is not None:
            raise No("game_over", "table-over")

    def _fresh(self, seat: int, after: int) -> None:
        if not self._asked_since[seat] <= after <= self.seen(seat).moment:
            raise No("stale", "server-moved-on")

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        by = clocks.deadline(self.sidelines.ticking)
        if by is not None and self.sidelines.ending is None:
            wait = max(0.0, (by - self.house.wall_clock.now()) / 1000) + 0.01
            if wait < 86_400:
                self._timer = self.house.wall_clock.alarm(wait, self.ask, Ask(0, Fallen()))
