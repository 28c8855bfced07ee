"""Rauros, a mission.

Bring a Leader to Rauros in The Wold: gain 2 battalions, placed anywhere you hold in Rhovanion.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 2, 2), (0, 2, 2)])
def test_its_battalions_are_placed_in_the_region(seat, battalions, points):
    """Missions: anywhere one holds in the region; Good (seat 1) gains 2 and 2 points, Evil (seat 0) 2 and 2."""
    scene = Scene(players=3).all(2).put("the_wold", seat, 3, ARRIVED).put("moria", seat, 1).put("forodwaith", seat, 1)
    scene.give(seat, "rauros").on(seat, "combat")
    scene.decide("claim rauros")
    for _ in range(battalions):
        assert scene.choices() == ["place moria", "place the_wold"]
        scene.decide("place moria")
    assert scene.army("moria") == 1 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("the_wold", 0, 3, 1).give(0, "rauros")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("the_wold", 0, 3, ARRIVED).give(0, "rauros")
    scene.decide("claim rauros")
    assert scene.leader("the_wold") == 3
