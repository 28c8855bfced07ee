"""What a person may type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from flagfall.cli.ask import console

if TYPE_CHECKING:
    from flagfall.core import Choices, Rules

COMMANDS = (
    ("moves", "list everything you may decide now; `moves a4` only what begins with a4"),
    ("board", "draw the table again"),
    ("resign", "give the game up"),
    ("quit", "leave; the game is kept and can be taken up again (Ctrl-C and Ctrl-D do the same)"),
)


def show_help(rules: Rules[Any, Any], setting_up: bool) -> None:
    """The commands, and the words of this game."""
    described = rules.describe()
    table = Table(box=None, pad_edge=False, show_header=False)
    if setting_up:
        table.add_row("setup", "let a sensible player set up for you")
    for command, meaning in COMMANDS:
        table.add_row(Text(command, style="bold"), meaning)
    if described["family"] == "stratego":
        _stratego(described, table, setting_up)
    console.print(table)


def _stratego(described: dict[str, Any], table: Table, setting_up: bool) -> None:
    kinds = described["kinds"]
    if setting_up:
        rows = len({square[1:] for square in described["armies"][0]["home"]})
        letters = ", ".join(f"{kind['letter']} {name}" for name, kind in kinds.items())
        table.add_row(Text("marshal@a1", style="bold"), "place one piece")
        table.add_row(
            Text("deploy …/…", style="bold"),
            f"a whole set-up: {rows} rows of {described['cols']} letters from the top of the board down, a dot for an empty square. "
            f"{letters}.",
        )
        return
    table.add_row(Text("a4-a5", style="bold"), "move, or attack what stands there")
    for name, power in described["powers"].items():
        owners = ", ".join(kind["name"] for kind in kinds.values() if name in kind["powers"])
        source = " (reconstructed)" if power["source"] == "reconstruction" else ""
        example = f"a4 {power['word']} a6" if power["word"] else power["name"]
        table.add_row(Text(example, style="bold"), f"{power['name']}, {owners}{source}: {power['sentence']}")


def show_moves(rules: Rules[Any, Any], choices: Choices, beginning: str) -> None:
    """Every choice in its notation."""
    texts = [text for text in map(rules.write, choices) if text.startswith(beginning.strip())]
    console.print(Columns(texts, padding=(0, 3)) if texts else "Nothing.")
