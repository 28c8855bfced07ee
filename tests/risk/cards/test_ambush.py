"""Ambush!, a power: Add three battalions to the place you attack from."""

from tests.risk.scene import Scene


def test_the_attacking_place_gains_three():
    scene = Scene(players=3).put("eregion", 0, 1).put("dunland", 1, 2).give(0, "ambush")
    scene.decide("play ambush")
    assert "eregion > dunland" in scene.choices("attack")
    assert scene.decide("attack eregion > dunland") == ["attacked red eregion dunland green 0", "placed red eregion 3"]
    assert scene.choices() == ["roll 1", "roll 2", "roll 3"]


def test_that_attack_must_follow():
    """Ruling 55: both places are named, and nothing else can be done before the roll."""
    scene = Scene(players=3).put("eregion", 0, 4).put("dunland", 1, 2).give(0, "ambush")
    scene.decide("play ambush", "attack eregion > dunland")
    assert "pass" not in scene.choices()


def test_several_cards_may_strengthen_one_attack():
    scene = Scene(players=3).put("eregion", 0, 1).put("dunland", 1, 2).give(0, "ambush", "grima_wormtongue")
    scene.decide("play ambush", "attack eregion > dunland", "play grima_wormtongue")
    assert (scene.army("eregion"), scene.army("dunland")) == (5, 1)


def test_it_waits_for_the_combat_phase():
    scene = Scene(players=3).put("eregion", 0, 4).give(0, "ambush").on(0, "start")
    assert not scene.choices("play")
