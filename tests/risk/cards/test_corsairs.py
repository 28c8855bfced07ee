"""Corsairs of Umbar, an event.

Until your next turn begins, whoever starts an attack by sea first loses three battalions, one stays.
"""

from tests.risk.scene import LEADER, Scene


def drawn():
    scene = Scene(players=3, extra_powers=True).all(1, 4).put("moria", 0, 3, LEADER).on(0, "draw_tale").now(site=1)
    scene.decide("draw")
    assert scene.tale("corsairs") == ["happened red corsairs", "corsairs red"]
    return scene


def test_whoever_starts_an_attack_by_sea_loses_three_first():
    scene = drawn().put("mithlond", 2, 6).on(2, "combat")
    assert scene.decide("attack mithlond > minhiriath")[1] == "sunk mithlond 3"
    assert scene.choices() == ["roll 1", "roll 2"]


def test_one_stays_and_the_attack_is_called_off_when_nobody_is_left_to_go():
    scene = drawn().put("mithlond", 2, 3).on(2, "combat")
    assert scene.decide("attack mithlond > minhiriath")[1] == "sunk mithlond 2"
    assert scene.phase == "combat"
    assert scene.army("mithlond") == 1


def test_going_on_with_the_same_attack_costs_no_more():
    scene = drawn().put("mithlond", 2, 9).on(2, "combat")
    scene.storm("attack mithlond > minhiriath", (1, 1, 1), (1, 1))
    assert scene.army("mithlond") == 4
    assert scene.decide("attack mithlond > minhiriath") == ["attacked black mithlond minhiriath green 0"]


def test_coming_by_sea_after_an_attack_by_land_costs_three_too():
    """A run of attacks that begins by land does not open the sea."""
    scene = drawn().put("harlindon", 2, 4).put("forodwaith", 2, 9).put("mithlond", 1, 9).on(2, "combat")
    scene.storm("attack harlindon > mithlond", (1,), (1,))
    assert scene.decide("attack forodwaith > mithlond")[1] == "sunk forodwaith 3"


def test_every_port_pays_for_its_own_ships():
    scene = drawn().put("minhiriath", 2, 9).put("forodwaith", 2, 9).put("mithlond", 1, 9).on(2, "combat")
    scene.storm("attack minhiriath > mithlond", (1,), (1,))
    assert scene.decide("attack forodwaith > mithlond")[1] == "sunk forodwaith 3"


def test_they_leave_as_the_drawers_next_turn_begins():
    scene = drawn().put("carrock", 2, 2, LEADER).on(2, "redeploy").now(moves=1)
    assert "thawed red" in scene.decide("pass")
    assert scene.register("corsairs") == 0
