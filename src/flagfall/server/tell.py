"""What a listener is told, built from what that listener heard, sees and may choose; nothing else."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall.core import NOBODY, SPECTATOR, Heard
from flagfall.server import clocks, wire
from flagfall.server.house import now

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Decision, Fact, Listener, Rules
    from flagfall.server.listener import Listener as Socket
    from flagfall.server.room import Room
    from flagfall.table import Table

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=50_000)
def _offer(rules: Any, seat: int, decision: Decision) -> bytes:
    """What a seat calls a choice does not change: it is spelled out once for all tables with these rules."""
    return _encode(rules.offer(decision, seat))


class Face:
    """The table as it shows itself to one listener at one moment; drawn once, when somebody looks."""

    def __init__(self, table: Table, listener: Listener) -> None:
        self._rules: Any = table.rules
        self._view = table.view(listener)
        self._table, self._listener = table, listener
        self.moment = table.heard_count(listener)
        self.decisions: tuple[Decision, ...] = ()
        if listener != SPECTATOR:
            self.decisions = table.choices(listener).decisions
        self._told: dict[int, tuple[Any, Any]] = {}

    @cached_property
    def picture(self) -> Any:
        heard = Heard.sorted_out(self._listener, self._table.heard(self._listener).facts[: self.moment])
        return msgspec.Raw(_encode(self._rules.show(self._view) | self._rules.aid(heard)))

    @cached_property
    def choices(self) -> Any:
        offers = [_offer(self._rules, self._listener, decision) for decision in self.decisions]
        return msgspec.Raw(b"[%s]" % b",".join(offers))

    def told(self, since: int) -> tuple[Any, Any]:
        """The facts from there on and their story, encoded once for everybody who hears with this ear."""
        if since not in self._told:
            facts = self._table.heard(self._listener, since).facts[: self.moment - since]
            words = facts_heard(self._rules, facts, since)
            story = self._rules.narrate(facts, self._listener)
            self._told[since] = msgspec.Raw(_encode(words)), msgspec.Raw(_encode(story))
        return self._told[since]


def facts_heard(rules: Rules[Any, Any], facts: Sequence[Fact], since: int) -> list[wire.FactHeard]:
    """Facts as exact words, numbered in the listener's own hearing."""
    return [wire.FactHeard(index=since + n, what=fact.what, text=rules.spell(fact)) for n, fact in enumerate(facts)]


def tell(room: Room, socket: Socket) -> bytes:
    """The next message for a listener; afterwards it counts as having heard it."""
    told = _told(room, socket)
    socket.facts, socket.chat, socket.answers = told.moment, len(room.lines), None
    socket.notes = len(room.standing.notes)
    return _encode(told)


def _told(room: Room, socket: Socket) -> wire.Told:
    standing, seen, over = room.standing, room.face(socket.ear), room.standing.ending is not None
    since = min(socket.facts, seen.moment)
    facts, story = seen.told(since)
    if notes := standing.notes[socket.notes :]:
        story = [*msgspec.json.decode(story), *(note.sentence for note in notes)]
    muted = [whom for who, whom in standing.muted if who == socket.seat]
    to_act = room.table.to_act
    return wire.Told(
        game=room.id,
        seat=socket.seat,
        since=since,
        moment=seen.moment,
        facts=facts,
        story=story,
        picture=seen.picture,
        choices=[] if over else seen.choices,
        to_act=None if over or to_act == NOBODY else to_act,
        clocks=clocks.shown(standing.ticking, now()),
        people=room.people(),
        watching=room.watching(),
        draw=list(standing.draw),
        rematch=list(standing.rematch),
        next=standing.next,
        may_abort=socket.seat is not None and not over and not standing.begun,
        muted=muted,
        result=standing.ending,
        chat=[
            wire.ChatLine(index=index, seat=line.seat, text=line.text, at=line.at)
            for index, line in enumerate(room.lines[socket.chat :], socket.chat)
            if line.seat not in muted
        ],
        answers=socket.answers,
    )
