"""Whether `link.py` can be trusted with the Numba at hand: tried out once for each on a machine, and noted beside the code."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import numpy as np

from flagfall.kit.kept import is_kept, keep

TRIED = "linking"
Compile = Callable[[Callable[..., Any]], Any]


def can_link() -> bool:
    """Whatever goes wrong with a Numba we do not know must not cost anybody a game: it is said, and compiled the plain way."""
    try:
        from flagfall.kit.link import link_door, link_rule

        if not is_kept(TRIED):
            try_out(link_rule, link_door)
            keep(TRIED)
    except Exception as error:
        what = f"{type(error).__name__}: {error}".splitlines()[0]
        logging.getLogger(__name__).warning(
            "flagfall: this Numba cannot link the rules (%s); they are compiled the plain way, which takes longer.",
            what,
        )
        return False
    return True


def try_out(rule: Compile, door: Compile) -> None:
    """A door, a rule behind it, and a rule behind that: one version of each, the right answer, and no other way in."""

    @rule
    def tripled(number: int) -> int:
        return 3 * number

    @rule
    def counted(numbers: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> int:
        return int(tripled(numbers[0]) + tripled(len(numbers)) + tripled(1))

    @door
    def opened(numbers: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> int:
        return int(counted(numbers))

    found = opened(np.array([200, 2], np.uint8))
    if found != 609:
        raise ValueError(f"3 times 200, 2 and 1 made {found}")
    if len(tripled.signatures) != 1:
        raise ValueError(f"one rule was compiled {len(tripled.signatures)} times")
    try:
        tripled(1)
    except TypeError:
        return
    raise ValueError("Python called a rule")
