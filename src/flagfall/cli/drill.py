"""`flagfall drill`: attack a server of one's own and see whether it holds."""

from __future__ import annotations

from typing import Annotated

import typer

from flagfall.cli.ask import Trouble, console, errors


def drill(
    which: Annotated[
        list[str] | None,
        typer.Argument(metavar="[attack | questions | memory | speed | workers]", help="Only this; all unless given."),
    ] = None,
    short: Annotated[
        bool, typer.Option("--short", help="A minute instead of many; speed and memory are not judged.")
    ] = False,
) -> None:
    """Attack a server of one's own; fails if it does not hold."""
    from flagfall.server.drill.drill import DRILLS, FULL, SHORT
    from flagfall.server.drill.drill import drill as run
    from flagfall.server.drill.figures import printed

    if unknown := [name for name in which or () if name not in DRILLS]:
        raise Trouble(f"There is no drill {unknown[0]!r}; there are: {', '.join(DRILLS)}.")
    with errors.status("Opening tables") as status:
        figures = run(SHORT if short else FULL, status.update, which or DRILLS)
    console.print(printed(figures), highlight=False, markup=False, soft_wrap=True)
    if any(figure.good is False for figure in figures):
        raise typer.Exit(1)
