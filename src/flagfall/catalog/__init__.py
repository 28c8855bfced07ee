"""The only list of games: "stratego/classic" and its options in, Rules out."""

from flagfall.catalog.catalog import Game, game, games, rules

__all__ = ["Game", "game", "games", "rules"]
