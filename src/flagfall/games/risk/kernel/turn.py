"""A turn begins and ends: lasting effects run out, reinforcements are counted, the next player follows."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import GRANTED, RESTED, THAWED, TURNED
from flagfall.games.risk.kernel.score import best, finish, regions_worth
from flagfall.games.risk.kernel.verbs import places_of, tell
from flagfall.games.risk.kernel.words import (
    ABSENT,
    ATTACK_ROLL,
    BESIEGED,
    BRIDGES,
    CARD,
    CONQUERED,
    CORSAIRS,
    DEFEND_ROLL,
    DREW,
    EVERYONE,
    EXTRA,
    MOVED,
    MOVES,
    PHASE,
    PLACES,
    POOL,
    PRESENT,
    RUN,
    S_START,
    S_TURN,
    SAILING,
    SHOWN,
    SITE,
    SPOILS,
    TURN,
    TURNS,
    TURNS_OVER,
    WAY_FROM,
    WAY_TO,
)
from flagfall.kit.jit import rule


@rule
def thaw(field: Any, seat: int, log: Any) -> None:
    """Storms, closed bridges and corsairs of a seat last until its next turn begins."""
    bit = 1 << seat
    lasted = False
    for where in range(PLACES):
        if int(field.frozen[where]) & bit:
            field.frozen[where] = int(field.frozen[where]) & ~bit
            lasted = True
    for bridge in range(BRIDGES):
        if int(field.blocked[bridge]) & bit:
            field.blocked[bridge] = int(field.blocked[bridge]) & ~bit
            lasted = True
    if int(field.now[CORSAIRS]) & bit:
        field.now[CORSAIRS] = int(field.now[CORSAIRS]) & ~bit
        lasted = True
    if lasted:
        tell(log, THAWED, EVERYONE, 1, seat)


@rule
def reinforcements(field: Any, book: Any, seat: int) -> int:
    """Reinforcement 1: one battalion for every three places, fractions dropped, three at least (Ruling 9)."""
    earned = places_of(field, seat) // int(book.territories_per_battalion)
    return max(earned, int(book.fewest_reinforcements))


@rule
def begin_turn(field: Any, book: Any, log: Any) -> None:
    """Reinforcement 1 and 2 are counted once, as the turn begins."""
    seat = int(field.now[TURN])
    thaw(field, seat, log)
    field.now[TURNS] = int(field.now[TURNS]) + 1
    tell(log, TURNED, EVERYONE, 2, seat, int(field.now[TURNS]))
    field.now[SHOWN] = 0
    field.now[SPOILS] = 0
    field.now[CARD] = 0
    field.now[CONQUERED] = 0
    field.now[EXTRA] = 0
    field.now[SITE] = 0
    field.now[DREW] = 0
    field.now[MOVES] = 0
    field.now[MOVED] = 0
    field.now[ATTACK_ROLL] = 0
    field.now[DEFEND_ROLL] = 0
    end_run(field)
    places = reinforcements(field, book, seat)
    regions = regions_worth(field, book, seat)
    field.now[POOL] = places + regions
    tell(log, GRANTED, EVERYONE, 3, seat, places, regions)
    field.now[PHASE] = S_START


@rule
def end_run(field: Any) -> None:
    """A run of attacks on one target is over, and what lasted for it (Ruling 55)."""
    field.now[RUN] = 0
    field.now[BESIEGED] = 0
    field.now[SAILING] = 0
    field.now[WAY_FROM] = 0
    field.now[WAY_TO] = 0


@rule
def end_turn(field: Any, book: Any, log: Any) -> None:
    """Play goes to the left. Eliminated players are passed over, and their effects end (Rulings 23, 59)."""
    for where in range(PLACES):
        if int(field.leader[where]) != ABSENT:
            field.leader[where] = PRESENT
    tell(log, RESTED, EVERYONE, 1, int(field.now[TURN]))
    # By agreement only: after so many turns the best score wins.
    if 0 < int(book.turn_limit) <= int(field.now[TURNS]):
        finish(field, book, TURNS_OVER, best(field, book), log)
        return
    seat = int(field.now[TURN])
    players = int(book.players)
    for _ in range(players):
        seat = (seat + 1) % players
        if int(field.alive[seat]) == 1:
            break
        thaw(field, seat, log)
    field.now[TURN] = seat
    field.now[PHASE] = S_TURN
