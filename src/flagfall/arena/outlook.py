"""Games ended early because both players say how they will end. Off unless asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from flagfall.core import Seat

SURE = 0.97
"""A player that expects so much of a game thinks it is won; one that expects as little of it as is missing here, lost."""


class Agreement:
    """A player may have an `outlook`: the score it expects, between 0 and 1, after each of its decisions."""

    def __init__(self, decisions: int) -> None:
        self._wanted = decisions
        self._said: dict[Seat, tuple[Seat, int]] = {}
        """Whom each takes for the winner, and after how many of its own decisions in a row."""

    def heard(self, seat: Seat, player: Any, seats: int) -> tuple[float, ...] | None:
        """After a decision: the scores, once both have agreed for long enough on who wins. For games of two."""
        if not self._wanted or seats != 2:
            return None
        outlook = getattr(player, "outlook", None)
        winner = -1
        if outlook is not None and outlook >= SURE:
            winner = seat
        elif outlook is not None and outlook <= 1 - SURE:
            winner = 1 - seat
        before, times = self._said.get(seat, (-1, 0))
        self._said[seat] = winner, times + 1 if winner == before else 1
        if winner < 0 or any(self._said.get(who, (-1, 0))[0] != winner for who in (0, 1)):
            return None
        if min(times for _, times in self._said.values()) < self._wanted:
            return None
        return (1.0, 0.0) if winner == 0 else (0.0, 1.0)
