"""One line per game: adding a game is adding a line here."""

from __future__ import annotations

from functools import partial

from flagfall.catalog.catalog import Game
from flagfall.games import risk

LOTR_RISK = "Risk: The Lord of the Rings (2002)"
GATHER = "Lead Good or Evil across Middle-earth and gather points before the Ring leaves the land."
CONQUER = "Conquer every place of Middle-earth with battalions and dice alone."

ENTRIES: tuple[Game, ...] = (
    Game(
        "risk/middle-earth",
        "Risk: Middle-earth",
        LOTR_RISK,
        GATHER,
        (2, 3, 4),
        risk.MIDDLE_EARTH,
        partial(risk.RiskRules, "middle-earth"),
    ),
    Game(
        "risk/standard",
        "Risk: standard game",
        LOTR_RISK,
        CONQUER,
        (2, 3, 4),
        risk.STANDARD,
        partial(risk.RiskRules, "standard"),
    ),
)
