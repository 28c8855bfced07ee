"""Setup (pages 7 and 8), the 2-player game (page 17) and the standard game's own start (page 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.table import CHANCE, NEUTRAL, Ask, faces, is_event, names, place_of, take, territory_deck
from tests.risk.reading.world import WORLD

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.risk.reading.table import Holder, Play, Table

BATTALIONS = {2: 40, 3: 35, 4: 30}
DEALT_LATER = {2: 0, 3: 1, 4: 2}
DEAL: dict[int, list[tuple[Holder, str, int]]] = {
    2: [(0, "good", 9), (1, "evil", 9), (NEUTRAL, "neutral", 14)],
    3: [(0, "evil", 5), (0, "neutral", 4), (1, "good", 9), (2, "evil", 4), (2, "neutral", 5)],
    4: [(0, "good", 5), (1, "evil", 5), (2, "good", 4), (3, "evil", 4)],
}


def set_up(t: Table) -> Play:
    """Steps 3 to 12 of the book."""
    yield from seats(t)
    each = BATTALIONS[t.players]
    if t.standard and t.players == 4:
        each = int(str(t.options["battalions_each"]))
    for army in t.armies:
        army.left = each
    if t.standard and t.players > 2:
        yield from deal_everything(t)
    else:
        yield from deal_by_side(t)
        yield from claim(t)
    yield from muster(t)
    t.lands = territory_deck()
    if t.standard:
        return
    for seat in range(t.players):
        said = yield Ask(seat, names("leader", t.held(seat)))
        t.leader[place_of(said)] = "rest"
    for seat in range(t.players):
        for _ in range(DEALT_LATER[t.players]):
            t.armies[seat].lands[(yield from t.draw_land())] += 1
    for seat in range(t.players):
        for _ in range(3):
            # Events are taken out for this deal and shuffled in afterwards.
            deck = {f"adventure {card}": n for card, n in t.tales.items() if not is_event(card)}
            card = place_of((yield Ask(CHANCE, deck)))
            take(t.tales, card)
            t.armies[seat].tales[card] += 1


def seats(t: Table) -> Play:
    """The highest roll is Player 1: seat 0 rolls higher than all the others, who may roll what they like."""
    others = t.players - 1
    said = yield Ask(CHANCE, {f"dice {face}": (face - 1) ** others for face in range(2, 7)})
    (best,) = faces(said)
    for _ in range(others):
        yield Ask(CHANCE, {f"dice {face}": 1 for face in range(1, best)})


def deal_by_side(t: Table) -> Play:
    """Cards by side; one battalion goes on each, two of the neutral army."""
    for seat, side, count in DEAL[t.players]:
        for _ in range(count):
            free = [p for p in WORLD.places if t.owner[p] is None and WORLD.side[p] == side]
            place = place_of((yield Ask(CHANCE, names("card", free))))
            t.owner[place] = seat
            t.army[place] = 2 if seat == NEUTRAL else 1
            if isinstance(seat, int):
                t.armies[seat].left -= 1


def claim(t: Table) -> Play:
    seat = 0
    while t.held(None):
        place = place_of((yield Ask(seat, names("place", t.held(None)))))
        settle(t, seat, place)
        seat = (seat + 1) % t.players


def deal_everything(t: Table) -> Play:
    """Standard: all cards face down, one by one; then each in turn occupies a place of its cards."""
    for number in range(42):
        left = [p for p in WORLD.places if not any(army.lands[p] for army in t.armies)]
        place = place_of((yield Ask(CHANCE, names("card", left))))
        take(t.lands, place)
        t.armies[number % t.players].lands[place] += 1
    for number in range(42):
        seat = number % t.players
        place = place_of((yield Ask(seat, names("place", t.armies[seat].lands))))
        settle(t, seat, place)
        take(t.armies[seat].lands, place)
        t.lands[place] += 1


def settle(t: Table, seat: int, place: str) -> None:
    t.owner[place] = seat
    t.army[place] = 1
    t.armies[seat].left -= 1


def muster(t: Table) -> Play:
    while any(army.left for army in t.armies):
        for seat, army in enumerate(t.armies):
            if army.left:
                t.army[place_of((yield Ask(seat, names("place", t.held(seat)))))] += 1
                army.left -= 1


def first_turn(t: Table) -> Generator[Ask, str, int]:
    """One die each, the highest begins; tied players roll again."""
    rolling = list(range(t.players))
    while len(rolling) > 1:
        rolled = {}
        for seat in rolling:
            said = yield Ask(CHANCE, {f"dice {face}": 1 for face in range(1, 7)})
            rolled[seat] = faces(said)[0]
        rolling = [seat for seat in rolling if rolled[seat] == max(rolled.values())]
    return rolling[0]
