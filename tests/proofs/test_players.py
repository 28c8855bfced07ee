"""Every installed player sits down at every game it plays."""

import pytest
from spread import GAMES

from flagfall.players import names
from flagfall.players.levels import level
from flagfall.players.named import plays
from flagfall.testing import player_conforms

NAMED = {"mind": "mind:worlds=2:plies=2"}  # a fixed number of imagined tables, so that no clock decides
# A level is one of these with parameters: tests/players/test_levels.py.
PLAYERS = [player for player in names() if level(player) is None or player == "novice"]


@pytest.mark.parametrize(("player", "game"), [(p, game) for p in PLAYERS for game in GAMES if plays(p, game)])
def test_every_player_keeps_the_contract_in_every_game(player, game):
    player_conforms(NAMED.get(player, player), game)
