"""A record played again, turn by turn, with what each listener heard of it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from flagfall.core import CHANCE, SPECTATOR
from flagfall.records.turns import turns
from flagfall.review.told import Knowing
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Decision, Fact, Listener, Rules, Seat
    from flagfall.table import Input

STEPS, BREATH = 4, 0.001
"""After so many turns whoever plays on this machine goes first for so many seconds."""


@dataclass(frozen=True, slots=True)
class Step:
    """One turn: who decided, what every listener heard of it, and the table afterwards."""

    moment: int
    seat: Seat
    decision: Decision | None
    heard: dict[Listener, tuple[Fact, ...]]
    table: Table

    @property
    def facts(self) -> list[Fact]:
        """All that two seats heard together."""
        mine = list(self.heard[0])
        return mine + [fact for fact in self.heard[1] if not fact.audience.hears(0)]


def walk(rules: Rules[Any, Any], record: Sequence[Input]) -> Iterator[Step]:
    """Every turn of a game, from before the first decision on."""
    table = Table.retold(rules)
    ears: list[Listener] = [*range(len(rules.seats)), SPECTATOR]
    counts = dict.fromkeys(ears, 0)
    for number, turn in enumerate(turns(record)):
        table.relive_all(turn)
        heard = {ear: table.heard(ear, counts[ear]).facts for ear in ears}
        for ear in ears:
            counts[ear] += len(heard[ear])
        if number % STEPS == 0:
            time.sleep(BREATH)
        seat, decision = turn[0] if turn else (CHANCE, None)
        yield Step(number, seat, decision, heard, table)


def at(rules: Rules[Any, Any], record: Sequence[Input], moment: int) -> tuple[Table, Table, int]:
    """The table after so many turns, the one before that turn, and which moment that is: the last, if there are fewer."""
    cut = turns(record)
    moment = min(max(moment, 0), len(cut) - 1)
    ends = [sum(map(len, cut[:count])) for count in (moment, moment + 1)]
    before, after = (Table.retold(rules) for _ in ends)
    before.relive_all(record[: ends[0]])
    after.relive_all(record[: ends[1]])
    return after, before, moment


def all_open(rules: Rules[Any, Any], record: Sequence[Input], moment: int) -> tuple[int, list[Knowing]]:
    """Which moment that is, and what every seat could know then where nothing stands hidden on the table."""
    return min(max(moment, 0), len(turns(record)) - 1), [Knowing(seat) for seat in range(len(rules.seats))]
