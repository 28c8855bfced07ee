"""Drawing cards: Territory cards, Adventure cards, and the chain of Events."""

import pytest
from tests.risk.scene import LEADER, Scene

from flagfall.core import Illegal


def drawing(**now):
    return (
        Scene(players=3).all(1, 4).put("moria", 0, 3, LEADER).put("lorien", 0, 3).on(0, "redeploy").now(moves=1, **now)
    )


def test_one_territory_card_however_many_places_fell():
    """Drawing cards, Territory cards; Ruling 57: drawing is a choice."""
    scene = drawing(conquered=1)
    scene.decide("pass")
    assert scene.choices() == ["pass", "draw"]
    scene.decide("draw")
    scene.land("carrock")
    assert scene.lands(0) == ["carrock"]
    assert scene.phase not in ("draw_land", "land_card")


def test_no_conquest_no_territory_card():
    scene = drawing()
    scene.decide("pass")
    assert scene.phase not in ("draw_land", "draw_tale")


def test_a_card_may_be_declined():
    """Ruling 57: 'may draw' holds for both decks."""
    scene = drawing(conquered=1, site=1)
    scene.decide("pass", "pass")
    assert scene.phase == "draw_tale"
    scene.decide("pass")
    assert (scene.lands(0), scene.hand(0)) == ([], [])


def test_drawn_cards_are_heard_by_their_drawer_only():
    scene = drawing(conquered=1, site=1)
    scene.decide("pass", "draw")
    scene.land("carrock")
    assert scene.narrated(0) == ["You draw the Territory card Carrock."]
    assert scene.narrated(1) == ["Red draws a Territory card."]
    scene.decide("draw")
    scene.tale("bree")
    assert "You draw the Adventure card Bree." not in scene.narrated(2)
    assert "You draw the Adventure card Bree." in scene.narrated(0)


def test_a_wild_card_is_told_as_one():
    scene = drawing(conquered=1)
    scene.decide("pass", "draw")
    scene.land("wild")
    assert scene.narrated(0)[0] == "You draw a wild Territory card."


def test_a_fourth_adventure_card_makes_one_go_perhaps_the_new_one():
    """Drawing cards, Adventure cards; Ruling 36."""
    scene = drawing(site=1).give(0, "bree", "ambush", "harlond")
    scene.decide("pass", "draw")
    scene.tale("erebor")
    assert scene.choices() == ["discard bree", "discard erebor", "discard harlond", "discard ambush"]
    assert scene.decide("discard erebor")[0] == "discarded red erebor"
    assert sorted(scene.hand(0)) == ["ambush", "bree", "harlond"]


def test_events_happen_and_another_card_follows_until_one_is_kept():
    """Event cards; Ruling 36: resolve, discard, draw again."""
    scene = drawing(site=1)
    scene.decide("pass", "draw")
    scene.tale("entmoot")
    assert scene.phase == "tale_card"
    scene.tale("cave_troll")
    assert scene.phase == "tale_card"
    scene.tale("bree")
    assert scene.hand(0) == ["bree"]
    assert scene.rules.show(scene.view(4))["tale_discards"] == ["cave_troll", "entmoot"]


def test_whoever_drew_an_adventure_card_plays_no_other_that_turn():
    """Ruling 37: it silences only the player on turn; others may still answer the Fellowship."""
    scene = drawing(site=1).give(0, "knife_in_the_dark").give(1, "gollum")
    scene.decide("pass", "draw")
    scene.tale("bree")
    assert (scene.phase, scene.asked) == ("before_roll", 1)
    scene = drawing(site=1).give(0, "knife_in_the_dark").give(1, "gollum")
    scene.decide("pass", "pass")
    assert (scene.phase, scene.asked) == ("before_roll", 0)


def test_an_empty_adventure_deck_takes_its_discards_back():
    """Ruling 14, extended to Adventure cards."""
    scene = drawing(site=1).discard_deck()
    scene.decide("pass")
    assert scene.decide("draw") == ["reshuffled adventure"]
    assert len(scene.outcomes()) > 30


def test_only_events_left_are_not_shuffled_for_ever():
    """Ruling 54: the chain stops when the deck runs out and only Events could be shuffled in."""
    scene = drawing(site=1)
    powers = [card.id for card in scene.book.cards if card.type != "event" and not card.pack]
    for number, card in enumerate(powers):
        scene.give(1 + number % 2, card)
    scene.discard_deck(keep=("entmoot",))
    scene.decide("pass", "draw")
    scene.tale("entmoot")
    assert scene.phase in ("before_roll", "after_roll")


def test_an_event_never_draws_a_wild_card_and_its_cards_go_to_the_discards():
    """Ruling 42."""
    scene = drawing(site=1)
    scene.decide("pass", "draw")
    scene.tale("mustering")
    assert "card wild" not in scene.outcomes()
    scene.land("carrock")
    scene.land("angmar")
    scene.land("moria")
    shown = scene.rules.show(scene.view(4))
    assert shown["land_discards"] == ["angmar", "moria", "carrock"]
    assert scene.phase == "tale_card"


def test_an_event_with_only_wild_cards_left_shuffles_the_discards_in():
    """Rulings 14, 42."""
    scene = drawing(site=1).discard_deck(tales=False, keep=("wild",))
    scene.decide("pass", "draw")
    facts = scene.tale("mustering")
    assert facts == ["happened red mustering", "reshuffled territory"]


def test_an_event_names_three_different_places_though_the_deck_runs_out():
    """Ruling 42: its cards lie open until it is complete, and only then go to the discards, together."""
    scene = drawing(site=1).discard_deck(tales=False, keep=("carrock", "wild"))
    scene.decide("pass", "draw")
    scene.tale("mustering")
    assert scene.outcomes() == ["card carrock"]
    assert scene.land("carrock")[-1] == "reshuffled territory"
    assert "card carrock" not in scene.outcomes()
    assert scene.rules.show(scene.view(4))["offered"] == ["carrock"]
    scene.land("moria")
    assert "card moria" not in scene.outcomes()
    assert scene.rules.show(scene.view(4))["land_discards"] == []
    told = scene.land("angmar")
    assert told[-3:] == ["event_spent carrock", "event_spent moria", "event_spent angmar"]
    shown = scene.rules.show(scene.view(4))
    assert (shown["offered"], shown["land_discards"]) == ([], ["angmar", "moria", "carrock"])


def test_an_event_that_finds_no_further_place_stops():
    """Rulings 14, 42: what it has named already is not shuffled in to be named again."""
    scene = drawing(site=1)
    for place in scene.book.board.territories:
        if place.id not in ("carrock", "angmar"):
            scene.give_lands(1, place.id)
    scene.decide("pass", "draw")
    scene.tale("mustering")
    scene.land("carrock")
    told = scene.land("angmar")
    assert told[-2:] == ["event_spent carrock", "event_spent angmar"]
    assert scene.phase == "tale_card"


def test_a_card_not_held_cannot_be_discarded():
    scene = drawing(site=1).give(0, "bree", "ambush", "harlond")
    scene.decide("pass", "draw")
    scene.tale("erebor")
    with pytest.raises(Illegal, match="you do not hold that card"):
        scene.decide("discard gollum")
