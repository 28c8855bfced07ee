"""Playing a card from the hand, and which cards could be played at which moment."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import PLAYED
from flagfall.games.risk.kernel.verbs import tell
from flagfall.games.risk.kernel.ways import bridge_closed, leaderless, may_storm, may_tunnel
from flagfall.games.risk.kernel.words import (
    ABSENT,
    ACROSS_RANGE,
    AFTER_ROLL,
    ASIDE,
    AT_ATTACK,
    AT_DEFENCE,
    AT_PASSAGE,
    AT_START,
    BEFORE_ROLL,
    BESIEGED,
    BLOCK_BRIDGE,
    BRIDGES,
    CANCEL_STRONGHOLD,
    CARRY_LEADER,
    CONVERT,
    EDGES,
    EVERYONE,
    FORCE_ROLL,
    GAIN_SOURCE,
    HAND,
    NEEDS_ROLL,
    PLACES,
    PORT_BORDER,
    RING,
    SAILING,
    SAILS_POWER,
    SINK_ATTACKERS,
    SOURCE,
    TALES,
    TARGET,
    UNDER,
    WITHDRAW,
)
from flagfall.kit.jit import rule


@rule
def lay_out(field: Any, book: Any, seat: int, kind: int) -> int:
    """A card is played: it lies in front of its player and counts its points (Power cards, Missions)."""
    field.tale[HAND + seat, kind] = int(field.tale[HAND + seat, kind]) - 1
    field.tale[ASIDE + seat, kind] = int(field.tale[ASIDE + seat, kind]) + 1
    field.held_tale[seat] = int(field.held_tale[seat]) - 1
    points = int(book.card_points[kind, int(book.side[seat])])
    field.points[seat] = int(field.points[seat]) + points
    return points


@rule
def play_card(field: Any, book: Any, seat: int, kind: int, log: Any) -> None:
    """A power is played and everybody sees it."""
    points = lay_out(field, book, seat, kind)
    tell(log, PLAYED, EVERYONE, 3, seat, kind, points)


@rule
def amount_of(book: Any, effect: int) -> int:
    """The number printed on the card with this effect."""
    for kind in range(TALES):
        if int(book.effect[kind]) == effect and int(book.copies[kind]) > 0:
            return int(book.amount[kind])
    return 0


@rule
def by_sea(book: Any, source: int, target: int, under: int) -> bool:
    """The attack goes from port to port."""
    return under == 0 and int(book.border[source, target]) == PORT_BORDER


@rule
def suits_attack(field: Any, book: Any, kind: int, source: int, target: int, under: int) -> bool:
    """The card would change this attack, and the attack could follow (Ruling 55)."""
    effect = int(book.effect[kind])
    if effect == GAIN_SOURCE:
        return True
    if effect == CONVERT:
        # One defender stays, so there must be two.
        return int(field.army[target]) >= 2
    if int(field.army[source]) < 2:
        return False
    if effect == CANCEL_STRONGHOLD:
        return int(book.stronghold[target]) == 1 and int(field.now[BESIEGED]) != target + 1
    if effect == SAILS_POWER:
        return by_sea(book, source, target, under) and int(field.now[SAILING]) != target + 1
    return False


@rule
def may_name(field: Any, book: Any, seat: int, kind: int, edge: int) -> bool:
    """An attack this card could be played before."""
    source = int(book.edge_from[edge])
    target = int(book.edge_to[edge])
    if not may_storm(field, book, seat, source, target):
        return False
    return suits_attack(field, book, kind, source, target, 0)


@rule
def may_tunnel_from(field: Any, book: Any, seat: int, source: int) -> bool:
    """Two battalions or more, and an enemy on the same range."""
    if int(field.owner[source]) != seat or int(field.army[source]) < 2:
        return False
    for target in range(PLACES):
        if may_tunnel(field, book, seat, source, target):
            return True
    return False


@rule
def playable_in_combat(field: Any, book: Any, seat: int, kind: int) -> bool:
    """Between attacks: some attack must be able to follow."""
    timing = int(book.timing[kind])
    if timing == AT_ATTACK:
        for edge in range(EDGES):
            if may_name(field, book, seat, kind, edge):
                return True
    if timing == AT_PASSAGE and int(book.effect[kind]) == ACROSS_RANGE:
        for source in range(PLACES):
            if may_tunnel_from(field, book, seat, source):
                return True
    return False


@rule
def playable_declared(field: Any, book: Any, kind: int) -> bool:
    """An attack is declared and not yet rolled."""
    if int(book.timing[kind]) != AT_ATTACK:
        return False
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    return suits_attack(field, book, kind, source, target, int(field.now[UNDER]))


@rule
def may_fall_back(field: Any, book: Any, seat: int, where: int) -> bool:
    """A bordering place of one's own, not over a closed bridge."""
    target = int(field.now[TARGET])
    if int(field.owner[where]) != seat or int(book.border[target, where]) == 0:
        return False
    return not bridge_closed(field, book, target, where)


@rule
def playable_defending(field: Any, book: Any, seat: int, kind: int) -> bool:
    """One of one's places is about to be attacked."""
    if int(book.timing[kind]) != AT_DEFENCE:
        return False
    effect = int(book.effect[kind])
    source = int(field.now[SOURCE])
    target = int(field.now[TARGET])
    if effect == SINK_ATTACKERS:
        return by_sea(book, source, target, int(field.now[UNDER]))
    if effect == WITHDRAW:
        if int(field.army[target]) < 2:
            return False
        for where in range(PLACES):
            if may_fall_back(field, book, seat, where):
                return True
        return False
    return True


@rule
def room_for_leader(field: Any, seat: int) -> int:
    """Own places without a Leader, as bits."""
    own = 0
    for where in range(PLACES):
        if int(field.owner[where]) == seat:
            own |= 1 << where
    return leaderless(field, own)


@rule
def playable_at_start(field: Any, book: Any, seat: int, kind: int) -> bool:
    """As one's turn starts."""
    if int(book.timing[kind]) != AT_START:
        return False
    effect = int(book.effect[kind])
    if effect == BLOCK_BRIDGE:
        for bridge in range(BRIDGES):
            if int(field.blocked[bridge]) == 0:
                return True
        return False
    if effect == CARRY_LEADER:
        if room_for_leader(field, seat) == 0:
            return False
        for where in range(PLACES):
            if int(field.owner[where]) == seat and int(field.leader[where]) != ABSENT:
                return True
        return False
    return True


@rule
def playable_before_roll(field: Any, book: Any, kind: int) -> bool:
    """A roll is forced only where none is needed yet, and helped only where one is (Ruling 39)."""
    if int(book.timing[kind]) != BEFORE_ROLL:
        return False
    if int(book.effect[kind]) == FORCE_ROLL:
        return int(field.now[NEEDS_ROLL]) == 0
    return int(field.now[NEEDS_ROLL]) == 1


@rule
def playable_after_roll(field: Any, book: Any, kind: int) -> bool:
    """The Ring would move now; some cards hold it only in their own place."""
    if int(book.timing[kind]) != AFTER_ROLL:
        return False
    site = int(book.card_site[kind])
    return site < 0 or site == int(book.road[int(field.now[RING])])
