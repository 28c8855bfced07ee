"""Opens the database, brings its tables up to date, and keeps the secret that signs cookies."""

from __future__ import annotations

import secrets as chance
import sqlite3
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from msgspec.json import encode as to_json
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, make_url, select, text
from sqlalchemy.exc import IntegrityError

from flagfall.core import FlagfallError
from flagfall.server.storage.schema import secrets
from flagfall.server.storage.troubles import guard_file
from flagfall.server.storage.turns import Polite, take_turns
from flagfall.server.storage.words import bring_up_to_date

if TYPE_CHECKING:
    from collections.abc import Iterator

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x666C6167
OLDEST_SQLITE = (3, 38)
"""Takes JSON apart and updates from it, as the move writer wants."""


def open_database(address: str) -> Engine:
    """An engine for an address; SQLite writes ahead and syncs fully, so a kept move survives a crash.

    Parameters never stand in an error: they may be secrets, and errors are logged.
    """
    url = make_url(address)
    if url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    quiet: dict[str, Any] = {"hide_parameters": True, "json_serializer": _as_json}
    if url.get_backend_name() != "sqlite":
        spoken = {"connect_timeout": 5, "client_encoding": "utf8"} if url.get_backend_name() == "postgresql" else {}
        return create_engine(url, pool_size=8, pool_pre_ping=True, pool_timeout=5, connect_args=spoken, **quiet)
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise FlagfallError("server-old-sqlite", version=sqlite3.sqlite_version)
    engine = create_engine(url, connect_args={"timeout": 10, "check_same_thread": False, "factory": Polite}, **quiet)

    @event.listens_for(engine, "connect")
    def _settle(connection: Any, _record: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    guard_file(engine)
    take_turns(engine)
    return engine


def _as_json(value: Any) -> str:
    return to_json(value).decode()


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """One process at a time changes tables."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        yield connection


def newest_migration() -> str:
    """Files are named after their revision, so nobody needs alembic to see that there is nothing to do."""
    return max(file.name for file in (MIGRATIONS / "versions").glob("*.py")).partition("_")[0]


def _version(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if inspect(connection).has_table("alembic_version"):
            return cast("str | None", connection.scalar(text("SELECT version_num FROM alembic_version")))
    return None


def behind(engine: Engine) -> bool:
    """Whether the tables are older than this program; FlagfallError if they are newer, or cannot keep people's names."""
    if engine.dialect.name == "postgresql":
        with engine.connect() as connection:
            if (letters := connection.scalar(text("SHOW server_encoding"))) != "UTF8":
                raise FlagfallError("server-database-letters", found=str(letters))
    found, newest = _version(engine), newest_migration()
    if found is not None and found > newest:
        raise FlagfallError("server-newer-database", found=found, newest=newest)
    return found != newest


def migrate(engine: Engine) -> None:
    """Bring the tables up to date, and the games in them; does nothing when they are."""
    if behind(engine):
        _upgrade(engine)
    with _alone(engine) as connection:
        bring_up_to_date(connection)


def _upgrade(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with _alone(engine) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def signing_secret(engine: Engine) -> str:
    """The same for every worker and after every restart; made on first use."""
    wanted = select(secrets.c.value).where(secrets.c.name == "cookies")
    with engine.begin() as connection:
        found = connection.scalar(wanted)
    if found is not None:
        return str(found)
    try:
        with engine.begin() as connection:
            connection.execute(insert(secrets).values(name="cookies", value=chance.token_urlsafe(32)))
    except IntegrityError:
        pass  # another worker was first
    with engine.begin() as connection:
        return str(connection.scalar(wanted))
