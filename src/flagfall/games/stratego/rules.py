"""Stratego as the rest of the house sees it: the contract of core/rules.py, kept by the kernel."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

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
from flagfall.games.stratego.edition import edition as read_edition
from flagfall.games.stratego.guide import guide
from flagfall.games.stratego.kernel import code
from flagfall.games.stratego.kernel import playout as kernel
from flagfall.games.stratego.narrate import Narrator
from flagfall.games.stratego.notation import Notation
from flagfall.games.stratego.options import check_together
from flagfall.games.stratego.position import State, View, scratch
from flagfall.games.stratego.squares import members, name
from flagfall.games.stratego.why import why_not

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from flagfall.core import Draw


class Stratego:
    """One edition with its options chosen."""

    def __init__(self, edition: str, options: Mapping[str, Value]) -> None:
        self.edition = read_edition(edition)
        check_together(self.edition, options)
        self.id = f"stratego/{edition}"
        self.options: Mapping[str, Value] = dict(options)
        self.seats = tuple(army.id for army in self.edition.armies)
        self.powers = active_powers(self.edition, options)
        self.book = compile_book(self.edition, options)
        self._drawn: show.Drawn = {}

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
        return NOBODY if state.open["phase"] == code.OVER else int(state.open["turn"])

    def chances(self, state: State) -> Chances:
        raise AssertionError(f"nothing in {self.id} is left to chance")

    def play(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        after = state.copy()
        sets, log, _ = scratch()
        kernel.play_one(after.cells, 0, self.book, int(decision), sets, log)
        return after, facts.from_log(log)

    def result(self, state: State) -> Result | None:
        if state.open["phase"] != code.OVER:
            return None
        winner, reason = int(state.open["winner"]), facts.ENDINGS[int(state.open["reason"])]
        if winner < 0:
            return Result((0, 1), (0.5, 0.5), reason)
        return Result((winner,), (1.0, 0.0) if winner == 0 else (0.0, 1.0), reason)

    # -- looking -------------------------------------------------------------------------------------------
    def view(self, state: State, listener: Listener) -> View:
        view = View.blank()
        kernel.look_at(state.cells, 0, self.book, listener, view.cells)
        return view

    def choices(self, view: View) -> Choices:
        sets, _, out = scratch()
        count = kernel.list_choices(view.cells, self.book, sets, out)
        return Choices(tuple(sorted(out[:count].tolist())))

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
        words = [fact.what]
        shape = facts.SHAPES[fact.what]
        for letter, value in zip(shape, fact.told, strict=False):
            if letter == "K":
                words.append(self.notation.word(value))
            elif letter == "Q":
                words.append(name(value))
            elif letter == "S":
                words.append(self.seats[value])
        if fact.what == "may":
            words.append(facts.PENDING[fact.told[0]])
            words.extend([name(fact.told[1])] if fact.told[1] >= 0 else [])
        elif fact.what == "ring":
            words.append(facts.RING[fact.told[0]])
        elif fact.what == "ended":
            words.append(self.seats[fact.told[0]] if fact.told[0] >= 0 else "draw")
            words.append(facts.ENDINGS[fact.told[1]].replace(" ", "-"))
        return " ".join(words)

    def narrate(self, heard: Sequence[Fact], listener: Listener) -> list[str]:
        return Narrator(self.edition, self.powers, heard, listener).tell()

    def show(self, view: View) -> dict[str, Any]:
        return show.show(self.edition, self.book, view, self.barred(view), self._drawn)

    def aid(self, heard: Heard) -> dict[str, Any]:
        if self.options["memory"] != "odds" or any(fact.what == "ended" for fact in heard.facts):
            return {}
        return {"odds": self.odds(heard)}

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
        mind, limit = view.mind, int(self.book["two_square"][0])
        runner = int(mind["runner"])
        if limit == 0 or runner < 0 or int(view.open["turn"]) != view.listener:
            return []
        line = runner % 10 if mind["axis"] else runner // 10 * 10
        far = 10 if mind["axis"] else 1
        pairs = [
            (line + border * far, line + (border + 1) * far)
            for border in range(9)
            if int(mind["run"]) >> 4 * border & 15 >= limit
        ]
        if int(mind["pairs"]) >= limit:
            pairs.append((int(mind["pair"][0]), int(mind["pair"][1])))
        return pairs

    def __repr__(self) -> str:
        return f"<Rules of {self.id}>"
