"""The names of everything a learner is shown, in the order in which `kernel/observe.py` writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core.spec import Observation
from flagfall.games.risk.kernel.numbers import REGISTERS
from flagfall.games.risk.kernel.observe import PLANES, SEAT_NUMBERS

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book


def observation_of(book: Book) -> Observation:
    """A plane has one number for each place, in the order of the board's file; then come single numbers."""
    seats = ["I", *(f"the seat {n} after me" for n in range(1, book.players))]
    cards = [card.id for card in book.cards]
    numbers = ["my seat", "my wild cards", "wild cards among the discards"]
    numbers += [f"{name}, counted from -1" for name in REGISTERS.names]
    numbers += [f"{who}: {what}" for who in seats for what in SEAT_NUMBERS]
    numbers += [f"a bridge is closed: {bridge.a} to {bridge.b}" for bridge in book.board.bridges]
    numbers += [f"my Adventure card: {card}" for card in cards]
    numbers += [f"Adventure card among the discards: {card}" for card in cards]
    numbers += [f"{who} played: {card}" for who in seats for card in cards]
    return Observation(PLANES, len(book.board.territories), 1, tuple(numbers))
