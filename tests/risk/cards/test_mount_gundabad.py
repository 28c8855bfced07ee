"""Mount Gundabad, a mission.

Bring a Leader to Mount Gundabad in Eastern Angmar: gain 4 battalions, placed in Eastern Angmar.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 4, 1), (0, 4, 1)])
def test_its_battalions_come_into_the_site_at_once(seat, battalions, points):
    """Missions: Good (seat 1) gains 4 and 1 points, Evil (seat 0) 4 and 1."""
    scene = (
        Scene(players=3).all(2).put("eastern_angmar", seat, 3, ARRIVED).give(seat, "mount_gundabad").on(seat, "combat")
    )
    scene.decide("claim mount_gundabad")
    assert scene.army("eastern_angmar") == 3 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("eastern_angmar", 0, 3, 1).give(0, "mount_gundabad")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("eastern_angmar", 0, 3, ARRIVED).give(0, "mount_gundabad")
    scene.decide("claim mount_gundabad")
    assert scene.leader("eastern_angmar") == 3
