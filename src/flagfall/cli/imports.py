"""`flagfall import FILE`: a game from Gravon's archive as a scroll, with a report of what was left out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from flagfall.cli.ask import console, errors, read_bytes, write_text
from flagfall.records import write
from flagfall.records.gravon import import_gravon

File = Annotated[Path, typer.Argument(metavar="FILE", help="A Gravon game: XML, or the older GSN.")]
To = Annotated[
    Path | None, typer.Option("--to", metavar="SCROLL", help="Where to write the scroll; printed unless given.")
]


NOT_WHOLE: Final = 3
"""The exit code when a scroll was written, but the file holds more than could be read or played."""


def import_game(file: File, to: To = None) -> None:
    """Turn a Gravon game into a scroll.

    The exit code is 3 if the file could not be read whole, so that the scroll holds only its beginning.
    """
    imported = import_gravon(read_bytes(file))
    for remark in imported.skipped:
        errors.print(f"- {remark}", markup=False, soft_wrap=not errors.is_terminal)
    if to is None:
        console.print(write(imported.scroll), markup=False, soft_wrap=True, end="")
    else:
        write_text(to, write(imported.scroll))
        console.print(
            f"{to}: {imported.scroll.game}, {len(imported.scroll.inputs)} decisions, {imported.scroll.result}.",
            markup=False,
        )
    if not imported.whole:
        why = f"flagfall: {file} could not be read whole: the scroll holds its beginning."
        errors.print(why, markup=False, soft_wrap=not errors.is_terminal)
        raise typer.Exit(NOT_WHOLE)
