"""What one listener sees, built up from an empty record."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import CARDS, LANDS, SEATS
from flagfall.kit.jit import rule


@rule
def look_at(state: Any, listener: int, view: Any) -> None:
    """Everything on the table for all, and a seat's own cards for that seat."""
    view.table = state.table
    view.listener = listener
    if listener < SEATS:
        for kind in range(LANDS):
            view.land[kind] = state.land_hand[listener, kind]
            view.secret[kind] = state.secret[listener, kind]
        for kind in range(CARDS):
            view.tale[kind] = state.tale_hand[listener, kind]


@rule
def suppose_from(view: Any, state: Any) -> None:
    """The other way round, into an empty record: what a listener knows, and nothing where it knows nothing."""
    state.table = view.table
    listener = int(view.listener)
    if listener < SEATS:
        for kind in range(LANDS):
            state.land_hand[listener, kind] = view.land[kind]
            state.secret[listener, kind] = view.secret[kind]
        for kind in range(CARDS):
            state.tale_hand[listener, kind] = view.tale[kind]
