"""Perft: how many sequences of decisions there are, per game, as plain text tables.

    python -m flagfall.testing.perft tests/perft

A changed number means that the rules changed. Positions are found again from the few words in each table.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.catalog import game as entry_of
from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.core import CHANCE, NOBODY
from flagfall.testing.conform import lively

if TYPE_CHECKING:
    from flagfall.core import Rules, Value

HEAD = """\
# Perft of {game}: how many sequences of decisions there are from a position.
# A position is reached by luck: `Random(words)` decides, first the verb, then among its decisions.
# Write anew with: python -m flagfall.testing.perft tests/perft
#
# {columns}
"""
MOMENTS = (0, 40, 160)
"""How many decisions after the set-up the counted positions lie."""
DEEPEST = 4


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
    sets: tuple[dict[str, Value], ...] = ({}, {"two_square": 3, "captured": "secret"})
    known = {option.name for option in entry_of(game).options}
    for options in (chosen for chosen in sets if set(chosen) <= known):
        rules = rules_of(game, **options)
        rows.append(f"[{', '.join(f'{name}={value}' for name, value in options.items()) or 'as printed'}]\n")
        for moment in MOMENTS:
            words = f"{game} {moment}"
            state = position(rules, words, moment)
            most = rules.family.perft_limit
            rows.append("  " + _line(words, str(moment), _counts(rules, state, most)) + "\n")
    return "".join(rows)


def _counts(rules: Rules[Any, Any], state: Any, most: int) -> list[str]:
    counts: list[int] = []
    for depth in range(1, DEEPEST + 1):
        if counts and counts[-1] * max(counts[0], 1) > most:
            break
        counts.append(rules.family.perft(rules, state, depth))
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
