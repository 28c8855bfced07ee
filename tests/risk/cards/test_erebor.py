"""Erebor, a mission.

Bring a Leader to Erebor in Esgaroth: gain 4 battalions if you are Good, 2 if you are Evil, placed
in Esgaroth.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 4, 1), (0, 2, 2)])
def test_its_battalions_come_into_the_site_at_once(seat, battalions, points):
    """Missions: Good (seat 1) gains 4 and 1 points, Evil (seat 0) 2 and 2."""
    scene = Scene(players=3).all(2).put("esgaroth", seat, 3, ARRIVED).give(seat, "erebor").on(seat, "combat")
    scene.decide("claim erebor")
    assert scene.army("esgaroth") == 3 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("esgaroth", 0, 3, 1).give(0, "erebor")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("esgaroth", 0, 3, ARRIVED).give(0, "erebor")
    scene.decide("claim erebor")
    assert scene.leader("esgaroth") == 3
