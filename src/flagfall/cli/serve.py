"""`flagfall serve`: the house opened to browsers."""

from __future__ import annotations

from typing import Annotated

import typer

from flagfall import server as house


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where games are kept; a file of its own unless given.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes serve.")] = 1,
    messenger: Annotated[
        str | None, typer.Option(metavar="URL", help="How several processes talk to each other.")
    ] = None,
) -> None:
    """Serve games to browsers until Ctrl-C."""
    house.serve(host, port, database, workers, messenger)
