"""After a conquest: secret uprisings, elimination with its spoils, and victory."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import CAST_ASIDE, ELIMINATED, HANDED, HANDED_LAND, ROSE
from flagfall.games.risk.kernel.powers import amount_of
from flagfall.games.risk.kernel.score import finish
from flagfall.games.risk.kernel.verbs import ask, discard_tale, places_of, tell
from flagfall.games.risk.kernel.words import (
    ASIDE,
    BACK,
    CONQUEST,
    DISCARDS,
    EVERYONE,
    HAND,
    LANDS,
    LAST_STANDING,
    NEUTRAL,
    P_TRADE,
    PHASE,
    PLACES,
    S_COMBAT,
    SPOILS,
    TALES,
    TARGET,
    TURN,
    UPRISING,
)
from flagfall.kit.jit import rule


@rule
def rise(field: Any, book: Any, seat: int, where: int, log: Any) -> None:
    """A secret uprising shows itself the first time its holder owns the place (Ruling 43)."""
    while int(field.land[ASIDE + seat, where]) > 0:
        battalions = amount_of(book, UPRISING)
        field.land[ASIDE + seat, where] = int(field.land[ASIDE + seat, where]) - 1
        field.land[DISCARDS, where] = int(field.land[DISCARDS, where]) + 1
        field.secrets[seat] = int(field.secrets[seat]) - 1
        field.army[where] = int(field.army[where]) + battalions
        tell(log, ROSE, EVERYONE, 3, seat, where, battalions)


@rule
def eliminate(field: Any, seat: int, victim: int, log: Any) -> None:
    """Territory cards go to the conqueror, Adventure cards and secrets to the discards (Rulings 23, 59)."""
    field.alive[victim] = 0
    field.points[victim] = 0
    tell(log, ELIMINATED, EVERYONE, 2, victim, seat)
    cards = int(field.held_land[victim])
    if cards > 0:
        tell(log, HANDED, EVERYONE, 3, victim, seat, cards)
    field.held_land[seat] = int(field.held_land[seat]) + cards
    field.held_land[victim] = 0
    for kind in range(LANDS):
        while int(field.land[HAND + victim, kind]) > 0:
            field.land[HAND + victim, kind] = int(field.land[HAND + victim, kind]) - 1
            field.land[HAND + seat, kind] = int(field.land[HAND + seat, kind]) + 1
            tell(log, HANDED_LAND, 1 << seat | 1 << victim, 3, victim, seat, kind)
        while int(field.land[ASIDE + victim, kind]) > 0:
            field.land[ASIDE + victim, kind] = int(field.land[ASIDE + victim, kind]) - 1
            field.land[DISCARDS, kind] = int(field.land[DISCARDS, kind]) + 1
            field.secrets[victim] = int(field.secrets[victim]) - 1
            tell(log, CAST_ASIDE, EVERYONE, 2, victim, kind)
    for kind in range(TALES):
        while int(field.tale[HAND + victim, kind]) > 0:
            discard_tale(field, victim, kind, log)


@rule
def settle(field: Any, book: Any, log: Any) -> None:
    """Once the conqueror has moved in, all that follows from it (Ruling 59)."""
    seat = int(field.now[TURN])
    former = int(field.now[BACK])
    field.now[BACK] = 0
    rise(field, book, seat, int(field.now[TARGET]), log)
    field.now[PHASE] = S_COMBAT
    fallen = former >= 0 and former != NEUTRAL and places_of(field, former) == 0
    if fallen:
        eliminate(field, seat, former, log)
    standing = 0
    for other in range(int(book.players)):
        standing += int(field.alive[other])
    # All places, neutral ones too, are a conquest (Ruling 46); else the last one standing wins (25, 50).
    if places_of(field, seat) == PLACES:
        finish(field, book, CONQUEST, 1 << seat, log)
    elif standing == 1:
        finish(field, book, LAST_STANDING, 1 << seat, log)
    elif fallen and int(field.held_land[seat]) >= int(book.must_trade_at):
        field.now[SPOILS] = 1
        ask(field, P_TRADE, seat)
