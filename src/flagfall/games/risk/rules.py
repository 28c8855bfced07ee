"""Risk as the contract wants it: a game with its options chosen, safe to share between tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec.json import encode as to_json

from flagfall.core import CHANCE, NOBODY, Audience, Chances, Choices, Decision, Fact, Result
from flagfall.core.retell import one_by_one
from flagfall.games.risk import position
from flagfall.games.risk.book import compile_book
from flagfall.games.risk.describe import describe
from flagfall.games.risk.fold import Folding
from flagfall.games.risk.guide import guide
from flagfall.games.risk.imagine import imagine
from flagfall.games.risk.kernel import entry
from flagfall.games.risk.kernel.facts import FACTS
from flagfall.games.risk.kernel.field import fresh_log
from flagfall.games.risk.kernel.score import total
from flagfall.games.risk.kernel.words import (
    ASKED,
    DECISIONS,
    ENDING,
    EVERYONE,
    WINNERS,
)
from flagfall.games.risk.lines import Reader
from flagfall.games.risk.narrate import Narrator
from flagfall.games.risk.notation import Notation
from flagfall.games.risk.options import colours
from flagfall.games.risk.phases import REASONS
from flagfall.games.risk.show import show
from flagfall.games.risk.spell import spell
from flagfall.games.risk.view import State, View, look, twin
from flagfall.games.risk.why import explain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from flagfall.core import Draw, Heard, Listener, Seat, Value

AUDIENCES = tuple(Audience(bits) for bits in range(EVERYONE + 1))


class RiskRules:
    """One edition with its options."""

    new_turn: tuple[str, ...] = ()

    def __init__(self, edition: str, options: Mapping[str, Value]) -> None:
        self.id = f"risk/{edition}"
        self.options: Mapping[str, Value] = dict(options)
        self.book = compile_book(edition, options)
        self.colours = colours(self.book.places, options)
        self.seats: tuple[str, ...] = tuple(colour.capitalize() for colour in self.colours)
        self.notation = Notation(self.book)
        self._narrator = Narrator(self.book, self.seats)

    # -- play: the truth goes in, facts come out -----------------------------------------------------
    def opening(self) -> State:
        return State(self.book.opening())

    def to_act(self, state: State) -> Seat:
        return int(state.record["now"][0, ASKED])

    def chances(self, state: State) -> Chances:
        if self.to_act(state) != CHANCE:
            return Chances((), ())
        out = np.empty(128, np.int32)
        weights = np.empty(128, np.int32)
        n = entry.chances(state.record, 0, self.book.tables, out, weights)
        return Chances(tuple(Decision(code) for code in out[:n].tolist()), tuple(weights[:n].tolist()))

    def play(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        record = twin(state.record)
        log = fresh_log()
        entry.play(record, 0, self.book.tables, int(decision), log)
        facts = [
            Fact(FACTS[row[0]], tuple(row[3 : 3 + row[2]]), AUDIENCES[row[1]])
            for row in log[1 : int(log[0, 0]) + 1].tolist()
        ]
        before, after = state.record["now"][0], record["now"][0]
        changed = np.nonzero(before != after)[0].tolist()
        told = tuple(number for register in changed for number in (register, int(after[register])))
        facts.append(Fact("now", told, AUDIENCES[EVERYONE]))
        return State(record), tuple(facts)

    def result(self, state: State) -> Result | None:
        now = state.record["now"][0]
        ending = int(now[ENDING])
        if not ending:
            return None
        winners = tuple(seat for seat in range(self.book.players) if int(now[WINNERS]) >> seat & 1)
        scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.book.players))
        points: tuple[int, ...] = ()
        if self.book.edition.rules.ring:
            points = tuple(int(total(state.record[0], self.book.tables[0], seat)) for seat in range(self.book.players))
        return Result(winners, scores, REASONS[ending], points)

    # -- looking: only what a listener may know ------------------------------------------------------
    def view(self, state: State, listener: Listener) -> View:
        return look(state, listener)

    def choices(self, view: View) -> Choices:
        if view.asked in (CHANCE, NOBODY) or view.asked != view.listener:
            return Choices(())
        out = np.empty(DECISIONS, np.int32)
        n = entry.choices(view.record, 0, self.book.tables, out)
        return Choices(tuple(Decision(code) for code in out[:n].tolist()))

    def fold(self, heard: Heard) -> View:
        folding = self.folding(heard.listener)
        for fact in heard.facts:
            folding.hear(fact)
        return folding.view()

    def folding(self, listener: Listener) -> Folding:
        """A fold in the making, for whoever hears facts one by one."""
        return Folding(look(self.opening(), listener))

    def imagine(self, heard: Heard, draw: Draw) -> State:
        return imagine(self.book, heard, self.fold(heard), draw)

    # -- words ---------------------------------------------------------------------------------------
    def retell(self, state: State, record: Sequence[tuple[Seat, Decision]]) -> tuple[State, Sequence[Fact], int]:
        return one_by_one(self, state, record)

    def read(self, text: str, view: View) -> tuple[Decision, ...]:
        return Reader(self, view).read(text)

    def write(self, decision: Decision, seat: Seat | None = None) -> str:
        return self.notation.write(decision)

    def spell(self, fact: Fact) -> str:
        return spell(self.book, self.seats, self.notation, fact)

    def narrate(self, facts: Sequence[Fact], listener: Listener) -> list[str]:
        return self._narrator.narrate(facts, listener)

    def show(self, view: View) -> dict[str, Any]:
        return show(self.book, self.seats, view)

    def shown(self, view: View) -> bytes:
        return to_json(self.show(view))

    def aid(self, heard: Callable[[], Heard]) -> dict[str, Any]:
        return {}

    def offer(self, decision: Decision, seat: Seat | None = None) -> dict[str, Any]:
        return self.notation.offer(decision)

    def describe(self) -> dict[str, Any]:
        return describe(self.book, self.id, self.seats, self.colours, self.options)

    def guide(self) -> list[tuple[str, str]]:
        """The game explained from beginning to end: headings and texts."""
        return guide(self)

    def position(self, view: View) -> str:
        """The whole view on one line; `at` gives it back."""
        return position.write(self.book, view)

    def at(self, line: str) -> View:
        """The view a line tells of; Unreadable if it is none."""
        return position.read(self.book, look(self.opening(), 0), line)

    def explain(self, decision: Decision, view: View) -> str:
        return explain(self, decision, view)
