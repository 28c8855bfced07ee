"""Courage Alone Will Not Save You, a power.

Add four battalions to your place that is about to be attacked.
"""

from tests.risk.scene import Scene


def attacked():
    scene = Scene(players=3).put("eregion", 0, 5).put("dunland", 1, 1).give(1, "courage_alone")
    scene.decide("attack eregion > dunland", "roll 3")
    return scene


def test_the_attacked_place_gains_four_on_another_players_turn():
    """Power cards: some are played on another player's turn; Ruling 38: the defender answers."""
    scene = attacked()
    assert scene.asked == 1
    assert scene.choices() == ["defend 1", "play courage_alone"]
    assert scene.decide("play courage_alone") == ["played green courage_alone 1", "placed green dunland 4"]
    assert scene.choices() == ["defend 1", "defend 2"]


def test_others_are_not_asked():
    """Ruling 38: for attack responses the defender only."""
    scene = Scene(players=3).put("eregion", 0, 5).put("dunland", 1, 1).give(2, "courage_alone")
    scene.decide("attack eregion > dunland", "roll 3")
    assert scene.phase == "attack_roll"


def test_it_cannot_be_played_on_the_own_turn():
    scene = Scene(players=3).put("eregion", 0, 5).give(0, "courage_alone")
    assert not scene.choices("play")
