"""The proofs any game must pass, through the contract alone: nothing here knows a board or a dice.

    rules_conform(flagfall.rules("stratego/classic", rescue=True))

plays games by luck and holds every moment against the contract. `Broken` says what was broken, and where.
"""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.core import (
    NOBODY,
    SPECTATOR,
    Decision,
    GameOver,
    Illegal,
    NotYourTurn,
    Refusal,
    Stale,
    Unreadable,
)
from flagfall.table import Table

if TYPE_CHECKING:
    from flagfall.core import Choices, Fact, Listener, Rules, Seat

HUGE = "9" * 5000
NONSENSE = ("", "   ", ",", "castle", "a1", "z9-z8", "a0-a1", f"a1-a{HUGE}", f"take {HUGE}", "deploy", "\0", "é" * 5000)
"""Words that mean nothing in any game."""


class Broken(AssertionError):
    """A game or a player does not keep its contract."""


def rules_conform(rules: Rules[Any, Any], games: int = 2, seed: int = 0, decisions: int = 300) -> None:
    """Play `games` of at most `decisions` decisions each, and hold every moment against the contract."""
    _plain(rules.describe(), "describe()")
    for game in range(games):
        Trial(rules, Random(f"{rules.id} {seed} {game}")).run(decisions)


def lively(rules: Rules[Any, Any], choices: Choices, luck: Random) -> Decision:
    """A choice by luck that gives rare verbs a chance: first the verb, then the decision."""
    verbs: dict[str, list[Decision]] = {}
    for decision in choices:
        verbs.setdefault(rules.offer(decision)["do"], []).append(decision)
    among = verbs[sorted(verbs)[luck.randrange(len(verbs))]]
    return among[luck.randrange(len(among))]


def actors(table: Table) -> list[Seat]:
    """Every seat that may act now: one in turn, several while all set up at once."""
    return [seat for seat in range(len(table.rules.seats)) if table.choices(seat)]


class Trial:
    """One game under watch."""

    def __init__(self, rules: Rules[Any, Any], luck: Random) -> None:
        self.rules = rules
        self.luck = luck
        self.table = Table(rules, luck)
        self.listeners: tuple[Listener, ...] = (*range(len(rules.seats)), SPECTATOR)
        # Chance may have acted already as the table was opened.
        self.counts = {listener: len(self.table.heard(listener).facts) for listener in self.listeners}

    def run(self, decisions: int) -> None:
        self._moment()
        for number in range(decisions):
            if self.table.result is not None:
                break
            seats = actors(self.table)
            seat = seats[self.luck.randrange(len(seats))]
            if number % 20 == 0:
                self._refusals()
                self._imagined()
            if number % 5 == 0:
                self._codec(seat)
            told = self.table.submit(seat, lively(self.rules, self.table.choices(seat), self.luck))
            self._told(seat, told)
            self._moment()
        self._refusals()
        self._replay()

    # -- the proofs --------------------------------------------------------------------------------
    def _moment(self) -> None:
        """Fold equals projection; choices come from the view; somebody is to act unless it is over."""
        table, rules = self.table, self.rules
        for listener in self.listeners:
            view = table.view(listener)
            self._check(rules.fold(table.heard(listener)) == view, f"the fold of listener {listener} is not its view")
            _plain(rules.show(view), f"show() for listener {listener}")
            self._check(
                json.loads(rules.shown(view)) == json.loads(json.dumps(rules.show(view))), "shown() is not show()"
            )
        self._check(not rules.choices(table.view(SPECTATOR)), "the spectator has choices")
        seats = actors(table)
        result = table.result
        if result is None:
            self._check(table.to_act in seats, f"seat {table.to_act} is to act and has no choices")
            for seat in seats:
                decisions = table.choices(seat).decisions
                self._check(list(decisions) == sorted(set(decisions)), "choices repeat or do not ascend")
        else:
            self._check(table.to_act == NOBODY, "the game is over and somebody is to act")
            self._check(not seats, "the game is over and somebody has choices")
            self._check(abs(sum(result.scores) - 1) < 1e-9, "scores do not add up to one")
            self._check(bool(result.reason), "the result has no reason")

    def _told(self, seat: Seat, told: tuple[Fact, ...]) -> None:
        """Every listener hears new facts at the end of what it heard before, and can be told them in words."""
        for listener in self.listeners:
            new = self.table.heard(listener, self.counts[listener]).facts
            self.counts[listener] += len(new)
            self._check(listener != seat or new == told, "submit() returned other facts than were heard")
            for fact in new:
                self._check(self.rules.spell(fact).startswith(fact.what), f"{fact} is not spelled by its word")
            for sentence in self.rules.narrate(new, listener):
                self._check(bool(sentence.strip()), "narrate() gave an empty sentence")

    def _codec(self, seat: Seat) -> None:
        """What is written is read as the same decision, and no two decisions are written alike."""
        view = self.table.view(seat)
        decisions = self.rules.choices(view).decisions
        texts = [self.rules.write(decision, seat) for decision in decisions]
        self._check(len(set(texts)) == len(texts), "two choices are written alike")
        sample = self.luck.sample(range(len(decisions)), min(12, len(decisions)))
        for index in sample:
            read = self.rules.read(texts[index], view)
            self._check(read == (decisions[index],), f"{texts[index]!r} is read as {read}")
            offered = self.rules.offer(decisions[index], seat)
            self._check(offered["text"] == texts[index], f"{texts[index]!r} is offered as {offered['text']!r}")
            _plain(offered, "offer()")

    def _refusals(self) -> None:
        """A refusal says why in one line and leaves the table as it was."""
        table = self.table
        before = self._all()
        for seat in range(len(self.rules.seats)):
            legal = table.choices(seat)
            wrong: list[Decision | str] = [Decision(number) for number in (-1, 10**15) if number not in legal]
            wrong += NONSENSE
            for what in wrong:
                if table.result is not None:
                    self._refused(GameOver, seat, what)
                elif not legal:
                    self._refused(NotYourTurn, seat, what)
                else:
                    self._refused(Illegal if isinstance(what, int) else (Unreadable, Illegal), seat, what)
            if legal:
                self._refused(Stale, seat, legal[0], after=table.moment + 1)
        self._refused(NotYourTurn, len(self.rules.seats), Decision(0))
        self._check(self._all() == before, "a refusal changed the table")

    def _refused(
        self,
        how: type[Refusal] | tuple[type[Refusal], ...],
        seat: Seat,
        what: Decision | str,
        after: int | None = None,
    ) -> None:
        asked = repr(what)[:40]
        try:
            self.table.submit(seat, what, after)
        except how as refusal:
            text = str(refusal)
            self._check(0 < len(text) < 1000 and "\n" not in text, f"{asked} is not refused in one line: {text!r}")
        except Exception as error:
            raise Broken(f"{self.rules.id}: {asked} by seat {seat} raised {error!r}") from error
        else:
            raise Broken(f"{self.rules.id}: {asked} by seat {seat} was accepted")

    def _imagined(self) -> None:
        """A state imagined from what a seat heard looks to that seat exactly like the truth."""
        for seat in range(len(self.rules.seats)):
            heard = self.table.heard(seat)
            _plain(self.rules.aid(partial(self.table.heard, seat)), f"aid() for seat {seat}")
            imagined = self.rules.imagine(heard, self.luck)
            self._check(self.rules.view(imagined, seat) == self.table.view(seat), "an imagined state looks different")

    def _replay(self) -> None:
        """A record played back gives the same views, the same facts and the same result."""
        record = self.table.record()
        again = Table(self.rules, record=record)
        self._check(again.record() == record, "a replay has another record")
        self._check(again.result == self.table.result, "a replay has another result")
        for listener in self.listeners:
            self._check(again.view(listener) == self.table.view(listener), "a replay shows another table")
            self._check(again.heard(listener) == self.table.heard(listener), "a replay tells other facts")

    # -- inside ------------------------------------------------------------------------------------
    def _all(self) -> tuple[Any, ...]:
        table = self.table
        return (table.moment, table.record(), table.result, *(table.view(listener) for listener in self.listeners))

    def _check(self, kept: bool, broken: str) -> None:
        if not kept:
            raise Broken(f"{self.rules.id} {dict(self.rules.options)} at move {self.table.moment}: {broken}")


def _plain(thing: Any, what: str) -> None:
    """Plain data survives a trip through JSON unchanged."""
    try:
        there_and_back = json.loads(json.dumps(thing, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise Broken(f"{what} is not plain data: {error}") from error
    if there_and_back != thing:
        raise Broken(f"{what} does not survive JSON unchanged")
