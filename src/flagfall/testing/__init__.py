"""Proofs that ship: any game and any player can be held against them."""

from flagfall.testing.conform import Broken, rules_conform
from flagfall.testing.sit import player_conforms

__all__ = ["Broken", "player_conforms", "rules_conform"]
