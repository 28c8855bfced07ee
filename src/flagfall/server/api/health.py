"""Whether the server is well, and what it has counted."""

from __future__ import annotations

import asyncio
import logging

from litestar import Response, get
from sqlalchemy.exc import SQLAlchemyError

from flagfall.server import wire
from flagfall.server.api.asking import TheHouse
from flagfall.server.counts import exposition


@get("/health")
async def health(house: TheHouse) -> Response[wire.Health]:
    """200 when games can be kept and played, 503 when not; the sentences say why."""
    troubles = await house.pulse.troubles()
    return Response(wire.Health(healthy=not troubles, troubles=troubles), status_code=503 if troubles else 200)


@get("/metrics", media_type="text/plain")
async def metrics(house: TheHouse) -> str:
    """Counters of all workers together, in the usual exposition format."""
    mine = house.measured()
    try:
        since = house.wall_clock.now() - house.pulse.patience
        others = await asyncio.to_thread(house.workers.others, house.messenger.worker, since)
    except SQLAlchemyError as error:
        logging.getLogger(__name__).info("the others' numbers cannot be read: %s", type(error).__name__)
        others = []
    return exposition([mine, *others])
