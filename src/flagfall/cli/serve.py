"""`flagfall serve`: the house opened to browsers. What cannot work is said before anything starts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from flagfall import server as house
from flagfall.cli.ask import Trouble, console
from flagfall.cli.browse import free_port
from flagfall.cli.offering import Editions, Engines, check_offered, offer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any.")] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where games are kept; flagfall.db in this folder unless given.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes serve.")] = 1,
    messenger: Annotated[
        str | None,
        typer.Option(metavar="URL", help="How several processes hear of each other: postgresql or redis://host."),
    ] = None,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with settings and limits; FLAGFALL_CONFIG unless given.")
    ] = None,
    edition: Editions = None,
    engine: Engines = None,
    print_config: Annotated[
        bool, typer.Option("--print-config", help="Print every setting and limit as such a file, and stop.")
    ] = False,
) -> None:
    """Serve games to browsers until Ctrl-C."""
    from flagfall.server.settings import FILE, from_environment, printed, together

    if config is not None:
        os.environ[FILE] = str(config)
    offer(edition, engine)
    chosen = together(from_environment(database=database, messenger=messenger), workers)
    if print_config:
        print(printed(chosen), end="")
        return
    check_offered(chosen)
    try_database(chosen.database)
    _try_messenger(chosen.messenger)
    port = free_port(host, port)
    shown = f"[{host}]" if ":" in host else host
    console.print(f"Flagfall is at http://{shown}:{port}/  (Ctrl-C to stop)", markup=False, soft_wrap=True)
    house.serve(host, port, database, workers, messenger)


def try_database(address: str, must_exist: bool = False) -> None:
    """Look once whether this program can work with it. The address is not repeated: a password may stand in it."""
    from sqlalchemy.exc import SQLAlchemyError

    from flagfall.server.storage.database import behind, open_database

    try:
        engine = open_database(address)
        file = engine.url.database or ""
        if must_exist and engine.dialect.name == "sqlite" and not Path(file).is_file():
            raise Trouble(f"There is no database {file!r}; name it with --database, as in sqlite:////srv/flagfall.db.")
        behind(engine)
        engine.dispose()
    except (SQLAlchemyError, ImportError) as error:
        why = str(getattr(error, "orig", error)).partition("\n")[0].rstrip(".")
        raise Trouble(
            f"The database cannot be opened: {why}. "
            "An address is, for example, sqlite:////srv/flagfall.db or postgresql://user@host/flagfall."
        ) from None


def _try_messenger(address: str) -> None:
    if address in ("memory", "postgresql"):
        return
    if not address.startswith(("redis://", "rediss://", "unix://")):
        raise Trouble(f"There is no messenger {address!r}; it is postgresql or redis://host.")
    try:
        from redis import Redis, RedisError
    except ImportError:
        raise Trouble('Redis needs the extra parts: pip install "flagfall[cluster]".') from None
    try:
        with Redis.from_url(address) as redis:
            redis.ping()
    except RedisError as error:
        raise Trouble(f"The messenger does not answer: {error}") from None
