"""Tharbad, a mission: Bring a Leader to Tharbad in Minhiriath: gain 4 battalions, placed in Minhiriath."""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 4, 1), (0, 4, 1)])
def test_its_battalions_come_into_the_site_at_once(seat, battalions, points):
    """Missions: Good (seat 1) gains 4 and 1 points, Evil (seat 0) 4 and 1."""
    scene = Scene(players=3).all(2).put("minhiriath", seat, 3, ARRIVED).give(seat, "tharbad").on(seat, "combat")
    scene.decide("claim tharbad")
    assert scene.army("minhiriath") == 3 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("minhiriath", 0, 3, 1).give(0, "tharbad")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("minhiriath", 0, 3, ARRIVED).give(0, "tharbad")
    scene.decide("claim tharbad")
    assert scene.leader("minhiriath") == 3
