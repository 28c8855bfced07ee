"""Everything a mind works on, laid out side by side: made once, used for every thought."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from flagfall.games.stratego.kernel.numbers import FACT_ROWS, FACT_WIDTH, ROWS, SQUARES, STATE
from flagfall.games.stratego.kernel.ponder import IDS
from flagfall.kit.luck import luck
from flagfall.kit.record import records
from flagfall.minds.stratego.kernel.numbers import EYE, FORE, MOST_SIGNS, NARROW, WIDTH


class Desk(NamedTuple):
    """Tables in `fields`: 0 as imagined from what was heard, 1 another such, 2 where things are tried out, 3 a whole game."""

    fields: Any
    eyes: Any
    fores: Any
    books: Any
    lores: Any
    tempers: Any
    rows: Any
    dense: Any
    could: Any
    squares: Any
    kinds: Any
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
        book,
        lore,
        tempers,
        learned.rows,
        learned.dense,
        np.zeros(IDS, np.int64),
        np.zeros(SQUARES, np.int64),
        np.zeros(SQUARES, np.int64),
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
