"""`flagfall odds 8 5 --leader --stronghold`: how a battle of Risk will probably end."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from flagfall.cli.ask import AsJson, console, print_json

Attackers = Annotated[
    int, typer.Argument(min=2, max=1000, help="Battalions in the attacking territory; one stays behind.")
]
Defenders = Annotated[int, typer.Argument(min=1, max=1000, help="Battalions in the defending territory.")]
Leader = Annotated[bool, typer.Option("--leader", help="A Leader attacks: +1 to the highest die.")]
Defended = Annotated[bool, typer.Option("--defending-leader", help="A Leader defends: +1 to the highest die.")]
Stronghold = Annotated[
    bool, typer.Option("--stronghold", help="A Stronghold is attacked: +1 to the defender's highest die.")
]


def odds(
    attackers: Attackers,
    defenders: Defenders,
    leader: Leader = False,
    defending_leader: Defended = False,
    stronghold: Stronghold = False,
    as_json: AsJson = False,
) -> None:
    """Tell how likely an attack to the end succeeds, and what it costs."""
    from flagfall.kit.odds import battle

    fought = battle(attackers, defenders, int(leader), int(defending_leader) + int(stronghold))
    if as_json:
        left = {"attackers": fought.expected_attackers_left, "defenders": fought.expected_defenders_left}
        print_json({"falls": fought.win, "left": left})
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_row("The territory falls", f"{fought.win:.1%}")
    table.add_row("Attackers left on average", f"{fought.expected_attackers_left:.1f} of {attackers}")
    table.add_row("Defenders left on average", f"{fought.expected_defenders_left:.1f} of {defenders}")
    console.print(table)
