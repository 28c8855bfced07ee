"""The only list of games: "stratego/classic" and its options in, Rules out."""

from flagfall.catalog.catalog import Game, box_of, game, games, offered, open_game, open_rules, rules
from flagfall.catalog.words import read_options, read_value, write_value

__all__ = [
    "Game",
    "box_of",
    "game",
    "games",
    "offered",
    "open_game",
    "open_rules",
    "read_options",
    "read_value",
    "rules",
    "write_value",
]
