"""`flagfall backup` and `flagfall restore`: a copy of everything a server keeps."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003  (typer reads annotations at run time)
from typing import Annotated

import typer

from flagfall.cli.ask import console

Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="The server's database, if not FLAGFALL_DATABASE.")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not be there yet.")],
    database: Database = None,
) -> None:
    """Copy a server's database; the server may go on."""
    from flagfall.server.settings import from_environment
    from flagfall.server.storage import backup as copies

    copies.backup(from_environment(database=database).database, file)
    console.print(f"Everything is in {file} ({file.stat().st_size:,} bytes).", markup=False, soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `flagfall backup`.")],
    database: Database = None,
    over: Annotated[bool, typer.Option("--over", help="Replace what is there now.")] = False,
) -> None:
    """Put a copy back in place. Stop the server first."""
    from flagfall.server.settings import from_environment
    from flagfall.server.storage import backup as copies

    copies.restore(from_environment(database=database).database, file, over=over)
    console.print("Everything is as it was.", soft_wrap=True)
