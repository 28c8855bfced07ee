"""Compiles what is declared, with the options chosen, into the tables the rules read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TYPE_CHECKING, Any

import numpy as np

from flagfall.games.risk.board import Board, board
from flagfall.games.risk.check import check
from flagfall.games.risk.edition import Edition, Seating, edition
from flagfall.games.risk.kernel.layout import BOOK, PRINTED
from flagfall.games.risk.kernel.numbers import (
    APART,
    ASKED,
    BORDERS,
    CHANCE,
    EFFECTS,
    LAND_DECK,
    NEITHER,
    NEUTRAL,
    P_SEATING,
    PHASE,
    ROLLS,
    SHOWN_1,
    SHOWN_2,
    SHOWN_3,
    SIDES,
    SYMBOLS,
    TALE_DECK,
    TIMINGS,
    TYPES,
    UNOWNED,
    WHERES,
    WILD,
    WILD_SYMBOL,
)
from flagfall.games.risk.records import State
from flagfall.kit.record import records

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Value
    from flagfall.games.risk.cards import Card


@dataclass(frozen=True)
class Book:
    """One game with its options: the declared data for people, the tables for the rules."""

    edition: Edition
    board: Board
    players: int
    cards: tuple[Card, ...]
    copies: tuple[int, ...]
    seatings: tuple[Seating, ...]
    tables: Any
    rolls: tuple[tuple[int, ...], ...]

    @cached_property
    def ways(self) -> tuple[tuple[int, int, bool], ...]:
        """Every border both ways, and whether it leads over the sea."""
        sea = [border.kind == "port" for border in self.board.borders for _ in range(2)]
        return tuple((a, b, by_sea) for (a, b), by_sea in zip(self.board.edges, sea, strict=True))

    def opening(self) -> State:
        """A game in which nothing has happened."""
        state, book = State.blank(), self.tables[0]
        now = state["now"]
        state["owner"][:] = UNOWNED
        state["alive"][: self.players] = 1
        state["left"][: self.players] = int(book["battalions"])
        now[PHASE], now[ASKED] = P_SEATING, CHANCE
        now[[SHOWN_1, SHOWN_2, SHOWN_3]] = -1
        state["land_deck"][:] = book["lands"]
        state["tale_deck"][:] = book["copies"]
        now[LAND_DECK], now[TALE_DECK] = int(book["lands"].sum()), int(book["copies"].sum())
        return state


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
        row["side"][seat] = SIDES.number(place.side)


def _write_board(row: Any, layout: Board, printed: Edition) -> None:
    regions = [region.id for region in layout.regions]
    row["places"], row["edges"] = len(layout.territories), len(layout.edges)
    row["bridges"], row["regions"], row["steps"] = len(layout.bridges), len(regions), len(layout.road)
    row["region_bonus"][: len(regions)] = [region.bonus for region in layout.regions]
    row["symbol"][WILD] = WILD_SYMBOL
    row["land_side"][WILD] = NEITHER
    row["lands"][: len(layout.territories)] = 1
    row["lands"][WILD] = 2
    for number, place in enumerate(layout.territories):
        row["region"][number] = regions.index(place.region)
        row["stronghold"][number] = int(bool(place.stronghold) and printed.rules.strongholds)
        row["site"][number] = int(bool(place.site) and printed.rules.leaders)
        row["land_side"][number] = SIDES.number(place.side)
        row["symbol"][number] = SYMBOLS.number(place.symbol)
    row["border"] = APART
    row["bridge"] = -1
    row["near"] = -1
    met: Counter[int] = Counter()
    bridges = layout.bridges
    for number, (a, b) in enumerate(layout.edges):
        border = layout.borders[number // 2]
        row["edge_from"][number], row["edge_to"][number] = a, b
        row["border"][a, b] = BORDERS.number(border.kind) + 1
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
        # Standard game 4: all cards, face down, one each in turn, so the first seats hold the extra ones (Ruling 60).
        row["face_down"] = 1
        deals = [(number % players, -1) for number in range(len(layout.territories))]
    else:
        for place in printed.seated(players):
            owner = NEUTRAL if place.side == "neutral" else place.number - 1
            for side, cards in place.cards.items():
                deals += [(owner, SIDES.number(side))] * cards
    row["deals"] = len(deals)
    for number, dealt in enumerate(deals):
        row["deal_owner"][number], row["deal_side"][number] = dealt


def _write_cards(row: Any, layout: Board, cards: tuple[Card, ...], copies: tuple[int, ...]) -> None:
    row["cards"] = len(cards)
    row["copies"][: len(cards)] = copies
    row["card_site"] = -1
    for kind, card in enumerate(cards):
        row["type"][kind] = TYPES.number(card.type)
        row["effect"][kind] = EFFECTS.number(card.effect)
        row["timing"][kind] = TIMINGS.number(card.timing)
        row["amount"][kind] = card.amount
        row["draws"][kind] = card.draws
        row["where"][kind] = WHERES.number(card.where)
        row["favours"][kind] = SIDES.number(card.favours or "neutral")
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
