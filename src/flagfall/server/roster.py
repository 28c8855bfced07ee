"""Who may be chosen as a computer player: our own, and of other packages' those that can be loaded."""

from __future__ import annotations

import asyncio
import logging
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from flagfall.server.thinkers import LostThinker

if TYPE_CHECKING:
    from flagfall.server.thinkers import Thinkers

log = logging.getLogger(__name__)


def installed() -> dict[str, bool]:
    """Every player there is by name, and whether it is our own."""
    found = entry_points(group="flagfall.players")
    return {entry.name: entry.dist is not None and entry.dist.name == "flagfall" for entry in found}


class Roster:
    """Looked up once. Foreign code is loaded by a thinker, never in the server itself."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._looking: asyncio.Task[tuple[str, ...]] | None = None

    async def names(self) -> tuple[str, ...]:
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def _look(self) -> tuple[str, ...]:
        found = await asyncio.to_thread(installed)
        return tuple([name for name in sorted(found) if found[name] or await self._loads(name)])

    async def _loads(self, name: str) -> bool:
        try:
            await self._thinkers.load(name)
        except LostThinker as error:
            log.warning("the player %s is not offered, it cannot be loaded: %s", name, error)
            return False
        return True
