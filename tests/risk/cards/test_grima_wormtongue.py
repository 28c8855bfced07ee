"""Grima Wormtongue, a power.

Take up to two battalions out of the target and add them to the place you attack from; one
defender must stay.
"""

from tests.risk.scene import Scene


def test_up_to_two_battalions_change_sides_and_one_stays():
    scene = Scene(players=3).put("eregion", 0, 1).put("dunland", 1, 5).give(0, "grima_wormtongue")
    scene.decide("play grima_wormtongue")
    assert scene.phase == "naming"
    scene.decide("attack eregion > dunland")
    assert scene.choices() == ["take 1", "take 2"]
    assert scene.decide("take 2") == ["converted dunland eregion 2"]
    assert (scene.army("eregion"), scene.army("dunland")) == (3, 3)
    assert scene.points(0) == 1


def test_that_attack_must_follow():
    """Ruling 55."""
    scene = Scene(players=3).put("eregion", 0, 4).put("dunland", 1, 2).give(0, "grima_wormtongue")
    scene.decide("play grima_wormtongue", "attack eregion > dunland")
    assert scene.choices() == ["roll 1", "roll 2", "roll 3"]


def test_it_is_no_use_against_a_single_battalion():
    scene = Scene(players=3).all(1, 1).put("eregion", 0, 4).give(0, "grima_wormtongue")
    assert not scene.choices("play")


def test_it_may_be_played_on_an_attack_already_declared():
    scene = Scene(players=3).put("eregion", 0, 4).put("dunland", 1, 2).give(0, "grima_wormtongue")
    scene.decide("attack eregion > dunland", "play grima_wormtongue")
    assert (scene.army("eregion"), scene.army("dunland")) == (5, 1)
