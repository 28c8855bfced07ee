"""Copies of a whole database: SQLite by its own online copy, PostgreSQL by its own programs. A server may go on meanwhile."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, make_url

from flagfall.core import FlagfallError


class NoCopy(FlagfallError):
    """It could not be copied, and why."""


def backup(database: str, file: Path) -> None:
    """A copy of the database as it is at one instant. It appears whole or not at all."""
    url = make_url(database)
    if file.exists():
        raise NoCopy(f"There is a file {file} already; nothing is overwritten.")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        if url.get_backend_name() == "sqlite":
            _copy(_file_of(url), part)
        else:
            _program("pg_dump", url, "--format=custom", "--no-owner", f"--file={part}")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def restore(database: str, file: Path, *, over: bool = False) -> None:
    """The database as it was; what is there now is replaced only if that was asked for. No server may be running."""
    url = make_url(database)
    if not file.is_file():
        raise NoCopy(f"There is no file {file}.")
    if url.get_backend_name() != "sqlite":
        clean = ("--clean", "--if-exists") if over else ()
        _program("pg_restore", url, "--no-owner", "--exit-on-error", "--single-transaction", *clean, str(file))
        return
    target = Path(url.database or "")
    if target.exists() and not over:
        raise NoCopy(f"There is a database {target} already; say --over to replace it.")
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    _copy(file, part)
    for beside in ("-wal", "-shm"):
        Path(f"{target}{beside}").unlink(missing_ok=True)
    part.replace(target)


def _file_of(url: URL) -> Path:
    path = Path(url.database or "")
    if not path.is_file():
        raise NoCopy(f"There is no database {path}.")
    return path


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            told = new.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise NoCopy(f"{source} could not be copied: {error}.") from error
    if told != "ok":
        target.unlink(missing_ok=True)
        raise NoCopy(f"{source} is damaged: {told}.")
    with target.open("rb") as copied:
        os.fsync(copied.fileno())


def _program(name: str, url: URL, *words: str) -> None:
    """PostgreSQL's own, as new as its server. The password travels where nobody else sees it."""
    found = shutil.which(name) or max(
        (str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), default=""
    )
    if not found:
        raise NoCopy(f"{name} is missing; it comes with PostgreSQL's client (postgresql-client).")
    where = [f"--host={url.host}"] if url.host else []
    where += [f"--port={url.port}"] if url.port else []
    where += [f"--username={url.username}"] if url.username else []
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    command = [found, *where, f"--dbname={url.database}", "--no-password", *words]
    done = subprocess.run(command, env={**os.environ, **secret}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NoCopy(f"{name} says: {(done.stderr.strip().splitlines() or ['nothing'])[0]}")
