"""The only list of games: "stratego/classic" and its options in, Rules out."""

from flagfall.catalog.catalog import Game, game, games, rules
from flagfall.catalog.words import read_options, read_value, write_value

__all__ = ["Game", "game", "games", "read_options", "read_value", "rules", "write_value"]
