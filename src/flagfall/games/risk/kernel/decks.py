"""Cards on their way between decks, hands and discards. Who draws a card sees which; others see that one was drawn."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.numbers import (
    CARD,
    DISCARDED,
    EVERYONE,
    LAND_DECK,
    LAND_PILE,
    LANDS,
    OFFERED,
    PLAYED,
    RESHUFFLED,
    SHOWN,
    SHOWN_1,
    SHOWN_2,
    SHOWN_3,
    TALE_DECK,
    TALE_PILE,
    TOOK,
    TOOK_LAND,
    TOOK_TALE,
    WILD,
)
from flagfall.games.risk.kernel.verbs import tell
from flagfall.kit.jit import rule


@rule
def take_land(state: Any, seat: int, kind: int, log: Any) -> None:
    """One Territory card from the deck into a hand; only its drawer sees which."""
    table = state.table
    state.land_deck[kind] = int(state.land_deck[kind]) - 1
    state.land_hand[seat, kind] = int(state.land_hand[seat, kind]) + 1
    table.held_land[seat] = int(table.held_land[seat]) + 1
    table.now[LAND_DECK] = int(table.now[LAND_DECK]) - 1
    tell(log, TOOK, EVERYONE, seat, LAND_PILE)
    tell(log, TOOK_LAND, 1 << seat, seat, kind)


@rule
def take_tale(state: Any, seat: int, kind: int, log: Any) -> None:
    """One Adventure card from the deck into a hand; only its drawer sees which."""
    table = state.table
    state.tale_deck[kind] = int(state.tale_deck[kind]) - 1
    state.tale_hand[seat, kind] = int(state.tale_hand[seat, kind]) + 1
    table.held_tale[seat] = int(table.held_tale[seat]) + 1
    table.now[TALE_DECK] = int(table.now[TALE_DECK]) - 1
    tell(log, TOOK, EVERYONE, seat, TALE_PILE)
    tell(log, TOOK_TALE, 1 << seat, seat, kind)


@rule
def lay_down(state: Any, seat: int, kind: int, log: Any) -> None:
    """A Territory card of a set goes to the discards, face up; the first one clears the last set away."""
    table = state.table
    shown = int(table.now[SHOWN])
    if shown == 0:
        table.now[SHOWN_1] = -1
        table.now[SHOWN_2] = -1
        table.now[SHOWN_3] = -1
    table.now[SHOWN_1 + shown] = kind
    table.now[SHOWN] = shown + 1
    state.land_hand[seat, kind] = int(state.land_hand[seat, kind]) - 1
    table.land_discards[kind] = int(table.land_discards[kind]) + 1
    table.held_land[seat] = int(table.held_land[seat]) - 1
    tell(log, OFFERED, EVERYONE, seat, kind)


@rule
def lay_out(state: Any, book: Any, seat: int, kind: int) -> int:
    """A card is played: it lies in front of its player and counts its points (Power cards, Missions)."""
    table = state.table
    state.tale_hand[seat, kind] = int(state.tale_hand[seat, kind]) - 1
    table.played[seat, kind] = int(table.played[seat, kind]) + 1
    table.held_tale[seat] = int(table.held_tale[seat]) - 1
    table.now[CARD] = kind
    points = int(book.card_points[kind, int(book.side[seat])])
    table.points[seat] = int(table.points[seat]) + points
    return points


@rule
def play_card(state: Any, book: Any, seat: int, kind: int, log: Any) -> None:
    """A power is played and everybody sees it."""
    points = lay_out(state, book, seat, kind)
    tell(log, PLAYED, EVERYONE, seat, kind, points)


@rule
def discard_tale(state: Any, seat: int, kind: int, log: Any) -> None:
    """An Adventure card goes from a hand to the discards, face up."""
    table = state.table
    state.tale_hand[seat, kind] = int(state.tale_hand[seat, kind]) - 1
    table.tale_discards[kind] = int(table.tale_discards[kind]) + 1
    table.held_tale[seat] = int(table.held_tale[seat]) - 1
    tell(log, DISCARDED, EVERYONE, seat, kind)


@rule
def shuffle_lands(state: Any, log: Any) -> None:
    """The Territory discards go back into the deck (Reinforcement 3; Ruling 14)."""
    table = state.table
    cards = 0
    for kind in range(LANDS):
        cards += int(table.land_discards[kind])
        state.land_deck[kind] = int(state.land_deck[kind]) + int(table.land_discards[kind])
        table.land_discards[kind] = 0
    table.now[LAND_DECK] = int(table.now[LAND_DECK]) + cards
    tell(log, RESHUFFLED, EVERYONE, LAND_PILE)


@rule
def shuffle_tales(state: Any, book: Any, log: Any) -> None:
    """The Adventure discards go back into the deck (Ruling 14)."""
    table = state.table
    cards = 0
    for kind in range(int(book.cards)):
        cards += int(table.tale_discards[kind])
        state.tale_deck[kind] = int(state.tale_deck[kind]) + int(table.tale_discards[kind])
        table.tale_discards[kind] = 0
    table.now[TALE_DECK] = int(table.now[TALE_DECK]) + cards
    tell(log, RESHUFFLED, EVERYONE, TALE_PILE)


@rule
def plain_lands(cards: Any) -> int:
    """How many Territory cards of a pile show a place."""
    plain = 0
    for kind in range(WILD):
        plain += int(cards[kind])
    return plain


@rule
def any_lands(cards: Any) -> bool:
    """Some Territory card is in this pile."""
    return plain_lands(cards) + int(cards[WILD]) > 0
