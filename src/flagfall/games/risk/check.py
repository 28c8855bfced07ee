"""Whether an edition and its board fit together, and fit the tables the rules are compiled for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from flagfall.core import BadEdition
from flagfall.games.declared import known
from flagfall.games.risk.kernel.field import NEAR
from flagfall.games.risk.kernel.words import BRIDGES, EDGES, PLACES, REGIONS, STEPS, TALES

if TYPE_CHECKING:
    from flagfall.games.risk.board import Board
    from flagfall.games.risk.edition import Edition


def check(printed: Edition, layout: Board) -> None:
    """Refuse what cannot be played, with the file and the place in it."""
    _check_room(layout, f"boards/{layout.id}.toml")
    _check_cards(printed, layout, f"editions/{printed.id}.toml")
    for players in (2, 3, 4):
        _check_seats(printed, layout, players, f"editions/{printed.id}.toml")


def _check_room(layout: Board, file: str) -> None:
    """The rules are compiled for so many of each."""
    for what, there, room in (
        ("territory", len({place.id for place in layout.territories}), PLACES),
        ("region", len({region.id for region in layout.regions}), REGIONS),
        ("road", len(layout.road), STEPS),
    ):
        if there != room:
            raise BadEdition(f"{file}: {what} has {there} different entries; there have to be {room}.")
    if 2 * len(layout.borders) > EDGES or len(layout.bridges) > BRIDGES:
        raise BadEdition(f"{file}: border has room for {EDGES // 2} entries, {BRIDGES} of them bridges.")
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
    if len(cards) > TALES or len(set(cards)) < len(cards):
        raise BadEdition(f"{file}: card has {len(cards)} entries; there is room for {TALES}, each with its own id.")
    for card in printed.cards:
        if card.site or card.type == "mission":
            known(card.site, places, f"{file}: card.{card.id}.site")


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
