"""`flagfall replay FILE`: a scroll, line by line."""

from __future__ import annotations

import time
from pathlib import Path  # noqa: TC003 (typer reads it)
from typing import Annotated

import typer
from rich.text import Text

from flagfall.cli.ask import console, picture, prepare, scroll_in
from flagfall.cli.watch import listener_of
from flagfall.records.read import check_result, opened, retell
from flagfall.records.story import Story
from flagfall.table import Table


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scroll.")],
    auto: Annotated[bool, typer.Option("--auto", help="Go on by itself instead of waiting for Enter.")] = False,
    delay: Annotated[float, typer.Option(min=0.0, max=60.0, help="Seconds between steps with --auto.")] = 0.5,
    eyes: Annotated[str, typer.Option("--as", metavar="SEAT", help="Whose eyes to look through.")] = "spectator",
) -> None:
    """See a game again: Enter for the next step, q to stop."""
    with scroll_in(file) as text:
        _tell(text, eyes, auto, delay)


def _tell(text: bytes, eyes: str, auto: bool, delay: float) -> None:
    rules, players, body, result = opened(text)
    listener = listener_of(prepare(rules), eyes)
    seats = ", ".join(f"{seat}: {player}" for seat, player in zip(rules.seats, players, strict=True))
    console.print(f"{rules.id} ({seats})", markup=False)
    table = Table.retold(rules)
    heard = 0
    try:
        for number, line in enumerate(retell(rules, table, body), start=1):
            new = table.heard(listener, heard).facts
            heard += len(new)
            console.print(f"\n{number} of {len(body)}: {line.text.partition(' ')[0]}", markup=False, style="bold")
            for sentence in Story(rules, table.heard(listener)).between(heard - len(new), heard):
                console.print(Text(f"  {sentence}", style="italic"))
            console.print(picture(rules, table.view(listener), new))
            if not _onward(auto, delay):
                return
        check_result(rules, table, result)
        console.print(f"\nThe end: {result.text}.", markup=False)  # the moves do not tell that somebody resigned
    except (KeyboardInterrupt, EOFError):
        console.print()


def _onward(auto: bool, delay: float) -> bool:
    if auto:
        time.sleep(delay)
        return True
    return not console.input("[dim]Enter, or q[/] ").strip().lower().startswith("q")
