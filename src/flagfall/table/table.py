"""A game in progress. `submit` goes in; `heard` and `view` come out; there is no other door."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NoReturn

from flagfall.core import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    Chances,
    Choices,
    Decision,
    Draw,
    Fact,
    FlagfallError,
    GameOver,
    Heard,
    Illegal,
    Listener,
    NotYourTurn,
    Result,
    Rules,
    Seat,
    Stale,
    seat_of,
)
from flagfall.core.chance import Luck, draw_from
from flagfall.speech import Phrase, Said

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Input = tuple[Seat, Decision]
_UNSEEN = None, None, Choices(())


@dataclass(slots=True)
class Proposal:
    """What a submission would do, so that it can be kept safe before anybody hears of it.

    `inputs` are the decisions and the outcomes of chance that follow, numbered from `after`; `to_act` and
    `result` are what everybody will know afterwards. The rest belongs to the table.
    """

    after: int
    inputs: tuple[Input, ...] = field(repr=False)
    to_act: Seat
    result: Result | None
    _state: Any = field(repr=False)
    _facts: tuple[Fact, ...] = field(repr=False)


class Table:
    """Holds the state, asks chance, and tells each listener what that listener may hear."""

    __slots__ = ("_draw", "_heard", "_imagined", "_inputs", "_rules", "_seen", "_state", "_turn")
    _state: Any

    def __init__(
        self, rules: Rules[Any, Any], draw: Luck = None, record: Iterable[Input] = (), *, seed: Luck = None
    ) -> None:
        """A new game, or one taken up again from its `record`; luck comes from the system unless given: a `seed`,
        or a `draw`, which may be a `random.Random` or a numpy Generator."""
        self._begin(rules, draw_from(seed if draw is None else draw))
        if told := tuple(record):
            for seat, decision in told[self.relive_all(told) :]:
                self.relive(seat, decision)  # which says what is wrong with it
        self.resume()

    @classmethod
    def retold(cls, rules: Rules[Any, Any], draw: Luck = None) -> Table:
        """A table on which a record is told again with `relive`, input by input; chance waits for `resume`."""
        table = cls.__new__(cls)
        table._begin(rules, draw_from(draw))
        return table

    @classmethod
    def laid(cls, rules: Rules[Any, Any], state: Any, draw: Luck = None) -> Table:
        """A table that begins in the middle of a game nobody has played: for lessons. Nobody has heard anything yet,
        and chance waits for `resume`."""
        table = cls.retold(rules, draw)
        table._state, table._imagined = state, True
        return table

    def _begin(self, rules: Rules[Any, Any], draw: Draw) -> None:
        self._rules = rules
        self._draw = draw
        self._state = rules.opening()
        self._heard: dict[Listener, list[Fact]] = {ear: [] for ear in (*range(len(rules.seats)), SPECTATOR)}
        self._inputs: list[Input] = []
        self._imagined = False
        self._seen: dict[Listener, tuple[Any, Any, Choices]] = {}
        self._turn: tuple[Any, Seat] = None, NOBODY

    # -- what comes out ----------------------------------------------------------------------------
    @property
    def rules(self) -> Rules[Any, Any]:
        return self._rules

    @property
    def to_act(self) -> Seat:
        if self._turn[0] is not self._state:
            self._turn = self._state, self._rules.to_act(self._state)
        return self._turn[1]

    @property
    def result(self) -> Result | None:
        return self._rules.result(self._state)

    @property
    def moment(self) -> int:
        """How many inputs have been accepted; what `after` refers to."""
        return len(self._inputs)

    @property
    def chances(self) -> Chances:
        """What chance may decide, where it waits to be asked (`retold`): for whoever plays chance."""
        return self._rules.chances(self._state) if self.to_act == CHANCE else Chances((), ())

    def view(self, listener: Listener | str) -> Any:
        return self._rules.view(self._state, self._listener(listener))

    def choices(self, seat: Seat | str) -> Choices:
        return self.look(self._seat(seat))[1]

    def observe(self, seat: Seat | str, out: Any = None) -> Any:
        """What a seat may know as one row of numbers, as `rules.spec.observation` names them."""
        return self._rules.observe(self._state, self._seat(seat), out)

    def look(self, listener: Listener | str) -> tuple[Any, Choices]:
        """What a listener sees and may decide, worked out once for each state: to be read, never changed."""
        listener = self._listener(listener)
        state, view, choices = self._seen.get(listener, _UNSEEN)
        if state is not self._state:
            view = self._rules.view(self._state, listener)
            choices = self._rules.choices(view)
            self._seen[listener] = self._state, view, choices
        return view, choices

    def heard(self, listener: Listener | str, since: int = 0, until: int | None = None) -> Heard:
        """The facts the listener heard, from the `since`-th of its own on, and before the `until`-th."""
        listener = self._listener(listener)
        return Heard.sorted_out(listener, tuple(self._heard[listener][since:until]))

    def heard_count(self, listener: Listener | str) -> int:
        """How many facts the listener has heard so far."""
        return len(self._heard[self._listener(listener)])

    def record(self) -> tuple[Input, ...]:
        """Every input so far, hidden set-ups included: for the keeper of scrolls, never for a listener."""
        if self._imagined:
            raise ValueError("an imagined table began in the middle of a game and has no record")
        return tuple(self._inputs)

    # -- other tables ------------------------------------------------------------------------------
    def at(self, moment: int) -> Table:
        """The table as it was after so many inputs. Chance waits there for `resume`, if it was to act."""
        if not 0 <= moment <= len(self._inputs):
            raise IndexError(f"this table has seen {len(self._inputs)} inputs: there is no moment {moment}")
        table, record = self.retold(self._rules, self._other_luck()), self.record()[:moment]
        table._state, facts, _ = self._rules.retell(table._state, record)
        table._tell(facts)
        table._inputs.extend(record)
        return table

    def copy(self) -> Table:
        """A table that goes its own way from here."""
        table = self.__class__.__new__(self.__class__)
        table._rules, table._draw, table._state, table._turn = self._rules, self._other_luck(), self._state, self._turn
        table._heard = {ear: facts.copy() for ear, facts in self._heard.items()}
        table._inputs, table._seen, table._imagined = self._inputs.copy(), self._seen.copy(), self._imagined
        return table

    def imagined(self, listener: Listener | str, draw: Luck = None, *, seed: Luck = None) -> Table:
        """A table as it might be, for all the listener has heard: to be played on.

        It holds nothing else: what the others have heard there is what the listener knows they have heard.
        """
        listener = self._listener(listener)
        table = self.retold(self._rules, seed if draw is None else draw)
        table._imagined = True
        table._state = self._rules.imagine(self.heard(listener), table._draw)
        mine = self._heard[listener]
        table._heard = {ear: [fact for fact in mine if fact.audience >> ear & 1] for ear in self._heard}
        return table

    # -- what goes in ------------------------------------------------------------------------------
    def submit(self, seat: Seat | str, what: Decision | str, after: int | None = None) -> tuple[Fact, ...]:
        """Decide for a seat; returns what that seat heard of it. Refusals leave everything as it was."""
        seat = self._seat(seat)
        proposal = self.propose(seat, what, after)
        self.accept(proposal)
        return tuple(fact for fact in proposal._facts if fact.audience.hears(seat))

    def propose(self, seat: Seat | str, what: Decision | str, after: int | None = None) -> Proposal:
        """Check a decision and work out all that follows, without anything happening yet."""
        seat = self._seat(seat)
        if self.to_act == NOBODY:
            raise GameOver("table-over")
        if after is not None and after != len(self._inputs):
            raise Stale("table-stale", after=after, now=len(self._inputs))
        view, choices = self.look(seat)
        if not choices:
            raise NotYourTurn("table-not-your-turn", seat=self._name(seat), acting=self._name(self.to_act))
        if isinstance(what, str):
            decisions: Sequence[Decision] = self._rules.read(what, view)
        else:
            if what not in choices:
                raise Illegal(self._rules.explain(what, view))
            decisions = (what,)
        return self._play(seat, decisions)

    def accept(self, proposal: Proposal) -> None:
        """Make a proposal real. It must be the next thing to happen at this table."""
        if proposal.after != len(self._inputs):
            raise Stale("table-stale-proposal", after=proposal.after, now=len(self._inputs))
        self._state, self._turn = proposal._state, (proposal._state, proposal.to_act)
        self._tell(proposal._facts)
        self._inputs.extend(proposal.inputs)

    # -- telling a record again ----------------------------------------------------------------------
    def relive(self, seat: Seat, what: Decision | str) -> tuple[Input, ...]:
        """One line of a record: nothing is drawn anew, and everything is checked.

        A line may hold several decisions of one seat (a whole set-up); if one of them cannot be, the
        table is left as it was before the line.
        """
        if not isinstance(what, str):
            self._relive(seat, what)
            return ((seat, what),)
        before, inputs = self._state, len(self._inputs)
        heard = [len(facts) for facts in self._heard.values()]
        try:
            line = [(seat, decision) for decision in self._meant(seat, what)]
            for _, decision in line[self.relive_all(line) if len(line) > 1 else 0 :]:
                self._relive(seat, decision)
        except FlagfallError:
            self._state = before
            del self._inputs[inputs:]
            for facts, count in zip(self._heard.values(), heard, strict=True):
                del facts[count:]
            raise
        return tuple(self._inputs[inputs:])

    def relive_all(self, record: Sequence[Input]) -> int:
        """Inputs of a record in one go, up to the first that cannot be; how many could."""
        self._state, facts, fitted = self._rules.retell(self._state, record)
        self._tell(facts)
        self._inputs.extend(record[:fitted])
        return fitted

    def resume(self) -> None:
        """The record ends here: from now on chance decides anew."""
        while self._rules.to_act(self._state) == CHANCE:
            outcome = self._rules.chances(self._state).draw(self._luck(len(self._inputs)))
            self._state, facts = self._rules.play(self._state, outcome)
            self._tell(facts)
            self._inputs.append((CHANCE, outcome))

    def _meant(self, seat: Seat, what: str) -> Sequence[Decision]:
        """The decisions a line of a record stands for."""
        acting = self._rules.to_act(self._state)
        if acting == NOBODY:
            raise GameOver("table-record-goes-on")
        if seat != CHANCE:
            view = self._rules.view(self._state, self._seat(seat))
            if not self._rules.choices(view):
                raise NotYourTurn("table-record-not-its-turn", seat=self._name(seat), acting=self._name(acting))
            return self._rules.read(what, view)
        outcomes = self._rules.chances(self._state).outcomes if acting == CHANCE else ()
        for outcome in outcomes:
            if self._rules.write(outcome) == what:
                return (outcome,)
        raise Illegal("table-chance-elsewhere", decision=repr(what[:40]), acting=self._name(acting))

    # -- inside ------------------------------------------------------------------------------------
    def _play(self, seat: Seat, decisions: Sequence[Decision]) -> Proposal:
        """Play decisions of one seat in a row, asking chance in between.

        Later parts of a written turn are checked again as the truth unfolds: if the first part
        changed what is possible, the turn simply ends there (an attack may be lost).
        """
        state, to_act, inputs, facts = self._state, NOBODY, [], list[Fact]()
        for number, decision in enumerate(decisions):
            if number and decision not in self._rules.choices(self._rules.view(state, seat)):
                break
            state, told = self._rules.play(state, decision)
            inputs.append((seat, decision))
            facts.extend(told)
            while (to_act := self._rules.to_act(state)) == CHANCE:
                outcome = self._rules.chances(state).draw(self._luck(len(self._inputs) + len(inputs)))
                state, told = self._rules.play(state, outcome)
                inputs.append((CHANCE, outcome))
                facts.extend(told)
        result = self._rules.result(state)
        return Proposal(len(self._inputs), tuple(inputs), to_act, result, state, tuple(facts))

    def _luck(self, number: int) -> Draw:
        """For the input with that number: luck may be promised for each of them beforehand (`records.fair`)."""
        turn = getattr(self._draw, "turn", None)
        return self._draw if turn is None else turn(number)

    def _other_luck(self) -> Draw:
        """For a table that is not the real one: what was promised to the players is for nobody to try out."""
        return draw_from(None) if hasattr(self._draw, "turn") else self._draw

    def _relive(self, seat: Seat, decision: Decision) -> None:
        acting = self._rules.to_act(self._state)
        if acting == NOBODY:
            raise GameOver("table-record-goes-on")
        if seat == CHANCE:
            possible: Sequence[Decision] | Choices = self.chances.outcomes
        else:
            possible = () if acting == CHANCE else self.choices(seat)
        if decision not in possible:
            raise Illegal(
                "table-cannot-decide", seat=self._name(seat), decision=repr(self._rules.write(decision, seat))
            )
        self._state, facts = self._rules.play(self._state, decision)
        self._tell(facts)
        self._inputs.append((seat, decision))

    def _tell(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            audience = int(fact.audience)
            for listener, heard in self._heard.items():
                if audience >> listener & 1:
                    heard.append(fact)

    def _name(self, seat: Seat) -> Said:
        if seat == CHANCE:
            return Phrase("chance")
        return Phrase("nobody") if seat == NOBODY else self._rules.seats[seat]

    def _seat(self, seat: Seat | str) -> Seat:
        return seat_of(self._rules.seats, seat)

    def _listener(self, listener: Listener | str) -> Listener:
        if isinstance(listener, int) and listener in self._heard:  # as nearly always: by its number
            return listener
        return SPECTATOR if listener == "spectator" else self._seat(listener)

    def __repr__(self) -> str:
        return f"<Table {self._rules.id}, move {len(self._inputs)}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Table holds secrets and does not pickle; keep its record() instead")
