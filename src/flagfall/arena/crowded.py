"""Many games at once, where both players can answer at many tables: no Python between two decisions."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from flagfall.arena.game import on_paper
from flagfall.arena.played import Played, Times
from flagfall.arena.terms import SHARED
from flagfall.core import NOBODY
from flagfall.machine import Batch
from flagfall.players import seat_anybody
from flagfall.records import AGREED, scroll_of, write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.arena.terms import Terms
    from flagfall.core import Rules

CROWD = 256
"""So many groups are played side by side; always the same ones, whoever plays them."""


def answers_all(terms: Terms) -> bool:
    """Whether both players can, and nothing is agreed that only a table of its own can keep."""
    if terms.clock or terms.adjudicate or len(terms.players) != 2:
        return False
    return all(_answers_all(terms, name) for name in terms.players)


def _answers_all(terms: Terms, name: str) -> bool:
    player = seat_anybody(name, terms.rules(), 0, terms.luck(0, 0))
    if hasattr(player, "leave"):
        player.leave()
    return hasattr(player, "answer_all")


def warm(terms: Terms) -> None:
    """Compile what a crowd needs: one decision of one group, of which nothing is left."""
    for _ in play_crowd(msgspec.structs.replace(terms, draw_after=1), 0, 1):
        pass


def play_crowd(terms: Terms, first: int, groups: int) -> Iterator[Played]:
    """Groups from `first` on, which begins a crowd: all their first games, then all their second ones …"""
    rules = terms.rules()
    seats = len(rules.seats)
    laid: list[Any] = []
    turns = [_Turn(terms, rules, first, groups, turn) for turn in range(seats)]
    for turn in turns:
        turn.play(_relaid(terms, rules, laid))
        laid = laid or turn.laid
    for table in range(groups):
        yield from (turn.played(table) for turn in turns)


def _relaid(terms: Terms, rules: Rules[Any, Any], laid: list[Any]) -> list[Any]:
    """The set-ups of the first games as the second ones begin with them: rows of one decision for each table."""
    if terms.setups == SHARED or not laid:
        return laid
    half = len(laid) // 2
    across = rules.family.across(rules)
    turned = [across[row] for row in laid[half:] + laid[:half]]  # whoever sat second now sits first
    return turned if all((row >= 0).all() for row in turned) else []


class _Turn:
    """One game of every group."""

    def __init__(self, terms: Terms, rules: Rules[Any, Any], first: int, groups: int, turn: int) -> None:
        self.terms, self.rules, self.first, self.groups, self.turn = terms, rules, first, groups, turn
        self.batch = Batch(rules, groups, terms.number(first), again=False, keep=terms.scrolls)
        self.players = [seat_anybody(name, rules, 0, terms.luck(first, who)) for who, name in enumerate(terms.players)]
        self.decisions = np.zeros((groups, 2), np.int64)
        self.spent = [0.0, 0.0]
        self.laid: list[Any] = []

    def play(self, laid: list[Any]) -> None:
        batch = self.batch
        placing = self.rules.family.placing(self.rules)
        steps = 0
        while (batch.to_act != NOBODY).any() and not 0 < self.terms.draw_after <= steps:
            relaid = steps < len(laid) and bool(batch.mask()[np.arange(self.groups), laid[steps]].all())
            actions = laid[steps] if relaid else self._asked()
            if self.turn == 0 and len(self.laid) == steps and placing[actions].all():
                self.laid.append(actions.copy())
            batch.step(actions)
            steps += 1

    def _asked(self) -> Any:
        """Where A is to act its answer, elsewhere B's."""
        batch, hers = self.batch, self.batch.to_act == self.turn
        actions = np.full(self.groups, -1, np.int32)
        for who, asked in enumerate((hers, ~hers & (batch.to_act != NOBODY))):
            if asked.any():
                started = time.perf_counter()
                answer = self.players[who].answer_all(batch)  # type: ignore[attr-defined]
                self.spent[who] += time.perf_counter() - started
                actions[asked] = answer[asked]
                self.decisions[asked, who] += 1
        return actions

    def played(self, table: int) -> Played:
        over = self.batch.to_act[table] == NOBODY
        seats = len(self.rules.seats)
        scores = tuple(self.batch.result[table].tolist()) if over else (1 / seats,) * seats
        times = Times(sizes={}), Times(sizes={})
        for who, count in enumerate(self.decisions[table].tolist()):
            times[who].add(self.spent[who] / max(1, int(self.decisions[:, who].sum())), count)
        scroll = ""
        if self.terms.scrolls:
            on = on_paper(self.terms, self.turn, seats)
            scroll = write(scroll_of(self.batch[table], on, None if over else AGREED))
        decisions = int(self.decisions[table].sum())
        return Played(
            self.first + table, self.turn, scores, "rules" if over else "agreed", decisions, times, scroll=scroll
        )
