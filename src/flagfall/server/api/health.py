"""Whether the server is well, and what it has counted."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from sqlalchemy import text

from flagfall.server import wire
from flagfall.server.api.asking import TheHouse


@get("/health")
async def health(house: TheHouse) -> Response[wire.Health]:
    """200 when games can be kept and played, 503 when not."""

    def reachable() -> bool:
        try:
            with house.engine.connect() as connection:
                return bool(connection.scalar(text("SELECT 1")) == 1)
        except Exception:
            return False

    well = await asyncio.to_thread(reachable)
    return Response(wire.Health(healthy=well), status_code=200 if well else 503)


@get("/metrics", media_type="text/plain")
async def metrics(house: TheHouse) -> str:
    """Counters in the usual exposition format."""
    house.counts.set("rooms", len(house.rooms))
    return house.counts.exposition()
