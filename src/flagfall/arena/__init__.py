"""Matches and leagues: which of two players is better, told honestly. The book is docs/arena.md."""

from flagfall.arena.match import Match, play_match
from flagfall.arena.standing import Sprt, Standing
from flagfall.arena.terms import Terms
from flagfall.arena.workers import Here, Workers

__all__ = ["Here", "Match", "Sprt", "Standing", "Terms", "Workers", "play_match"]
