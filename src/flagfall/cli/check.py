"""`flagfall check FILE`: is a scroll whole, and if not, where and why; and was its luck what was promised."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flagfall.cli.ask import AsJson, Trouble, console, print_json, scroll_in
from flagfall.records import check as check_scroll
from flagfall.records import fair
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.records.scroll import Scroll
    from flagfall.table import Table

File = Annotated[Path, typer.Argument(metavar="FILE", help="A scroll.")]
Pledge = Annotated[str | None, typer.Option(metavar="SIGNS", help="What the server promised when the game began.")]
Seals = Annotated[
    list[str] | None,
    typer.Option("--seal", metavar="SIGNS", help="A seal you saw during the game; may be given several times."),
]


def check(file: File, pledge: Pledge = None, seals: Seals = None, as_json: AsJson = False) -> None:
    """Play a scroll through; say at which line it is wrong, and why. Where luck was promised, check that it was kept."""
    with scroll_in(file) as text:
        scroll, table = check_scroll(text)
    seals = seals or []
    drawn = None if scroll.fair is None else _luck(scroll.fair, table, scroll, pledge, seals)
    if scroll.fair is None and (pledge or seals):
        raise Trouble("check-no-pledge", file=str(file))
    if as_json:
        print_json(
            {
                "game": scroll.game,
                "options": scroll.options,
                "players": scroll.players,
                "decisions": len(scroll.inputs),
                "result": scroll.result,
                "pledge": None if scroll.fair is None else fair.pledge(scroll.fair.seed),
                "drawn": drawn,
            }
        )
        return
    console.print(f"{file}: {scroll.game}, {len(scroll.inputs)} decisions, {scroll.result}. All is well.")
    if scroll.fair is not None:
        promised = fair.pledge(scroll.fair.seed)
        console.print(str(Phrase("check-fair", {"drawn": drawn or 0, "pledge": promised, "seals": len(seals)})))


def _luck(luck: fair.Fair, table: Table, scroll: Scroll, pledge: str | None, seals: list[str]) -> int:
    """How many outcomes of chance there were, all of them as promised."""
    if pledge is not None and pledge.lower() != fair.pledge(luck.seed):
        raise Trouble("check-other-pledge", pledge=fair.pledge(luck.seed))
    drawn = 0
    for outcome in fair.draws(table.rules, scroll.inputs):
        if not fair.kept(luck, outcome):
            raise Trouble("check-other-luck", number=outcome.number + 1)
        drawn += 1
    lines = fair.lines(table.rules, scroll.inputs)
    wanted = {seal.lower() for seal in seals}
    wanted -= {fair.seal(luck.seed, lines[:count]) for count in range(len(lines) + 1)} if wanted else set()
    if wanted:
        raise Trouble("check-other-seal", seal=min(wanted))
    return drawn
