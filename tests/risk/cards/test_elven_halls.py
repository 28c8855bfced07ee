"""Elven Halls, a mission.

Bring a Leader to Elven Halls in North Mirkwood: gain 2 battalions if you are Good, 1 if you are
Evil, placed anywhere you hold.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 2, 2), (0, 1, 3)])
def test_its_battalions_are_placed_anywhere(seat, battalions, points):
    """Missions: anywhere one holds; Good (seat 1) gains 2 and 2 points, Evil (seat 0) 1 and 3."""
    scene = (
        Scene(players=3)
        .all(2)
        .put("north_mirkwood", seat, 3, ARRIVED)
        .put("carrock", seat, 1)
        .put("forodwaith", seat, 1)
    )
    scene.give(seat, "elven_halls").on(seat, "combat")
    scene.decide("claim elven_halls")
    for _ in range(battalions):
        assert scene.choices() == ["place forodwaith", "place carrock", "place north_mirkwood"]
        scene.decide("place carrock")
    assert scene.army("carrock") == 1 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("north_mirkwood", 0, 3, 1).give(0, "elven_halls")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("north_mirkwood", 0, 3, ARRIVED).give(0, "elven_halls")
    scene.decide("claim elven_halls")
    assert scene.leader("north_mirkwood") == 3
