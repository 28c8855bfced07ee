"""Stratego as the rest of the house sees it: the contract of core/rules.py, kept by the kernel."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import (
    NOBODY,
    Chances,
    Choices,
    Decision,
    Fact,
    Heard,
    Illegal,
    Listener,
    Result,
    Seat,
    Value,
)
from flagfall.games.stratego import facts, show
from flagfall.games.stratego.book import SHAPES, active_powers, compile_book, kinds
from flagfall.games.stratego.draft import edition as read_edition
from flagfall.games.stratego.guide import guide
from flagfall.games.stratego.kernel import again, code
from flagfall.games.stratego.kernel import playout as kernel
from flagfall.games.stratego.narrate import Narrator
from flagfall.games.stratego.notation import Notation
from flagfall.games.stratego.options import check_together
from flagfall.games.stratego.position import State, View, scratch
from flagfall.games.stratego.squares import members, name
from flagfall.games.stratego.why import why_not

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from flagfall.core import Draw


class Stratego:
    """One edition with its options chosen."""

    new_turn: tuple[str, ...] = ("began", "turn")

    def __init__(self, edition: str, options: Mapping[str, Value]) -> None:
        self.edition = read_edition(edition)
        check_together(self.edition, options)
        self.id = f"stratego/{edition}"
        self.options: Mapping[str, Value] = dict(options)
        self.seats = tuple(army.id for army in self.edition.armies)
        self.powers = active_powers(self.edition, options)
        self.book = compile_book(self.edition, options)
        self._two_square = int(self.book["two_square"][0])
        self._drawn, self._written = show.drawn_by(self.edition)
        self._spelled = lru_cache(maxsize=50_000)(self._spell)

    @cached_property
    def notation(self) -> Notation:
        board = self.edition.board
        words = {power.word: SHAPES[power.shape] for power in self.powers if power.word and power.shape != "heal"}
        homes = tuple(members(*self.book["home"][0][seat]) for seat in (0, 1))
        return Notation(kinds(self.edition), words, board.rows, board.cols, homes, self._owners())  # type: ignore[arg-type]

    def _owners(self) -> dict[str, frozenset[str]]:
        """Who may use each power's own word."""
        return {
            word: frozenset(owner for power in self.powers if power.word == word for owner in power.owners)
            for word in {power.word for power in self.powers}
        }

    # -- play --------------------------------------------------------------------------------------------
    def opening(self) -> State:
        state = State.blank()
        kernel.open_table(state.cells, 0, self.book)
        return state

    def to_act(self, state: State) -> Seat:
        phase, turn, _, _ = state.status()
        return NOBODY if phase == code.OVER else int(turn)

    def chances(self, state: State) -> Chances:
        raise AssertionError(f"nothing in {self.id} is left to chance")

    def play(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        after = state.copy()
        sets, log, _ = scratch()
        kernel.play_one(after.cells, 0, self.book, int(decision), sets, log)
        return after, facts.from_log(log)

    def result(self, state: State) -> Result | None:
        phase, _, winner, reason = state.status()
        if phase != code.OVER:
            return None
        if winner < 0:
            return Result((0, 1), (0.5, 0.5), facts.ENDINGS[reason])
        return Result((winner,), (1.0, 0.0) if winner == 0 else (0.0, 1.0), facts.ENDINGS[reason])

    def retell(self, state: State, record: Sequence[tuple[Seat, Decision]]) -> tuple[State, list[Fact], int]:
        after, told, fitted = state.copy(), list[Fact](), 0
        sets, _, out = scratch()
        rows, log = (
            np.array(record, np.int64).reshape(-1, 2),
            np.empty((16 * code.FACT_ROWS, code.FACT_WIDTH), np.int64),
        )
        going = True
        while going:
            began, fitted = fitted, again.play_again(after.cells, 0, self.book, rows, fitted, sets, out, log)
            told.extend(facts.from_log(log))
            going = began < fitted < len(rows)
        return after, told, fitted

    # -- looking -------------------------------------------------------------------------------------------
    def view(self, state: State, listener: Listener) -> View:
        view = View.blank()
        kernel.look_at(state.cells, 0, self.book, listener, view.cells)
        return view

    def choices(self, view: View) -> Choices:
        if view.choices is None:
            sets, _, out = scratch()
            count = kernel.list_choices(view.cells, self.book, sets, out)
            view.choices = Choices(tuple(sorted(out[:count].tolist())))
        return view.choices

    def fold(self, heard: Heard) -> View:
        view = View.blank()
        kernel.hear_all(view.cells, self.book, heard.listener, facts.to_rows(heard.facts))
        return view

    def imagine(self, heard: Heard, draw: Draw) -> State:
        from flagfall.games.stratego.imagine import imagine

        return imagine(self, heard, draw)

    def odds(self, heard: Heard) -> dict[str, dict[str, float]]:
        """For every hidden piece, how likely it is each kind, given everything heard."""
        from flagfall.games.stratego.imagine import odds

        return odds(self, heard)

    # -- words -----------------------------------------------------------------------------------------------
    def read(self, text: str, view: View) -> tuple[Decision, ...]:
        choices = self.choices(view)

        def check(decision: Decision) -> None:
            if decision not in choices:
                raise Illegal(self.explain(decision, view))

        return self.notation.read(text, view, check)

    def write(self, decision: Decision, seat: Seat | None = None) -> str:
        return self.notation.write(decision, seat)

    def gather(self, seat: Seat, decisions: Sequence[Decision]) -> list[str]:
        """The same decisions in as few lines as possible: a whole set-up is one."""
        return self.notation.gather(seat, decisions)

    def spell(self, fact: Fact) -> str:
        return self._spelled(fact.what, fact.told)

    def _spell(self, what: str, told: tuple[int, ...]) -> str:
        words = [what]
        for letter, value in zip(facts.SHAPES[what], told, strict=False):
            if letter == "K":
                words.append(self.notation.word(value))
            elif letter == "Q":
                words.append(name(value))
            elif letter == "S":
                words.append(self.seats[value])
        if what == "may":
            words.append(facts.PENDING[told[0]])
            words.extend([name(told[1])] if told[1] >= 0 else [])
        elif what == "ring":
            words.append(facts.RING[told[0]])
        elif what == "ended":
            words.append(self.seats[told[0]] if told[0] >= 0 else "draw")
            words.append(facts.ENDINGS[told[1]].replace(" ", "-"))
        return " ".join(words)

    def narrate(self, heard: Sequence[Fact], listener: Listener) -> list[str]:
        return Narrator(self.edition, self.powers, heard, listener).tell()

    def show(self, view: View) -> dict[str, Any]:
        return self._drawn.picture(self, view)

    def shown(self, view: View) -> bytes:
        return self._written.picture(self, view)

    def aid(self, heard: Callable[[], Heard]) -> dict[str, Any]:
        if self.options["memory"] != "odds":
            return {}
        everything = heard()
        over = any(fact.what == "ended" for fact in everything.facts)
        return {} if over else {"odds": self.odds(everything)}

    def offer(self, decision: Decision, seat: Seat | None = None) -> dict[str, Any]:
        return show.offer(self.notation, decision, seat)

    def describe(self) -> dict[str, Any]:
        return show.describe(self.edition, self.powers, self.options, self.book)

    def guide(self) -> list[tuple[str, str]]:
        """The game explained to somebody without the box: headings and texts."""
        return guide(self)

    def explain(self, decision: Decision, view: View) -> str:
        return why_not(self, decision, view)

    def barred(self, view: View) -> list[tuple[int, int]]:
        """The borders and pairs the two-square rule closes to the viewer now."""
        return self.closed(view.plain())

    def closed(self, seen: Any) -> list[tuple[int, int]]:
        """The same, for who has read the view already."""
        nothing = seen.runner < 0 or not (seen.run or seen.pairs)
        if nothing or self._two_square == 0 or seen.turn != seen.seat:
            return []
        line, far = (seen.runner % 10, 10) if seen.axis else (seen.runner // 10 * 10, 1)
        pairs = [
            (line + border * far, line + (border + 1) * far)
            for border in range(9)
            if seen.run >> 4 * border & 15 >= self._two_square
        ]
        if seen.pairs >= self._two_square:
            pairs.append((seen.pair[0], seen.pair[1]))
        return pairs

    def looks(self, view: View) -> list[int]:
        """What stands on the board as the viewer sees it, one number each: see `code.LOOK_SQUARE`."""
        _, _, out = scratch()
        count = kernel.list_looks(view.cells, out)
        looks: list[int] = out[:count].tolist()
        return looks

    def __repr__(self) -> str:
        return f"<Rules of {self.id}>"
