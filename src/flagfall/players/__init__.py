"""Computer players. Each gets what a person at the table would get, and gives a decision."""

from flagfall.players.anybody import seat_anybody
from flagfall.players.named import begin, names, parameters_of, seat_player, split
from flagfall.players.player import Many, Player, Question
from flagfall.players.sitter import Sitter

__all__ = [
    "Many",
    "Player",
    "Question",
    "Sitter",
    "begin",
    "names",
    "parameters_of",
    "seat_anybody",
    "seat_player",
    "split",
]
