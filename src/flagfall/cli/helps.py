"""What a person may type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from flagfall.cli.ask import console

if TYPE_CHECKING:
    from flagfall.core import Choices, Rules, Seat

COMMANDS = (
    ("moves", "list everything you may decide now; with a word, only what begins with it"),
    ("board", "draw the table again"),
    ("resign", "give the game up"),
    ("quit", "leave; the game is kept and can be taken up again (Ctrl-C and Ctrl-D do the same)"),
)


def show_help(rules: Rules[Any, Any], seat: Seat, setting_up: bool) -> None:
    """The commands, and the words of this game."""
    table = Table(box=None, pad_edge=False, show_header=False)
    if setting_up:
        table.add_row("setup", "let a sensible player set up for you")
    for example, meaning in (*COMMANDS, *rules.family.looks(rules), *rules.family.usage(rules, seat, setting_up)):
        table.add_row(Text(example, style="bold"), Text(str(meaning)))
    console.print(table)


def show_moves(rules: Rules[Any, Any], seat: Seat, choices: Choices, beginning: str) -> None:
    """Every choice in its notation."""
    texts = [rules.write(decision, seat) for decision in choices]
    texts = [text for text in texts if text.startswith(beginning.strip())]
    console.print(Columns(texts, padding=(0, 3)) if texts else "Nothing.")
