"""`flagfall check FILE`: is a scroll whole, and if not, where and why."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from flagfall.cli.ask import console, read_bytes
from flagfall.core import DamagedScroll, FlagfallError
from flagfall.records import check as check_scroll

File = Annotated[Path, typer.Argument(metavar="FILE", help="A scroll.")]


def check(file: File) -> None:
    """Play a scroll through; say at which line it is wrong, and why."""
    try:
        scroll, _ = check_scroll(read_bytes(file))
    except DamagedScroll as damage:
        raise FlagfallError(f"{file}, {damage}") from None
    console.print(f"{file}: {scroll.game}, {len(scroll.inputs)} decisions, {scroll.result}. All is well.")
