"""The house opened to browsers: rooms, sockets, people. `serve` is its door."""

from __future__ import annotations

import gc


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    messenger: str | None = None,
) -> None:
    """Serve until told to stop. See `running.serve`; it is imported late, so that asking costs nothing."""
    gc.disable()  # what is loaded at the start stays; `running.prepared` lets the collector in
    from flagfall.server import running

    running.serve(host, port, database, workers, messenger)


__all__ = ["serve"]
