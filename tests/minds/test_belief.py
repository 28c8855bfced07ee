"""What a mind takes hidden pieces to be: counted in games, better than by counting what is left, and never from the truth."""

from __future__ import annotations

import numpy as np
import pytest

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.games.stratego.kernel.numbers import KINDS
from flagfall.lab.belief import SUREST, believe
from flagfall.minds.stratego import learned
from flagfall.minds.stratego.kernel.numbers import FLAG, LATE_LOOK, LOOKS
from flagfall.minds.stratego.lore import lore_of

STRATEGO = [game.id for game in games() if game.id.startswith("stratego/")]


def test_habits_tell_more_than_counting_in_games_that_were_not_counted():
    _, loss = believe(rules_of("stratego/barrage"), 120, 5)

    assert loss.habits < loss.hints < loss.counting


@pytest.mark.parametrize("game", STRATEGO)
def test_every_game_ships_what_its_pieces_usually_are(game):
    rules = rules_of(game)
    lore = lore_of(rules)
    habits = learned.load(rules, lore).habits

    assert habits.shape == (2, LOOKS, KINDS)
    assert (habits != learned.usual(rules, lore)).any(), "only the hints"
    assert habits.min() >= 0.99 / SUREST
    assert habits.max() <= 1.01 * SUREST


def test_a_flag_is_looked_for_in_the_back_row():
    rules = rules_of("stratego/classic")
    lore = lore_of(rules)
    kind = int(np.flatnonzero(lore[0]["ilk"] == FLAG)[0])
    habits = learned.load(rules, lore).habits[0, :LATE_LOOK, kind]

    assert habits[:4].mean() > 2 * habits[8:16].mean()
