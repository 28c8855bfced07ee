"""Minds of different temper: whom the value is taught against, and whom a search expects across the table."""

from __future__ import annotations

import numpy as np

from flagfall.minds.stratego.kernel.numbers import TRAITS

PLAIN = {
    "news": 7.0, "bold": 1.0, "fear": 1.0, "show": 0.08, "advance": 2.0, "guard": 1.0, "still": 0.15, "trade": 3.0,
    "luck": 1.0, "slip": 0.0, "wary": 1.0, "scouts": 1.0, "steep": 1.0, "rush": 0.0,
}  # fmt: skip

TEMPERS = {
    "plain": {},
    "searcher": {"steep": 1.3, "show": 0.12, "still": 0.4, "wary": 2.0},
    "rusher": {"bold": 4.0, "fear": 0.4, "advance": 4.0, "rush": 12.0, "guard": 0.5},
    "turtle": {"advance": 0.6, "fear": 1.6, "guard": 3.0, "bold": 0.4, "news": 2.0},
    "scout hunter": {"news": 14.0, "scouts": 3.0, "show": 0.04},
    "trader": {"trade": 14.0, "fear": 0.6, "wary": 0.0},
    "bluffer": {"fear": 0.15, "wary": 0.5, "show": 0.25, "advance": 3.0},
    "careless": {"slip": 0.12, "wary": 0.0},
}
"""Each by what it does otherwise than the plain one."""


def table_of_tempers(slip: float = 0.0) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """One row each, the plain one first."""
    rows = [[{**PLAIN, **temper}[trait] for trait in TRAITS] for temper in TEMPERS.values()]
    table = np.array(rows)
    table[:, TRAITS.index("slip")] += slip
    return table
