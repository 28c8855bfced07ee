"""Which borders may be crossed now, and how far an army or a Leader gets."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.layout import NEAR
from flagfall.games.risk.kernel.numbers import ABSENT, APART, ARRIVED, MOVES, NEUTRAL, PRESENT
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule


@rule
def free_leader(table: Any, book: Any, where: int) -> bool:
    """A Leader stands here who has not claimed a mission this turn (Ruling 20)."""
    stands = int(table.leader[where])
    return int(book.leaders) == 1 and (stands == PRESENT or stands == ARRIVED)


@rule
def bridge_closed(table: Any, book: Any, a: int, b: int) -> bool:
    """A closed bridge binds every army, its closer's included (Ruling 56)."""
    bridge = int(book.bridge[a, b])
    return bridge >= 0 and int(table.blocked[bridge]) != 0


@rule
def may_storm(table: Any, book: Any, seat: int, source: int, target: int) -> bool:
    """From an own place to a bordering place of somebody else, neither of them snowed in.

    Over a closed bridge a Leader must come along (Ruling 56). Numbers are not looked at here.
    """
    if int(table.owner[source]) != seat or int(table.owner[target]) == seat:
        return False
    if int(table.frozen[source]) != 0 or int(table.frozen[target]) != 0:
        return False
    if int(book.border[source, target]) == APART:
        return False
    return not bridge_closed(table, book, source, target) or free_leader(table, book, source)


@rule
def may_tunnel(table: Any, book: Any, seat: int, source: int, target: int) -> bool:
    """Both places touch one mountain range; borders do not matter (Ruling 55)."""
    if int(table.owner[source]) != seat or int(table.owner[target]) == seat:
        return False
    if int(table.frozen[source]) != 0 or int(table.frozen[target]) != 0:
        return False
    return (int(book.range_of[source]) & int(book.range_of[target])) != 0


@rule
def reach(table: Any, book: Any, seat: int, start: int, led: bool) -> int:
    """The own places one can march to, as bits: through own land only (Redeployment; Ruling 26).

    Battalions alone stop at a closed bridge; a Leader may cross it (Ruling 56). In the standard
    game the march ends at the first neighbour.
    """
    seen = 1 << start
    todo = seen
    while todo != 0:
        here = lowest(todo)
        todo &= todo - 1
        for index in range(NEAR):
            there = int(book.near[here, index])
            if there < 0:
                break
            if int(table.owner[there]) != seat or (seen >> there) & 1 != 0:
                continue
            if not led and bridge_closed(table, book, here, there):
                continue
            seen |= 1 << there
            if int(book.redeploy_adjacent) == 0:
                todo |= 1 << there
    return seen & ~(1 << start)


@rule
def leaderless(table: Any, book: Any, places: int) -> int:
    """Those of the places where no Leader stands: two of one army never share a place (Leaders)."""
    kept = places
    for where in range(int(book.places)):
        if int(table.leader[where]) != ABSENT:
            kept &= ~(1 << where)
    return kept


@rule
def battalion_goals(table: Any, book: Any, seat: int, start: int) -> int:
    """Where battalions from here may march without a Leader; one always stays behind."""
    if int(table.army[start]) < 2:
        return 0
    return reach(table, book, seat, start, False)


@rule
def leader_goals(table: Any, book: Any, seat: int, start: int) -> int:
    """Where the Leader from here may march, alone or with battalions (Ruling 28)."""
    if not free_leader(table, book, start):
        return 0
    return leaderless(table, book, reach(table, book, seat, start, True))


@rule
def may_march_from(table: Any, book: Any, seat: int, start: int) -> bool:
    """Something here may be redeployed somewhere."""
    if int(table.owner[start]) != seat or int(table.now[MOVES]) <= 0:
        return False
    if battalion_goals(table, book, seat, start) != 0:
        return True
    return leader_goals(table, book, seat, start) != 0


@rule
def own_beside(table: Any, book: Any, seat: int, places: int) -> int:
    """The seat's own places beside any of these: sets of places, one bit each."""
    found = 0
    while places != 0:
        here = lowest(places)
        places &= places - 1
        for index in range(NEAR):
            there = int(book.near[here, index])
            if there < 0:
                break
            if int(table.owner[there]) == seat:
                found |= 1 << there
    return found


@rule
def side_of(book: Any, owner: int) -> int:
    """Good or Evil; the neutral army is neither (Ruling 41)."""
    if owner < 0 or owner > NEUTRAL:
        return 2
    return int(book.side[owner])
