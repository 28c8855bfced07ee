"""Grey Havens, a mission.

Bring a Leader to Grey Havens in Mithlond: gain 2 battalions if you are Good, 4 if you are Evil,
placed in Mithlond.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 2, 2), (0, 4, 1)])
def test_its_battalions_come_into_the_site_at_once(seat, battalions, points):
    """Missions: Good (seat 1) gains 2 and 2 points, Evil (seat 0) 4 and 1."""
    scene = Scene(players=3).all(2).put("mithlond", seat, 3, ARRIVED).give(seat, "grey_havens").on(seat, "combat")
    scene.decide("claim grey_havens")
    assert scene.army("mithlond") == 3 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("mithlond", 0, 3, 1).give(0, "grey_havens")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("mithlond", 0, 3, ARRIVED).give(0, "grey_havens")
    scene.decide("claim grey_havens")
    assert scene.leader("mithlond") == 3
