"""Everything a mind works on, laid out side by side: made once, used for every thought."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from flagfall.games.stratego.kernel.numbers import FACT_ROWS, FACT_WIDTH, HALF, ROWS, SQUARES, STATE, WIDE
from flagfall.games.stratego.kernel.ponder import IDS
from flagfall.kit.luck import luck
from flagfall.kit.record import records
from flagfall.minds.stratego.kernel.numbers import DEAL, EYE, FORE, MOST_SIGNS, NARROW, NEAR, PLAN, WIDTH


class Desk(NamedTuple):
    """Tables in `fields`: 0 as imagined from what was heard, 1 another such, 2 where things are tried out, 3 a whole game.

    `nets` says which of the `rows` and `dense` each seat values by.
    """

    fields: Any
    eyes: Any
    fores: Any
    deals: Any
    books: Any
    lores: Any
    tempers: Any
    rows: Any
    dense: Any
    nets: Any
    around: Any
    could: Any
    styles: Any
    turned: Any
    decisions: Any
    scores: Any
    order: Any
    candidates: Any
    sums_of: Any
    sets: Any
    trail: Any
    log: Any
    signs: Any
    sums: Any
    bent: Any
    luck: Any


def lay_desk(book: Any, lore: Any, tempers: Any, learned: Any, seed: int, room: int = 0) -> Desk:
    """A desk for one mind and what it has `learned`; `room` is for the moves the chase rule remembers."""
    most = ROWS * SQUARES
    eyes = records(EYE, 2)
    eyes["habit"] = learned.habits
    return Desk(
        records(STATE, 4),
        eyes,
        records(FORE),
        records(DEAL),
        book,
        lore,
        tempers,
        learned.rows,
        learned.dense,
        np.array([0, 0 if lore["twin"][0] else 1], np.int64),
        _around(),
        np.zeros(IDS, np.int64),
        np.zeros(2, np.int64),
        np.zeros((2, PLAN), np.int64),
        np.zeros(most, np.int64),
        np.zeros(most),
        np.zeros(most, np.int64),
        np.zeros(64, np.int64),
        np.zeros((64, 3)),
        np.zeros((ROWS + room, 3), np.int64),
        np.zeros((room, 3), np.int64),
        np.zeros((FACT_ROWS, FACT_WIDTH), np.int64),
        np.zeros(MOST_SIGNS, np.int64),
        np.zeros(WIDTH, np.float32),
        np.zeros(NARROW),
        luck(seed),
    )


def _around() -> Any:
    """For every square the set of those near it, without itself."""
    words = np.zeros((SQUARES, 2), np.int64)
    for square in range(SQUARES):
        for other in range(SQUARES):
            far = abs(square // WIDE - other // WIDE) + abs(square % WIDE - other % WIDE)
            if 0 < far <= NEAR:
                words[square, other // HALF] |= 1 << other % HALF
    return words
