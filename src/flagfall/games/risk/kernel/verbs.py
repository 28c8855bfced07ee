"""The verbs all rules share: whatever changes on the table is told as it changes."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    APPOINTED,
    ARRIVED,
    ASKED,
    ASKED_FACT,
    BESIEGED,
    CONTENDERS,
    DEALT,
    EVERYONE,
    HIGHEST,
    LEADER_LOST,
    NEUTRAL,
    PHASE,
    PLACED,
    PLY,
    POOL,
    PRESENT,
    REACHED_SITE,
    RING,
    RING_MOVED,
    ROLLER,
    ROLLING,
    RUN,
    SAILING,
    SET_OUT,
    SITE,
    SOURCE,
    TIED,
    TURN,
    WAITING,
    WAY_FROM,
    WAY_TO,
)
from flagfall.kit.jit import rule


@rule
def tell(log: Any, what: int, audience: int, *told: int) -> None:
    """One fact, told whole to its audience. A log of one row keeps none: simulation does not listen."""
    row = int(log[0, 0]) + 1
    if row >= log.shape[0]:
        return
    log[0, 0] = row
    log[row, 0] = what
    log[row, 1] = audience
    for index in range(len(told)):
        log[row, 2 + index] = told[index]


# -- the turn ---------------------------------------------------------------------------------------------
@rule
def ask(table: Any, phase: int, seat: int, log: Any) -> None:
    """What is decided next, and by whom: the last thing every decision leads to."""
    table.now[PLY] = int(table.now[PLY]) + 1
    table.now[PHASE] = phase
    table.now[ASKED] = seat
    tell(log, ASKED_FACT, EVERYONE, seat, phase)


@rule
def then(table: Any, station: int) -> None:
    """The turn goes on by itself: there is nothing to tell until somebody is asked."""
    table.now[PHASE] = station


@rule
def roll_next(table: Any, roller: int, contenders: int, highest: int, tied: int, log: Any) -> None:
    """Who rolls next for a seat or for the first turn, and what there is to beat."""
    table.now[ROLLER] = roller
    table.now[CONTENDERS] = contenders
    table.now[HIGHEST] = highest
    table.now[TIED] = tied
    tell(log, ROLLING, EVERYONE, roller, contenders, highest, tied)


@rule
def end_run(table: Any) -> None:
    """A run of attacks on one target is over, and what lasted for it (Ruling 55). Whatever ends it is told."""
    table.now[RUN] = 0
    table.now[BESIEGED] = 0
    table.now[SAILING] = 0
    table.now[WAY_FROM] = 0
    table.now[WAY_TO] = 0


# -- battalions and Leaders ---------------------------------------------------------------------------------
@rule
def hold(table: Any, what: int, owner: int, where: int, battalions: int, log: Any) -> None:
    """A free place is dealt, claimed or occupied."""
    table.owner[where] = owner
    table.army[where] = battalions
    if owner != NEUTRAL:
        table.left[owner] = int(table.left[owner]) - 1
    if what == DEALT:
        tell(log, what, EVERYONE, owner, where, battalions)
    else:
        tell(log, what, EVERYONE, owner, where)


@rule
def place(table: Any, seat: int, where: int, battalions: int, log: Any) -> None:
    """Battalions come onto the board."""
    table.army[where] = int(table.army[where]) + battalions
    if seat != NEUTRAL and int(table.left[seat]) > 0:
        table.left[seat] = int(table.left[seat]) - battalions
    tell(log, PLACED, EVERYONE, seat, where, battalions)


@rule
def wait(table: Any, battalions: int, log: Any) -> None:
    """So many battalions are still to be placed."""
    table.now[POOL] = battalions
    tell(log, WAITING, EVERYONE, battalions)


@rule
def shift(table: Any, what: int, source: int, goal: int, battalions: int, log: Any) -> None:
    """Battalions change sides, or fall back."""
    table.army[source] = int(table.army[source]) - battalions
    table.army[goal] = int(table.army[goal]) + battalions
    tell(log, what, EVERYONE, source, goal, battalions)


@rule
def march(table: Any, what: int, source: int, goal: int, battalions: int, led: int, log: Any) -> None:
    """Battalions move in or march, with a Leader or without."""
    table.army[source] = int(table.army[source]) - battalions
    table.army[goal] = int(table.army[goal]) + battalions
    if led == 1:
        table.leader[source] = ABSENT
        table.leader[goal] = ARRIVED
    tell(log, what, EVERYONE, source, goal, battalions, led)


@rule
def lose(table: Any, what: int, where: int, battalions: int, log: Any) -> None:
    """Battalions are lost to no army."""
    table.army[where] = int(table.army[where]) - battalions
    tell(log, what, EVERYONE, where, battalions)


@rule
def appoint(table: Any, seat: int, where: int, log: Any) -> None:
    """A Leader is put down: neither conquering nor moving in (Ruling 30)."""
    table.leader[where] = PRESENT
    tell(log, APPOINTED, EVERYONE, seat, where)


@rule
def lose_leader(table: Any, where: int, log: Any) -> None:
    """With the last battalion of a place its Leader is defeated too (Leaders)."""
    if int(table.leader[where]) != ABSENT:
        table.leader[where] = ABSENT
        tell(log, LEADER_LOST, EVERYONE, int(table.owner[where]), where)


@rule
def reach_site(table: Any, log: Any) -> None:
    """A Leader conquered or moved into a Site of Power: that earns an Adventure card."""
    table.now[SITE] = 1
    tell(log, REACHED_SITE, EVERYONE, int(table.now[TURN]))


@rule
def set_out(table: Any, source: int, log: Any) -> None:
    """Where something begins whose end is named next."""
    table.now[SOURCE] = source
    tell(log, SET_OUT, EVERYONE, source)


@rule
def move_on(table: Any, log: Any) -> None:
    """The Ring goes one step along its road."""
    table.now[RING] = int(table.now[RING]) + 1
    tell(log, RING_MOVED, EVERYONE, int(table.now[RING]))


# -- counting -------------------------------------------------------------------------------------------------
@rule
def places_of(table: Any, book: Any, seat: int) -> int:
    """How many places a seat holds."""
    held = 0
    for where in range(int(book.places)):
        if int(table.owner[where]) == seat:
            held += 1
    return held


@rule
def leaders_of(table: Any, book: Any, seat: int) -> int:
    """How many Leaders a seat has on the board."""
    leaders = 0
    for where in range(int(book.places)):
        if int(table.owner[where]) == seat and int(table.leader[where]) != ABSENT:
            leaders += 1
    return leaders
