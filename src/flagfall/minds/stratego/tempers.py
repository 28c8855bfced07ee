"""Minds of different temper: one's own, tuned for each game, and a crowd to be taught against and to expect across the table."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from flagfall.minds.stratego.kernel.numbers import TRAITS
from flagfall.minds.stratego.kernel.search import START

OWN = 0
"""The row of a table of tempers that is one's own; the crowd comes after it."""

PLAIN = {
    "news": 7.0, "bold": 1.0, "fear": 1.0, "show": 0.08, "advance": 2.0, "guard": 1.0, "still": 0.15, "trade": 3.0,
    "luck": 1.0, "slip": 0.0, "wary": 1.0, "scouts": 1.0, "steep": 1.0, "rush": 0.0,
    "dread": 0.3, "doubt": 0.1, "hunted": 0.0, "roam": 0.8, "stay": 0.8, "care": 1.0, "bluff": 0.5, "keen": 0.8,
}  # fmt: skip

SUSPECTING: dict[str, dict[str, float]] = {
    "plain": {},
    "searcher": {"steep": 1.3, "show": 0.12, "still": 0.4, "wary": 2.0},
    "rusher": {"bold": 4.0, "fear": 0.4, "advance": 4.0, "rush": 12.0, "guard": 0.5},
    "turtle": {"advance": 0.6, "fear": 1.6, "guard": 3.0, "bold": 0.4, "news": 2.0},
    "scout hunter": {"news": 14.0, "scouts": 3.0, "show": 0.04},
    "trader": {"trade": 14.0, "fear": 0.6, "wary": 0.0},
    "bluffer": {"fear": 0.15, "wary": 0.5, "show": 0.25, "advance": 3.0},
    "careless": {"slip": 0.12, "wary": 0.0},
    "marauder": {"care": 0.25, "still": 0.0, "fear": 0.3, "show": 0.0, "news": 10.0, "advance": 4.0, "bold": 2.0},
    "hunter": {"advance": 4.0, "care": 0.6, "show": 0.0, "hunted": 0.3, "trade": 6.0, "bluff": 0.8},
    "miser": {"show": 0.3, "fear": 1.5, "dread": 0.6, "hunted": 0.3, "care": 1.4},
}
"""Each by what it does otherwise than the plain one."""

FRANK: dict[str, dict[str, float]] = {
    "frank": {"wary": 0.0, "bluff": 0.95, "show": 0.0, "advance": 4.0, "dread": 0.1, "hunted": 0.3},
    "brave": {
        "wary": 0.0,
        "bluff": 0.9,
        "show": 0.0,
        "care": 0.7,
        "advance": 5.0,
        "dread": 0.0,
        "doubt": 0.0,
        "news": 12.0,
    },
    "stalker": {
        "wary": 0.3,
        "bluff": 1.0,
        "show": 0.02,
        "advance": 6.0,
        "care": 0.8,
        "trade": 6.0,
        "hunted": 0.5,
        "roam": 0.4,
    },
    "raider": {
        "wary": 0.0,
        "bluff": 0.8,
        "care": 0.4,
        "still": 0.0,
        "rush": 8.0,
        "fear": 0.7,
        "advance": 5.0,
        "guard": 0.5,
    },
}
"""Those who neither bluff nor suspect a bluff: as most people and programs play."""

CROWD = SUSPECTING | FRANK
"""Whom a mind is taught by and measured against."""

TUNED = Path(__file__).with_name("tempers.toml")


@cache
def tuned() -> dict[str, dict[str, float]]:
    """What play of hundreds of thousands of games has made of the plain one, by edition (`flagfall lab tune`)."""
    return tomllib.loads(TUNED.read_text("utf-8"))


def table_of_tempers(edition: str, slip: float = 0.0, frank: bool = True) -> Any:
    """One row each: one's own for an edition, then the crowd, with those who are frank or without."""
    crowd = CROWD if frank else SUSPECTING
    rows = [row_of(tuned().get(edition, {})), *(row_of(temper) for temper in crowd.values())]
    table = np.array(rows)
    table[:, TRAITS.index("slip")] += slip
    return table


def expects_frank(edition: str) -> bool:
    """Whether a mind expects those, too, on imagined tables: where its value was taught by them."""
    return bool(tuned().get(edition, {}).get("frank"))


def start_of(edition: str) -> float:
    """How much a decision that seems worthless at first sight has to make up for in a game, on imagined tables."""
    return tuned().get(edition, {}).get("start", START)


def row_of(temper: dict[str, float]) -> list[float]:
    """A temper as numbers, by what it does otherwise than the plain one."""
    return [{**PLAIN, **temper}[trait] for trait in TRAITS]
