"""A listener at a table whose memory aid imagines what is hidden: that takes a while, so its picture is drawn in a thread.

Nobody else waits. What is told is still made from what is true when it is told, and only once somebody listens.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from flagfall.server.listener import Listener
from flagfall.speech import ENGLISH

if TYPE_CHECKING:
    from flagfall.server.room import Room
    from flagfall.server.tell import Seen

_pencil = ThreadPoolExecutor(1, "picture")
"""One picture at a time: more threads would only take turns, and whoever shares an ear finds the picture drawn."""


class SlowListener(Listener):
    """Hears as soon as its picture is drawn."""

    __slots__ = ("_drawing", "_waited")

    def __init__(
        self,
        room: Room,
        person: str | None,
        seat: int | None,
        since: int,
        session: str | None = None,
        language: str = ENGLISH,
    ) -> None:
        super().__init__(room, person, seat, since, session, language)
        self._drawing: asyncio.Task[None] | None = None
        self._waited = False

    def hang_up(self) -> None:
        super().hang_up()
        if self._drawing is not None:
            self._drawing.cancel()

    def _next(self) -> str | bytes | None:
        if not self._unsaid and self.behind:
            seen = self.room.seen(self.ear)
            if (
                not seen.drawn(self.language) and not self._waited
            ):  # who waited once, while the table moved on, is told now
                seen.look()
                self._drawing = self._drawing or asyncio.create_task(self._draw(seen))
                return None
            self._waited = False
        return super()._next()

    async def _draw(self, seen: Seen) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(_pencil, seen.draw, self.language)
        except Exception as error:
            self._give_up(error)
        finally:
            self._waited, self._drawing = True, None
        self._to_outbox()
