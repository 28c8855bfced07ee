"""`flagfall rules GAME`: the game explained to somebody without the box, and its options."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flagfall.catalog import open_game, read_options, write_value
from flagfall.cli.ask import AsJson, GameId, Options, console, paged, print_json

if TYPE_CHECKING:
    from flagfall.core import Option


def rules(game_id: GameId, option: Options = None, as_json: AsJson = False) -> None:
    """Explain a game as agreed, and everything one may agree on."""
    entry = open_game(game_id)
    made = entry.make(read_options(entry, option or []))
    if as_json:
        print_json(
            {
                "game": entry.id,
                "options": made.options,
                "described": made.describe(),
                "guide": [{"heading": heading, "text": text} for heading, text in made.guide()],
                "agreeable": [{**asdict(one), "sentence": str(one.sentence)} for one in entry.options],
            }
        )
        return
    with paged():
        console.print(Text(f"{entry.box}: {entry.title}", style="bold"), Text(entry.sentence), sep="\n")
        for heading, text in made.guide():
            console.print()
            console.print(Text(heading, style="bold"))
            console.print(Padding(Text(text), (0, 0, 0, 2)))
        console.print("\n[bold]What you may agree on[/] (--option NAME=VALUE)")
        for one in entry.options:
            console.print(Padding(_explained(one), (1, 0, 0, 2)))


def _explained(option: Option) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(option.name, style="bold cyan"), Text(f"{option.title}. {option.sentence}"))
    if option.refused:
        return table
    for index, value in enumerate(option.values):
        meaning = option.meanings[index] if option.meanings else ""
        usual = " (usual)" if value == option.default and type(value) is type(option.default) else ""
        table.add_row("", Text(f"{write_value(value)}{usual}{': ' if meaning else ''}{meaning}"))
    if not option.values:
        table.add_row("", Text(f"a whole number; usual is {write_value(option.default)}"))
    return table
