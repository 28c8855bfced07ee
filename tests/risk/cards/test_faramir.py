"""Faramir, a power: The coming roll of the Fellowship gains two or loses two, as you say."""

from tests.risk.scene import LEADER, Scene


def rolling():
    scene = Scene(players=3, extra_powers=True).all(1, 4).put("carrock", 0, 3, LEADER).give(0, "faramir")
    scene.on(0, "redeploy").now(moves=1, ring=8)
    scene.decide("pass", "play faramir")
    return scene


def test_the_roll_gains_or_loses_two_as_its_player_says():
    scene = rolling()
    assert scene.choices() == ["plus", "minus"]
    scene.decide("minus")
    assert "ring_rolled 5 -2 0" in scene.dice(5)
    assert scene.register("ring") == 8
    scene = rolling()
    scene.decide("plus")
    assert "ring_rolled 2 2 1" in scene.dice(2)
