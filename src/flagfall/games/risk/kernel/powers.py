"""Playing a card from the hand, and which cards could be played at which moment."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    ACROSS_RANGE,
    AFTER_ROLL,
    AT_ATTACK,
    AT_DEFENCE,
    AT_PASSAGE,
    AT_START,
    BEFORE_ROLL,
    BELOW,
    BESIEGED,
    BLOCK_BRIDGE,
    CANCEL_STRONGHOLD,
    CARRY_LEADER,
    CONVERT,
    FORCE_ROLL,
    GAIN_SOURCE,
    NEEDS_ROLL,
    OVER,
    PORT_BORDER,
    PROMISED,
    RING,
    SAILING,
    SAILS_POWER,
    SINK_ATTACKERS,
    SOURCE,
    TARGET,
    UNDER,
    WITHDRAW,
)
from flagfall.games.risk.kernel.ways import bridge_closed, leaderless, may_storm, may_tunnel
from flagfall.kit.jit import rule


@rule
def amount_of(book: Any, effect: int) -> int:
    """The number printed on the card with this effect."""
    for kind in range(int(book.cards)):
        if int(book.effect[kind]) == effect and int(book.copies[kind]) > 0:
            return int(book.amount[kind])
    return 0


@rule
def by_sea(book: Any, source: int, target: int, under: int) -> bool:
    """The attack goes from port to port."""
    return under == OVER and int(book.border[source, target]) == PORT_BORDER


@rule
def suits_attack(table: Any, book: Any, kind: int, source: int, target: int, under: int) -> bool:
    """The card would change this attack, and the attack could follow (Ruling 55)."""
    effect = int(book.effect[kind])
    if effect == GAIN_SOURCE:
        return True
    if effect == CONVERT:
        # One defender stays, so there must be two.
        return int(table.army[target]) >= 2
    if int(table.army[source]) < 2:
        return False
    if effect == CANCEL_STRONGHOLD:
        return int(book.stronghold[target]) == 1 and int(table.now[BESIEGED]) != target + 1
    if effect == SAILS_POWER:
        return by_sea(book, source, target, under) and int(table.now[SAILING]) != target + 1
    if effect == ACROSS_RANGE:
        return under != BELOW and (int(book.range_of[source]) & int(book.range_of[target])) != 0
    return False


@rule
def may_name(table: Any, book: Any, seat: int, kind: int, edge: int) -> bool:
    """An attack this card could be played before."""
    source = int(book.edge_from[edge])
    target = int(book.edge_to[edge])
    if not may_storm(table, book, seat, source, target):
        return False
    return suits_attack(table, book, kind, source, target, 0)


@rule
def holds_way(book: Any, tales: Any) -> bool:
    """The way under the mountains is in the hand."""
    for kind in range(int(book.cards)):
        if int(book.effect[kind]) == ACROSS_RANGE and int(tales[kind]) > 0:
            return True
    return False


@rule
def may_promise(table: Any, book: Any, seat: int, kind: int, source: int, target: int) -> bool:
    """An attack this card could be played before, if the way under the mountains is played next (Ruling 55)."""
    if not may_tunnel(table, book, seat, source, target) or may_storm(table, book, seat, source, target):
        return False
    return suits_attack(table, book, kind, source, target, PROMISED)


@rule
def may_promise_from(table: Any, tales: Any, book: Any, seat: int, kind: int, source: int) -> bool:
    """Some attack of that kind starts here."""
    if int(table.owner[source]) != seat or not holds_way(book, tales):
        return False
    for target in range(int(book.places)):
        if may_promise(table, book, seat, kind, source, target):
            return True
    return False


@rule
def may_tunnel_from(table: Any, book: Any, seat: int, source: int) -> bool:
    """Two battalions or more, and an enemy on the same range."""
    if int(table.owner[source]) != seat or int(table.army[source]) < 2:
        return False
    for target in range(int(book.places)):
        if may_tunnel(table, book, seat, source, target):
            return True
    return False


@rule
def playable_in_combat(table: Any, tales: Any, book: Any, seat: int, kind: int) -> bool:
    """Between attacks: some attack must be able to follow."""
    timing = int(book.timing[kind])
    if timing == AT_ATTACK:
        for edge in range(int(book.edges)):
            if may_name(table, book, seat, kind, edge):
                return True
        for source in range(int(book.places)):
            if may_promise_from(table, tales, book, seat, kind, source):
                return True
    if timing == AT_PASSAGE and int(book.effect[kind]) == ACROSS_RANGE:
        for source in range(int(book.places)):
            if may_tunnel_from(table, book, seat, source):
                return True
    return False


@rule
def playable_declared(table: Any, book: Any, kind: int) -> bool:
    """An attack is declared and not yet rolled."""
    if int(book.timing[kind]) != AT_ATTACK and int(book.timing[kind]) != AT_PASSAGE:
        return False
    source = int(table.now[SOURCE])
    target = int(table.now[TARGET])
    return suits_attack(table, book, kind, source, target, int(table.now[UNDER]))


@rule
def may_fall_back(table: Any, book: Any, seat: int, where: int) -> bool:
    """A bordering place of one's own, not over a closed bridge."""
    target = int(table.now[TARGET])
    if int(table.owner[where]) != seat or int(book.border[target, where]) == 0:
        return False
    return not bridge_closed(table, book, target, where)


@rule
def playable_defending(table: Any, book: Any, seat: int, kind: int) -> bool:
    """One of one's places is about to be attacked."""
    if int(book.timing[kind]) != AT_DEFENCE:
        return False
    effect = int(book.effect[kind])
    source = int(table.now[SOURCE])
    target = int(table.now[TARGET])
    if effect == SINK_ATTACKERS:
        return by_sea(book, source, target, int(table.now[UNDER]))
    if effect == WITHDRAW:
        if int(table.army[target]) < 2:
            return False
        for where in range(int(book.places)):
            if may_fall_back(table, book, seat, where):
                return True
        return False
    return True


@rule
def room_for_leader(table: Any, book: Any, seat: int) -> int:
    """Own places without a Leader, as bits."""
    own = 0
    for where in range(int(book.places)):
        if int(table.owner[where]) == seat:
            own |= 1 << where
    return leaderless(table, book, own)


@rule
def may_close(table: Any, seat: int, bridge: int) -> bool:
    """Any bridge one has not closed already; it opens when the last who closed it has a turn (Ruling 62)."""
    return (int(table.blocked[bridge]) >> seat) & 1 == 0


@rule
def playable_at_start(table: Any, book: Any, seat: int, kind: int) -> bool:
    """As one's turn starts."""
    if int(book.timing[kind]) != AT_START:
        return False
    effect = int(book.effect[kind])
    if effect == BLOCK_BRIDGE:
        for bridge in range(int(book.bridges)):
            if may_close(table, seat, bridge):
                return True
        return False
    if effect == CARRY_LEADER:
        if room_for_leader(table, book, seat) == 0:
            return False
        for where in range(int(book.places)):
            if int(table.owner[where]) == seat and int(table.leader[where]) != ABSENT:
                return True
        return False
    return True


@rule
def playable_before_roll(table: Any, book: Any, kind: int) -> bool:
    """A roll is forced only where none is needed yet, and helped only where one is (Ruling 39)."""
    if int(book.timing[kind]) != BEFORE_ROLL:
        return False
    if int(book.effect[kind]) == FORCE_ROLL:
        return int(table.now[NEEDS_ROLL]) == 0
    return int(table.now[NEEDS_ROLL]) == 1


@rule
def playable_after_roll(table: Any, book: Any, kind: int) -> bool:
    """The Ring would move now; some cards hold it only in their own place."""
    if int(book.timing[kind]) != AFTER_ROLL:
        return False
    site = int(book.card_site[kind])
    return site < 0 or site == int(book.road[int(table.now[RING])])
