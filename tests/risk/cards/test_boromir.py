"""Boromir Tries to Seize the One Ring, a power: The Fellowship stays where it is this time."""

from tests.risk.scene import LEADER, Scene


def leaving(ring, seat=1):
    scene = Scene(players=3).all(1, 4).put("carrock", 0, 3, LEADER).give(seat, "boromir")
    return scene.on(0, "redeploy").now(moves=1, ring=ring)


def test_the_ring_stays_where_it_is_this_time():
    scene = leaving(3)
    scene.decide("pass", "pass")
    assert scene.phase == "after_roll"
    assert "ring_held 3" in scene.decide("play boromir")
    assert (scene.register("ring"), scene.points(1)) == (3, 1)


def test_it_may_be_played_on_the_own_turn_too():
    """Whoever holds it, whoever's turn it is."""
    scene = leaving(3, seat=0)
    scene.decide("pass", "pass")
    assert scene.asked == 0
    assert "ring_held 3" in scene.decide("play boromir")


def test_after_a_failed_roll_it_is_refused():
    """Ruling 51."""
    scene = leaving(8)
    scene.decide("pass")
    scene.dice(1)
    assert scene.hand(1) == ["boromir"]
    assert scene.register("turn") == 1
