"""Compiling the games, once per machine: which are ready, and which somebody waits for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from flagfall.server import wire

if TYPE_CHECKING:
    from collections.abc import Sequence


class Preparing:
    """Whoever wants a table waits for its game, pages do not; a game somebody waits for is next."""

    def __init__(self) -> None:
        self._left: list[str] = []
        self._wanted: list[str] = []
        self._ready: dict[str, asyncio.Event] = {}
        self._count, self._now = 0, ""
        self._all = asyncio.Event()

    def begin(self, games: Sequence[str]) -> None:
        """Nobody has to wait for any but these."""
        if not games:
            self.finish()
        self._left, self._count = list(games), len(games)
        for game in set(self._ready) - set(games):
            self._ready[game].set()

    def next(self) -> str | None:
        """The game to compile now, or None when all are."""
        wanted = [game for game in self._wanted if game in self._left]
        if not self._left:
            return None
        self._now = (wanted or self._left)[0]
        self._left.remove(self._now)
        return self._now

    def done(self, game: str) -> None:
        self._event(game).set()

    def finish(self) -> None:
        """Nothing more will be done in advance: everybody may go on."""
        self._left, self._now = [], ""
        self._all.set()
        for event in self._ready.values():
            event.set()

    @property
    def over(self) -> bool:
        """Nobody has to wait any more."""
        return self._all.is_set()

    async def wait(self, game: str) -> None:
        """Until that game can be played without waiting for a compiler."""
        known = self._count == 0 or game in self._left or game == self._now or game in self._ready
        if known and not self._all.is_set():  # whoever asks for an unknown game is refused at once
            self._wanted.append(game)
            await self._event(game).wait()

    def told(self) -> wire.Preparing:
        """How far it is, for pages that wait."""
        ready = self._all.is_set()
        unfinished = len(self._left) + bool(self._now)
        game = self._now.partition(" ")[0] or None  # behind the game may stand its memory aid
        return wire.Preparing(ready=ready, done=self._count - unfinished, of=self._count, game=game)

    def _event(self, game: str) -> asyncio.Event:
        return self._ready.setdefault(game, asyncio.Event())
