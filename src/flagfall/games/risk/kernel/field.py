"""The record a game is kept in, the record a book is compiled to, and the log facts are told in."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from flagfall.games.risk.kernel.words import (
    BRIDGES,
    DEALS,
    EDGES,
    LANDS,
    PILES,
    PLACES,
    REGIONS,
    REGISTERS,
    SEATS,
    STEPS,
    TALES,
)

ROLLS = 83  # one, two or three dice, order forgotten
NEAR = 8  # at most seven neighbours, and a stop

FIELD: Final = np.dtype(
    [
        ("now", np.int32, len(REGISTERS)),
        ("army", np.int32, PLACES),
        ("points", np.int16, SEATS),
        ("left", np.int16, SEATS),
        ("owner", np.int8, PLACES),
        ("leader", np.int8, PLACES),
        ("frozen", np.int8, PLACES),
        ("blocked", np.int8, BRIDGES),
        ("alive", np.int8, SEATS),
        ("held_land", np.int8, SEATS),
        ("held_tale", np.int8, SEATS),
        ("secrets", np.int8, SEATS),
        ("land", np.int8, (PILES, LANDS)),
        ("tale", np.int8, (PILES, TALES)),
    ]
)
"""One game. The truth fills it whole; a view is the same record with only what its listener knows."""

PRINTED: Final = (
    "territories_per_battalion",
    "fewest_reinforcements",
    "attack_dice",
    "defend_dice",
    "leader_bonus",
    "stronghold_bonus",
    "set_mixed",
    "matching_bonus",
    "must_trade_at",
    "adventure_hand",
    "redeployments",
    "ring_needs_more_than",
    "points_per_stronghold",
    "leaders",
    "strongholds",
    "adventure",
    "ring",
    "redeploy_adjacent",
    "deal_all",
)
"""The numbers an edition prints, under its own names for them."""

BOOK: Final = np.dtype(
    [
        ("range_of", np.int64, PLACES),
        *[
            (name, np.int32)
            for name in (
                "players",
                *PRINTED,
                "deals",
                "battalions",
                "neutral_battalions",
                "land_cards",
                "tale_cards",
                "ring_help",
                "site_on_pass",
                "turn_limit",
            )
        ],
        ("set_of", np.int32, 3),
        ("edge_from", np.int16, EDGES),
        ("edge_to", np.int16, EDGES),
        ("border", np.int8, (PLACES, PLACES)),
        ("bridge", np.int8, (PLACES, PLACES)),
        ("near", np.int8, (PLACES, NEAR)),
        ("region", np.int8, PLACES),
        ("region_bonus", np.int8, REGIONS),
        ("stronghold", np.int8, PLACES),
        ("site", np.int8, PLACES),
        ("land_side", np.int8, LANDS),
        ("symbol", np.int8, LANDS),
        ("lands", np.int8, LANDS),
        ("road", np.int8, STEPS),
        ("road_roll", np.int8, STEPS),
        ("side", np.int8, SEATS + 1),
        ("deal_owner", np.int8, DEALS),
        ("deal_side", np.int8, DEALS),
        ("copies", np.int8, TALES),
        ("type", np.int8, TALES),
        ("effect", np.int8, TALES),
        ("timing", np.int8, TALES),
        ("amount", np.int8, TALES),
        ("draws", np.int8, TALES),
        ("card_site", np.int8, TALES),
        ("where", np.int8, TALES),
        ("favours", np.int8, TALES),
        ("reward", np.int8, (TALES, 2)),
        ("card_points", np.int8, (TALES, 2)),
        ("faces", np.int8, (ROLLS, 3)),
        ("dice", np.int8, ROLLS),
        ("ways", np.int8, ROLLS),
        ("roll_code", np.int8, (7, 7, 7)),
    ]
)
"""Everything printed, compiled to tables."""

WHERE_HERE, WHERE_REGION, WHERE_ANY = range(3)

LOG_ROWS: Final = 256
LOG_WIDTH: Final = 11


def fresh_log() -> Any:
    """Row 0 counts; every further row is one fact: what, audience, how many numbers, the numbers."""
    return np.zeros((LOG_ROWS, LOG_WIDTH), np.int32)
