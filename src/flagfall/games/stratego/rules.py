"""Stratego as the rest of the house sees it: the contract of core/rules.py, kept by the kernel."""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import (
    Chances,
    Choices,
    Decision,
    Deed,
    Fact,
    Heard,
    Illegal,
    Listener,
    Result,
    Seat,
    Value,
    seat_of,
)
from flagfall.core.chance import draw_from
from flagfall.core.spec import Spec
from flagfall.core.vocabulary import version_of, vocabulary
from flagfall.games.stratego import facts, show
from flagfall.games.stratego.book import active_powers, compile_book, kinds
from flagfall.games.stratego.codes import codes_of, most_choices
from flagfall.games.stratego.draft import edition as read_edition
from flagfall.games.stratego.family import FAMILY
from flagfall.games.stratego.guide import DRAWN, guide
from flagfall.games.stratego.kernel import again, desk
from flagfall.games.stratego.kernel import doors as kernel
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.narrate import Narrator
from flagfall.games.stratego.notation import Notation
from flagfall.games.stratego.observation import Layout, layout_of
from flagfall.games.stratego.options import check_together
from flagfall.games.stratego.records import DESKS, State, View, rows_of_choices, scratch
from flagfall.games.stratego.squares import members
from flagfall.games.stratego.why import why_not
from flagfall.kit.place import address_of
from flagfall.speech import ENGLISH, Name, Phrase, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from flagfall.core.chance import Luck
    from flagfall.core.codes import Codes
    from flagfall.core.drawing import Drawing
    from flagfall.core.sentence import Sentence
    from flagfall.games.stratego.crowd import StrategoCrowd
    from flagfall.games.stratego.shapes import Described, Hints, Shown
    from flagfall.games.stratego.sight import Sight


class Stratego:
    """One edition with its options chosen."""

    family = FAMILY
    new_turn: tuple[str, ...] = ("began", "turn")
    drawn = DRAWN

    def __init__(self, edition: str, options: Mapping[str, Value]) -> None:
        self.edition = read_edition(edition)
        check_together(self.edition, options)
        self.id = f"stratego/{edition}"
        self.options: Mapping[str, Value] = dict(options)
        self.seats = tuple(army.id for army in self.edition.armies)
        self.powers = active_powers(self.edition, options)
        self.book = compile_book(self.edition, options)
        self.codes: Codes = codes_of(self.edition, self.powers, self.book)
        self._numbers: list[int] = self.codes.packed.tolist()
        """What the kernel calls each decision."""
        self._book_at, self._codes_at = (
            address_of(self.book),
            (address_of(self.codes.decision), len(self.codes.decision)),
        )
        self._two_square = int(self.book["two_square"][0])
        self._more_square = bool(self.book["more_square"][0])
        self._drawn, self._written = show.drawn_by(self.edition)
        self._spelled = lru_cache(maxsize=50_000)(self._spell)

    def __reduce__(self) -> tuple[type[Stratego], tuple[str, dict[str, Value]]]:
        """Pickled as what they were made of: the tables are compiled anew."""
        return Stratego, (self.edition.id, dict(self.options))

    @cached_property
    def notation(self) -> Notation:
        board = self.edition.board
        words = {power.word: code.SHAPES[power.shape] for power in self.powers if power.word and power.shape != "heal"}
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
        return state.to_act()

    def chances(self, state: State) -> Chances:
        raise AssertionError(f"nothing in {self.id} is left to chance")

    def play(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        if self._more_square:
            return self._play_in_chase(state, decision)
        here = DESKS.mine
        here.state[:] = state.held
        count = desk.play_here(here.at, self._book_at, self._numbers[decision])
        return State(bytearray(here.state)), tuple(map(facts.told, here.list[:count].tolist()))

    def _play_in_chase(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        """Likewise, where the trail has to be taken along."""
        after = state.copy()
        sets, log, _ = self.scratch(state.trail, 1)
        kernel.play_one(after.cells, 0, self.book, self._numbers[decision], sets, log)
        after.keep_trail(sets)
        return after, facts.from_log(log)

    def result(self, state: State) -> Result | None:
        phase, _, winner, reason = state.status()
        if phase != code.OVER:
            return None
        if winner < 0:
            return Result((0, 1), (0.5, 0.5), code.ENDINGS[reason].name)
        return Result((winner,), (1.0, 0.0) if winner == 0 else (0.0, 1.0), code.ENDINGS[reason].name)

    def retell(self, state: State, record: Sequence[tuple[Seat, Decision]]) -> tuple[State, list[Fact], int]:
        after, told, fitted = state.copy(), list[Fact](), 0
        sets, _, out = self.scratch(state.trail, len(record))
        rows, log = (
            np.array(record, np.int64).reshape(-1, 2),
            np.empty((16 * code.FACT_ROWS, code.FACT_WIDTH), np.int64),
        )
        going = True
        while going:
            began, fitted = (
                fitted,
                again.play_again(after.cells, 0, self.book, self.codes.packed, rows, fitted, sets, out, log),
            )
            told.extend(facts.from_log(log))
            going = began < fitted < len(rows)
        if self._more_square:
            after.keep_trail(sets)
        return after, told, fitted

    # -- for machines --------------------------------------------------------------------------------------
    @cached_property
    def spec(self) -> Spec:
        words = vocabulary(self, range(len(self.codes)))
        return Spec(
            actions=self.codes.actions,
            decisions=len(self.codes),
            most_choices=most_choices(self.edition, self.powers, self.book),
            seats=len(self.seats),
            observation=self.layout.observation,
            words=words,
            facts=tuple(word.name for word in code.FACTS),
            widest_fact=max(len(word.arguments) for word in code.FACTS),
            version=version_of(code.FACTS, words),
        )

    @cached_property
    def layout(self) -> Layout:
        """Where each seat finds every plane and number of its observation."""
        return layout_of(self.edition, self.powers, self.book)

    def observe(self, state: State, seat: Seat, out: Any = None) -> Any:
        from flagfall.games.stratego.crowd import observe

        return observe(self, state, seat, out)

    def crowd(self, tables: int, seed: int, keep: bool) -> StrategoCrowd:
        from flagfall.games.stratego.crowd import StrategoCrowd

        return StrategoCrowd(self, tables, seed, keep)

    # -- looking -------------------------------------------------------------------------------------------
    def view(self, state: State, listener: Listener) -> View:
        here = DESKS.mine
        here.state[:] = state.held
        desk.look_here(here.at, self._book_at, listener)
        return View(bytearray(here.view), state.trail)

    def choices(self, view: View) -> Choices:
        if view.choices is None:
            view.choices = self._choices_in_chase(view) if self._more_square else self._choices(view)
        return view.choices

    def _choices(self, view: View) -> Choices:
        here = DESKS.mine
        here.view[:] = view.held
        count = desk.choose_here(here.at, self._book_at, *self._codes_at)
        return Choices(here.list[:count].tolist())

    def _choices_in_chase(self, view: View) -> Choices:
        sets, _, out = self.scratch(view.trail)
        count = kernel.list_choices(view.cells, self.book, self.codes.decision, sets, out)
        return Choices(out[:count].tolist())

    def fold(self, heard: Heard) -> View:
        view = View.blank()
        sets, _, _ = self.scratch(room=len(heard.facts))
        kernel.hear_all(view.cells, self.book, heard.listener, facts.to_rows(heard.facts), sets)
        if self._more_square:
            view.keep_trail(sets)
        return view

    def imagine(self, heard: Heard, luck: Luck = None) -> State:
        from flagfall.games.stratego.imagine import imagine

        return imagine(self, heard, draw_from(luck))

    def odds(self, heard: Heard) -> dict[str, dict[str, float]]:
        """For every hidden piece, how likely it is each kind, given everything heard."""
        from flagfall.games.stratego.imagine import odds

        return odds(self, heard)

    def sight(self, seat: Seat | str) -> Sight:
        """A memory and a picture of the table for a player in that seat."""
        from flagfall.games.stratego.sight import Sight

        return Sight(self, seat_of(self.seats, seat))

    # -- words -----------------------------------------------------------------------------------------------
    def deed(self, decision: Decision) -> Deed:
        """A decision taken apart: its word, and the kinds and squares behind it."""
        packed = int(self.codes.packed[decision])
        word = code.DECISIONS[packed // code.VERB]
        return Deed(word.name, (packed // 100 % 100, packed % 100)[: len(word.arguments)])

    def decision(self, deed: Deed) -> Decision | None:
        """The decision a deed is, or None if it can never be one."""
        a, b = (*deed.told, 0, 0)[:2]
        return self.codes.find(code.DECISIONS.number(deed.do) * code.VERB + 100 * a + b)

    def read(self, text: str, view: View) -> tuple[Decision, ...]:
        choices = self.choices(view)
        if (packed := self.notation.known(text, view)) is not None:
            step = self.codes.find(packed)
            if step is not None and step in choices:
                return (step,)

        def check(packed: int) -> None:
            if self.codes.find(packed) not in choices:
                raise Illegal(why_not(self, packed, view))

        meant = map(self.codes.find, self.notation.read(text, view, check))
        # A later step of a turn that can never be decided ends the turn there, as one that cannot be decided now does.
        return tuple(takewhile(lambda decision: decision is not None, meant))  # type: ignore[arg-type]

    def write(self, decision: Decision, seat: Seat | None = None) -> str:
        return self.notation.write(self._packed(decision), seat) if decision in self.codes else f"decision {decision}"

    def _packed(self, decision: Decision) -> int:
        """What the kernel calls a decision."""
        return self._numbers[decision]

    def gather(self, seat: Seat, decisions: Sequence[Decision]) -> list[str]:
        """The same decisions in as few lines as possible: a whole set-up is one."""
        return self.notation.gather(seat, [self._packed(decision) for decision in decisions])

    def spell(self, fact: Fact) -> str:
        return self._spelled(fact.what, fact.told)

    def _spell(self, what: str, told: tuple[int, ...]) -> str:
        return facts.spelled(self.notation, self.seats, what, told)

    def told(self, fact: Fact) -> dict[str, Any]:
        """What a fact tells, by name: squares, pieces and words as people say them, seats by number."""
        arguments = code.FACTS[fact.what].arguments
        return {
            argument.name: facts.meant(self.notation, argument.kind, number)
            for argument, number in zip(arguments, fact.told, strict=True)
        }

    def narrate(self, heard: Sequence[Fact], listener: Listener, language: str = ENGLISH) -> list[str]:
        return [sentence.text for sentence in self.sentences(heard, listener, language)]

    def sentences(self, heard: Sequence[Fact], listener: Listener, language: str = ENGLISH) -> list[Sentence]:
        return Narrator(catalogue(language), self.edition, self.powers, heard, listener).tell()

    def show(self, view: View, language: str = ENGLISH) -> Shown:
        return self._drawn.picture(self, view, catalogue(language))

    def shown(self, view: View, language: str = ENGLISH) -> bytes:
        return self._written.picture(self, view, catalogue(language))

    def hints(self, view: View) -> Hints:
        return {}

    def aid(self, heard: Callable[[], Heard]) -> dict[str, Any]:
        if self.options["memory"] != "odds":
            return {}
        everything = heard()
        over = any(fact.what == "ended" for fact in everything.facts)
        return {} if over else {"odds": self.odds(everything)}

    def offer(self, decision: Decision, seat: Seat | None = None) -> dict[str, Any]:
        return show.offer(self.notation, self._packed(decision), seat)

    def picture(self, view: View, *others: View) -> Drawing:
        from flagfall.games.stratego.drawing import drawing

        return drawing(self, view, others)

    def describe(self, language: str = ENGLISH) -> Described:
        return show.describe(catalogue(language), self.edition, self.powers, self.options, self.book)

    def guide(self, language: str = ENGLISH) -> list[tuple[Name, str]]:
        """The game explained to somebody without the box: headings and texts."""
        return guide(self, catalogue(language))

    def explain(self, decision: Decision, view: View) -> Phrase:
        if decision not in self.codes:
            return Phrase("stratego-no-decision", {"decision": int(decision), "last": len(self.codes) - 1})
        return why_not(self, self._packed(decision), view)

    def barred(self, view: View) -> list[tuple[int, int]]:
        """The borders and pairs the two-square rule closes to the viewer now."""
        return self.closed(view.plain())

    def closed(self, seen: Any) -> list[tuple[int, int]]:
        """The same, for who has read the view already."""
        nothing = seen.runner < 0 or not (seen.run or seen.pairs)
        if nothing or self._two_square == 0 or seen.turn != seen.seat or seen.phase == code.OVER:
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

    def scratch(self, trail: bytes = b"", room: int = 0) -> tuple[Any, Any, Any]:
        """What the kernel works on; with the chase rule the trail lies there too, with room for more moves."""
        if not self._more_square:
            return scratch()
        _, log, out = scratch()
        return rows_of_choices(trail, room), log, out

    def __repr__(self) -> str:
        return f"<Rules of {self.id}>"
