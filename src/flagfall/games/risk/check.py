"""Whether an edition and its board fit together, and fit the tables the rules are compiled for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from flagfall.core import BadEdition
from flagfall.games.declared import file_of, known
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
    file = file_of("risk", "editions", printed.id)
    _check_cards(printed, layout, file)
    for players in (2, 3, 4):
        _check_seats(printed, layout, players, file)


def _check_room(layout: Board, file: str) -> None:
    """The rules are compiled for so many of each."""
    for what, there, room in (
        ("territory", [place.id for place in layout.territories], PLACES),
        ("region", [region.id for region in layout.regions], REGIONS),
        ("road", [step.territory for step in layout.road], STEPS),
    ):
        if not 0 < len(there) <= room or (what != "road" and len(set(there)) < len(there)):
            raise BadEdition("edition-no-room-for-ids", file=file, what=what, there=len(there), room=room)
    if 2 * len(layout.borders) > EDGES or len(layout.bridges) > BRIDGES:
        raise BadEdition("edition-borders", file=file, most=EDGES // 2, bridges=BRIDGES)
    twice = [pair for pair, count in Counter(layout.edges).items() if count > 1]
    if twice:
        a, b = (layout.territories[place].id for place in twice[0])
        raise BadEdition("edition-border-twice", file=file, a=a, b=b)
    for place, count in Counter(a for a, _ in layout.edges).items():
        if count >= NEAR:
            raise BadEdition(
                "edition-neighbours", file=file, place=layout.territories[place].id, count=count, most=NEAR - 1
            )
    sizes = Counter(place.region for place in layout.territories)
    for region in layout.regions:
        if region.size != sizes[region.id]:
            raise BadEdition(
                "edition-region-size", file=file, region=region.id, size=region.size, real=sizes[region.id]
            )


def _check_cards(printed: Edition, layout: Board, file: str) -> None:
    cards, places = [card.id for card in printed.cards], [place.id for place in layout.territories]
    if len(cards) > CARDS or len(set(cards)) < len(cards):
        raise BadEdition("edition-cards", file=file, cards=len(cards), room=CARDS)
    amounts: dict[str, int] = {}
    for card in printed.cards:
        if card.site or card.type == "mission":
            known(card.site, places, f"{file}: card.{card.id}.site")
        if card.draws > MOST_DRAWN:
            raise BadEdition("edition-draws", file=file, card=card.id, draws=card.draws, most=MOST_DRAWN)
        if card.effect in LASTING and amounts.setdefault(card.effect, card.amount) != card.amount:
            raise BadEdition(
                "edition-amount",
                file=file,
                card=card.id,
                amount=card.amount,
                effect=card.effect,
                other=amounts[card.effect],
            )


def _check_seats(printed: Edition, layout: Board, players: int, file: str) -> None:
    """As many people as play, numbered in order, and no more cards dealt than there are."""
    seated = printed.seated(players)
    people = [place.number for place in seated if place.side != "neutral"]
    if people != list(range(1, players + 1)) or len(seated) > players + 1:
        raise BadEdition("edition-seats", file=file, people=str(people), players=players)
    there: Counter[str] = Counter(place.side for place in layout.territories)
    dealt: Counter[str] = Counter()
    for place in seated:
        for side in place.cards:
            known(side, there, f"{file}: seat.cards of number {place.number} of {players}")
        dealt.update(place.cards)
    for side, count in dealt.items():
        if count > there[side]:
            raise BadEdition("edition-deals", file=file, count=count, side=side, players=players, there=there[side])
