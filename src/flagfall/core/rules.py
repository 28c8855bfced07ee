"""The contract every game keeps: small contracts, and Rules, which is all of them. Nothing here knows a board.

A part of the house that needs less than the whole asks for less: what writes scrolls needs Speech, what draws needs Show.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from flagfall.speech import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from flagfall.core.chance import Chances, Luck
    from flagfall.core.choices import Choices
    from flagfall.core.crowd import Crowd
    from flagfall.core.decision import Decision, Deed
    from flagfall.core.drawing import Drawing
    from flagfall.core.fact import Fact, Heard
    from flagfall.core.family import Family
    from flagfall.core.option import Value
    from flagfall.core.result import Result
    from flagfall.core.seat import Listener, Seat
    from flagfall.core.sentence import Sentence
    from flagfall.core.spec import Spec
    from flagfall.speech import Name, Phrase

S = TypeVar("S")
"""The whole truth. Only a Table and the rules themselves may hold one."""

V = TypeVar("V")
"""What one listener sees: built up from nothing, compares equal when it shows the same."""

VI = TypeVar("VI", contravariant=True)


class Play(Protocol[S]):
    """The truth goes in, facts come out."""

    id: str
    options: Mapping[str, Value]
    seats: tuple[str, ...]

    def opening(self) -> S:
        """The table before anybody has done anything."""

    def to_act(self, state: S) -> Seat:
        """The seat a driver asks next, or CHANCE, or NOBODY when the game is over.

        Where several seats may act at once (both armies are set up at the same time) it names the
        first of them; every seat whose `choices` are not empty may act.
        """

    def chances(self, state: S) -> Chances:
        """The outcomes open to CHANCE when it is to act."""

    def play(self, state: S, decision: Decision) -> tuple[S, tuple[Fact, ...]]:
        """A new state and what happened. The decision must be among the choices: this does not check."""

    def retell(self, state: S, record: Sequence[tuple[Seat, Decision]]) -> tuple[S, Sequence[Fact], int]:
        """Play a record on from a state as far as it can have happened: the state then, the facts, and how many
        inputs fitted. Chance does what it did; nothing is drawn."""

    def result(self, state: S) -> Result | None:
        """How the game ended, or None while it goes on."""


class Sight(Protocol[S, V]):
    """Only what a listener may know."""

    def view(self, state: S, listener: Listener) -> V:
        """The table as it lies now for one listener."""

    def choices(self, view: V) -> Choices:
        """What the viewer may decide, as far as the viewer can know."""

    def fold(self, heard: Heard) -> V:
        """The same view, built from nothing but the facts heard."""

    def imagine(self, heard: Heard, luck: Luck = None) -> S:
        """A full state drawn at random among all that agree with everything heard."""

    def sight(self, seat: Seat | str) -> Any:
        """What a player in that seat sees and remembers, by name: it takes facts (`hear`) and views (`look`)."""


class Speech(Protocol[VI]):
    """Decisions and facts in words."""

    new_turn: tuple[str, ...]
    """Facts that end a turn of several steps, which is told in one breath; none where every step is told by itself."""

    @property
    def drawn(self) -> Mapping[str, tuple[str, ...]]:
        """What a page draws beside a section of the guide, or instead of it, by the key of the section's heading."""

    def deed(self, decision: Decision) -> Deed:
        """A decision taken apart: its word, and the numbers behind it."""

    def decision(self, deed: Deed) -> Decision | None:
        """The decision a deed is, or None if these rules can never offer it."""

    def read(self, text: str, view: VI) -> tuple[Decision, ...]:
        """The decisions a line of notation means to this viewer; Unreadable or Illegal if none.

        A line may be a whole turn, or a whole set-up. It is checked against `choices` step by step
        as far as the viewer can know.
        """

    def write(self, decision: Decision, seat: Seat | None = None) -> str:
        """The notation of one decision, in the words of the seat that makes it if one is named; `read` of it gives it back."""

    def gather(self, seat: Seat, decisions: Sequence[Decision]) -> list[str]:
        """Decisions of one seat in as few lines as possible: a whole set-up may be one."""

    def explain(self, decision: Decision, view: VI) -> Phrase:
        """Why this viewer may not decide that now, in one sentence that tells nothing hidden."""

    def told(self, fact: Fact) -> dict[str, Any]:
        """What a fact tells, by name: squares, pieces, places and cards as people say them, seats and counts as numbers."""

    def spell(self, fact: Fact) -> str:
        """A fact as exact words and squares, for scrolls and tests."""

    def narrate(self, facts: Sequence[Fact], listener: Listener, language: str = ENGLISH) -> list[str]:
        """The same as sentences for a person who heard them."""

    def sentences(self, facts: Sequence[Fact], listener: Listener, language: str = ENGLISH) -> list[Sentence]:
        """The same, each with the facts it tells: whoever shows a sentence need not read it to know what it is about."""

    def guide(self, language: str = ENGLISH) -> list[tuple[Name, str]]:
        """The game from beginning to end, as it was agreed: headings, each with its key, and texts; a line of a text is a
        paragraph."""


class Show(Protocol[VI]):
    """Plain data for a browser or a printer."""

    def show(self, view: VI, language: str = ENGLISH) -> Mapping[str, Any]:
        """The view as plain numbers, lists and words: what a browser draws and a person prints."""

    def shown(self, view: VI, language: str = ENGLISH) -> bytes:
        """The same as JSON, for a server that shows thousands of them."""

    def hints(self, view: VI) -> Mapping[str, Any]:
        """What helps whoever is to decide now: how each choice stands, from what that viewer sees."""

    def aid(self, heard: Callable[[], Heard]) -> dict[str, Any]:
        """What the agreed memory aid adds to that picture from everything heard, which is long: mostly nobody asks."""

    def offer(self, decision: Decision, seat: Seat | None = None) -> dict[str, Any]:
        """One choice of a seat as plain words for a browser: at least `do` (a verb) and `text` (its notation)."""

    def picture(self, view: VI, *others: VI) -> Drawing:
        """The view as a drawing: `.svg`, and shown by itself in a notebook. With views of others, what they know together."""

    def describe(self, language: str = ENGLISH) -> Mapping[str, Any]:
        """What never changes during the game, as plain data: armies, pieces, powers, places, sources."""


class Machine(Protocol):
    """For programs that play thousands of games at once."""

    @property
    def spec(self) -> Spec:
        """How many decisions there are, and what a seat is shown."""

    def observe(self, state: Any, seat: Seat, out: Any = None) -> Any:
        """What a seat may know, as one row of numbers; `flagfall.Table.observe` is the door to it."""

    def crowd(self, tables: int, seed: int, keep: bool) -> Crowd:
        """So many tables side by side; `flagfall.Batch` is the door to them."""


class Rules(Play[S], Sight[S, V], Speech[V], Show[V], Machine, Protocol[S, V]):
    """A game with its options chosen: a value without state, safe to share between tables."""

    @property
    def family(self) -> Family: ...
