"""Drawing cards: a Territory card for a conquest, an Adventure card for a Leader at a Site, and Events."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import (
    CORSAIRS_FACT,
    EVENT_LAND,
    FROZEN,
    HAPPENED,
    HID,
    HID_LAND,
    RAIDED,
    RESHUFFLED,
)
from flagfall.games.risk.kernel.powers import room_for_leader
from flagfall.games.risk.kernel.settle import rise
from flagfall.games.risk.kernel.setup import take_land, take_tale
from flagfall.games.risk.kernel.verbs import (
    appoint,
    ask,
    discard_tale,
    leaders_of,
    place,
    refill_lands,
    refill_tales,
    tell,
)
from flagfall.games.risk.kernel.ways import side_of
from flagfall.games.risk.kernel.words import (
    ASIDE,
    CARD,
    CHANCE,
    CONQUERED,
    CORSAIRS,
    CORSAIRS_EVENT,
    DECK,
    DISCARD,
    DISCARDS,
    DRAW,
    DRAWS,
    DREW,
    EVENT,
    EVERYONE,
    EXTRA,
    FREEZE,
    LAND,
    LAND_DECK,
    LANDS,
    LEADER,
    LOSE_HALF,
    MUSTER_EVENT,
    NEITHER,
    P_DISCARD,
    P_DRAW_LAND,
    P_DRAW_TALE,
    P_EVENT_LAND,
    P_LAND_CARD,
    P_SECOND,
    P_TALE_CARD,
    PHASE,
    S_EVENT_LAND,
    S_FELLOWSHIP,
    S_LANDS,
    S_NEXT_TALE,
    S_TALES,
    SECOND_LEADER,
    SIDE_SWING,
    SITE,
    TALE,
    TALE_DECK,
    TALES,
    TURN,
    WILD,
)
from flagfall.kit.jit import rule


@rule
def lands_left(field: Any) -> bool:
    """Some Territory card is in the deck or among the discards (Ruling 14)."""
    if int(field.now[LAND_DECK]) > 0:
        return True
    for kind in range(LANDS):
        if int(field.land[DISCARDS, kind]) > 0:
            return True
    return False


@rule
def enter_lands(field: Any, book: Any) -> None:
    """One card for conquering, however many places fell; mission rewards up to a hand of five (Ruling 35)."""
    seat = int(field.now[TURN])
    extra = int(field.now[EXTRA]) > 0 and int(field.held_land[seat]) < int(book.must_trade_at)
    if (int(field.now[CONQUERED]) == 1 or extra) and lands_left(field):
        ask(field, P_DRAW_LAND, seat)
    else:
        field.now[PHASE] = S_TALES


@rule
def draw_land(field: Any, decision: int, log: Any) -> None:
    """Drawing is a choice (Ruling 57)."""
    if int(field.now[CONQUERED]) == 1:
        field.now[CONQUERED] = 2
    else:
        field.now[EXTRA] = int(field.now[EXTRA]) - 1
    if decision == DRAW:
        refill_lands(field, log)
        ask(field, P_LAND_CARD, CHANCE)
    else:
        field.now[PHASE] = S_LANDS


@rule
def land_card(field: Any, decision: int, log: Any) -> None:
    """The top card comes into the hand."""
    take_land(field, int(field.now[TURN]), decision - LAND, log)
    field.now[PHASE] = S_LANDS


@rule
def calm_discards(field: Any, book: Any) -> bool:
    """Some discarded Adventure card is no Event."""
    for kind in range(TALES):
        if int(field.tale[DISCARDS, kind]) > 0 and int(book.type[kind]) != EVENT:
            return True
    return False


@rule
def enter_tales(field: Any, book: Any) -> None:
    """One Adventure card if a Leader conquered or moved into a Site this turn."""
    if int(field.now[SITE]) == 1 and (int(field.now[TALE_DECK]) > 0 or calm_discards(field, book)):
        ask(field, P_DRAW_TALE, int(field.now[TURN]))
    else:
        field.now[PHASE] = S_FELLOWSHIP


@rule
def draw_tale(field: Any, decision: int) -> None:
    """Whoever draws plays no other card this turn (Ruling 37)."""
    field.now[SITE] = 2
    if decision == DRAW:
        field.now[DREW] = 1
        field.now[PHASE] = S_NEXT_TALE
    else:
        field.now[PHASE] = S_FELLOWSHIP


@rule
def enter_next_tale(field: Any, book: Any, log: Any) -> None:
    """Events are followed by another card; discarded Events alone are not shuffled again (Ruling 54)."""
    if int(field.now[TALE_DECK]) == 0:
        if not calm_discards(field, book):
            field.now[PHASE] = S_FELLOWSHIP
            return
        refill_tales(field, log)
    ask(field, P_TALE_CARD, CHANCE)


@rule
def tale_card(field: Any, book: Any, decision: int, log: Any) -> None:
    """An Event happens at once; any other card is kept, up to three (Adventure cards; Ruling 36)."""
    seat = int(field.now[TURN])
    kind = decision - TALE
    if int(book.type[kind]) == EVENT:
        happen(field, book, seat, kind, log)
        return
    take_tale(field, seat, kind, log)
    if int(field.held_tale[seat]) > int(book.adventure_hand):
        ask(field, P_DISCARD, seat)
    else:
        field.now[PHASE] = S_FELLOWSHIP


@rule
def happen(field: Any, book: Any, seat: int, kind: int, log: Any) -> None:
    """What an Event does. It lies among the discards before anything else is drawn."""
    field.tale[DECK, kind] = int(field.tale[DECK, kind]) - 1
    field.tale[DISCARDS, kind] = int(field.tale[DISCARDS, kind]) + 1
    field.now[TALE_DECK] = int(field.now[TALE_DECK]) - 1
    field.now[CARD] = kind
    field.now[PHASE] = S_NEXT_TALE
    tell(log, HAPPENED, EVERYONE, 2, seat, kind)
    effect = int(book.effect[kind])
    if effect == SECOND_LEADER:
        if leaders_of(field, seat) < 2 and room_for_leader(field, seat) != 0:
            ask(field, P_SECOND, seat)
    elif effect == SIDE_SWING:
        swing(field, book, kind, log)
    elif effect == CORSAIRS_EVENT:
        field.now[CORSAIRS] = int(field.now[CORSAIRS]) | 1 << seat
        tell(log, CORSAIRS_FACT, EVERYONE, 1, seat)
    else:
        field.now[DRAWS] = int(book.draws[kind])
        field.now[PHASE] = S_EVENT_LAND


@rule
def swing(field: Any, book: Any, kind: int, log: Any) -> None:
    """One place gains under one side, loses under the other; a neutral one feels nothing (Ruling 41)."""
    where = int(book.card_site[kind])
    owner = int(field.owner[where])
    side = side_of(book, owner)
    if side == NEITHER:
        return
    if side == int(book.favours[kind]):
        place(field, owner, where, int(book.amount[kind]), log)
    else:
        raid(field, where, min(int(book.amount[kind]), int(field.army[where]) - 1), log)


@rule
def raid(field: Any, where: int, battalions: int, log: Any) -> None:
    """Battalions are lost to no army."""
    field.army[where] = int(field.army[where]) - battalions
    tell(log, RAIDED, EVERYONE, 2, where, battalions)


@rule
def plain_lands(field: Any, pile: int) -> int:
    """How many Territory cards of a pile show a place."""
    cards = 0
    for kind in range(WILD):
        cards += int(field.land[pile, kind])
    return cards


@rule
def enter_event_land(field: Any, log: Any) -> None:
    """Draw the next Territory card of an Event; wild cards are put back (Ruling 42)."""
    if int(field.now[DRAWS]) == 0:
        field.now[PHASE] = S_NEXT_TALE
        return
    if plain_lands(field, DECK) == 0:
        if plain_lands(field, DISCARDS) == 0:
            field.now[DRAWS] = 0
            field.now[PHASE] = S_NEXT_TALE
            return
        for kind in range(LANDS):
            discarded = int(field.land[DISCARDS, kind])
            field.land[DECK, kind] = int(field.land[DECK, kind]) + discarded
            field.land[DISCARDS, kind] = 0
            field.now[LAND_DECK] = int(field.now[LAND_DECK]) + discarded
        tell(log, RESHUFFLED, EVERYONE, 1, 0)
    ask(field, P_EVENT_LAND, CHANCE)


@rule
def event_land(field: Any, book: Any, decision: int, log: Any) -> None:
    """What an Event does to a drawn place, whoever holds it (Ruling 53)."""
    seat = int(field.now[TURN])
    where = decision - LAND
    kind = int(field.now[CARD])
    effect = int(book.effect[kind])
    field.now[DRAWS] = int(field.now[DRAWS]) - 1
    field.now[LAND_DECK] = int(field.now[LAND_DECK]) - 1
    field.land[DECK, where] = int(field.land[DECK, where]) - 1
    field.now[PHASE] = S_EVENT_LAND
    if effect == FREEZE or effect == LOSE_HALF or effect == MUSTER_EVENT:
        field.land[DISCARDS, where] = int(field.land[DISCARDS, where]) + 1
        tell(log, EVENT_LAND, EVERYONE, 1, where)
    if effect == FREEZE:
        field.frozen[where] = int(field.frozen[where]) | 1 << seat
        tell(log, FROZEN, EVERYONE, 2, seat, where)
    elif effect == LOSE_HALF:
        raid(field, where, int(field.army[where]) // 2, log)
    elif effect == MUSTER_EVENT:
        place(field, int(field.owner[where]), where, int(book.amount[kind]), log)
    else:
        field.land[ASIDE + seat, where] = int(field.land[ASIDE + seat, where]) + 1
        field.secrets[seat] = int(field.secrets[seat]) + 1
        tell(log, HID, EVERYONE, 1, seat)
        tell(log, HID_LAND, 1 << seat, 2, seat, where)
        if int(field.owner[where]) == seat:
            rise(field, book, seat, where, log)


@rule
def second(field: Any, decision: int, log: Any) -> None:
    """A second Leader is appointed."""
    appoint(field, int(field.now[TURN]), decision - LEADER, log)
    field.now[PHASE] = S_NEXT_TALE


@rule
def discard(field: Any, decision: int, log: Any) -> None:
    """Of four cards one goes, perhaps the new one (Ruling 36)."""
    discard_tale(field, int(field.now[TURN]), decision - DISCARD, log)
    field.now[PHASE] = S_FELLOWSHIP
