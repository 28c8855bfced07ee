"""What one listener sees, built up from an empty record."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.words import (
    ASIDE,
    BRIDGES,
    DISCARDS,
    HAND,
    LANDS,
    PLACES,
    REGISTERS,
    SEATS,
    TALES,
)
from flagfall.kit.jit import rule

MOMENT = len(REGISTERS)


@rule
def look_at(field: Any, listener: int, seen: Any) -> None:
    """Everything on the table for all, face-up piles for all, and a seat's own hand for that seat."""
    for index in range(MOMENT):
        seen.now[index] = field.now[index]
    for where in range(PLACES):
        seen.army[where] = field.army[where]
        seen.owner[where] = field.owner[where]
        seen.leader[where] = field.leader[where]
        seen.frozen[where] = field.frozen[where]
    for bridge in range(BRIDGES):
        seen.blocked[bridge] = field.blocked[bridge]
    for seat in range(SEATS):
        seen.points[seat] = field.points[seat]
        seen.left[seat] = field.left[seat]
        seen.alive[seat] = field.alive[seat]
        seen.held_land[seat] = field.held_land[seat]
        seen.held_tale[seat] = field.held_tale[seat]
        seen.secrets[seat] = field.secrets[seat]
        for kind in range(TALES):
            seen.tale[ASIDE + seat, kind] = field.tale[ASIDE + seat, kind]
    for kind in range(TALES):
        seen.tale[DISCARDS, kind] = field.tale[DISCARDS, kind]
    for kind in range(LANDS):
        seen.land[DISCARDS, kind] = field.land[DISCARDS, kind]
    if listener < SEATS:
        for kind in range(LANDS):
            seen.land[HAND + listener, kind] = field.land[HAND + listener, kind]
            seen.land[ASIDE + listener, kind] = field.land[ASIDE + listener, kind]
        for kind in range(TALES):
            seen.tale[HAND + listener, kind] = field.tale[HAND + listener, kind]
