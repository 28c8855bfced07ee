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

RISK = (
    ("place moria 3", "put battalions there; `place moria all` for all you have"),
    ("trade", "turn in the best set of cards; `trade a b c` names them"),
    ("attack moria > eregion", "attack; add a number of dice, `until 4` (stop when 4 are left) or `to the end`"),
    ("roll 3, defend 2", "throw so many dice"),
    ("advance all", "move in after winning; or a number"),
    ("move moria > gladden_fields 4", "redeploy"),
    ("pass", "go on to the next part of the turn"),
)
LEADERS = (
    ("move … with leader", "take the Leader along; `roll 2 alone` leaves it out of an attack"),
    ("play …, claim …", "play a card, declare a mission fulfilled"),
)


def show_help(rules: Rules[Any, Any], seat: Seat, setting_up: bool) -> None:
    """The commands, and the words of this game."""
    described = rules.describe()
    table = Table(box=None, pad_edge=False, show_header=False)
    if setting_up:
        table.add_row("setup", "let a sensible player set up for you")
    for command, meaning in COMMANDS:
        table.add_row(Text(command, style="bold"), meaning)
    if rules.id.startswith("stratego/"):
        _stratego(described, seat, table, setting_up)
    else:
        for example, meaning in RISK + (LEADERS if described["cards"] else ()):
            table.add_row(Text(example, style="bold"), meaning)
    console.print(table)


def _stratego(described: dict[str, Any], seat: Seat, table: Table, setting_up: bool) -> None:
    kinds = {name: kind for name, kind in described["kinds"].items() if kind["seat"] in (None, seat)}
    if setting_up:
        rows = len({square[1:] for square in described["armies"][seat]["home"]})
        letters = ", ".join(f"{kind['letter']} {name}" for name, kind in kinds.items())
        table.add_row(
            Text(f"{next(iter(kinds))}@{described['armies'][seat]['home'][0]}", style="bold"), "place one piece"
        )
        table.add_row(
            Text("deploy …/…", style="bold"),
            f"a whole set-up: {rows} rows of {described['cols']} letters from the top of the board down, a dot for an empty square. "
            f"{letters}.",
        )
        return
    table.add_row(
        Text("a4-a5", style="bold"),
        "move, or attack what stands there; a turn in several steps is one line with commas",
    )
    for name, power in described["powers"].items():
        owners = ", ".join(kind["name"] for kind in kinds.values() if name in kind["powers"])
        if not owners:
            continue
        source = " (reconstructed)" if power["source"] == "reconstruction" else ""
        table.add_row(Text(power["example"], style="bold"), f"{power['name']}, {owners}{source}: {power['sentence']}")
    reserve = described["reserve"]
    if reserve and reserve["army"] == seat:
        first = next(name for name, kind in kinds.items() if kind["late"])
        table.add_row(
            Text(f"enter, {first}@a4, …", style="bold"),
            f"bring in all your reinforcements, as soon as {reserve['after']} enemy pieces are gone; then move as usual",
        )
    if described["options"]["rescue"]:
        table.add_row(
            Text(f"rescue {next(iter(kinds))}@a1", style="bold"),
            "bring a captured piece back, right after reaching the enemy's back row; `stop` if you do not want to",
        )


def show_moves(rules: Rules[Any, Any], seat: Seat, choices: Choices, beginning: str) -> None:
    """Every choice in its notation."""
    texts = [rules.write(decision, seat) for decision in choices]
    texts = [text for text in texts if text.startswith(beginning.strip())]
    console.print(Columns(texts, padding=(0, 3)) if texts else "Nothing.")
