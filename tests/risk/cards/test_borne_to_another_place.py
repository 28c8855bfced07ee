"""Borne to Another Place, a power.

Move one of your Leaders to any place of yours; it acts normally afterwards.
"""

from tests.risk.scene import LEADER, Scene


def carried():
    scene = Scene(players=3).all(1).put("moria", 0, 2, LEADER).put("the_shire", 0, 1).put("angmar", 0, 1, LEADER)
    scene.give(0, "borne_to_another_place", "hobbiton").on(0, "start").now(pool=1)
    scene.decide("play borne_to_another_place")
    return scene


def test_a_leader_goes_to_any_own_place_without_one():
    scene = carried()
    assert scene.choices() == ["from angmar", "from moria"]
    scene.decide("from moria")
    assert scene.choices() == ["to the_shire"]
    assert scene.decide("to the_shire") == ["carried moria the_shire"]


def test_into_a_site_it_earns_the_draw_but_no_mission():
    """Ruling 52."""
    scene = carried()
    scene.decide("from moria", "to the_shire")
    assert scene.register("site") == 1
    scene.decide("pass", "place moria")
    assert scene.phase == "combat"
    assert not scene.choices("claim")


def test_it_acts_normally_afterwards():
    scene = carried()
    scene.decide("from moria", "to the_shire", "pass")
    scene.decide("place the_shire")
    scene.decide("attack the_shire > buckland")
    assert "roll 1 alone" in scene.choices()
