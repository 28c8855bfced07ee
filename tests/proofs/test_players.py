"""Every installed player sits down at every game."""

import pytest
from spread import GAMES

from flagfall.players import names
from flagfall.testing import player_conforms


@pytest.mark.parametrize("player", names())
@pytest.mark.parametrize("game", GAMES)
def test_every_player_keeps_the_contract_in_every_game(player, game):
    player_conforms(player, game)
