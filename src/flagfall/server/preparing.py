"""Compiling games and players, once per machine: which are ready, and which somebody waits for."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING

from flagfall.server import wire

if TYPE_CHECKING:
    from collections.abc import Sequence


class Preparing:
    """Whoever wants a table waits for its game, pages do not; what somebody waits for is next. Names are those of `needs`."""

    def __init__(self) -> None:
        self._left: list[str] = []
        self._wanted: list[str] = []
        self._open: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self._settled: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self._count, self._failed, self._now = 0, 0, ""
        self._all, self._finished = asyncio.Event(), False

    def begin(self, wanted: Sequence[str]) -> None:
        """Nobody has to wait for any but these."""
        if not wanted:
            self.finish()
        self._left, self._count = list(wanted), len(wanted)
        for what in {*self._open, *self._settled} - {*wanted}:
            self._settle(what)

    def next(self) -> str | None:
        """What to compile now, or None when all is done."""
        wanted = [what for what in self._wanted if what in self._left]
        if not self._left:
            return None
        self._now = (wanted or self._left)[0]
        self._left.remove(self._now)
        return self._now

    def done(self, what: str) -> None:
        self._settle(what)

    def failed(self, what: str) -> None:
        """Nobody waits for it any longer, but it is not ready."""
        self._failed += 1
        self._settle(what)

    def finish(self) -> None:
        """Nothing more will be done in advance."""
        self._left, self._now, self._finished = [], "", True
        self.let_in()
        for what in list(self._settled):
            self._settle(what)

    def let_in(self) -> None:
        """Tables may be opened, though something is still being compiled."""
        self._all.set()
        for event in self._open.values():
            event.set()

    @property
    def over(self) -> bool:
        """Nobody has to wait for a table any more."""
        return self._all.is_set()

    async def wait(self, what: str) -> None:
        """Until a table can be opened without waiting for a compiler, or everybody is let in."""
        if self._known(what) and not self._all.is_set():  # whoever asks for an unknown game is refused at once
            self._wanted.append(what)
            await self._open[what].wait()

    async def settled(self, what: str) -> None:
        """Until that was compiled, or given up: a player that is asked sooner would not answer in time."""
        if self._known(what) and not self._finished:
            self._wanted.append(what)
            await self._settled[what].wait()

    def _known(self, what: str) -> bool:
        begun = what in self._left or what == self._now or what in self._open or what in self._settled
        return begun or self._count == 0

    def _settle(self, what: str) -> None:
        self._open[what].set()
        self._settled[what].set()

    def told(self) -> wire.Preparing:
        """How far it is, for pages that wait."""
        ready = self._all.is_set()
        unfinished = len(self._left) + bool(self._now) + self._failed
        game = self._now.partition(" ")[0] or None  # behind the game may stand its memory aid or a player
        return wire.Preparing(ready=ready, done=self._count - unfinished, of=self._count, game=game)
