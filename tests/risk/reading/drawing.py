"""Drawing cards (page 14) and Event cards (page 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.risk.reading.spoils import rise
from tests.risk.reading.table import CHANCE, Ask, is_event, names, place_of, take

if TYPE_CHECKING:
    from tests.risk.reading.table import Answer, Play, Table

MAY = {"draw": 1, "pass": 1}


def draw_cards(t: Table, seat: int) -> Play:
    yield from territory_cards(t, seat)
    yield from adventure_card(t, seat)


def territory_cards(t: Table, seat: int) -> Play:
    """One for conquering; one more for each mission that says so, as long as the hand stays at five."""
    hand = t.armies[seat].lands
    if t.conquered:
        yield from one_more(t, seat)
    for _ in range(t.extra):
        if hand.total() < 5:
            yield from one_more(t, seat)


def one_more(t: Table, seat: int) -> Play:
    if (t.lands or t.land_discards) and (yield Ask(seat, MAY)) == "draw":
        t.armies[seat].lands[(yield from t.draw_land())] += 1


def adventure_card(t: Table, seat: int) -> Play:
    """Events happen and another card follows, until one is kept; more than three is one too many."""
    if not t.site or not (t.tales or t.tale_discards) or (yield Ask(seat, MAY)) == "pass":
        return
    t.drew = True
    hand = t.armies[seat].tales
    while card := (yield from next_tale(t)):
        if not is_event(card):
            hand[card] += 1
            break
        t.tale_discards[card] += 1
        yield from happen(t, seat, card)
    if hand.total() > 3:
        card = place_of((yield Ask(seat, names("discard", hand))))
        take(hand, card)
        t.tale_discards[card] += 1


def next_tale(t: Table) -> Answer:
    """The top Adventure card; a reshuffle that could bring only events is not made (Ruling 54)."""
    if not t.tales and not all(map(is_event, t.tale_discards)):
        t.tales += t.tale_discards
        t.tale_discards.clear()
    if not t.tales:
        return ""
    card = place_of((yield Ask(CHANCE, {f"adventure {card}": n for card, n in t.tales.items()})))
    take(t.tales, card)
    return card


def happen(t: Table, seat: int, card: str) -> Play:
    if card == "appoint_second_leader":
        free = [place for place in t.held(seat) if place not in t.leader]
        if len(t.leaders(seat)) == 1 and free:
            t.leader[place_of((yield Ask(seat, names("leader", free))))] = "rest"
    elif card == "corsairs":
        t.corsairs.add(seat)
    elif card in ("cave_troll", "entmoot"):
        place, friend = ("moria", "evil") if card == "cave_troll" else ("fangorn", "good")
        holder = t.owner[place]
        if isinstance(holder, int) and t.armies[holder].side == friend:
            t.army[place] += 2
        elif isinstance(holder, int):
            t.army[place] = max(1, t.army[place] - 2)
    else:
        for _ in range(1 if card == "local_uprising" else 3):
            place = yield from t.draw_land(wilds=False)
            if place:
                strike(t, seat, card, place)
        t.land_discards.update(t.laid_open)
        t.laid_open.clear()


def strike(t: Table, seat: int, card: str, place: str) -> None:
    """What one drawn Territory card brings; an uprising is kept in secret, the others lie open for now."""
    if card == "local_uprising":
        t.armies[seat].uprisings.append(place)
        rise(t, seat)
        return
    t.laid_open.append(place)
    if card == "winter_storms":
        t.frozen.add((seat, place))
    elif card == "raiders":
        t.army[place] -= t.army[place] // 2
    else:
        t.army[place] += 3
