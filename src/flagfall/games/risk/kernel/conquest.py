"""After a conquest: secret uprisings, elimination with its spoils, and victory."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import discard_tale
from flagfall.games.risk.kernel.numbers import (
    CAST_ASIDE,
    CONQUEST,
    ELIMINATED,
    EVERYONE,
    FORMER,
    HANDED,
    HANDED_LAND,
    LANDS,
    LAST_STANDING,
    NEUTRAL,
    P_TRADE,
    ROSE,
    S_COMBAT,
    SPOILS,
    SPOILS_FACT,
    TARGET,
    TURN,
    UPRISING,
)
from flagfall.games.risk.kernel.powers import amount_of
from flagfall.games.risk.kernel.score import finish
from flagfall.games.risk.kernel.verbs import ask, places_of, tell, then
from flagfall.kit.jit import rule


@rule
def rise(state: Any, book: Any, seat: int, where: int, log: Any) -> None:
    """A secret uprising shows itself the first time its holder owns the place (Ruling 43)."""
    table = state.table
    while int(state.secret[seat, where]) > 0:
        battalions = amount_of(book, UPRISING)
        state.secret[seat, where] = int(state.secret[seat, where]) - 1
        table.land_discards[where] = int(table.land_discards[where]) + 1
        table.secrets[seat] = int(table.secrets[seat]) - 1
        table.army[where] = int(table.army[where]) + battalions
        tell(log, ROSE, EVERYONE, seat, where, battalions)


@rule
def eliminate(state: Any, book: Any, seat: int, victim: int, log: Any) -> None:
    """Territory cards go to the conqueror, Adventure cards and secrets to the discards (Rulings 23, 59)."""
    table = state.table
    table.alive[victim] = 0
    table.points[victim] = 0
    tell(log, ELIMINATED, EVERYONE, victim, seat)
    cards = int(table.held_land[victim])
    if cards > 0:
        tell(log, HANDED, EVERYONE, victim, seat, cards)
    table.held_land[seat] = int(table.held_land[seat]) + cards
    table.held_land[victim] = 0
    for kind in range(LANDS):
        while int(state.land_hand[victim, kind]) > 0:
            state.land_hand[victim, kind] = int(state.land_hand[victim, kind]) - 1
            state.land_hand[seat, kind] = int(state.land_hand[seat, kind]) + 1
            tell(log, HANDED_LAND, 1 << seat | 1 << victim, victim, seat, kind)
        while int(state.secret[victim, kind]) > 0:
            state.secret[victim, kind] = int(state.secret[victim, kind]) - 1
            table.land_discards[kind] = int(table.land_discards[kind]) + 1
            table.secrets[victim] = int(table.secrets[victim]) - 1
            tell(log, CAST_ASIDE, EVERYONE, victim, kind)
    for kind in range(int(book.cards)):
        while int(state.tale_hand[victim, kind]) > 0:
            discard_tale(state, victim, kind, log)


@rule
def trade_on(table: Any, on: int, log: Any) -> None:
    """Whether sets are traded until the spoils have become a hand of less than five (Ruling 13)."""
    table.now[SPOILS] = on
    tell(log, SPOILS_FACT, EVERYONE, on)


@rule
def settle(state: Any, book: Any, log: Any) -> None:
    """Once the conqueror has moved in, all that follows from it (Ruling 59)."""
    table = state.table
    seat = int(table.now[TURN])
    former = int(table.now[FORMER])
    rise(state, book, seat, int(table.now[TARGET]), log)
    then(table, S_COMBAT)
    fallen = former != NEUTRAL and places_of(table, book, former) == 0
    if fallen:
        eliminate(state, book, seat, former, log)
    standing = 0
    for other in range(int(book.players)):
        standing += int(table.alive[other])
    # All places, neutral ones too, are a conquest (Ruling 46); else the last one standing wins (25, 50).
    if places_of(table, book, seat) == int(book.places):
        finish(table, book, CONQUEST, 1 << seat, log)
    elif standing == 1:
        finish(table, book, LAST_STANDING, 1 << seat, log)
    elif fallen and int(table.held_land[seat]) >= int(book.must_trade_at):
        trade_on(table, 1, log)
        ask(table, P_TRADE, seat, log)
