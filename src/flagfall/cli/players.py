"""`flagfall players`: who plays against you."""

from __future__ import annotations

from importlib.metadata import entry_points

from rich.table import Table

from flagfall.cli.ask import console
from flagfall.players.levels import level, levels


def players() -> None:
    """List the computer players, levels first."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("player", no_wrap=True)
    table.add_column("how it plays")
    for strength in levels():
        table.add_row(strength.name, strength.sentence)
    others = [entry for entry in entry_points(group="flagfall.players") if level(entry.name) is None]
    for entry in sorted(others):
        try:
            kind = entry.load()
        except (ImportError, AttributeError) as error:
            table.add_row(entry.name, f"not available here: {error}")
            continue
        table.add_row(entry.name, (kind.__doc__ or "").strip().partition("\n")[0])
    console.print(table)
