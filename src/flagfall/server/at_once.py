"""Begins a coroutine without waiting for the loop's next turn, as asyncio itself can from Python 3.12 on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator


def at_once(coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run it up to where it has to wait; None if it never had to, else the task that does the rest."""
    try:
        awaited = coroutine.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(coroutine, awaited))


async def _go_on(coroutine: Coroutine[Any, Any, None], awaited: Any) -> None:
    await _Rest(coroutine, awaited)


class _Rest:
    """What is left of a coroutine that waits for something already."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._coroutine, self._awaited = coroutine, awaited

    def __await__(self) -> Generator[Any, Any, None]:
        awaited = self._awaited
        try:
            while True:
                try:
                    value = yield awaited
                except BaseException as error:
                    awaited = self._coroutine.throw(error)
                else:
                    awaited = self._coroutine.send(value)
        except StopIteration:
            return
