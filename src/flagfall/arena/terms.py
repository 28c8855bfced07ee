"""What two players agree on before a match."""

from __future__ import annotations

import hashlib
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from flagfall import catalog

if TYPE_CHECKING:
    from flagfall.core import Rules, Seat

OWN, SHARED = "own", "shared"
SETUPS = (OWN, SHARED)
"""Whose armies stand in the second game of a pair: each player's own again, or the very same two with the players exchanged."""


class Terms(msgspec.Struct, frozen=True):
    """A match: A against B, or in games for more against copies of B, every seat in turn.

    The same terms give the same games, wherever and by however many they are played.
    """

    players: tuple[str, ...]
    """A, B, and in a league for more than two the others; the last of them takes every seat that is left."""
    game: str
    options: dict[str, Any] = {}
    games: int = 100
    seconds: float = 1.0
    """How long a player may think about a decision."""
    clock: float = 0.0
    """All the seconds a player has for one game; 0 is no such limit."""
    increment: float = 0.0
    """What each decision adds to them."""
    seed: int = 0
    setups: str = OWN
    draw_after: int = 0
    """After so many decisions a game is drawn; 0 is never."""
    adjudicate: int = 0
    """A game is over once both players have agreed on its end for so many decisions in a row; 0 is never."""
    scrolls: bool = False
    """Whether every game is written down."""

    def rules(self) -> Rules[Any, Any]:
        return catalog.game(self.game).rules(self.options)

    @property
    def digest(self) -> str:
        """Names these terms: games of one match are never counted in another. A match may be made longer."""
        words = msgspec.json.encode(msgspec.structs.replace(self, games=0), order="sorted")
        return hashlib.blake2b(words, digest_size=10).hexdigest()

    def who(self, seat: Seat, turn: int, seats: int) -> int:
        """Which of the players sits there in a group's game number `turn`."""
        return min(place(seat, turn, seats), len(self.players) - 1)

    def luck(self, group: int, whose: str | int) -> Random:
        """The luck of a table or a player in one group of games, the same in all of them."""
        return Random(f"{self.seed} {group} {whose}")

    def number(self, group: int) -> int:
        """A seed for tables that are played as arrays."""
        return int.from_bytes(hashlib.blake2b(f"{self.seed} {group}".encode(), digest_size=6).digest(), "big")


def place(seat: Seat, turn: int, seats: int) -> int:
    """Who sits there in a group's game number `turn`: 0 is A, the others are copies of B, all moving on by one seat."""
    return (seat - turn) % seats
