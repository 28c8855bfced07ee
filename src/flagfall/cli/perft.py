"""`flagfall perft GAME --depth n`: how many sequences of n decisions there are."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import Progress

from flagfall.cli.ask import GameId, Options, agreed, console, errors
from flagfall.core import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flagfall.core import Decision, Rules


def perft(
    game_id: GameId,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many decisions.")] = 2,
    options: Options = None,
) -> None:
    """Count decision sequences from the opening: a fingerprint of the rules."""
    rules = agreed(game_id, options)
    state = rules.opening()
    started = time.perf_counter()
    for plies in range(1, depth + 1):
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
            first = list(_decisions(rules, state))
            steps = progress.track(first, description=f"depth {plies}")
            leaves = (
                len(first) if plies == 1 else sum(count(rules, rules.play(state, step)[0], plies - 1) for step in steps)
            )
        console.print(f"{plies} {leaves}")
    errors.print(f"{time.perf_counter() - started:.1f} s")


def count(rules: Rules[Any, Any], state: Any, depth: int) -> int:
    """Sequences of `depth` decisions and outcomes from a state, through the contract alone."""
    decisions = _decisions(rules, state)
    if depth == 1:
        return len(decisions)
    return sum(count(rules, rules.play(state, decision)[0], depth - 1) for decision in decisions)


def _decisions(rules: Rules[Any, Any], state: Any) -> list[Decision]:
    seat = rules.to_act(state)
    if seat == NOBODY:
        return []
    found: Iterable[Decision] = (
        rules.chances(state).outcomes if seat == CHANCE else rules.choices(rules.view(state, seat))
    )
    return list(found)
