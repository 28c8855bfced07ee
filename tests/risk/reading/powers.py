"""Power cards of the own turn (page 16), one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.table import Ask, names, place_of
from tests.risk.reading.world import WORLD

if TYPE_CHECKING:
    from tests.risk.reading.table import Play, Table


def bridges() -> list[tuple[str, str]]:
    return [(a, b) for a in WORLD.places for b, kind in WORLD.ways[a].items() if kind == "bridge" and a < b]


def may_start(t: Table, seat: int, card: str) -> bool:
    if card == "borne_to_another_place":
        return bool(t.leaders(seat)) and len(t.leaders(seat)) < len(t.held(seat))
    return True


def at_start(t: Table, seat: int, card: str) -> Play:
    t.put_down(seat, card)
    if card == "you_shall_not_pass":
        # Ruling 62: somebody else's closed bridge may be closed again; one's own would only waste the card.
        free = [(a, b) for a, b in bridges() if (seat, frozenset((a, b))) not in t.closed]
        said = yield Ask(seat, {f"bridge {a} - {b}": 1 for a, b in free})
        a, b = place_of(said).split(" - ")
        t.closed.add((seat, frozenset((a, b))))
    elif card == "borne_to_another_place":
        said = yield Ask(seat, names("from", t.leaders(seat)))
        source = place_of(said)
        free = [place for place in t.held(seat) if place not in t.leader]
        target = place_of((yield Ask(seat, names("to", free))))
        del t.leader[source]
        t.leader[target] = "rest"  # Ruling 52: a draw, but no mission
        t.site = t.site or target in WORLD.sites
    else:
        from tests.risk.reading.ring import move_ring

        if t.ring is not None and t.owner[t.ring] == seat:
            t.army[t.ring] += 4
        else:
            move_ring(t)
