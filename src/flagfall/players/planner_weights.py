"""What matters to the planner, in numbers: one row for each game (`planner.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

DECLARED = Path(__file__).with_name("planner.toml")
NAMES = (
    "inner", "income", "place", "partial", "card", "danger", "anger", "loss", "stack", "nearness", "spread", "wall",
    "leader", "chance", "garrison", "reach",
    "swarm", "front", "site", "mission",
)  # fmt: skip


@cache
def declared() -> dict[str, dict[str, float]]:
    return tomllib.loads(DECLARED.read_text("utf-8"))


def weights_of(game: str, chosen: str = "") -> Any:
    """The weights of a game; `chosen` are others instead, as `income,4.0,card,2`."""
    row = dict(declared()[game.partition("/")[2]])
    words = chosen.split(",") if chosen else []
    row.update({name: float(number) for name, number in zip(words[::2], words[1::2], strict=True)})
    return np.array([row[name] for name in NAMES], np.float64)
