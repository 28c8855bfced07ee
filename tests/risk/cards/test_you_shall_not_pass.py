"""You Shall Not Pass!, a power.

Close one bridge until your next turn; only battalions moving with a Leader may cross.
"""

from tests.risk.scene import LEADER, Scene


def closing(leader=0):
    scene = Scene(players=3, deck="double-powers").all(1, 2).put("weather_hills", 0, 5, leader).put("moria", 0, 2)
    scene.give(0, "you_shall_not_pass").on(0, "start").now(pool=1)
    scene.decide("play you_shall_not_pass")
    assert len(scene.choices("bridge")) == 15
    scene.decide("bridge weather_hills - rhudaur")
    scene.decide("place weather_hills")
    return scene


def test_nobody_attacks_over_a_closed_bridge_without_a_leader():
    """Ruling 56: it binds every army, its owner included."""
    scene = closing()
    assert "weather_hills > rhudaur" not in scene.choices("attack")
    scene.put("rhudaur", 1, 5).on(1, "combat")
    assert "rhudaur > weather_hills" not in scene.choices("attack")


def test_an_attack_with_the_leader_in_it_may_cross():
    """Ruling 56: the Leader may not be held back then."""
    scene = closing(LEADER)
    scene.decide("attack weather_hills > rhudaur")
    assert scene.choices() == ["roll 1", "roll 2", "roll 3"]


def test_battalions_cross_only_with_a_leader_and_a_leader_crosses_alone():
    """Ruling 56."""
    scene = closing(LEADER)
    scene.all(1).put("weather_hills", 0, 4, LEADER).put("rhudaur", 0, 1).on(0, "redeploy").now(moves=1)
    scene.decide("from weather_hills", "to rhudaur")
    assert scene.choices("take") == ["0", "1", "2", "3"]
    assert scene.decide("take 2")[0] == "redeployed weather_hills rhudaur 2 1"
    scene = closing()
    scene.all(1).put("weather_hills", 0, 4).put("rhudaur", 0, 1).on(0, "redeploy").now(moves=1)
    assert scene.choices() == ["pass"]


def test_it_opens_as_its_owners_next_turn_begins():
    scene = closing()
    assert scene.rules.show(scene.view(2))["bridges"] == [{"from": "weather_hills", "to": "rhudaur", "seats": [0]}]
    scene.put("angmar", 2, 2, LEADER).on(2, "redeploy").now(moves=1)
    assert "thawed red" in scene.decide("pass")


def test_a_bridge_somebody_else_closed_stays_closed_until_the_later_end():
    """Ruling 62."""
    scene = closing()
    scene.give(1, "you_shall_not_pass").on(1, "start").now(pool=1)
    scene.decide("play you_shall_not_pass", "bridge weather_hills - rhudaur")
    closed = [{"from": "weather_hills", "to": "rhudaur", "seats": [0, 1]}]
    assert scene.rules.show(scene.view(2))["bridges"] == closed
    scene.put("angmar", 2, 2, LEADER).on(2, "redeploy").now(moves=1)
    assert "thawed red" in scene.decide("pass")
    assert scene.rules.show(scene.view(2))["bridges"] == [{"from": "weather_hills", "to": "rhudaur", "seats": [1]}]
    assert "weather_hills > rhudaur" not in scene.on(0, "combat").choices("attack")


def test_who_has_closed_a_bridge_closes_another():
    """Ruling 62 speaks of somebody else's bridge: on one's own the card would change nothing."""
    scene = Scene(players=3, deck="double-powers").all(1, 2).put("moria", 0, 2)
    scene.give(0, "you_shall_not_pass", "you_shall_not_pass").on(0, "start").now(pool=1)
    scene.decide("play you_shall_not_pass", "bridge weather_hills - rhudaur", "play you_shall_not_pass")
    assert len(scene.choices("bridge")) == 14


def test_it_is_played_only_as_the_turn_starts():
    scene = Scene(players=3).put("eregion", 0, 5).give(0, "you_shall_not_pass")
    assert not scene.choices("play")
