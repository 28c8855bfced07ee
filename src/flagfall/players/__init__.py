"""Computer players. Each gets what a person at the table would get, and gives a decision."""

from flagfall.players.player import Player, names, seat_player

__all__ = ["Player", "names", "seat_player"]
