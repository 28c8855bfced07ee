"""Perft: how many sequences of decisions there are, per game, as plain text tables.

    python -m flagfall.testing.perft tests/perft

A changed number means that the rules changed. Positions are found again from the few words in each table.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.core import CHANCE, NOBODY
from flagfall.games.stratego.kernel import code
from flagfall.games.stratego.kernel import playout as kernel
from flagfall.games.stratego.rules import Stratego
from flagfall.kit.jit import records
from flagfall.testing.conform import lively

if TYPE_CHECKING:
    from flagfall.core import Decision, Rules, Value

HEAD = """\
# Perft of {game}: how many sequences of decisions there are from a position.
# A position is reached by luck: `Random(words)` decides, first the verb, then among its decisions.
# Write anew with: python -m flagfall.testing.perft tests/perft
#
# {columns}
"""
MOMENTS = (0, 40, 160)
"""How many decisions after the set-up the counted positions lie."""
MOST = 2_000_000
"""A count is not begun if the one before says it would exceed this."""
DEEPEST = 4


def perft(rules: Rules[Any, Any], state: Any, depth: int) -> int:
    """Sequences of `depth` decisions, every outcome of chance counted as one decision."""
    if isinstance(rules, Stratego):
        return _compiled(rules, state, depth)
    decisions = next_decisions(rules, state)
    if depth == 1:
        return len(decisions)
    return sum(perft(rules, rules.play(state, decision)[0], depth - 1) for decision in decisions)


def next_decisions(rules: Rules[Any, Any], state: Any) -> tuple[Decision, ...]:
    """What whoever is to act may decide, or chance bring; nothing when the game is over."""
    seat = rules.to_act(state)
    if seat == NOBODY:
        return ()
    if seat == CHANCE:
        return tuple(rules.chances(state).outcomes)
    return rules.choices(rules.view(state, seat)).decisions


def _compiled(rules: Stratego, state: Any, depth: int) -> int:
    fields = records(code.STATE, depth + 1)
    fields[depth] = state.cells[0]
    sets = np.zeros((depth + 1, code.ROWS, 3), np.int64)
    log = np.zeros((1, code.FACT_WIDTH), np.int64)
    return int(kernel.perft(fields, depth, rules.book, sets, log))


def position(rules: Rules[Any, Any], words: str, decisions: int) -> Any:
    """The state so many decisions after the set-up (or after the start, where there is none)."""
    luck = Random(words)
    state = rules.opening()
    while (decisions > 0 and rules.to_act(state) != NOBODY) or _setting_up(rules, state):
        decisions -= not _setting_up(rules, state)
        seat = rules.to_act(state)
        if seat == CHANCE:
            decision = rules.chances(state).draw(luck)
        else:
            decision = lively(rules, rules.choices(rules.view(state, seat)), luck)
        state, _ = rules.play(state, decision)
    return state


def _setting_up(rules: Rules[Any, Any], state: Any) -> bool:
    return rules.show(rules.view(state, 0)).get("phase") == "setup"


def table(game: str) -> str:
    """The perft table of one game."""
    rows = [HEAD.format(game=game, columns=_line("words", "after", [f"depth {n}" for n in range(1, DEEPEST + 1)]))]
    sets: tuple[dict[str, Value], ...] = ({},)
    if game.startswith("stratego/"):
        sets = ({}, {"two_square": 3, "captured": "secret"})
    for options in sets:
        rules = rules_of(game, **options)
        rows.append(f"[{', '.join(f'{name}={value}' for name, value in options.items()) or 'as printed'}]\n")
        for moment in MOMENTS:
            words = f"{game} {moment}"
            state = position(rules, words, moment)
            most = MOST if isinstance(rules, Stratego) else MOST // 200
            rows.append("  " + _line(words, str(moment), _counts(rules, state, most)) + "\n")
    return "".join(rows)


def _counts(rules: Rules[Any, Any], state: Any, most: int) -> list[str]:
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        if counts and counts[-1] * max(counts[0], 1) > most:
            break
        counts.append(perft(rules, state, depth))
    return [str(count) for count in counts]


def _line(words: str, after: str, counts: list[str]) -> str:
    return f"{words:<32} {after:>5} " + " ".join(f"{count:>10}" for count in counts)


def file_name(game: str) -> str:
    """`stratego/classic` is kept in `stratego-classic.perft`."""
    return game.replace("/", "-") + ".perft"


def main(folder: str) -> None:
    where = Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    for entry in games():
        (where / file_name(entry.id)).write_text(table(entry.id), "utf-8")
        print(f"{entry.id}: {file_name(entry.id)}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "tests/perft")
