"""Violent Storms, a power.

When one of your places with a port is attacked by sea, the battalions of that one roll are lost; the
attacker may go on with others.
"""

from tests.risk.scene import LEADER, Scene


def sailing(card="violent_storms"):
    scene = Scene(players=3).put("mithlond", 0, 6, LEADER).put("minhiriath", 1, 2).give(1, card)
    scene.decide("attack mithlond > minhiriath", "roll 3")
    return scene


def test_the_battalions_of_that_roll_are_lost_at_sea():
    scene = sailing()
    assert "play violent_storms" in scene.choices()
    assert scene.decide("play violent_storms") == ["played green violent_storms 1", "sunk mithlond 3"]
    assert (scene.army("mithlond"), scene.army("minhiriath")) == (3, 2)


def test_the_attacker_may_go_on_with_others():
    scene = sailing()
    scene.decide("play violent_storms")
    assert (scene.phase, scene.asked) == ("combat", 0)
    assert "mithlond > minhiriath" in scene.choices("attack")
    assert scene.leader("mithlond") == LEADER


def test_only_an_attack_by_sea_is_hit():
    scene = Scene(players=3).put("dunland", 0, 6).put("minhiriath", 1, 2).give(1, "violent_storms")
    scene.decide("attack dunland > minhiriath", "roll 3")
    assert scene.choices() == ["defend 1", "defend 2"]
