"""Runs the server: one process by default, several behind one address with PostgreSQL."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import uvicorn

from flagfall.server import sparing_log
from flagfall.server.connections import AT_ONCE, Line, SocketLine, more_files
from flagfall.server.logs import log_config
from flagfall.server.settings import Settings, from_environment, together

if TYPE_CHECKING:
    from litestar import Litestar

_CHOSEN = "FLAGFALL_SERVE"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    messenger: str | None = None,
) -> None:
    """Serve until told to stop; sockets are asked to come back when the server returns.

    `database` is an SQLAlchemy address (FLAGFALL_DATABASE, else a SQLite file here). Several workers
    need PostgreSQL, and a messenger between them: `postgresql` or a redis:// address.
    """
    settings = together(from_environment(database=database, messenger=messenger), workers)
    _tell_newer(settings.database)
    more_files()
    # Workers are fresh processes: what was chosen travels to them in the environment.
    chosen = {"database": settings.database, "messenger": settings.messenger}
    os.environ[_CHOSEN] = msgspec.json.encode(chosen).decode()
    uvicorn.run(
        "flagfall.server.running:app",
        factory=True,
        workers=workers if workers > 1 else None,
        log_config=log_config(settings),
        **options(settings, host, port),
    )


def _tell_newer(database: str) -> None:
    """A database of a newer program is refused here, in a sentence, and not in the middle of starting."""
    from flagfall.server.storage.database import behind, open_database

    engine = open_database(database)
    behind(engine)
    engine.dispose()


def app() -> Litestar:
    """The application of one worker."""
    return prepared(from_environment(**msgspec.json.decode(os.environ.get(_CHOSEN, "{}"))))


def prepared(settings: Settings) -> Litestar:
    """The application in a process of its own: what is loaded now stays, so the collector need not look at it again.

    Rooms, lines and sockets let go of what points back at them when they end, so hardly anything waits for the collector; looking
    for circles after every few hundred values would take a sixth of the time. A thousand moves in flight hold some twenty thousand
    values: it looks for the first time after twice as many, which takes a millisecond, and among what is older after five times that.
    """
    from flagfall.server.app import build

    sparing_log.install()
    built = build(settings)
    gc.freeze()
    gc.set_threshold(40_000, 5, 50)
    gc.enable()
    sys.setswitchinterval(0.0001)  # who keeps or replays needs Python's lock for a moment only, and often
    return built


def options(settings: Settings, host: str, port: int) -> dict[str, Any]:
    """How uvicorn is run: addresses carry no secrets, yet no line is written for each call."""
    return {
        "host": host,
        "port": port,
        "http": Line,
        "ws": SocketLine,
        "ws_max_size": settings.limits.message_bytes,
        "ws_per_message_deflate": settings.compress,
        "access_log": False,
        "log_level": settings.log_level,
        "server_header": False,
        "backlog": AT_ONCE,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
        "timeout_graceful_shutdown": 5,
    }
