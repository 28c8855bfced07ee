"""Who sits at a table and who listens to it.

Seats are numbered from 0 in the order of play. A listener is a seat or the one SPECTATOR, who stands
for everybody watching. CHANCE and NOBODY are never listeners: they only answer "who acts now?".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from flagfall.core.errors import NotYourTurn

if TYPE_CHECKING:
    from collections.abc import Sequence

Seat: TypeAlias = int
Listener: TypeAlias = int

MOST_SEATS: Final = 4
SPECTATOR: Final[Listener] = MOST_SEATS
CHANCE: Final = -1
NOBODY: Final = -2


def seat_of(seats: Sequence[str], seat: Seat | str) -> Seat:
    """A seat by its number or by its name."""
    if isinstance(seat, str):
        named = {name.lower(): number for number, name in enumerate(seats)}
        if seat.lower() in named:
            return named[seat.lower()]
    elif 0 <= seat < len(seats):
        return seat
    raise NotYourTurn("table-no-seat", seat=seat, seats=", ".join(seats))
