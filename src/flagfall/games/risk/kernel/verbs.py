"""The verbs all rules share: whatever changes on the table is told as it changes."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import APPOINTED, DISCARDED, LEADER_LOST, PLACED, RESHUFFLED
from flagfall.games.risk.kernel.words import (
    ABSENT,
    ASKED,
    DECK,
    DISCARDS,
    EVERYONE,
    HAND,
    LAND_DECK,
    LANDS,
    PHASE,
    PLACES,
    PRESENT,
    TALE_DECK,
    TALES,
)
from flagfall.kit.jit import rule


@rule
def tell(
    log: Any,
    what: int,
    audience: int,
    length: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
) -> None:
    """One fact, told whole to its audience."""
    row = int(log[0, 0]) + 1
    if row >= log.shape[0]:
        return
    log[0, 0] = row
    log[row, 0] = what
    log[row, 1] = audience
    log[row, 2] = length
    log[row, 3] = a
    log[row, 4] = b
    log[row, 5] = c
    log[row, 6] = d
    log[row, 7] = e
    log[row, 8] = f
    log[row, 9] = g
    log[row, 10] = h


@rule
def ask(field: Any, phase: int, seat: int) -> None:
    """What is decided next, and by whom."""
    field.now[PHASE] = phase
    field.now[ASKED] = seat


@rule
def place(field: Any, seat: int, where: int, battalions: int, log: Any) -> None:
    """Battalions come onto the board."""
    field.army[where] = int(field.army[where]) + battalions
    if seat < 4 and int(field.left[seat]) > 0:
        field.left[seat] = int(field.left[seat]) - battalions
    tell(log, PLACED, EVERYONE, 3, seat, where, battalions)


@rule
def appoint(field: Any, seat: int, where: int, log: Any) -> None:
    """A Leader is put down: neither conquering nor moving in (Ruling 30)."""
    field.leader[where] = PRESENT
    tell(log, APPOINTED, EVERYONE, 2, seat, where)


@rule
def lose_leader(field: Any, where: int, log: Any) -> None:
    """With the last battalion of a place its Leader is defeated too (Leaders)."""
    if int(field.leader[where]) != ABSENT:
        field.leader[where] = ABSENT
        tell(log, LEADER_LOST, EVERYONE, 2, int(field.owner[where]), where)


@rule
def places_of(field: Any, seat: int) -> int:
    """How many places a seat holds."""
    held = 0
    for where in range(PLACES):
        if int(field.owner[where]) == seat:
            held += 1
    return held


@rule
def leaders_of(field: Any, seat: int) -> int:
    """How many Leaders a seat has on the board."""
    leaders = 0
    for where in range(PLACES):
        if int(field.owner[where]) == seat and int(field.leader[where]) != ABSENT:
            leaders += 1
    return leaders


@rule
def refill_lands(field: Any, log: Any) -> None:
    """An empty Territory deck takes its discards back (Reinforcement 3; Ruling 14)."""
    if int(field.now[LAND_DECK]) > 0:
        return
    cards = 0
    for kind in range(LANDS):
        cards += int(field.land[DISCARDS, kind])
        field.land[DECK, kind] = int(field.land[DECK, kind]) + int(field.land[DISCARDS, kind])
        field.land[DISCARDS, kind] = 0
    if cards > 0:
        field.now[LAND_DECK] = cards
        tell(log, RESHUFFLED, EVERYONE, 1, 0)


@rule
def refill_tales(field: Any, log: Any) -> None:
    """An empty Adventure deck takes its discards back (Ruling 14)."""
    if int(field.now[TALE_DECK]) > 0:
        return
    cards = 0
    for kind in range(TALES):
        cards += int(field.tale[DISCARDS, kind])
        field.tale[DECK, kind] = int(field.tale[DECK, kind]) + int(field.tale[DISCARDS, kind])
        field.tale[DISCARDS, kind] = 0
    if cards > 0:
        field.now[TALE_DECK] = cards
        tell(log, RESHUFFLED, EVERYONE, 1, 1)


@rule
def discard_tale(field: Any, seat: int, kind: int, log: Any) -> None:
    """An Adventure card goes from a hand to the discards, face up."""
    field.tale[HAND + seat, kind] = int(field.tale[HAND + seat, kind]) - 1
    field.tale[DISCARDS, kind] = int(field.tale[DISCARDS, kind]) + 1
    field.held_tale[seat] = int(field.held_tale[seat]) - 1
    tell(log, DISCARDED, EVERYONE, 2, seat, kind)
