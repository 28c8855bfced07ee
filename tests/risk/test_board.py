"""The gameboard (Contents; Gameboard): places, borders, barriers, the Ring's road, and the cards."""

from collections import Counter
from itertools import pairwise

from flagfall.games.risk.board import board
from flagfall.games.risk.edition import edition

BOARD = board("middle-earth")
NEAR = {place.id: {} for place in BOARD.territories}
for border in BOARD.borders:
    NEAR[border.a][border.b] = NEAR[border.b][border.a] = border.kind


def reach(start, own):
    seen, todo = {start}, [start]
    while todo:
        for there in NEAR[todo.pop()]:
            if there not in seen and there in own:
                seen.add(there)
                todo.append(there)
    return seen


def test_six_regions_hold_forty_two_places():
    """Gameboard: the table of regions and their sizes; Reinforcement 2: their bonuses."""
    sizes = Counter(place.region for place in BOARD.territories)
    assert sizes == {"arnor": 11, "rhovanion": 8, "rohan": 7, "eriador": 7, "mirkwood": 5, "rhun": 4}
    assert {region.id: region.size for region in BOARD.regions} == sizes
    bonuses = {region.id: region.bonus for region in BOARD.regions}
    assert bonuses == {"arnor": 7, "rhovanion": 5, "rohan": 4, "mirkwood": 4, "eriador": 3, "rhun": 2}


def test_region_colours_are_the_rulebook_words():
    """Ruling 48: printings differ in colour, so the rulebook's words count."""
    colours = {region.id: region.color for region in BOARD.regions}
    assert colours == {
        "arnor": "red",
        "rhovanion": "brown",
        "rohan": "blue",
        "eriador": "olive",
        "mirkwood": "green",
        "rhun": "purple",
    }


def test_seventy_one_borders_are_land_bridges_and_two_sea_lanes():
    kinds = Counter(border.kind for border in BOARD.borders)
    assert kinds == {"land": 54, "bridge": 15, "port": 2}
    assert len({frozenset((border.a, border.b)) for border in BOARD.borders}) == 71
    assert reach("the_shire", set(NEAR)) == set(NEAR)


def test_ports_join_only_along_the_drawn_lines():
    ports = {place.id for place in BOARD.territories if place.port}
    lanes = {frozenset((border.a, border.b)) for border in BOARD.borders if border.kind == "port"}
    assert ports == {"forodwaith", "mithlond", "minhiriath"}
    assert lanes == {frozenset({"forodwaith", "mithlond"}), frozenset({"mithlond", "minhiriath"})}


def test_barriers_are_no_borders():
    """Redeployment: mountains and unbridged rivers cannot be crossed."""
    assert Counter(barrier.kind for barrier in BOARD.barriers) == {"river": 17, "mountain": 18}
    for barrier in BOARD.barriers:
        assert barrier.b not in NEAR[barrier.a]


def test_strongholds_sites_and_card_symbols():
    """Territory cards: nine Good, nine Evil, twenty-four Neutral; fourteen of each symbol."""
    places = BOARD.territories
    assert Counter(place.side for place in places) == {"good": 9, "evil": 9, "neutral": 24}
    assert Counter(place.symbol for place in places) == {"infantry": 14, "cavalry": 14, "creature": 14}
    assert sum(bool(place.stronghold) for place in places) == 6
    assert sum(bool(place.site) for place in places) == 16


def test_the_road_of_the_ring_has_fourteen_stops_and_three_dice():
    """Moving the Fellowship: from the Shire to the Dead Marshes."""
    road = [step.territory for step in BOARD.road]
    assert len(road) == len(set(road)) == 14
    assert (road[0], road[-1]) == ("the_shire", "dead_marshes")
    assert [step.territory for step in BOARD.road if step.roll] == ["moria", "lorien", "dead_marshes"]
    apart = {frozenset((barrier.a, barrier.b)) for barrier in BOARD.barriers}
    for a, b in pairwise(road):
        assert b in NEAR[a] or frozenset((a, b)) in apart


def test_forty_adventure_cards_one_mission_for_each_site():
    """Adventure cards: missions, events and powers."""
    cards = [card for card in edition("middle-earth").cards if not card.pack]
    counts = Counter()
    for card in cards:
        counts[card.type] += card.count
    assert counts == {"mission": 16, "event": 10, "power": 14}
    sites = sorted(card.site for card in cards if card.type == "mission")
    assert sites == sorted(place.id for place in BOARD.territories if place.site)


def test_every_entry_says_where_it_comes_from():
    words = {"printed", "two sources", "one source", "inferred", "reconstruction"}
    entries = [*BOARD.regions, *BOARD.territories, *BOARD.borders, *BOARD.barriers, *BOARD.ranges, *BOARD.road]
    for entry in [*entries, *edition("middle-earth").cards]:
        assert entry.source in words
        assert entry.seen


def test_labels_keep_their_distance():
    places = BOARD.territories
    for n, a in enumerate(places):
        assert 0 < a.x < BOARD.width
        assert 0 < a.y < BOARD.height
        for b in places[n + 1 :]:
            assert (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > 50**2
