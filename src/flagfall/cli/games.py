"""`flagfall games`: what can be played."""

from __future__ import annotations

from rich.table import Table

from flagfall.catalog import games as catalog
from flagfall.cli.ask import AsJson, console, print_json


def games(as_json: AsJson = False) -> None:
    """List every game."""
    if as_json:
        names = ("id", "box", "title", "sentence", "seats")
        print_json([{name: getattr(entry, name) for name in names} for entry in catalog()])
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("game", "box", "players", "what it is"):
        table.add_column(column, no_wrap=column == "game")
    for entry in catalog():
        seats = ", ".join(map(str, entry.seats))
        table.add_row(entry.id, f"{entry.box}: {entry.title}", seats, entry.sentence)
    console.print(table)
    console.print("\nPlay one with [bold]flagfall play GAME[/]; read its rules with [bold]flagfall rules GAME[/].")
