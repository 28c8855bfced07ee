"""A whole game as the book tells it, from the first roll to the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.combat import combat
from tests.risk.reading.drawing import draw_cards
from tests.risk.reading.redeployment import redeploy, replace_leader
from tests.risk.reading.reinforcement import reinforce
from tests.risk.reading.ring import fellowship, winners
from tests.risk.reading.setup import first_turn, set_up
from tests.risk.reading.table import GameOver

if TYPE_CHECKING:
    from tests.risk.reading.table import Play, Table


def game(t: Table) -> Play:
    """Set-up, then turns to the left until somebody has won."""
    try:
        yield from set_up(t)
        seat = yield from first_turn(t)
        while True:
            effects_end(t, seat)
            if t.armies[seat].alive:
                yield from turn(t, seat)
            seat = (seat + 1) % t.players
    except GameOver as end:
        t.over = end


def turn(t: Table, seat: int) -> Play:
    """The five phases of page 9."""
    t.turn, t.turns = seat, t.turns + 1
    t.conquered = t.site = t.drew = False
    t.extra = 0
    yield from reinforce(t, seat)
    yield from combat(t, seat)
    yield from redeploy(t, seat)
    yield from replace_leader(t, seat)
    yield from draw_cards(t, seat)
    if not t.standard:
        yield from fellowship(t, seat)
    for place in t.leader:
        t.leader[place] = "rest"
    if t.standard and t.turns == t.options["turn_limit"]:
        raise GameOver("turns_over", winners(t))


def effects_end(t: Table, seat: int) -> None:
    """Storms, closed bridges and corsairs last until the next turn of whoever brought them."""
    t.frozen = {(who, place) for who, place in t.frozen if who != seat}
    t.closed = {(who, bridge) for who, bridge in t.closed if who != seat}
    t.corsairs.discard(seat)
