"""A tiny game that keeps the whole contract: hide a token, then guess the other's or roll for points.

Both seats hide at the same time; chance rolls; a token is a word that occurs nowhere else, so a leak
is found by looking for it. Used wherever a test needs a game and not a particular one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType, SimpleNamespace
from typing import Any

from flagfall.catalog import catalog
from flagfall.core import (
    CHANCE,
    EVERYONE,
    NOBODY,
    SPECTATOR,
    Audience,
    Chances,
    Choices,
    Decision,
    Draw,
    Fact,
    Heard,
    Illegal,
    Option,
    Result,
    Seat,
    Unreadable,
    Value,
)
from flagfall.core.retell import one_by_one
from flagfall.core.sentence import Sentence
from flagfall.speech import Phrase

HIDE, GUESS, ROLL, DIE = 0, 10, 20, 30
OTHER = (1, 0)


def token(seat: int, index: int) -> str:
    """The canary: a word for each hidden thing."""
    return f"canary{(seat * 10 + index) * 7919 + 100_003}"


@dataclass(frozen=True)
class State:
    hidden: tuple[int, int] = (-1, -1)
    turn: int = 0
    rolling: bool = False
    points: tuple[int, int] = (0, 0)
    winner: int = -1


@dataclass(frozen=True)
class View:
    listener: int
    own: int = -1
    ready: tuple[bool, bool] = (False, False)
    turn: int = 0
    points: tuple[int, int] = (0, 0)
    winner: int = -1


class Toy:
    """The rules."""

    id = "toy/numbers"
    family = SimpleNamespace(id="toy")
    seats = ("left", "right")
    new_turn = ()
    drawn = MappingProxyType({})
    spec = SimpleNamespace(version="toy", words=tuple(f"decision {number}" for number in range(DIE + 6)))

    def __init__(self, options: Mapping[str, Value]) -> None:
        self.options = dict(options)

    # -- play ----------------------------------------------------------------------------------------
    def opening(self) -> State:
        return State()

    def to_act(self, state: State) -> int:
        if state.winner >= 0:
            return NOBODY
        if state.rolling:
            return CHANCE
        return next((seat for seat in (0, 1) if state.hidden[seat] < 0), state.turn)

    def chances(self, state: State) -> Chances:
        return Chances(tuple(Decision(DIE + face) for face in range(6)), (1,) * 6)

    def play(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        if decision >= DIE:
            die, points = decision - DIE + 1, list(state.points)
            points[state.turn] += die
            won = state.turn if points[state.turn] >= int(self.options["points"]) else -1
            after = replace(state, rolling=False, points=tuple(points), winner=won, turn=OTHER[state.turn])
            return after, (Fact("rolled", (state.turn, die), EVERYONE), *self._end(won))
        if decision == ROLL:
            return replace(state, rolling=True), ()
        if decision >= GUESS:
            right = state.hidden[OTHER[state.turn]] == decision - GUESS
            won = state.turn if right else -1
            after = replace(state, winner=won, turn=OTHER[state.turn])
            told = Fact("guessed", (state.turn, decision - GUESS, int(right)), EVERYONE)
            return after, (told, *self._end(won))
        raise AssertionError("hiding needs to know who")

    def _end(self, winner: int) -> tuple[Fact, ...]:
        return () if winner < 0 else (Fact("won", (winner,), EVERYONE),)

    def result(self, state: State) -> Result | None:
        if state.winner < 0:
            return None
        scores = tuple(float(seat == state.winner) for seat in (0, 1))
        return Result((state.winner,), scores, f"{self.seats[state.winner]} wins", state.points)

    # -- looking -------------------------------------------------------------------------------------
    def view(self, state: State, listener: int) -> View:
        own = -1 if listener == SPECTATOR else state.hidden[listener]
        ready = (state.hidden[0] >= 0, state.hidden[1] >= 0)
        return View(listener, own, ready, state.turn, state.points, state.winner)

    def choices(self, view: View) -> Choices:
        if view.listener == SPECTATOR or view.winner >= 0:
            return Choices(())
        if not view.ready[view.listener]:
            first = HIDE + 100 * view.listener
            return Choices(tuple(Decision(first + index) for index in range(10)))
        if not all(view.ready) or view.turn != view.listener:
            return Choices(())
        return Choices((*(Decision(GUESS + index) for index in range(10)), Decision(ROLL)))

    def fold(self, heard: Heard) -> View:
        view = View(heard.listener)
        for fact in heard.facts:
            if fact.what == "hid":
                view = replace(view, own=fact.told[1])
            elif fact.what == "ready":
                view = replace(view, ready=tuple(was or n == fact.told[0] for n, was in enumerate(view.ready)))
            elif fact.what == "won":
                view = replace(view, winner=fact.told[0])
            else:
                points = list(view.points)
                points[fact.told[0]] += fact.told[1] if fact.what == "rolled" else 0
                view = replace(view, turn=OTHER[fact.told[0]], points=tuple(points))
        return view

    def sight(self, seat: Seat) -> SimpleNamespace:
        """Nothing has to be remembered, and there is one reason for everything."""
        return SimpleNamespace(
            hear=lambda facts: None, look=lambda view: None, reason=lambda decision: Phrase("reason-risk-judgement")
        )

    def imagine(self, heard: Heard, draw: Draw) -> State:
        view = self.fold(heard)
        hidden = [draw.randrange(10) if ready else -1 for ready in view.ready]
        if view.own >= 0:
            hidden[view.listener] = view.own
        return State((hidden[0], hidden[1]), view.turn, False, view.points, view.winner)

    # -- words ---------------------------------------------------------------------------------------
    def retell(self, state: State, record: Sequence[tuple[Seat, Decision]]) -> tuple[State, Sequence[Fact], int]:
        return one_by_one(self, state, record)

    def read(self, text: str, view: View) -> tuple[Decision, ...]:
        if text == "roll":
            decision = ROLL
        elif found := re.fullmatch(r"(hide|guess) ([0-9])", text):
            decision = int(found[2]) + (GUESS if found[1] == "guess" else HIDE + 100 * view.listener)
        else:
            raise Unreadable(f"{text[:40]!r} is none of: hide 0-9, guess 0-9, roll.")
        if decision not in self.choices(view):
            raise Illegal(self.explain(Decision(decision), view))
        return (Decision(decision),)

    def write(self, decision: Decision, seat: Seat | None = None) -> str:
        if decision == ROLL:
            return "roll"
        if DIE <= decision < DIE + 6:
            return f"die {decision - DIE + 1}"
        return f"guess {decision - GUESS}" if GUESS <= decision < ROLL else f"hide {decision % 100}"

    def gather(self, seat: int, decisions: Sequence[Decision]) -> list[str]:
        return [self.write(decision, seat) for decision in decisions]

    def guide(self, language: str = "en") -> list[tuple[str, str]]:
        return []

    def spell(self, fact: Fact) -> str:
        if fact.what == "hid":
            return f"hid {self.seats[fact.told[0]]} {token(*fact.told)}"
        return " ".join([fact.what, self.seats[fact.told[0]], *map(str, fact.told[1:])])

    def narrate(self, facts: Sequence[Fact], listener: int, language: str = "en") -> list[str]:
        return [f"{self.spell(fact).capitalize()}." for fact in facts]

    def sentences(self, facts: Sequence[Fact], listener: int, language: str = "en") -> list[Sentence]:
        return [Sentence(text, (at,)) for at, text in enumerate(self.narrate(facts, listener))]

    def told(self, fact: Fact) -> dict[str, Any]:
        seat, *rest = fact.told
        return {"seat": seat, "rest": [token(seat, *rest)] if fact.what == "hid" else rest}

    def hints(self, view: View) -> dict[str, Any]:
        return {}

    def show(self, view: View, language: str = "en") -> dict[str, Any]:
        own = token(view.listener, view.own) if view.own >= 0 else None
        return {
            "own": own,
            "ready": list(view.ready),
            "turn": view.turn,
            "points": list(view.points),
            "winner": view.winner,
        }

    def shown(self, view: View, language: str = "en") -> bytes:
        return json.dumps(self.show(view)).encode()

    def aid(self, heard: Callable[[], Heard]) -> dict[str, Any]:
        return {}

    def offer(self, decision: Decision, seat: Seat | None = None) -> dict[str, Any]:
        text = self.write(decision)
        return {"do": text.split()[0], "text": text}

    def describe(self, language: str = "en") -> dict[str, Any]:
        return {"family": "toy", "seats": list(self.seats)}

    def explain(self, decision: Decision, view: View) -> str:
        return f"You may not {self.write(decision)} now."


class ToyWithHiding(Toy):
    """Hiding decisions name their seat (100 for the right one), so `play` knows who hides."""

    def play(self, state: State, decision: Decision) -> tuple[State, tuple[Fact, ...]]:
        seat, index = divmod(decision, 100)
        if index >= GUESS or (seat == 0 and decision >= GUESS):
            return super().play(state, decision)
        hidden = list(state.hidden)
        hidden[seat] = index
        told = (Fact("hid", (seat, index), Audience.of(seat)), Fact("ready", (seat,), EVERYONE))
        return replace(state, hidden=(hidden[0], hidden[1])), told


OPTIONS = (
    Option("points", "Points", "Who has so many points wins.", 12),
    Option("loud", "Loud", "Everybody may shout.", False, (False, True), ("no", "yes")),
)
GAME = catalog.Game(ToyWithHiding.id, "Numbers", "Toy box", "Guess the other's number.", (2,), OPTIONS, ToyWithHiding)


def install() -> None:
    """Put the toy in front of the real catalog of this process."""
    known = {GAME.id: GAME, **catalog._entries()}
    catalog._entries = lambda: known
