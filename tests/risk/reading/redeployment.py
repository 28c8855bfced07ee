"""Redeployment and Place Leader (page 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.combat import free_leader
from tests.risk.reading.missions import claim, claims
from tests.risk.reading.table import Ask, names, place_of
from tests.risk.reading.world import WORLD

if TYPE_CHECKING:
    from tests.risk.reading.table import Play, Table


def redeploy(t: Table, seat: int) -> Play:
    moves, marched = 1, False
    while True:
        options = claims(t, seat)
        if moves:
            options |= names("from", [place for place in t.held(seat) if goals(t, seat, place)])
        if not marched:
            options |= names("play", t.holding(seat, ["move_by_night"]))
        if marched and not options and not may_claim(t, seat):
            return
        said = yield Ask(seat, options | {"pass": 1})
        if said == "pass":
            return
        if said.startswith("claim"):
            yield from claim(t, seat, place_of(said))
        elif said.startswith("play"):
            t.put_down(seat, "move_by_night")
            moves += 3
        else:
            yield from march(t, seat, place_of(said))
            moves, marched = moves - 1, True


def may_claim(t: Table, seat: int) -> bool:
    """Ruling 61: the size of the hand, and a Leader at a Site, are public; what is in the hand is not."""
    arrived = any(t.leader.get(site) == "arrived" and t.owner[site] == seat for site in WORLD.sites)
    return bool(t.armies[seat].tales) and arrived


def reach(t: Table, seat: int, start: str, *, led: bool) -> set[str]:
    """Everywhere a march may end: through own places; a Leader opens closed bridges for those with it."""
    found, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for there in WORLD.ways[here]:
            if t.owner[there] == seat and there not in found and (led or not t.is_closed(here, there)):
                found.add(there)
                if not t.standard:
                    todo.append(there)
    return found - {start}


def goals(t: Table, seat: int, source: str) -> set[str]:
    return troops(t, seat, source) | leads(t, seat, source)


def troops(t: Table, seat: int, source: str) -> set[str]:
    """Where battalions may go by themselves."""
    return reach(t, seat, source, led=False) if t.army[source] >= 2 else set()


def leads(t: Table, seat: int, source: str) -> set[str]:
    """Where the Leader may go: not onto another of the army."""
    if not free_leader(t, source):
        return set()
    return {place for place in reach(t, seat, source, led=True) if place not in t.leader}


def march(t: Table, seat: int, source: str) -> Play:
    target = place_of((yield Ask(seat, names("to", goals(t, seat, source)))))
    led, alone = target in leads(t, seat, source), target in troops(t, seat, source)
    fewest = 0 if led else 1
    number = int(place_of((yield Ask(seat, {f"take {n}": 1 for n in range(fewest, t.army[source])}))))
    if led and alone and number:
        led = (yield Ask(seat, {"with leader": 1, "without leader": 1})) == "with leader"
    t.army[source] -= number
    t.army[target] += number
    if led:
        del t.leader[source]
        t.leader[target] = "arrived"
        t.site = t.site or target in WORLD.sites


def replace_leader(t: Table, seat: int) -> Play:
    """Whoever has no Leader places one before drawing (Ruling 29)."""
    if not t.standard and not t.leaders(seat):
        t.leader[place_of((yield Ask(seat, names("leader", t.held(seat)))))] = "rest"
