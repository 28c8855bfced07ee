"""Whether an edition and its board fit together, and fit the tables the rules are compiled for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from flagfall.core import BadEdition
from flagfall.games.declared import known
from flagfall.games.risk.kernel.layout import NEAR
from flagfall.games.risk.kernel.numbers import BRIDGES, CARDS, EDGES, MOST_DRAWN, PLACES, REGIONS, STEPS

if TYPE_CHECKING:
    from flagfall.games.risk.board import Board
    from flagfall.games.risk.edition import Edition


LASTING = ("corsairs", "uprising", "sails")
"""Effects that outlast their card: what they are worth later is the same, whichever card they came from."""


def check(printed: Edition, layout: Board) -> None:
    """Refuse what cannot be played, with the file and the place in it."""
    _check_room(layout, f"boards/{layout.id}.toml")
    _check_cards(printed, layout, f"editions/{printed.id}.toml")
    for players in (2, 3, 4):
        _check_seats(printed, layout, players, f"editions/{printed.id}.toml")


def _check_room(layout: Board, file: str) -> None:
    """The rules are compiled for so many of each."""
    for what, there, room in (
        ("territory", [place.id for place in layout.territories], PLACES),
        ("region", [region.id for region in layout.regions], REGIONS),
        ("road", [step.territory for step in layout.road], STEPS),
    ):
        if not 0 < len(there) <= room or (what != "road" and len(set(there)) < len(there)):
            raise BadEdition(
                f"{file}: {what} has {len(there)} entries; there is room for {room}, each with its own id."
            )
    if 2 * len(layout.borders) > EDGES or len(layout.bridges) > BRIDGES:
        raise BadEdition(f"{file}: border has room for {EDGES // 2} entries, {BRIDGES} of them bridges.")
    twice = [pair for pair, count in Counter(layout.edges).items() if count > 1]
    if twice:
        a, b = (layout.territories[place].id for place in twice[0])
        raise BadEdition(f"{file}: border joins {a} and {b} twice.")
    for place, count in Counter(a for a, _ in layout.edges).items():
        if count >= NEAR:
            raise BadEdition(
                f"{file}: border gives {layout.territories[place].id} {count} neighbours; at most {NEAR - 1}."
            )
    sizes = Counter(place.region for place in layout.territories)
    for region in layout.regions:
        if region.size != sizes[region.id]:
            raise BadEdition(
                f"{file}: region.{region.id}.size is {region.size}; it has {sizes[region.id]} territories."
            )


def _check_cards(printed: Edition, layout: Board, file: str) -> None:
    cards, places = [card.id for card in printed.cards], [place.id for place in layout.territories]
    if len(cards) > CARDS or len(set(cards)) < len(cards):
        raise BadEdition(f"{file}: card has {len(cards)} entries; there is room for {CARDS}, each with its own id.")
    amounts: dict[str, int] = {}
    for card in printed.cards:
        if card.site or card.type == "mission":
            known(card.site, places, f"{file}: card.{card.id}.site")
        if card.draws > MOST_DRAWN:
            raise BadEdition(
                f"{file}: card.{card.id}.draws is {card.draws}; an event draws at most {MOST_DRAWN} cards."
            )
        if card.effect in LASTING and amounts.setdefault(card.effect, card.amount) != card.amount:
            raise BadEdition(
                f"{file}: card.{card.id}.amount is {card.amount}; {card.effect} has {amounts[card.effect]} on another card."
            )


def _check_seats(printed: Edition, layout: Board, players: int, file: str) -> None:
    """As many people as play, numbered in order, and no more cards dealt than there are."""
    seated = printed.seated(players)
    people = [place.number for place in seated if place.side != "neutral"]
    if people != list(range(1, players + 1)) or len(seated) > players + 1:
        raise BadEdition(f"{file}: seat seats {people} of {players} players; it has to be every number from 1 on.")
    there: Counter[str] = Counter(place.side for place in layout.territories)
    dealt: Counter[str] = Counter()
    for place in seated:
        for side in place.cards:
            known(side, there, f"{file}: seat.cards of number {place.number} of {players}")
        dealt.update(place.cards)
    for side, count in dealt.items():
        if count > there[side]:
            raise BadEdition(
                f"{file}: seat.cards deals {count} cards of {side} to {players} players; there are {there[side]}."
            )
