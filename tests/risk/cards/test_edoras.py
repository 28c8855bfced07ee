"""Edoras, a mission.

Bring a Leader to Edoras in Gap of Rohan: draw one more Territory card at the end of this turn, up
to five in hand.
"""

import pytest
from tests.risk.scene import Scene

ARRIVED = 2


@pytest.mark.parametrize(("seat", "points"), [(1, 2), (0, 2)])
def test_it_gives_one_more_territory_card_in_the_draw_phase(seat, points):
    """Missions; Ruling 35: the card comes when cards are drawn; 2 points for Good, 2 for Evil."""
    scene = Scene(players=3).all(2).put("gap_of_rohan", seat, 3, ARRIVED).give(seat, "edoras").on(seat, "combat")
    assert scene.decide("claim edoras") == [
        f"claimed_mission {scene.rules.seats[seat].lower()} edoras {points} gap_of_rohan"
    ]
    assert scene.points(seat) == points
    scene.decide("pass", "pass")
    assert scene.phase == "draw_land"
    scene.decide("draw")
    scene.land("moria")
    assert scene.lands(seat) == ["moria"]


def test_with_a_conquest_there_are_two_cards():
    scene = Scene(players=3).all(2).put("gap_of_rohan", 0, 3, ARRIVED).give(0, "edoras").now(conquered=1)
    scene.decide("claim edoras", "pass", "pass", "draw")
    scene.land("moria")
    assert scene.phase == "draw_land"
    scene.decide("draw")
    scene.land("wild")
    assert scene.lands(0) == ["moria", "wild"]


def test_it_needs_a_leader_who_arrives():
    """Ruling 33."""
    scene = Scene(players=3).all(2).put("gap_of_rohan", 0, 3, 1).give(0, "edoras")
    assert not scene.choices("claim")
