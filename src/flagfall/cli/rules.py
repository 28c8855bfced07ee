"""`flagfall rules GAME`: the game explained to somebody without the box, and its options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flagfall.catalog import game, write_value
from flagfall.cli.ask import GameId, console

if TYPE_CHECKING:
    from flagfall.core import Option


@runtime_checkable
class Guides(Protocol):
    """Rules that explain themselves from beginning to end."""

    def guide(self) -> list[tuple[str, str]]: ...


def rules(game_id: GameId) -> None:
    """Explain a game and everything players may agree on."""
    entry = game(game_id)
    console.print(Text(f"{entry.box}: {entry.title}", style="bold"), Text(entry.sentence), sep="\n")
    made = entry.make(entry.settle({}))
    for heading, text in made.guide() if isinstance(made, Guides) else ():
        console.print()
        console.print(Text(heading, style="bold"))
        console.print(Padding(Text(text), (0, 0, 0, 2)))
    console.print("\n[bold]What you may agree on[/] (--option NAME=VALUE)")
    for option in entry.options:
        console.print(Padding(_explained(option), (1, 0, 0, 2)))


def _explained(option: Option) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(option.name, style="bold cyan"), Text(f"{option.title}. {option.sentence}"))
    for index, value in enumerate(option.values):
        meaning = option.meanings[index] if option.meanings else ""
        usual = " (usual)" if value == option.default and type(value) is type(option.default) else ""
        table.add_row("", Text(f"{write_value(value)}{usual}{': ' if meaning else ''}{meaning}"))
    if not option.values:
        table.add_row("", Text(f"a whole number; usual is {write_value(option.default)}"))
    return table
