"""A Balrog Is Come, a power: The Fellowship stays in Moria this time, whatever was rolled."""

from tests.risk.scene import LEADER, Scene


def leaving(ring):
    scene = Scene(players=3).all(1, 4).put("carrock", 0, 3, LEADER).give(1, "balrog")
    return scene.on(0, "redeploy").now(moves=1, ring=ring)


def test_the_ring_stays_in_moria_whatever_was_rolled():
    """Ruling 40."""
    scene = leaving(8)
    scene.decide("pass")
    scene.dice(6)
    assert scene.choices() == ["pass", "play balrog"]
    assert "ring_held 8" in scene.decide("play balrog")
    assert (scene.register("ring"), scene.points(1)) == (8, 1)


def test_elsewhere_it_cannot_be_played():
    scene = leaving(10)
    scene.decide("pass")
    scene.dice(6)
    assert scene.choices() == ["pass"]
