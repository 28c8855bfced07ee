"""Who sits at a table and who listens to it.

Seats are numbered from 0 in the order of play. A listener is a seat or the one SPECTATOR, who stands
for everybody watching. CHANCE and NOBODY are never listeners: they only answer "who acts now?".
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Listener: TypeAlias = int

MOST_SEATS: Final = 4
SPECTATOR: Final[Listener] = MOST_SEATS
CHANCE: Final = -1
NOBODY: Final = -2
