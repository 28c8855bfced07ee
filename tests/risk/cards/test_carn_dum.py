"""Carn Dûm, a mission.

Bring a Leader to Carn Dûm in Forodwaith: gain 2 battalions, placed anywhere you hold in Arnor.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 2, 2), (0, 2, 2)])
def test_its_battalions_are_placed_in_the_region(seat, battalions, points):
    """Missions: anywhere one holds in the region; Good (seat 1) gains 2 and 2 points, Evil (seat 0) 2 and 2."""
    scene = (
        Scene(players=3)
        .all(2)
        .put("forodwaith", seat, 3, ARRIVED)
        .put("eastern_angmar", seat, 1)
        .put("forlindon", seat, 1)
    )
    scene.give(seat, "carn_dum").on(seat, "combat")
    scene.decide("claim carn_dum")
    for _ in range(battalions):
        assert scene.choices() == ["place forodwaith", "place eastern_angmar"]
        scene.decide("place eastern_angmar")
    assert scene.army("eastern_angmar") == 1 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("forodwaith", 0, 3, 1).give(0, "carn_dum")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("forodwaith", 0, 3, ARRIVED).give(0, "carn_dum")
    scene.decide("claim carn_dum")
    assert scene.leader("forodwaith") == 3
