"""Runs the server: one process by default, several behind one address with PostgreSQL."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING, Any

import msgspec
import uvicorn

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
    # Workers are fresh processes: what was chosen travels to them in the environment.
    chosen = {"database": settings.database, "messenger": settings.messenger}
    os.environ[_CHOSEN] = msgspec.json.encode(chosen).decode()
    uvicorn.run(
        "flagfall.server.running:app",
        factory=True,
        workers=workers if workers > 1 else None,
        **options(settings, host, port),
    )


def app() -> Litestar:
    """The application of one worker."""
    return prepared(from_environment(**msgspec.json.decode(os.environ.get(_CHOSEN, "{}"))))


def prepared(settings: Settings) -> Litestar:
    """The application in a process of its own: what is loaded now stays, so the collector need not look at it again.

    Games are made of values that hold no circles; looking for some after every few hundred would take a sixth of the time.
    """
    from flagfall.server.app import build

    built = build(settings)
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()
    sys.setswitchinterval(0.0005)  # who keeps or replays needs Python's lock for a moment only, and often
    return built


def options(settings: Settings, host: str, port: int) -> dict[str, Any]:
    """How uvicorn is run: addresses carry no secrets, yet no line is written for each call."""
    return {
        "host": host,
        "port": port,
        "ws": "websockets-sansio",
        "ws_max_size": settings.limits.message_bytes,
        "ws_per_message_deflate": False,
        "access_log": False,
        "log_level": "warning",
        "server_header": False,
        "timeout_graceful_shutdown": 5,
    }
