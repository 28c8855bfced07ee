"""Easterling Encampment, a mission.

Bring a Leader to Easterling Encampment in Brown Lands: gain 6 battalions if you are Good, 2 if you
are Evil, placed in Brown Lands.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "battalions", "points"), [(1, 6, 1), (0, 2, 2)])
def test_its_battalions_come_into_the_site_at_once(seat, battalions, points):
    """Missions: Good (seat 1) gains 6 and 1 points, Evil (seat 0) 2 and 2."""
    scene = (
        Scene(players=3)
        .all(2)
        .put("brown_lands", seat, 3, ARRIVED)
        .give(seat, "easterling_encampment")
        .on(seat, "combat")
    )
    scene.decide("claim easterling_encampment")
    assert scene.army("brown_lands") == 3 + battalions
    assert scene.points(seat) == points
    assert scene.phase == "combat"


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("brown_lands", 0, 3, 1).give(0, "easterling_encampment")
    assert not scene.choices("claim")


def test_it_pins_the_leader():
    """Ruling 20."""
    scene = Scene(players=3).all(2).put("brown_lands", 0, 3, ARRIVED).give(0, "easterling_encampment")
    scene.decide("claim easterling_encampment")
    assert scene.leader("brown_lands") == 3
