"""Compiled equals interpreted: play the same games either way and print what happened, digested.

    python -m flagfall.testing.parity 4 30                       compiled
    NUMBA_DISABLE_JIT=1 python -m flagfall.testing.parity 4 30   the same source as it stands

Both must print the same. With NUMBA_BOUNDSCHECK=1 the compiled rules also stop at any square, kind or row there is not.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random
from typing import TYPE_CHECKING

from flagfall.catalog import games
from flagfall.core import NOBODY, SPECTATOR, BadOption, Heard, Value
from flagfall.games.stratego.rules import Stratego
from flagfall.testing.conform import lively
from flagfall.testing.exhaust import skirmish

if TYPE_CHECKING:
    from flagfall.core import Fact
    from flagfall.games.stratego.position import State

SPREAD: tuple[dict[str, Value], ...] = (
    {"memory": "marks", "calm_limit": 60},
    {"silent_defense": True, "more_square": True, "two_square": 3},
    {"rescue": True, "captured": "prisoner", "aggressor_advantage": True},
    {"captured": "stealth", "two_square": "off", "memory": "captured", "ply_limit": 90},
)
"""Options that together switch everything on somewhere."""
SET_UP = 80
"""Decisions it takes to set two full armies up."""


def digest(rules: Stratego, state: State, decisions: int, luck: Random) -> str:
    """One game from a state: every truth, every fact, every view and every choice, as a few letters."""
    digested = hashlib.blake2b(digest_size=8)
    told: list[Fact] = []
    setting_up = rules.to_act(state) != NOBODY and int(state.open["ply"]) == 0 and int(state.open["phase"]) == 0
    for _ in range(decisions):
        seat = rules.to_act(state)
        if seat == NOBODY:
            break
        view = rules.view(state, seat)
        choices = rules.choices(view)
        state, facts = rules.play(state, lively(rules, choices, luck))
        told += facts
        digested.update(state.cells.tobytes() + view.cells.tobytes() + repr((choices.decisions, facts)).encode())
    digested.update(rules.view(state, SPECTATOR).cells.tobytes())
    if setting_up:
        for listener in (0, 1, SPECTATOR):
            heard = Heard(listener, tuple(fact for fact in told if fact.audience.hears(listener)))
            digested.update(rules.fold(heard).cells.tobytes())
    return digested.hexdigest()


def digests(rounds: int, decisions: int) -> list[str]:
    """A line for every Stratego game and option set: skirmishes, and a game from the set-up."""
    lines = []
    for entry in games():
        if not entry.id.startswith("stratego/"):
            continue
        for number, options in enumerate(SPREAD[:rounds]):
            luck = Random(f"{entry.id} {number}")
            try:
                rules = entry.make(entry.settle(options))
            except BadOption:
                rules = entry.make(entry.settle({}))
            assert isinstance(rules, Stratego)
            made = [digest(rules, skirmish(rules, luck), decisions, luck) for _ in range(2)]
            if number == 0:
                made.append(digest(rules, rules.opening(), decisions + SET_UP, luck))
            lines.append(f"{entry.id} {number} {' '.join(made)}")
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(int(sys.argv[1]), int(sys.argv[2]))) + "\n")
