"""Gates of Moria, a mission.

Bring a Leader to Gates of Moria in Eregion: gain 2 battalions if you are Good, 4 if you are Evil,
placed in Eregion.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 2, 2), (0, 4, 1)])
def test_its_battalions_come_into_the_site_at_once(seat, battalions, points):
    """Missions: Good (seat 1) gains 2 and 2 points, Evil (seat 0) 4 and 1."""
    scene = Scene(players=3).all(2).put("eregion", seat, 3, ARRIVED).give(seat, "gates_of_moria").on(seat, "combat")
    scene.decide("claim gates_of_moria")
    assert scene.army("eregion") == 3 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("eregion", 0, 3, 1).give(0, "gates_of_moria")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("eregion", 0, 3, ARRIVED).give(0, "gates_of_moria")
    scene.decide("claim gates_of_moria")
    assert scene.leader("eregion") == 3
