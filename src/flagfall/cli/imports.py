"""`flagfall import FILE`: a game from Gravon's archive as a scroll, with a report of what was left out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from flagfall.cli.ask import console, errors, read_bytes, write_text
from flagfall.records import write
from flagfall.records.gravon import import_gravon

File = Annotated[Path, typer.Argument(metavar="FILE", help="A Gravon game: XML, or the older GSN.")]
To = Annotated[
    Path | None, typer.Option("--to", metavar="SCROLL", help="Where to write the scroll; printed unless given.")
]


def import_game(file: File, to: To = None) -> None:
    """Turn a Gravon game into a scroll."""
    imported = import_gravon(read_bytes(file))
    for remark in imported.skipped:
        errors.print(f"- {remark}", markup=False)
    if to is None:
        console.print(write(imported.scroll), markup=False, soft_wrap=True, end="")
        return
    write_text(to, write(imported.scroll))
    console.print(
        f"{to}: {imported.scroll.game}, {len(imported.scroll.inputs)} decisions, {imported.scroll.result}.",
        markup=False,
    )
