"""Workers as they are kept: who is there, and what each has counted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlalchemy import Engine, delete, insert, select

from flagfall.server.storage.schema import workers

if TYPE_CHECKING:
    from collections.abc import Mapping


class Workers:
    """Every process that serves from this database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def beat(self, worker: str, numbers: Mapping[str, float], at: int, gone: int, room: int = 0) -> None:
        """It is there, and has counted this; whoever has said nothing since `gone` is forgotten.

        `room` is how many blanks are written with it, to see whether there is room for more than a line.
        """
        with self._engine.begin() as connection:
            connection.execute(delete(workers).where((workers.c.id == worker) | (workers.c.at < gone)))
            connection.execute(insert(workers).values(id=worker, at=at, counts=json.dumps(numbers) + " " * room))

    def others(self, worker: str, since: int) -> list[dict[str, float]]:
        """What all others have counted."""
        wanted = select(workers.c.counts).where(workers.c.id != worker, workers.c.at >= since)
        with self._engine.begin() as connection:
            return [json.loads(text) for text in connection.scalars(wanted)]

    def leave(self, worker: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(workers).where(workers.c.id == worker))
