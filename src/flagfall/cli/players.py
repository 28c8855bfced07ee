"""`flagfall players`: who plays against you."""

from __future__ import annotations

from importlib.metadata import entry_points

from rich.table import Table

from flagfall.cli.ask import console


def players() -> None:
    """List the computer players."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("player", no_wrap=True)
    table.add_column("how it plays")
    for entry in sorted(entry_points(group="flagfall.players")):
        try:
            kind = entry.load()
        except (ImportError, AttributeError) as error:
            table.add_row(entry.name, f"not available here: {error}")
            continue
        table.add_row(entry.name, (kind.__doc__ or "").strip().partition("\n")[0])
    console.print(table)
