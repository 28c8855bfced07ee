"""Black Sails, a power: Your highest die gains one for as long as you go on attacking one place by sea."""

from tests.risk.scene import Scene


def test_the_highest_die_gains_one_for_a_run_of_attacks_by_sea():
    scene = Scene(players=3, extra_powers=True).put("mithlond", 0, 9).put("minhiriath", 1, 6).give(0, "black_sails")
    scene.decide("play black_sails")
    assert set(scene.choices("attack")) == {"mithlond > forodwaith", "mithlond > minhiriath"}
    scene.decide("attack mithlond > minhiriath", "roll 3", "defend 2")
    assert "stormed mithlond minhiriath 5/1/1 5/1 1 0 1 1" in scene.battle((5, 1, 1), (5, 1))
    facts = scene.storm("attack mithlond > minhiriath", (5, 1, 1), (5, 1))
    assert "stormed mithlond minhiriath 5/1/1 5/1 1 0 1 1" in facts


def test_attacking_elsewhere_ends_it():
    scene = Scene(players=3, extra_powers=True).put("mithlond", 0, 9).put("minhiriath", 1, 6).give(0, "black_sails")
    scene.decide("play black_sails", "attack mithlond > minhiriath", "roll 3", "defend 2")
    scene.battle((5, 1, 1), (5, 1))
    scene.storm("attack mithlond > tower_hills", (1, 1, 1), (1,))
    facts = scene.storm("attack mithlond > minhiriath", (5, 1, 1), (5, 1))
    assert "stormed mithlond minhiriath 5/1/1 5/1 0 0 2 0" in facts


def test_it_needs_an_attack_by_sea():
    scene = Scene(players=3, extra_powers=True).put("eregion", 0, 9).give(0, "black_sails")
    assert not scene.choices("play")
