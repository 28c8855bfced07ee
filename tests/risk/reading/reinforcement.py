"""Reinforcement (pages 9 and 10), and the cards that are played as a turn starts."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from tests.risk.reading.table import Ask, names, place_of, take
from tests.risk.reading.world import ONE_OF_EACH, SET_OF_A_KIND, WORLD

if TYPE_CHECKING:
    from collections import Counter

    from tests.risk.reading.table import Play, Table

AT_START = ("you_shall_not_pass", "borne_to_another_place", "hunt_for_the_ringbearer")


def reinforce(t: Table, seat: int) -> Play:
    """Places by three, regions, a set of cards; then everything is placed."""
    t.pool = max(3, len(t.held(seat)) // 3) + t.regions(seat)
    yield from start(t, seat)
    yield from place_pool(t, seat, t.held(seat))


def start(t: Table, seat: int) -> Play:
    from tests.risk.reading.powers import at_start, may_start

    army = t.armies[seat]
    # Ruling 61: asked by the size of the hand, never by what is in it.
    while army.tales or army.lands.total() >= 3:
        options = names("play", [card for card in t.holding(seat, AT_START) if may_start(t, seat, card)])
        options |= names("offer", openers(army.lands, []))
        if army.lands.total() < 5:
            options["pass"] = 1
        said = yield Ask(seat, options)
        if said == "pass":
            return
        if said.startswith("offer"):
            yield from trade(t, seat, place_of(said))
            return
        yield from at_start(t, seat, place_of(said))


def worth(cards: tuple[str, ...]) -> int:
    """What three cards bring: a wild card is whatever pays best; 0 for no set."""
    symbols = {WORLD.symbol[card] for card in cards if card != "wild"}
    wild = cards.count("wild")
    if len(symbols) + wild == 3:
        return ONE_OF_EACH
    if len(symbols) == 1:
        return SET_OF_A_KIND[symbols.pop()]
    return 0


def openers(hand: Counter[str], laid: list[str]) -> list[str]:
    """Cards that lead on to a set from those already laid down, in the order of the board, wild ones last."""
    order = [*WORLD.places, "wild"]
    threes = combinations(sorted(hand.elements(), key=order.index), 3)
    return sorted({three[len(laid)] for three in threes if worth(three) and list(three[: len(laid)]) == laid})


def trade(t: Table, seat: int, first: str) -> Play:
    """Three cards, one by one; two more battalions on one own place that is among them."""
    hand = t.armies[seat].lands
    laid = [first]
    while len(laid) < 3:
        laid.append(place_of((yield Ask(seat, names("offer", openers(hand, laid))))))
    t.pool += worth(tuple(laid))
    for card in laid:
        take(hand, card)
        t.land_discards[card] += 1
    own = {card for card in laid if card != "wild" and t.owner[card] == seat}
    if len(own) > 1:
        own = {place_of((yield Ask(seat, names("place", own))))}
    for place in own:
        t.army[place] += 2


def place_pool(t: Table, seat: int, places: list[str]) -> Play:
    while t.pool:
        t.army[place_of((yield Ask(seat, names("place", places))))] += 1
        t.pool -= 1
