"""What we measure ourselves by: every way into the rules at its speed, beside what we aim for. Described in docs/machines.md."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from flagfall.bench.pace import random_play
from flagfall.bench.steps import each
from flagfall.catalog import rules as rules_of
from flagfall.machine import Batch
from flagfall.records import read, scroll_of, write
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Rules

TABLES: Final = 1024
IMAGINED: Final = 512
SCROLLS: Final = 20
MIDDLE: Final = 240
"""So many decisions into a random game of Stratego is its middle: eighty of them set the armies up."""


@dataclass(frozen=True, slots=True)
class Aim:
    """One speed: of what, in which game, how often a second it should be, and how it is measured."""

    what: str
    game: str
    per_second: int
    measure: Callable[[Rules[Any, Any], float], float]

    def measured(self, seconds: float) -> float:
        """How often a second of one core, over about so many seconds."""
        return self.measure(rules_of(self.game), seconds)


def kernel_plies(rules: Rules[Any, Any], seconds: float) -> float:
    """Random play with nothing of Python in the loop."""
    return random_play(rules, seconds, facts=False).per_second("plies")


def batched(rules: Rules[Any, Any], seconds: float) -> float:
    """Decisions a batch takes from outside, its mask kept up."""
    return _stepped(rules, seconds, observing=False)


def observed(rules: Rules[Any, Any], seconds: float) -> float:
    """The same, and everything whoever is to act may know is written out before."""
    return _stepped(rules, seconds, observing=True)


def imagined(rules: Rules[Any, Any], seconds: float) -> float:
    """States that agree with what a seat has heard by the middle of a game, ready to play on."""
    heard, batch = _middle(rules).heard(0), Batch(rules, 1)
    return IMAGINED / each(lambda: batch.imagine(heard, IMAGINED), seconds)


def played(rules: Rules[Any, Any], seconds: float) -> float:
    """Whole random games through `rules.view`, `rules.choices` and `rules.play`."""
    luck = Random(5)
    decisions, started = _game(rules, luck), process_time()
    decisions = 0
    while (spent := process_time() - started) < seconds:
        decisions += _game(rules, luck)
    return decisions / spent


def read_back(rules: Rules[Any, Any], seconds: float) -> float:
    """Scrolls of such games, from text to a checked record."""
    texts = [write(scroll_of(_middle(rules, seed), ("one", "two"))) for seed in range(SCROLLS)]
    return SCROLLS / each(lambda: [read(text) for text in texts], seconds)


AIMS: Final = (
    Aim("random plies in the kernel", "stratego/classic", 8_000_000, kernel_plies),
    Aim("random plies in the kernel", "stratego/lotr-powers", 3_000_000, kernel_plies),
    Aim("batch steps with mask", "stratego/classic", 3_000_000, batched),
    Aim("batch steps, observed", "stratego/classic", 1_000_000, observed),
    Aim("batch steps, observed", "risk/middle-earth", 500_000, observed),
    Aim("states imagined as a batch", "stratego/classic", 100_000, imagined),
    Aim("view, choices and play", "stratego/classic", 170_000, played),
    Aim("scrolls read back", "stratego/classic", 500, read_back),
)


def _stepped(rules: Rules[Any, Any], seconds: float, *, observing: bool) -> float:
    """Choosing is not counted: that is whoever plays. Tables are first played apart, so that all moments of a game are there."""
    batch = Batch(rules, TABLES, seed=7, keep=False)
    seen = batch.observe(0)
    for _ in range(2 * MIDDLE):
        batch.step(batch.sample())
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = batch.sample()
        started = process_time()
        batch.step(actions)
        batch.mask()
        if observing:
            batch.observe(batch.to_act, seen)
        spent += process_time() - started
        steps += TABLES
    return steps / spent


def _middle(rules: Rules[Any, Any], seed: int = 5) -> Table:
    """A table in the middle of a random game."""
    luck = Random(seed)
    table = Table(rules, luck)
    while table.result is None and table.moment < MIDDLE:
        choices = table.choices(table.to_act)
        table.submit(table.to_act, choices[luck.randrange(len(choices))])
    return table


def _game(rules: Rules[Any, Any], luck: Random) -> int:
    """One random game of Python calls; how many decisions it had."""
    state, decisions = rules.opening(), 0
    while (seat := rules.to_act(state)) >= 0:
        choices = rules.choices(rules.view(state, seat))
        state, _ = rules.play(state, choices[luck.randrange(len(choices))])
        decisions += 1
    return decisions
