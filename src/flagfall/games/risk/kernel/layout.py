"""How a game, a view and a book are laid out in memory, and the log facts are told in."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from flagfall.games.risk.kernel.numbers import (
    BRIDGES,
    CARDS,
    DEALS,
    EDGES,
    FACTS,
    LANDS,
    PLACES,
    REGIONS,
    REGISTERS,
    ROLLS,
    SEATS,
    STEPS,
)
from flagfall.kit.record import layout

NEAR = 8  # at most seven neighbours, and a stop


def _padded(fields: list[Any]) -> np.dtype[Any]:
    """A record of whole words: in a batch every one of them begins where a number may begin."""
    bytes_over = layout(fields).itemsize % 8
    return layout([*fields, ("pad", np.int8, 8 - bytes_over)])


TABLE: Final = _padded(
    [
        ("now", np.int32, len(REGISTERS)),
        ("army", np.int32, PLACES),
        ("points", np.int16, SEATS),
        ("left", np.int16, SEATS),
        ("owner", np.int8, PLACES),
        ("leader", np.int8, PLACES),
        ("frozen", np.int8, PLACES),  # whose next turn ends the storm, as bits
        ("blocked", np.int8, BRIDGES),  # whose next turn opens the bridge, as bits
        ("alive", np.int8, SEATS),
        ("held_land", np.int8, SEATS),
        ("held_tale", np.int8, SEATS),
        ("secrets", np.int8, SEATS),
        ("land_discards", np.int8, LANDS),
        ("tale_discards", np.int8, CARDS),
        ("played", np.int8, (SEATS, CARDS)),
    ]
)
"""What lies open for everybody."""

STATE: Final = _padded(
    [
        ("table", TABLE),
        ("land_deck", np.int8, LANDS),
        ("tale_deck", np.int8, CARDS),
        ("land_hand", np.int8, (SEATS, LANDS)),
        ("tale_hand", np.int8, (SEATS, CARDS)),
        ("secret", np.int8, (SEATS, LANDS)),  # the places of secret uprisings
    ]
)
"""The truth: the open table, and every card."""

VIEW: Final = _padded(
    [
        ("table", TABLE),
        ("listener", np.int8),
        ("land", np.int8, LANDS),
        ("tale", np.int8, CARDS),
        ("secret", np.int8, LANDS),
    ]
)
"""The table as it lies for one listener, with that seat's own cards."""

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

BOOK: Final = layout(
    [
        ("range_of", np.int64, PLACES),
        *[
            (name, np.int32)
            for name in (
                "players",
                "places",
                "edges",
                "bridges",
                "regions",
                "steps",
                "cards",
                *PRINTED,
                "face_down",
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
        ("road", np.int8, STEPS + 1),  # once the Ring has left it is beyond the last step
        ("road_roll", np.int8, STEPS + 1),
        ("side", np.int8, SEATS + 1),
        ("deal_owner", np.int8, DEALS),
        ("deal_side", np.int8, DEALS),
        ("copies", np.int8, CARDS),
        ("type", np.int8, CARDS),
        ("effect", np.int8, CARDS),
        ("timing", np.int8, CARDS),
        ("amount", np.int8, CARDS),
        ("draws", np.int8, CARDS),
        ("card_site", np.int8, CARDS),
        ("where", np.int8, CARDS),
        ("favours", np.int8, CARDS),
        ("reward", np.int8, (CARDS, 2)),
        ("card_points", np.int8, (CARDS, 2)),
        ("faces", np.int8, (ROLLS, 3)),
        ("dice", np.int8, ROLLS),
        ("ways", np.int8, ROLLS),
        ("roll_code", np.int8, (7, 7, 7)),
    ]
)
"""Everything printed, compiled to tables."""

LOG_ROWS: Final = 256
LOG_WIDTH: Final = 2 + max(len(word.arguments) for word in FACTS)


def fresh_log() -> Any:
    """Row 0 counts; every further row is one fact: what, audience, the numbers."""
    return np.zeros((LOG_ROWS, LOG_WIDTH), np.int32)
