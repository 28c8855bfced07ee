"""A turn begins and ends: lasting effects run out, reinforcements are counted, the next player follows."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    ATTACK_ROLL,
    CARD,
    CONQUERED,
    CORSAIRS,
    DEFEND_ROLL,
    DREW,
    EVERYONE,
    EXTRA,
    GRANTED,
    MOVED,
    MOVES,
    POOL,
    PRESENT,
    RESTED,
    S_START,
    S_TURN,
    SHOWN,
    SITE,
    THAWED,
    TURN,
    TURNED,
    TURNS,
    TURNS_OVER,
)
from flagfall.games.risk.kernel.score import best, finish, regions_worth
from flagfall.games.risk.kernel.verbs import end_run, places_of, tell, then
from flagfall.kit.jit import rule


@rule
def thaw(table: Any, book: Any, seat: int, log: Any) -> None:
    """Storms, closed bridges and corsairs of a seat last until its next turn begins."""
    bit = 1 << seat
    lasted = False
    for where in range(int(book.places)):
        if int(table.frozen[where]) & bit:
            table.frozen[where] = int(table.frozen[where]) & ~bit
            lasted = True
    for bridge in range(int(book.bridges)):
        if int(table.blocked[bridge]) & bit:
            table.blocked[bridge] = int(table.blocked[bridge]) & ~bit
            lasted = True
    if int(table.now[CORSAIRS]) & bit:
        table.now[CORSAIRS] = int(table.now[CORSAIRS]) & ~bit
        lasted = True
    if lasted:
        tell(log, THAWED, EVERYONE, seat)


@rule
def reinforcements(table: Any, book: Any, seat: int) -> int:
    """Reinforcement 1: one battalion for every three places, fractions dropped, three at least (Ruling 9)."""
    earned = places_of(table, book, seat) // int(book.territories_per_battalion)
    return max(earned, int(book.fewest_reinforcements))


@rule
def begin_turn(table: Any, book: Any, log: Any) -> None:
    """Reinforcement 1 and 2 are counted once, as the turn begins. What was left of the last turn is put away."""
    seat = int(table.now[TURN])
    thaw(table, book, seat, log)
    table.now[TURNS] = int(table.now[TURNS]) + 1
    table.now[SHOWN] = 0
    table.now[CARD] = 0
    table.now[CONQUERED] = 0
    table.now[EXTRA] = 0
    table.now[SITE] = 0
    table.now[DREW] = 0
    table.now[MOVES] = 0
    table.now[MOVED] = 0
    table.now[ATTACK_ROLL] = 0
    table.now[DEFEND_ROLL] = 0
    end_run(table)
    tell(log, TURNED, EVERYONE, seat, int(table.now[TURNS]))
    places = reinforcements(table, book, seat)
    regions = regions_worth(table, book, seat)
    table.now[POOL] = places + regions
    tell(log, GRANTED, EVERYONE, seat, places, regions)
    then(table, S_START)


@rule
def end_turn(table: Any, book: Any, log: Any) -> None:
    """Play goes to the left. Eliminated players are passed over, and their effects end (Rulings 23, 59)."""
    for where in range(int(book.places)):
        if int(table.leader[where]) != ABSENT:
            table.leader[where] = PRESENT
    tell(log, RESTED, EVERYONE, int(table.now[TURN]))
    # By agreement only: after so many turns the best score wins.
    if 0 < int(book.turn_limit) <= int(table.now[TURNS]):
        finish(table, book, TURNS_OVER, best(table, book), log)
        return
    seat = int(table.now[TURN])
    players = int(book.players)
    for _ in range(players):
        seat = (seat + 1) % players
        if int(table.alive[seat]) == 1:
            break
        thaw(table, book, seat, log)
    table.now[TURN] = seat
    then(table, S_TURN)
