"""Who may be chosen as a computer player: our own, and of other packages' those that can be loaded."""

from __future__ import annotations

import asyncio
import logging
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

from flagfall.players.levels import beside, level, levels
from flagfall.players.named import plays
from flagfall.server.thinkers import LostThinker

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from flagfall.server.thinkers import Thinkers

log = logging.getLogger(__name__)


def installed() -> dict[str, bool]:
    """Every player there is by name, and whether it is our own."""
    found = entry_points(group="flagfall.players")
    return {entry.name: entry.dist is not None and entry.dist.name == "flagfall" for entry in found}


def who_plays(players: Sequence[str], game: str) -> list[str]:
    """Of these players, the ones that play a game: a level that is not there for it does not."""
    ours = installed()
    return [name for name in players if _is_there(name, game) and (not ours.get(name) or plays(name, game))]


def _is_there(name: str, game: str) -> bool:
    chosen = level(name)
    return chosen is None or chosen.player(game) is not None


def offered(players: Sequence[str], game: str) -> list[str]:
    """Whom a person may choose among: the levels from weak to strong, and the guests of other packages."""
    ours, there = installed(), who_plays(players, game)
    strengths = [one.name for one in levels() if one.name in there]
    return [*strengths, *(name for name in there if name in beside() or not ours.get(name))]


class Roster:
    """Looked up once. Foreign code is loaded by a thinker, never in the server itself."""

    def __init__(self, thinkers: Thinkers, engines: Iterable[str] = ()) -> None:
        self._thinkers, self._engines = thinkers, tuple(engines)
        self._looking: asyncio.Task[tuple[str, ...]] | None = None

    async def names(self) -> tuple[str, ...]:
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return await asyncio.shield(self._looking)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _look(self) -> tuple[str, ...]:
        found = await asyncio.to_thread(installed) | dict.fromkeys(self._engines, False)
        return tuple([name for name in sorted(found) if found[name] or await self._loads(name)])

    async def _loads(self, name: str) -> bool:
        try:
            await self._thinkers.load(name)
        except LostThinker as error:
            log.warning("the player %s is not offered, it cannot be loaded: %s", name, error)
            return False
        return True
