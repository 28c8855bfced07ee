"""`flagfall perft GAME --depth n`: how many sequences of n decisions there are."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.progress import Progress

from flagfall.cli.ask import GameId, Options, agreed, console, errors


def perft(
    game_id: GameId,
    depth: Annotated[int, typer.Option(min=1, max=12, help="How many decisions.")] = 2,
    options: Options = None,
) -> None:
    """Count decision sequences: a fingerprint of the rules."""
    # Counting needs the compiled rules; the other commands do not wait for them.
    from flagfall.core.perft import next_decisions

    rules = agreed(game_id, options)
    state = rules.opening()
    started = time.perf_counter()
    for plies in range(1, depth + 1):
        with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
            first = next_decisions(rules, state)
            steps = progress.track(first, description=f"depth {plies}")
            leaves = (
                len(first)
                if plies == 1
                else sum(rules.family.perft(rules, rules.play(state, step)[0], plies - 1) for step in steps)
            )
        console.print(f"{plies} {leaves}")
    errors.print(f"{time.perf_counter() - started:.1f} s")
