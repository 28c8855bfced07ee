"""Declare a mission complete (pages 12 and 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.reinforcement import place_pool
from tests.risk.reading.table import names
from tests.risk.reading.world import WORLD

if TYPE_CHECKING:
    from tests.risk.reading.table import Play, Table


def claims(t: Table, seat: int) -> dict[str, int]:
    """Missions in hand whose Site an own Leader has reached this turn."""
    return names(
        "claim",
        [
            card
            for card, mission in WORLD.missions.items()
            if t.armies[seat].tales[card] and t.owner[mission.site] == seat and t.leader.get(mission.site) == "arrived"
        ],
    )


def claim(t: Table, seat: int, card: str) -> Play:
    """The reward at once; the Leader stays for the rest of the turn."""
    mission = WORLD.missions[card]
    side = t.armies[seat].side
    t.put_down(seat, card, mission.points[side])
    t.leader[mission.site] = "pinned"
    if mission.where == "card":
        t.extra += 1
    elif mission.where == "territory":
        t.army[mission.site] += mission.battalions[side]
    else:
        places = t.held(seat)
        if mission.where == "region":
            places = [p for p in places if WORLD.region[p] == WORLD.region[mission.site]]
        t.pool = mission.battalions[side]
        yield from place_pool(t, seat, places)
