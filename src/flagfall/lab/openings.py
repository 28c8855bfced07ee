"""Positions to begin from: both armies set up as the players do it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.core import Deed
from flagfall.players.habits import LEARNED
from flagfall.players.setups import plan

if TYPE_CHECKING:
    from flagfall.games.stratego.rules import Stratego
    from flagfall.players.habits import Habits


def openings(rules: Stratego, count: int, seed: int, habits: Habits = LEARNED) -> Any:
    """So many records of states in which the first move is to be made."""
    luck, made = Random(seed), []
    sights = [rules.sight(seat) for seat in (0, 1)]
    for _ in range(count):
        state = rules.opening()
        while (seat := rules.to_act(state)) >= 0:
            view = rules.view(state, seat)
            sights[seat].look(view)
            if sights[seat].phase != "setup":
                break
            for square, kind in plan(sights[seat].armies, luck, habits, sights[seat].left, {}).items():
                decision = rules.decision(Deed("place", (kind, square)))
                assert decision is not None
                state = rules.play(state, decision)[0]
        made.append(state.cells)
    return np.concatenate(made)
