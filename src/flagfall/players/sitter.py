"""A player at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.players.manners import Manners, chance
from flagfall.players.player import Question

if TYPE_CHECKING:
    from flagfall.core import Decision, Seat
    from flagfall.players.player import Player
    from flagfall.players.thoughts import Thoughts
    from flagfall.table import Table


class Sitter:
    """Tells a player what it has not heard yet, then asks it."""

    def __init__(self, player: Player, table: Table, seat: Seat, *, polite: bool = False) -> None:
        self._player, self._table, self._seat = player, table, seat
        self._heard = 0
        self._question: Question | None = None
        self._manners = Manners() if polite and len(table.rules.seats) == 2 else None
        self.gives_up = False
        """Whether it would rather resign than decide that: never, unless it was asked to be polite in a game of two."""

    def thoughts(self) -> Thoughts | None:
        """What the player thought of its last question, if it tells."""
        if self._question is None:
            return None
        from flagfall.players.thoughts import thoughts_of

        table, seat = self._table, self._seat
        return thoughts_of(self._player, table.rules, seat, table.heard(seat, 0).facts[: self._heard], self._question)

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
        self._question = Question(view, choices, seconds)
        decision = self._player.answer(self._question)
        self.gives_up = self._manners is not None and self._manners.gives_up(chance(self._player))
        return decision
