"""How fast the kernel is: whole random games and copies, with nothing of Python in the loop."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.stratego.imagine import Imagination
from flagfall.games.stratego.kernel import doors as kernel
from flagfall.games.stratego.kernel import numbers as code
from flagfall.kit.jit import door
from flagfall.kit.luck import luck
from flagfall.kit.record import records

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flagfall.core import Fact
    from flagfall.games.stratego.rules import Stratego

LONGEST_GAME = 10_000


def random_play(rules: Stratego, games: int, seed: int, facts: bool) -> tuple[int, int, int]:
    """Uniformly random legal play from the empty board: plies, decisions and games played."""
    fields = records(code.STATE, 2)
    kernel.open_table(fields, 0, rules.book)
    sets, log, _ = rules.scratch(room=LONGEST_GAME)
    totals = np.zeros(8, np.int64)
    kernel.play_many(fields, 0, rules.book, luck(seed), games, LONGEST_GAME, sets, log if facts else log[:1], totals)
    return int(totals[0]), int(totals[1]), int(totals[2])


@door
def _copy_many(fields: Any, times: int) -> None:
    for i in range(times):
        fields[0].table.ply = i
        fields[1 + i % 7] = fields[0]


def inside(rules: Stratego) -> Iterator[tuple[str, str]]:
    """What the kernel needs for one copy of a state, and for one imagined state in the middle of a game."""
    times = 1_000_000
    fields = records(code.STATE, 8)
    yield "copy of a state", f"{1e9 * _seconds(lambda n: _copy_many(fields, n), times) / times:.0f} ns"
    times = 20_000
    mind = Imagination(rules, 0)
    mind.hear(_some_game(rules, 200))
    yield "states imagined", f"{times / _seconds(lambda n: mind.draw_many(1, n), times):,.0f} /s"


def _some_game(rules: Stratego, decisions: int) -> tuple[Fact, ...]:
    """What the bottom army has heard so far into a random game."""
    luck, state = Random(5), rules.opening()
    heard: list[Fact] = []
    for _ in range(decisions):
        choices = rules.choices(rules.view(state, rules.to_act(state)))
        state, told = rules.play(state, choices[luck.randrange(len(choices))])
        heard += [fact for fact in told if fact.audience.hears(0)]
        if rules.result(state) is not None:
            break
    return tuple(heard)


def _seconds(do: Callable[[int], object], times: int) -> float:
    do(1)
    started = process_time()
    do(times)
    return process_time() - started
