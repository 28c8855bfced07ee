"""Reinforcement: places, regions, and sets of Territory cards."""

import pytest
from tests.risk.scene import Scene

from flagfall.core import Illegal

INFANTRY = ("eastern_angmar", "borderlands", "weather_hills", "old_forest")
CAVALRY = ("forodwaith", "north_downs", "buckland")
CREATURE = ("angmar", "fornost", "forlindon")


def begun(places, **regions):
    """A turn that begins with so many places."""
    scene = Scene(players=3).all(1).on(2, "first_roll", -1)
    for place in scene.book.board.territories[:places]:
        scene.put(place.id, 0)
    for region, owner in regions.items():
        scene.region(region, owner)
    scene.on(0, "first_roll", -1).now(contenders=1, tied=0, highest=0, roller=0, turns=0)
    scene.dice(6)
    return scene


@pytest.mark.parametrize(("places", "battalions"), [(1, 3), (8, 3), (9, 3), (10, 3)])
def test_one_battalion_for_three_places_but_three_at_least(places, battalions):
    """Reinforcement 1; Ruling 9: fractions are dropped, counted once as the turn begins."""
    assert begun(places).register("pool") == battalions


def test_twelve_places_give_four():
    scene = begun(0)
    scene = Scene(players=3).all(1)
    for place in scene.book.board.territories[10:22]:
        scene.put(place.id, 0)
    scene.put("mithlond", 1).put("brown_lands", 0)
    scene.on(0, "first_roll", -1).now(contenders=1, roller=0, turns=0)
    assert "granted red 4 0" in scene.dice(6)


def test_a_whole_region_gives_its_bonus_too():
    """Reinforcement 2: in addition to what places give."""
    assert begun(0, rhun=0).register("pool") == 3 + 2
    assert begun(0, mirkwood=0, rhun=0).register("pool") == 3 + 4 + 2


def trading(*cards, places=()):
    scene = Scene(players=3).all(1).put("rhun_hills", 0, 2).give_lands(0, *cards)
    for place in places:
        scene.put(place, 0)
    return scene.on(0, "start").now(pool=3)


@pytest.mark.parametrize(
    ("cards", "value"),
    [(INFANTRY[:3], 4), (CAVALRY, 6), (CREATURE, 8), ((INFANTRY[0], CAVALRY[0], CREATURE[0]), 10)],
)
def test_sets_are_worth_what_the_table_says(cards, value):
    """Reinforcement 3: three alike or one of each."""
    scene = trading(*cards)
    assert f"exchanged red {value}" in scene.decide("trade " + " ".join(cards))
    assert scene.register("pool") == 3 + value
    assert scene.phase == "reinforce"


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ((INFANTRY[0], INFANTRY[1], "wild"), 4),
        ((CREATURE[0], CREATURE[1], "wild"), 8),
        ((INFANTRY[0], CAVALRY[0], "wild"), 10),
        ((INFANTRY[0], "wild", "wild"), 10),
    ],
)
def test_a_wild_card_is_any_symbol_and_pays_the_best(cards, value):
    """Rulings 11, 12."""
    assert f"exchanged red {value}" in trading(*cards).decide("trade " + " ".join(cards))


def test_two_of_one_and_one_of_another_are_no_set():
    scene = trading(INFANTRY[0], INFANTRY[1], CAVALRY[0])
    assert scene.choices() == ["pass"]
    with pytest.raises(Illegal, match="no set can be made"):
        scene.decide(f"offer {INFANTRY[0]}")


def test_a_card_of_an_occupied_place_brings_two_bonus_battalions_there_once():
    """Reinforcement 3; Ruling 10: once a set, the owner picks the place; Ruling 57: compulsory."""
    scene = trading(*INFANTRY[:3], places=("borderlands",))
    assert "placed red borderlands 2" in scene.decide("trade " + " ".join(INFANTRY[:3]))
    scene = trading(*INFANTRY[:3], places=("borderlands", "weather_hills"))
    scene.decide("trade " + " ".join(INFANTRY[:3]))
    assert scene.choices() == ["place borderlands", "place weather_hills"]
    assert scene.decide("place weather_hills") == ["placed red weather_hills 2"]
    assert (scene.army("borderlands"), scene.army("weather_hills")) == (1, 3)
    assert scene.register("pool") == 3 + 4


def test_a_wild_card_never_brings_the_bonus():
    """Ruling 11."""
    scene = trading(INFANTRY[0], CAVALRY[0], "wild")
    assert not [fact for fact in scene.decide("trade") if fact.startswith("placed")]


def test_only_one_set_a_turn_and_before_placing():
    """Reinforcement 3, Ruling 57: the exchange comes first, and placing follows."""
    scene = trading(*CAVALRY)
    scene.decide("pass")
    assert scene.phase == "reinforce"
    assert not scene.choices("offer")


def test_with_five_cards_a_set_must_be_exchanged():
    """Reinforcement 3; Ruling 13: five or more at the start of a turn force one set."""
    scene = trading(*INFANTRY[:3], *CAVALRY[:2])
    assert "pass" not in scene.choices()
    assert scene.choices("offer")
    assert "pass" in trading(*INFANTRY[:3], CAVALRY[0]).choices()


def test_exchanged_cards_lie_face_up_among_the_discards():
    scene = trading(*CAVALRY)
    scene.decide("trade")
    assert scene.rules.show(scene.view(4))["land_discards"] == sorted(
        CAVALRY, key=lambda card: scene.rules.notation.place(card)
    )


def test_an_empty_deck_takes_its_discards_back():
    """Reinforcement 3; Ruling 14: reshuffle; with nothing left at all there is no draw."""
    scene = Scene(players=3).on(0, "draw_land").now(conquered=1).discard_deck(tales=False)
    assert scene.decide("draw") == ["reshuffled territory"]
    assert len(scene.outcomes()) == 43
    scene = Scene(players=3).put("moria", 0).on(0, "replace").now(conquered=1)
    scene.give_lands(1, *[place.id for place in scene.book.board.territories], "wild", "wild")
    scene.decide("leader moria")
    assert scene.phase != "draw_land"


def test_reinforcements_go_one_by_one_into_own_places():
    """Reinforcement, note: any number anywhere one holds."""
    scene = Scene(players=3).all(1).put("moria", 0).put("lorien", 0).on(0, "reinforce").now(pool=3)
    assert scene.choices() == ["place moria", "place lorien"]
    scene.decide("place moria 2; place lorien")
    assert (scene.army("moria"), scene.army("lorien")) == (3, 2)
    assert scene.phase == "combat"


def test_place_all_is_only_a_row_of_ordinary_decisions():
    scene = Scene(players=3).all(1).put("moria", 0).on(0, "reinforce").now(pool=7)
    decisions = scene.rules.read("place moria all", scene.view(0))
    assert [scene.rules.write(decision) for decision in decisions] == ["place moria"] * 7
