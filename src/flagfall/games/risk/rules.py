"""Risk as the contract wants it: a game with its options chosen, safe to share between tables."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from msgspec.json import encode as to_json

from flagfall.core import CHANCE, Chances, Choices, Decision, Fact, Result, Unreadable, seat_of
from flagfall.core.chance import draw_from
from flagfall.core.retell import one_by_one
from flagfall.core.spec import Spec
from flagfall.core.vocabulary import version_of, vocabulary
from flagfall.games.risk import facts, position
from flagfall.games.risk.book import compile_book
from flagfall.games.risk.codes import Deeds
from flagfall.games.risk.describe import describe
from flagfall.games.risk.family import FAMILY
from flagfall.games.risk.fights import fights
from flagfall.games.risk.fold import Folding
from flagfall.games.risk.guide import DRAWN, guide
from flagfall.games.risk.imagine import Imagination
from flagfall.games.risk.kernel import doors
from flagfall.games.risk.kernel.numbers import ENDING, ENDINGS, FACTS, WINNERS
from flagfall.games.risk.kernel.score import total
from flagfall.games.risk.lines import Reader
from flagfall.games.risk.marches import marches
from flagfall.games.risk.narrate import Narrator
from flagfall.games.risk.notation import Notation
from flagfall.games.risk.observation import observation_of
from flagfall.games.risk.options import colours
from flagfall.games.risk.phases import empty_handed, openly
from flagfall.games.risk.records import State, View, look, scratch
from flagfall.games.risk.show import show
from flagfall.games.risk.sight import Sight
from flagfall.games.risk.why import explain, possible
from flagfall.speech import ENGLISH, Name, Phrase, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from flagfall.core import Deed, Heard, Listener, Seat, Value
    from flagfall.core.chance import Luck
    from flagfall.core.drawing import Drawing
    from flagfall.core.sentence import Sentence
    from flagfall.games.risk.crowd import RiskCrowd
    from flagfall.games.risk.shapes import Described, Hints, Shown


class Risk:
    """One edition with its options."""

    family = FAMILY
    new_turn: tuple[str, ...] = ()
    drawn = DRAWN

    def __init__(self, edition: str, options: Mapping[str, Value]) -> None:
        self.id = f"risk/{edition}"
        self.options: Mapping[str, Value] = dict(options)
        self.book = compile_book(edition, options)
        self.colours = colours(self.book.seatings, options)
        self.seats: tuple[str, ...] = tuple(colour.capitalize() for colour in self.colours)
        self.notation = Notation(self.book)
        self._deeds = Deeds(self.book)
        self.codes = self._deeds.codes(self.book)
        self._narrator = Narrator(self.book, self.colours)

    def __reduce__(self) -> tuple[type[Risk], tuple[str, dict[str, Value]]]:
        """Pickled as what they were made of: the tables are compiled anew."""
        return Risk, (self.book.edition.id, dict(self.options))

    # -- play: the truth goes in, facts come out -----------------------------------------------------
    def opening(self) -> State:
        return self.book.opening()

    def to_act(self, state: State) -> Seat:
        return state.asked

    def chances(self, state: State) -> Chances:
        if self.to_act(state) != CHANCE:
            return Chances((), ())
        out, weights, _ = scratch()
        n = doors.chances(state.record, 0, self.book.tables, self.codes.decision, out, weights)
        return Chances(tuple(out[:n].tolist()), tuple(weights[:n].tolist()))

    def play(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        after = state.copy()
        _, _, log = scratch()
        doors.play(after.record, 0, self.book.tables, self.codes.packed, int(decision), log)
        return after, facts.from_log(log)

    def result(self, state: State) -> Result | None:
        now = state["now"]
        ending = int(now[ENDING])
        if not ending:
            return None
        winners = tuple(seat for seat in range(self.book.players) if int(now[WINNERS]) >> seat & 1)
        scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.book.players))
        points: tuple[int, ...] = ()
        if self.book.edition.rules.ring:
            points = tuple(
                int(total(state.record["table"][0], self.book.tables[0], seat)) for seat in range(self.book.players)
            )
        return Result(winners, scores, str(Phrase(f"risk-reason-{ENDINGS[ending].name}")), points)

    # -- looking: only what a listener may know ------------------------------------------------------
    def view(self, state: State, listener: Listener) -> View:
        return look(state, listener)

    def choices(self, view: View) -> Choices:
        out, _, _ = scratch()
        n = doors.choices(view.record, 0, self.book.tables, self.codes.decision, out)
        return Choices(tuple(out[:n].tolist()))

    def fold(self, heard: Heard) -> View:
        folding = self.folding(heard.listener)
        for fact in heard.facts:
            folding.hear(fact)
        return folding.view()

    def folding(self, listener: Listener) -> Folding:
        """A fold in the making, for whoever hears facts one by one."""
        return Folding(look(self.opening(), listener))

    def imagine(self, heard: Heard, luck: Luck = None) -> State:
        return Imagination(self.book, heard, self.fold(heard)).draw(draw_from(luck))

    # -- for machines --------------------------------------------------------------------------------
    @cached_property
    def spec(self) -> Spec:
        words = vocabulary(self, range(len(self.codes)))
        return Spec(
            actions=self.codes.actions,
            decisions=len(self.codes),
            most_choices=self.codes.actions,
            seats=len(self.seats),
            observation=observation_of(self.book),
            words=words,
            facts=tuple(word.name for word in FACTS),
            widest_fact=max(len(word.arguments) for word in FACTS),
            version=version_of(FACTS, words),
        )

    def observe(self, state: State, seat: Seat, out: Any = None) -> Any:
        from flagfall.games.risk.crowd import observe

        return observe(self, state, seat, out)

    def crowd(self, tables: int, seed: int, keep: bool) -> RiskCrowd:
        from flagfall.games.risk.crowd import RiskCrowd

        return RiskCrowd(self, tables, seed, keep)

    def sight(self, seat: Seat | str) -> Sight:
        """A picture of the table for a player in that seat."""
        return Sight(self, seat_of(self.seats, seat))

    # -- words ---------------------------------------------------------------------------------------
    def retell(self, state: State, record: Sequence[tuple[Seat, Decision]]) -> tuple[State, Sequence[Fact], int]:
        return one_by_one(self, state, record)

    def deed(self, decision: Decision) -> Deed:
        """A decision taken apart: its word, and the places, cards and numbers behind it."""
        if decision not in self.codes:
            raise Unreadable("risk-no-decision", decision=int(decision))
        return self._deeds.deed[int(self.codes.packed[decision])]

    def decision(self, deed: Deed) -> Decision | None:
        """The decision a deed is, or None if it can never be one."""
        return self.codes.find(self._deeds.packed.get(deed, -1))

    def read(self, text: str, view: View) -> tuple[Decision, ...]:
        return Reader(self, view).read(text)

    def write(self, decision: Decision, seat: Seat | None = None) -> str:
        return self.notation.write(self.deed(decision))

    def gather(self, seat: Seat, decisions: Sequence[Decision]) -> list[str]:
        return [self.write(decision) for decision in decisions]

    def spell(self, fact: Fact) -> str:
        return facts.spelled(self.notation, self.seats, fact)

    def told(self, fact: Fact) -> dict[str, Any]:
        """What a fact tells, by name: places and cards by their ids, seats by number."""
        arguments = FACTS[fact.what].arguments
        return {
            argument.name: facts.meant(self.notation, argument.kind, number)
            for argument, number in zip(arguments, fact.told, strict=True)
        }

    def narrate(self, heard: Sequence[Fact], listener: Listener, language: str = ENGLISH) -> list[str]:
        return [sentence.text for sentence in self.sentences(heard, listener, language)]

    def sentences(self, heard: Sequence[Fact], listener: Listener, language: str = ENGLISH) -> list[Sentence]:
        return self._narrator.tell(catalogue(language), heard, listener)

    def show(self, view: View, language: str = ENGLISH) -> Shown:
        return show(catalogue(language), self.book, self.colours, view)

    def shown(self, view: View, language: str = ENGLISH) -> bytes:
        return to_json(self.show(view, language))

    def hints(self, view: View) -> Hints:
        return {
            "fights": fights(self.book, view),
            "marches": marches(self, view),
            "openly": list(openly(view.phase)),
            "empty_handed": empty_handed(view),
        }

    def aid(self, heard: Callable[[], Heard]) -> dict[str, Any]:
        return {}

    def offer(self, decision: Decision, seat: Seat | None = None) -> dict[str, Any]:
        return self.notation.offer(self.deed(decision))

    def picture(self, view: View, *others: View) -> Drawing:
        from flagfall.games.risk.drawing import drawing

        return drawing(self, view)  # cards are not on the map: nobody sees more of it than another

    def describe(self, language: str = ENGLISH) -> Described:
        return describe(catalogue(language), self.book, self.id, self.colours, self.options)

    def guide(self, language: str = ENGLISH) -> list[tuple[Name, str]]:
        """The game explained from beginning to end: headings and texts."""
        return guide(self, catalogue(language))

    def position(self, view: View) -> str:
        """The whole view on one line; `at` gives it back."""
        return position.write(self.book, view)

    def at(self, line: str) -> View:
        """The view a line tells of; Unreadable if it is none."""
        return position.read(self.book, line)

    def explain(self, decision: Decision, view: View) -> Phrase:
        if decision not in self.codes:
            return Phrase("risk-no-such-decision", {"decision": int(decision), "possible": possible(self, view)})
        return explain(self, self.deed(decision), view)
