"""What follows a conquest: secret uprisings, a player without places, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.reinforcement import openers, place_pool, trade
from tests.risk.reading.table import Ask, GameOver, names, place_of

if TYPE_CHECKING:
    from tests.risk.reading.table import Holder, Play, Table


def settle(t: Table, seat: int, loser: Holder) -> Play:
    """Rulings 23, 25, 43, 46, 59: settled after the conqueror has moved in."""
    rise(t, seat)
    if isinstance(loser, int) and not t.held(loser):
        fallen, victor = t.armies[loser], t.armies[seat]
        victor.lands += fallen.lands
        t.tale_discards += fallen.tales
        for place in fallen.uprisings:
            t.land_discards[place] += 1
        fallen.lands.clear()
        fallen.tales.clear()
        fallen.uprisings.clear()
        fallen.points = 0
        fallen.alive = False
    if len(t.held(seat)) == 42:
        raise GameOver("conquest", [seat])
    if sum(army.alive for army in t.armies) == 1:
        raise GameOver("last_standing", [seat])
    if isinstance(loser, int) and not t.armies[loser].alive:
        while t.armies[seat].lands.total() >= 5:
            said = yield Ask(seat, names("offer", openers(t.armies[seat].lands, [])))
            yield from trade(t, seat, place_of(said))
            yield from place_pool(t, seat, t.held(seat))


def rise(t: Table, seat: int) -> None:
    """A secret uprising shows itself the first time its holder owns the place."""
    for place in [p for p in t.armies[seat].uprisings if t.owner[p] == seat]:
        t.armies[seat].uprisings.remove(place)
        t.land_discards[place] += 1
        t.army[place] += 4
