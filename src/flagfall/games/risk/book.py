"""Compiles what is declared, with the options chosen, into the tables the rules read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.risk.board import Board, board
from flagfall.games.risk.cards import EFFECTS, TIMINGS, TYPES, Card
from flagfall.games.risk.check import check
from flagfall.games.risk.edition import Edition, Place, edition
from flagfall.games.risk.kernel.field import BOOK, FIELD, PRINTED, ROLLS, WHERE_ANY, WHERE_HERE, WHERE_REGION
from flagfall.games.risk.kernel.words import (
    APART,
    BRIDGE_BORDER,
    CHANCE,
    DECK,
    EVIL,
    GOOD,
    LAND_BORDER,
    LAND_DECK,
    NEITHER,
    NEUTRAL,
    P_SEATING,
    PHASE,
    PORT_BORDER,
    SHOWN_1,
    SHOWN_2,
    SHOWN_3,
    TALE_DECK,
    TURN,
    UNOWNED,
    WILD,
)
from flagfall.games.risk.kernel.words import ASKED as ASKED_REGISTER
from flagfall.kit.jit import records

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Value

SIDES = {"good": GOOD, "evil": EVIL, "neutral": NEITHER}
SYMBOLS = ("infantry", "cavalry", "creature")
BORDERS = {"land": LAND_BORDER, "bridge": BRIDGE_BORDER, "port": PORT_BORDER}
WHERES = {"territory": WHERE_HERE, "region": WHERE_REGION, "any": WHERE_ANY}


@dataclass(frozen=True)
class Book:
    """One game with its options: the declared data for people, the tables for the rules."""

    edition: Edition
    board: Board
    players: int
    cards: tuple[Card, ...]
    copies: tuple[int, ...]
    places: tuple[Place, ...]
    tables: Any
    rolls: tuple[tuple[int, ...], ...]

    def opening(self) -> Any:
        """The record of a game in which nothing has happened."""
        fields = records(FIELD)
        field = fields[0]
        field["owner"][:] = UNOWNED
        field["alive"][: self.players] = 1
        field["left"][: self.players] = int(self.tables[0]["battalions"])
        field["now"][PHASE] = P_SEATING
        field["now"][ASKED_REGISTER] = CHANCE
        field["now"][TURN] = 0
        for register in (SHOWN_1, SHOWN_2, SHOWN_3):
            field["now"][register] = -1
        field["land"][DECK, :] = self.tables[0]["lands"]
        field["now"][LAND_DECK] = int(self.tables[0]["lands"].sum())
        if self.edition.rules.adventure:
            field["tale"][DECK, :] = self.tables[0]["copies"]
            field["now"][TALE_DECK] = int(self.tables[0]["copies"].sum())
        return fields


def all_rolls() -> tuple[tuple[int, ...], ...]:
    """Every roll of one, two or three dice, highest first, order forgotten."""
    faces = range(1, 7)
    return tuple(
        tuple(sorted(roll, reverse=True)) for dice in (1, 2, 3) for roll in combinations_with_replacement(faces, dice)
    )


def compile_book(name: str, options: Mapping[str, Value]) -> Book:
    """The book of an edition under these options."""
    printed = edition(name)
    layout = board(printed.board)
    check(printed, layout)
    players = int(options["players"])
    book = np.zeros(1, BOOK)
    row = book[0]
    copies = _copies(printed, options)
    _write_constants(row, printed, players, options)
    _write_board(row, layout, printed)
    _write_deals(row, layout, printed, players)
    _write_cards(row, layout, printed.cards, copies)
    rolls = _write_dice(row)
    tables = records(BOOK)
    tables[0] = row
    tables.flags.writeable = False
    return Book(printed, layout, players, printed.cards, copies, printed.seated(players), tables, rolls)


def _copies(printed: Edition, options: Mapping[str, Value]) -> tuple[int, ...]:
    """How many of each card are in the deck, under the options."""
    if not printed.rules.adventure:
        return (0,) * len(printed.cards)
    doubled = printed.double_powers if options.get("deck") == "double-powers" else {}
    extra = bool(options.get("extra_powers"))
    return tuple(
        0 if card.pack == "extra" and not extra else doubled.get(card.id, card.count) for card in printed.cards
    )


def _write_constants(row: Any, printed: Edition, players: int, options: Mapping[str, Value]) -> None:
    rules, setup = printed.rules, printed.setup
    for name in PRINTED:
        row[name] = int(getattr(rules, name))
    row["players"] = players
    row["set_of"] = (rules.set_infantry, rules.set_cavalry, rules.set_creature)
    row["battalions"] = setup.battalions[str(players)]
    if players == 4 and "battalions_each" in options:
        row["battalions"] = int(options["battalions_each"])
    row["neutral_battalions"] = setup.neutral_battalions
    row["land_cards"] = setup.territory_cards[str(players)]
    row["tale_cards"] = setup.adventure_cards
    row["turn_limit"] = int(options.get("turn_limit", 0))
    row["site_on_pass"] = int(options.get("site_draw_on_pass", False))
    row["side"] = NEITHER
    for place in printed.seated(players):
        seat = NEUTRAL if place.side == "neutral" else place.number - 1
        row["side"][seat] = SIDES[place.side]


def _write_board(row: Any, layout: Board, printed: Edition) -> None:
    regions = [region.id for region in layout.regions]
    row["region_bonus"] = [region.bonus for region in layout.regions]
    row["symbol"][WILD] = 3
    row["land_side"][WILD] = NEITHER
    row["lands"] = 1
    row["lands"][WILD] = 2
    for number, place in enumerate(layout.territories):
        row["region"][number] = regions.index(place.region)
        row["stronghold"][number] = int(bool(place.stronghold) and printed.rules.strongholds)
        row["site"][number] = int(bool(place.site) and printed.rules.leaders)
        row["land_side"][number] = SIDES[place.side]
        row["symbol"][number] = SYMBOLS.index(place.symbol)
    row["border"] = APART
    row["bridge"] = -1
    row["near"] = -1
    met: Counter[int] = Counter()
    bridges = layout.bridges
    for number, (a, b) in enumerate(layout.edges):
        border = layout.borders[number // 2]
        row["edge_from"][number], row["edge_to"][number] = a, b
        row["border"][a, b] = BORDERS[border.kind]
        row["near"][a, met[a]] = b
        met[a] += 1
        if border.kind == "bridge":
            row["bridge"][a, b] = bridges.index(border)
    for number, chain in enumerate(layout.ranges):
        for territory in chain.territories:
            row["range_of"][layout.number(territory)] |= 1 << number
    for number, step in enumerate(layout.road):
        row["road"][number] = layout.number(step.territory)
        row["road_roll"][number] = int(step.roll)


def _write_deals(row: Any, layout: Board, printed: Edition, players: int) -> None:
    """In which order Territory cards are dealt in set-up, and from which small deck."""
    deals: list[tuple[int, int]] = []
    if printed.rules.deal_all and players > 2:
        # Standard game 4: all cards, one each in turn, so the first seats hold the extra ones (Ruling 60).
        deals = [(number % players, -1) for number in range(len(layout.territories))]
    else:
        for place in printed.seated(players):
            owner = NEUTRAL if place.side == "neutral" else place.number - 1
            for side, cards in place.cards.items():
                deals += [(owner, SIDES[side])] * cards
    row["deals"] = len(deals)
    for number, dealt in enumerate(deals):
        row["deal_owner"][number], row["deal_side"][number] = dealt


def _write_cards(row: Any, layout: Board, cards: tuple[Card, ...], copies: tuple[int, ...]) -> None:
    row["copies"][: len(cards)] = copies
    row["card_site"] = -1
    for kind, card in enumerate(cards):
        row["type"][kind] = TYPES.index(card.type)
        row["effect"][kind] = EFFECTS.index(card.effect)
        row["timing"][kind] = TIMINGS.index(card.timing)
        row["amount"][kind] = card.amount
        row["draws"][kind] = card.draws
        row["where"][kind] = WHERES[card.where]
        row["favours"][kind] = SIDES.get(card.favours, NEITHER)
        row["reward"][kind] = (card.good, card.evil)
        row["card_points"][kind] = (card.points["good"], card.points["evil"])
        if card.site:
            row["card_site"][kind] = layout.number(card.site)
        if copies[kind] and card.effect in ("help_ring", "sway_ring"):
            row["ring_help"] = 1


def _write_dice(row: Any) -> tuple[tuple[int, ...], ...]:
    rolls = all_rolls()
    assert len(rolls) == ROLLS
    for code, roll in enumerate(rolls):
        row["faces"][code, : len(roll)] = roll
        row["dice"][code] = len(roll)
        row["ways"][code] = factorial(len(roll)) // prod(factorial(n) for n in Counter(roll).values())
        padded = (*roll, 0, 0)[:3]
        row["roll_code"][padded] = code
    return rolls
