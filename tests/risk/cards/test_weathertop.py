"""Weathertop, a mission.

Bring a Leader to Weathertop in Weather Hills: gain 2 battalions, placed anywhere you hold in Arnor.
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
        .put("weather_hills", seat, 3, ARRIVED)
        .put("forodwaith", seat, 1)
        .put("forlindon", seat, 1)
    )
    scene.give(seat, "weathertop").on(seat, "combat")
    scene.decide("claim weathertop")
    for _ in range(battalions):
        assert scene.choices() == ["place forodwaith", "place weather_hills"]
        scene.decide("place forodwaith")
    assert scene.army("forodwaith") == 1 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("weather_hills", 0, 3, 1).give(0, "weathertop")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("weather_hills", 0, 3, ARRIVED).give(0, "weathertop")
    scene.decide("claim weathertop")
    assert scene.leader("weather_hills") == 3
