"""The guide explains each game to somebody without the box."""

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
    assert "Then everybody gets 3 Adventure cards. " in two["Setting up"]
    assert "The neutral army" not in dict(flagfall.rules("risk/middle-earth").guide())
    limited = dict(flagfall.rules("risk/standard", players=4, battalions_each=30, turn_limit=20).guide())
    assert "After 20 turns" in limited["What you want"]
    assert "Each of you has 30 battalions" in limited["Setting up"]


def test_what_had_to_be_made_up_is_said():
    """Exactly the cards that are declared as reconstructions."""
    rules = flagfall.rules("risk/middle-earth")
    said = dict(rules.guide())["What we had to make up"]
    for card in rules.describe()["cards"]:
        worked_out = "reconstruction" in (card["source"], card["points_source"], card["where_source"])
        assert (card["name"] in said) == worked_out
