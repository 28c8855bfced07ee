"""Hobbiton, a mission.

Bring a Leader to Hobbiton in The Shire: gain 2 battalions, placed anywhere you hold in Eriador.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 2, 2), (0, 2, 2)])
def test_its_battalions_are_placed_in_the_region(seat, battalions, points):
    """Missions: anywhere one holds in the region; Good (seat 1) gains 2 and 2 points, Evil (seat 0) 2 and 2."""
    scene = (
        Scene(players=3).all(2).put("the_shire", seat, 3, ARRIVED).put("forlindon", seat, 1).put("forodwaith", seat, 1)
    )
    scene.give(seat, "hobbiton").on(seat, "combat")
    scene.decide("claim hobbiton")
    for _ in range(battalions):
        assert scene.choices() == ["place forlindon", "place the_shire"]
        scene.decide("place forlindon")
    assert scene.army("forlindon") == 1 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("the_shire", 0, 3, 1).give(0, "hobbiton")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("the_shire", 0, 3, ARRIVED).give(0, "hobbiton")
    scene.decide("claim hobbiton")
    assert scene.leader("the_shire") == 3
