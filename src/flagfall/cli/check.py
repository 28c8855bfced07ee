"""`flagfall check FILE`: is a scroll whole, and if not, where and why."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from flagfall.cli.ask import AsJson, console, print_json, scroll_in
from flagfall.records import check as check_scroll

File = Annotated[Path, typer.Argument(metavar="FILE", help="A scroll.")]


def check(file: File, as_json: AsJson = False) -> None:
    """Play a scroll through; say at which line it is wrong, and why."""
    with scroll_in(file) as text:
        scroll, _ = check_scroll(text)
    if as_json:
        print_json(
            {
                "game": scroll.game,
                "options": scroll.options,
                "players": scroll.players,
                "decisions": len(scroll.inputs),
                "result": scroll.result,
            }
        )
        return
    console.print(f"{file}: {scroll.game}, {len(scroll.inputs)} decisions, {scroll.result}. All is well.")
