"""Drawing cards: a Territory card for a conquest, an Adventure card for a Leader at a Site, and Events."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.conquest import rise
from flagfall.games.risk.kernel.decks import (
    any_lands,
    discard_tale,
    plain_lands,
    shuffle_lands,
    shuffle_tales,
    take_land,
    take_tale,
)
from flagfall.games.risk.kernel.numbers import (
    CARD,
    CHANCE,
    CONQUERED,
    CORSAIRS,
    CORSAIRS_EVENT,
    CORSAIRS_FACT,
    DISCARD,
    DRAW,
    DRAWING,
    DRAWS,
    DRAWS_LEFT,
    DREW,
    EVENT,
    EVENT_LAND,
    EVENT_SPENT,
    EVERYONE,
    EXTRA,
    FREEZE,
    FROZEN,
    HAPPENED,
    HID,
    HID_LAND,
    LAND,
    LAND_DECK,
    LAND_PILE,
    LEADER,
    LOSE_HALF,
    NEITHER,
    P_DISCARD,
    P_DRAW_LAND,
    P_DRAW_TALE,
    P_EVENT_LAND,
    P_LAND_CARD,
    P_SECOND,
    P_TALE_CARD,
    RAIDED,
    S_EVENT_LAND,
    S_FELLOWSHIP,
    S_LANDS,
    S_NEXT_TALE,
    S_TALES,
    SECOND_LEADER,
    SHOWN,
    SHOWN_1,
    SIDE_SWING,
    SITE,
    TALE,
    TALE_DECK,
    TALE_PILE,
    TURN,
    UPRISING,
)
from flagfall.games.risk.kernel.powers import room_for_leader
from flagfall.games.risk.kernel.verbs import appoint, ask, leaders_of, lose, place, tell, then
from flagfall.games.risk.kernel.ways import side_of
from flagfall.kit.jit import rule


@rule
def lands_left(table: Any) -> bool:
    """Some Territory card is in the deck or among the discards (Ruling 14)."""
    return int(table.now[LAND_DECK]) > 0 or any_lands(table.land_discards)


@rule
def enter_lands(table: Any, book: Any, log: Any) -> None:
    """One card for conquering, however many places fell; mission rewards up to a hand of five (Ruling 35)."""
    seat = int(table.now[TURN])
    extra = int(table.now[EXTRA]) > 0 and int(table.held_land[seat]) < int(book.must_trade_at)
    if (int(table.now[CONQUERED]) == 1 or extra) and lands_left(table):
        ask(table, P_DRAW_LAND, seat, log)
    else:
        then(table, S_TALES)


@rule
def draw_land(state: Any, decision: int, log: Any) -> None:
    """Drawing is a choice (Ruling 57)."""
    table = state.table
    if int(table.now[CONQUERED]) == 1:
        table.now[CONQUERED] = 2
    else:
        table.now[EXTRA] = int(table.now[EXTRA]) - 1
    tell(log, DRAWING, EVERYONE, int(table.now[TURN]), LAND_PILE, int(decision == DRAW))
    if decision != DRAW:
        then(table, S_LANDS)
        return
    if int(table.now[LAND_DECK]) == 0:
        shuffle_lands(state, log)
    ask(table, P_LAND_CARD, CHANCE, log)


@rule
def land_card(state: Any, decision: int, log: Any) -> None:
    """The top card comes into the hand."""
    take_land(state, int(state.table.now[TURN]), decision - LAND, log)
    then(state.table, S_LANDS)


@rule
def calm_discards(table: Any, book: Any) -> bool:
    """Some discarded Adventure card is no Event."""
    for kind in range(int(book.cards)):
        if int(table.tale_discards[kind]) > 0 and int(book.type[kind]) != EVENT:
            return True
    return False


@rule
def enter_tales(table: Any, book: Any, log: Any) -> None:
    """One Adventure card if a Leader conquered or moved into a Site this turn."""
    if int(table.now[SITE]) == 1 and (int(table.now[TALE_DECK]) > 0 or calm_discards(table, book)):
        ask(table, P_DRAW_TALE, int(table.now[TURN]), log)
    else:
        then(table, S_FELLOWSHIP)


@rule
def draw_tale(table: Any, decision: int, log: Any) -> None:
    """Whoever draws plays no other card this turn (Ruling 37)."""
    table.now[SITE] = 2
    table.now[DREW] = int(decision == DRAW)
    tell(log, DRAWING, EVERYONE, int(table.now[TURN]), TALE_PILE, int(decision == DRAW))
    if decision == DRAW:
        then(table, S_NEXT_TALE)
    else:
        then(table, S_FELLOWSHIP)


@rule
def enter_next_tale(state: Any, book: Any, log: Any) -> None:
    """Events are followed by another card; discarded Events alone are not shuffled again (Ruling 54)."""
    table = state.table
    if int(table.now[TALE_DECK]) == 0:
        if not calm_discards(table, book):
            then(table, S_FELLOWSHIP)
            return
        shuffle_tales(state, book, log)
    ask(table, P_TALE_CARD, CHANCE, log)


@rule
def tale_card(state: Any, book: Any, decision: int, log: Any) -> None:
    """An Event happens at once; any other card is kept, up to three (Adventure cards; Ruling 36)."""
    table = state.table
    seat = int(table.now[TURN])
    kind = decision - TALE
    if int(book.type[kind]) == EVENT:
        happen(state, book, seat, kind, log)
        return
    take_tale(state, seat, kind, log)
    if int(table.held_tale[seat]) > int(book.adventure_hand):
        ask(table, P_DISCARD, seat, log)
    else:
        then(table, S_FELLOWSHIP)


@rule
def happen(state: Any, book: Any, seat: int, kind: int, log: Any) -> None:
    """What an Event does. It lies among the discards before anything else is drawn."""
    table = state.table
    state.tale_deck[kind] = int(state.tale_deck[kind]) - 1
    table.tale_discards[kind] = int(table.tale_discards[kind]) + 1
    table.now[TALE_DECK] = int(table.now[TALE_DECK]) - 1
    table.now[CARD] = kind
    tell(log, HAPPENED, EVERYONE, seat, kind)
    then(table, S_NEXT_TALE)
    effect = int(book.effect[kind])
    if effect == SECOND_LEADER:
        if leaders_of(table, book, seat) < 2 and room_for_leader(table, book, seat) != 0:
            ask(table, P_SECOND, seat, log)
    elif effect == SIDE_SWING:
        swing(table, book, kind, log)
    elif effect == CORSAIRS_EVENT:
        table.now[CORSAIRS] = int(table.now[CORSAIRS]) | 1 << seat
        tell(log, CORSAIRS_FACT, EVERYONE, seat)
    else:
        draw_on(table, int(book.draws[kind]), log)
        then(table, S_EVENT_LAND)


@rule
def swing(table: Any, book: Any, kind: int, log: Any) -> None:
    """One place gains under one side, loses under the other; a neutral one feels nothing (Ruling 41)."""
    where = int(book.card_site[kind])
    owner = int(table.owner[where])
    side = side_of(book, owner)
    if side == NEITHER:
        return
    if side == int(book.favours[kind]):
        place(table, owner, where, int(book.amount[kind]), log)
    else:
        lose(table, RAIDED, where, min(int(book.amount[kind]), int(table.army[where]) - 1), log)


@rule
def draw_on(table: Any, cards: int, log: Any) -> None:
    """So many Territory cards are still to be drawn for an Event."""
    table.now[DRAWS] = cards
    tell(log, DRAWS_LEFT, EVERYONE, cards)


@rule
def enter_event_land(state: Any, log: Any) -> None:
    """Draw the next Territory card of an Event; wild cards are put back (Ruling 42)."""
    table = state.table
    if int(table.now[DRAWS]) == 0:
        complete(table, log)
        return
    if plain_lands(state.land_deck) == 0:
        if plain_lands(table.land_discards) == 0:
            draw_on(table, 0, log)
            complete(table, log)
            return
        shuffle_lands(state, log)
    ask(table, P_EVENT_LAND, CHANCE, log)


@rule
def complete(table: Any, log: Any) -> None:
    """The cards an Event drew go to the discards together, so that it never names a place twice (Ruling 42)."""
    for index in range(int(table.now[SHOWN])):
        kind = int(table.now[SHOWN_1 + index])
        table.land_discards[kind] = int(table.land_discards[kind]) + 1
        tell(log, EVENT_SPENT, EVERYONE, kind)
    table.now[SHOWN] = 0
    then(table, S_NEXT_TALE)


@rule
def lay_open(state: Any, where: int, log: Any) -> None:
    """The Territory card an Event draws lies open until the Event is complete."""
    table = state.table
    state.land_deck[where] = int(state.land_deck[where]) - 1
    table.now[LAND_DECK] = int(table.now[LAND_DECK]) - 1
    table.now[SHOWN_1 + int(table.now[SHOWN])] = where
    table.now[SHOWN] = int(table.now[SHOWN]) + 1
    tell(log, EVENT_LAND, EVERYONE, where)


@rule
def hide(state: Any, seat: int, where: int, log: Any) -> None:
    """The Territory card of a secret uprising is kept face down; only its drawer sees which."""
    table = state.table
    state.land_deck[where] = int(state.land_deck[where]) - 1
    table.now[LAND_DECK] = int(table.now[LAND_DECK]) - 1
    state.secret[seat, where] = int(state.secret[seat, where]) + 1
    table.secrets[seat] = int(table.secrets[seat]) + 1
    tell(log, HID, EVERYONE, seat)
    tell(log, HID_LAND, 1 << seat, seat, where)


@rule
def event_land(state: Any, book: Any, decision: int, log: Any) -> None:
    """What an Event does to a drawn place, whoever holds it (Ruling 53)."""
    table = state.table
    seat = int(table.now[TURN])
    where = decision - LAND
    kind = int(table.now[CARD])
    effect = int(book.effect[kind])
    then(table, S_EVENT_LAND)
    draw_on(table, int(table.now[DRAWS]) - 1, log)
    if effect == UPRISING:
        hide(state, seat, where, log)
        if int(table.owner[where]) == seat:
            rise(state, book, seat, where, log)
        return
    lay_open(state, where, log)
    if effect == FREEZE:
        table.frozen[where] = int(table.frozen[where]) | 1 << seat
        tell(log, FROZEN, EVERYONE, seat, where)
    elif effect == LOSE_HALF:
        lose(table, RAIDED, where, int(table.army[where]) // 2, log)
    else:
        place(table, int(table.owner[where]), where, int(book.amount[kind]), log)


@rule
def second(table: Any, decision: int, log: Any) -> None:
    """A second Leader is appointed."""
    appoint(table, int(table.now[TURN]), decision - LEADER, log)
    then(table, S_NEXT_TALE)


@rule
def discard(state: Any, decision: int, log: Any) -> None:
    """Of four cards one goes, perhaps the new one (Ruling 36)."""
    discard_tale(state, int(state.table.now[TURN]), decision - DISCARD, log)
    then(state.table, S_FELLOWSHIP)
