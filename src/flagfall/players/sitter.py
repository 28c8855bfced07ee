"""A player at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.players.player import Question

if TYPE_CHECKING:
    from flagfall.core import Decision, Seat
    from flagfall.players.player import Player
    from flagfall.table import Table


class Sitter:
    """Tells a player what it has not heard yet, then asks it."""

    def __init__(self, player: Player, table: Table, seat: Seat) -> None:
        self._player, self._table, self._seat = player, table, seat
        self._heard = 0

    def leave(self) -> None:
        """The game is over, or given up: a player that has a door is shown out."""
        if hasattr(self._player, "leave"):
            self._player.leave()

    def decide(self, seconds: float = 1.0) -> Decision:
        """What the player decides now; nothing is played yet."""
        new = self._table.heard(self._seat, self._heard).facts
        self._heard += len(new)
        self._player.hear(new)
        view, choices = self._table.view(self._seat), self._table.choices(self._seat)
        return self._player.answer(Question(view, choices, seconds))
