"""The Enemy Is at Hand, a power: The Stronghold you attack gives no bonus until you stop attacking it."""

from tests.risk.scene import Scene


def besieging():
    scene = Scene(players=3).put("eregion", 0, 9).put("moria", 1, 6).give(0, "enemy_at_hand")
    scene.decide("play enemy_at_hand")
    assert "eregion > moria" in scene.choices("attack")
    scene.decide("attack eregion > moria")
    return scene


def test_the_stronghold_gives_no_bonus_for_the_whole_run_of_attacks():
    """Ruling 55: a run is a row of attacks on one target."""
    scene = besieging()
    scene.decide("roll 3", "defend 2")
    assert "stormed eregion moria 6/1/1 1/1 0 0 1 1" in scene.battle((6, 1, 1), (1, 1))
    facts = scene.storm("attack eregion > moria", (6, 1, 1), (1, 1))
    assert "stormed eregion moria 6/1/1 1/1 0 0 1 1" in facts


def test_attacking_elsewhere_ends_it():
    scene = besieging()
    scene.decide("roll 3", "defend 2")
    scene.battle((6, 1, 1), (1, 1))
    scene.put("dunland", 1, 3)
    scene.storm("attack eregion > dunland", (6, 1, 1), (1, 1))
    facts = scene.storm("attack eregion > moria", (6, 1, 1), (1, 1))
    assert "stormed eregion moria 6/1/1 1/1 0 1 1 1" in facts


def test_it_needs_a_stronghold_to_attack():
    scene = Scene(players=3).put("angmar", 0, 5).give(0, "enemy_at_hand")
    assert not scene.choices("play")
