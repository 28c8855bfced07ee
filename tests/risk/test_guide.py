"""The guide explains each game to somebody without the box."""

import random
from collections import Counter

import pytest

import flagfall

GAMES = [
    ("risk/middle-earth", {}),
    ("risk/middle-earth", {"players": 2, "extra_powers": True, "site_draw_on_pass": True}),
    ("risk/middle-earth", {"players": 4, "deck": "double-powers"}),
    ("risk/standard", {"players": 4, "battalions_each": 30, "turn_limit": 20}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_region_and_every_card_in_the_deck_is_explained(game, options):
    rules = flagfall.rules(game, **options)
    sections = rules.guide()
    whole = "\n".join(text for _, text in sections)
    assert all(heading and text for heading, text in sections)
    assert len({heading for heading, _ in sections}) == len(sections)
    described = rules.describe()
    for region in described["regions"]:
        assert f"{region['name']}: {region['size']} places, bonus {region['bonus']}" in whole
    for card in described["cards"]:
        assert f"{card['summary']}" in whole
    for stop in described["road"]:
        assert next(place["name"] for place in described["territories"] if place["id"] == stop["territory"]) in whole


def test_the_standard_game_speaks_of_no_leader_ring_or_adventure():
    whole = "\n".join(f"{heading} {text}" for heading, text in flagfall.rules("risk/standard").guide())
    assert not any(word in whole for word in ("Leader", "Ring", "Adventure", "Stronghold", "Site"))


def test_what_was_agreed_is_what_is_explained():
    two = dict(flagfall.rules("risk/middle-earth", players=2).guide())
    assert "The neutral army" in two
    assert "Everybody gets 3 Adventure cards, no events among them.\n" in two["Setting up"]
    assert "The neutral army" not in dict(flagfall.rules("risk/middle-earth").guide())
    limited = dict(flagfall.rules("risk/standard", players=4, battalions_each=30, turn_limit=20).guide())
    assert "After 20 turns" in limited["The aim"]
    assert "Each of you has 30 battalions" in limited["Setting up"]


def test_what_had_to_be_made_up_is_said():
    """Exactly the cards that are declared as reconstructions."""
    rules = flagfall.rules("risk/middle-earth")
    points, places, *others = dict(rules.guide())["What is reconstructed"].splitlines()
    for card in rules.describe()["cards"]:
        assert (card["name"] in points) == (card["points_source"] == "reconstruction")
        assert (card["name"] in places) == (card["where_source"] == "inferred")
    assert len(places.split(": ")[1].split(", ")) == 9
    assert all(word in " ".join(others) for word in ("forty cards", "mountain range", "symbol"))


def told(game, heading, **options):
    return dict(flagfall.rules(game, **options).guide()).get(heading, "")


@pytest.mark.parametrize("game", ["risk/middle-earth", "risk/standard"])
def test_two_players_are_told_of_the_deal_and_of_the_neutral_army(game):
    """Nine places each, fourteen neutral ones with two battalions, ten to claim: as the table deals them."""
    said = told(game, "Setting up", players=2)
    assert "Player 1, Good: 9 Good cards." in said
    assert "Player 2, Evil: 9 Evil cards." in said
    assert "The neutral army: 14 neutral cards, and 2 battalions on each of these places." in said
    assert "The 10 places left over are claimed" in said
    assert "face down" not in said
    rules = flagfall.rules(game, players=2)
    table = flagfall.Table(rules, random.Random(1))
    places = rules.show(table.view(0))["territories"]
    dealt = Counter((place["owner"], place["battalions"]) for place in places)
    assert dealt == {(0, 1): 9, (1, 1): 9, ("neutral", 2): 14, (None, 0): 10}


def test_the_deal_of_three_and_four_is_told_by_seat():
    assert "Player 1, Evil: 5 Evil and 4 neutral cards." in told("risk/middle-earth", "Setting up", players=3)
    assert "The 15 places left over" in told("risk/middle-earth", "Setting up", players=3)
    assert "Player 4, Evil: 4 Evil cards." in told("risk/middle-earth", "Setting up", players=4)
    assert "dealt face down" in told("risk/standard", "Setting up", players=3)
    assert "two of you get one card more" in told("risk/standard", "Setting up", players=4)


def test_wild_cards_the_bonus_and_the_exchange_at_five_are_told():
    said = told("risk/standard", "1. Reinforcement")
    for part in (
        "A wild card stands for any symbol",
        "2 more battalions",
        "once for the set",
        "With 5 cards or more you must",
        "shuffled",
    ):
        assert part in said


def test_leaders_are_told_whole():
    said = told("risk/middle-earth", "Leaders and Strongholds") + told("risk/middle-earth", "3. Redeployment")
    for part in (
        "in attack if you want him to fight", "moves in", "before cards are drawn", "never stand on the same place",
        "or alone", "he stays if he has claimed a mission this turn",
    ):  # fmt: skip
        assert part in said


def test_cards_are_told_with_points_and_the_moment_they_are_played_at():
    powers = told("risk/middle-earth", "Powers among the Adventure cards")
    assert "Ambush! (before an attack of yours, 1 point): " in powers
    cards = {card["id"]: card for card in flagfall.rules("risk/middle-earth").describe()["cards"]}
    assert (cards["ambush"]["when"], cards["bree"]["when"]) == ("before an attack of yours", "")
    assert "Gates of Moria (2 points for Good, 1 for Evil): " in told(
        "risk/middle-earth", "Missions among the Adventure cards"
    )
    assert "plays no other card in that turn" in told("risk/middle-earth", "4. Cards")
    assert "To have stood there already does not count" in told("risk/middle-earth", "Missions")


def test_who_is_beaten_and_the_six_strongholds_are_told():
    assert "out of the game" in told("risk/standard", "Who is beaten")
    assert "neutral" not in told("risk/standard", "Who is beaten")
    places = told("risk/middle-earth", "Places with a name of their own")
    forts = [
        place["stronghold"]
        for place in flagfall.rules("risk/middle-earth").describe()["territories"]
        if place["stronghold"]
    ]
    assert len(forts) == 6
    assert all(fort in places for fort in forts)


def test_every_heading_something_is_drawn_for_is_one_of_a_guide():
    rules = flagfall.rules("risk/middle-earth")
    assert set(rules.drawn) <= {heading.key for heading, _ in rules.guide()}
