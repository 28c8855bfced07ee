"""What is the database's trouble and not ours: it is away, full, read-only, or its file has been taken from under us."""

from __future__ import annotations

import os
import sqlite3
from typing import TYPE_CHECKING

from sqlalchemy import event
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

UNREACHABLE = "The database does not answer."
UNWRITABLE = "Nothing can be stored: the database refuses to be written to."
GONE = "Nothing is stored any more: the database file was deleted or replaced while the server was running."
FULL = "Nothing more can be stored: the disk is full."
_GONE = "the file is gone"


def trouble(error: BaseException) -> str | None:
    """What to say of an error that is the database's trouble, never with its address; None for a mistake of ours."""
    if not isinstance(error, OperationalError | InterfaceError | InternalError | NoneFree):
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if not lost and type(error) is not DatabaseError:  # what SQLite says of a damaged file
            return None
    said = str(getattr(error, "orig", None) or error)
    if _GONE in said:
        return GONE
    if "full" in said or "No space" in said:
        return FULL
    return UNWRITABLE if "readonly" in said or "read-only" in said else UNREACHABLE


def guard_file(engine: Engine) -> None:
    """Every transaction begins with a look whether the file is still the one that was opened.

    SQLite itself goes on writing into a deleted file, and everything is gone with the process.
    """
    path = engine.url.database
    if not path or path == ":memory:" or path.startswith("file:"):
        return
    path = os.path.abspath(path)
    opened: list[tuple[int, int]] = []

    def same() -> bool:
        try:
            found = os.stat(path)
        except OSError:
            return not opened
        if not opened:
            opened.append((found.st_dev, found.st_ino))
        return opened[0] == (found.st_dev, found.st_ino)

    @event.listens_for(engine, "do_connect")
    def _still_there(*_: object) -> None:
        """A new connection must not make a new, empty file."""
        if opened and not same():
            raise sqlite3.OperationalError(_GONE)

    @event.listens_for(engine, "begin")
    def _still_the_same(_: Connection) -> None:
        if not same():
            raise OperationalError("BEGIN", None, sqlite3.OperationalError(_GONE))
