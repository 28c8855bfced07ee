"""Sméagol, a power: The coming roll of the Fellowship gains two."""

from tests.risk.scene import LEADER, Scene


def rolling():
    scene = Scene(players=3, extra_powers=True).all(1, 4).put("carrock", 0, 3, LEADER).give(2, "smeagol")
    return scene.on(0, "redeploy").now(moves=1, ring=8)


def test_the_roll_gains_two():
    scene = rolling()
    scene.decide("pass")
    assert (scene.phase, scene.asked) == ("before_roll", 2)
    scene.decide("play smeagol")
    assert "ring_rolled 2 2 1" in scene.dice(2)
    assert scene.register("ring") == 9 or scene.phase == "after_roll"


def test_without_a_roll_to_come_it_cannot_be_played():
    scene = rolling().now(ring=3)
    scene.decide("pass")
    assert scene.choices() == ["pass"]
