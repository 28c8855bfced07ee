"""Every installed player sits down at every game it can play."""

import pytest
from spread import GAMES

from flagfall.testing import player_conforms


@pytest.mark.parametrize("game", GAMES)
def test_the_random_player_keeps_the_contract(game):
    player_conforms("random", game, decisions=120)
