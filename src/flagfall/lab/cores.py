"""Work on all cores, taken in its order. Kernels let other threads go on, so threads are enough."""

from __future__ import annotations

import os
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

Desk = TypeVar("Desk")
Part = TypeVar("Part")
Done = TypeVar("Done")


def in_order(
    begin: Callable[[], Desk], work: Callable[[Desk, Part], Done], parts: Iterable[Part], cores: int = 0
) -> Iterator[Done]:
    """Each part done at a desk of its own, whoever is ready first; a few are done ahead of whoever takes them."""
    many = cores or os.cpu_count() or 1
    desks: deque[Desk] = deque()

    def one(part: Part) -> Done:
        try:
            desk = desks.pop()
        except IndexError:
            desk = begin()
        try:
            return work(desk, part)
        finally:
            desks.append(desk)

    left = iter(parts)
    with ThreadPoolExecutor(many) as pool:
        waiting = deque(pool.submit(one, part) for part in islice(left, 2 * many))
        try:
            while waiting:
                done = waiting.popleft().result()
                waiting.extend(pool.submit(one, part) for part in islice(left, 1))
                yield done
        finally:
            for late in waiting:
                late.cancel()
