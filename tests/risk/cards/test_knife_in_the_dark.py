"""Knife in the Dark, a power.

The Fellowship must roll more than three to leave a place that normally needs no roll.
"""

from tests.risk.scene import LEADER, Scene


def moving(ring, seat=2):
    scene = Scene(players=3).all(1, 4).put("carrock", 0, 3, LEADER).give(seat, "knife_in_the_dark")
    return scene.on(0, "redeploy").now(moves=1, ring=ring)


def test_the_fellowship_must_roll_where_it_need_not():
    scene = moving(3)
    scene.decide("pass")
    assert scene.asked == 2
    assert scene.decide("play knife_in_the_dark") == ["played black knife_in_the_dark 1"]
    assert scene.phase == "ring_roll"
    assert "ring_rolled 3 0 0" in scene.dice(3)
    assert (scene.register("ring"), scene.points(2)) == (3, 1)


def test_a_good_roll_goes_on_all_the_same():
    scene = moving(3, seat=0)
    scene.decide("pass", "play knife_in_the_dark")
    scene.dice(4)
    assert scene.register("ring") == 4


def test_where_a_roll_is_printed_it_is_refused():
    """Ruling 39."""
    scene = moving(8)
    scene.decide("pass")
    assert scene.phase == "ring_roll"
