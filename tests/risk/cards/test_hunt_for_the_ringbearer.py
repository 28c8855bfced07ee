"""Hunt for the Ringbearer, a power.

Gain four battalions where the Ring is if you hold that place; if not, the Ring moves on one step
without a roll.
"""

from tests.risk.scene import Scene


def hunting(owner):
    scene = Scene(players=3, extra_powers=True).all(1).put("moria", 0, 2).put("fornost", owner, 2)
    return scene.give(0, "hunt_for_the_ringbearer").on(0, "start").now(pool=1, ring=3)


def test_who_holds_the_rings_place_gains_four_there():
    scene = hunting(0)
    facts = scene.decide("play hunt_for_the_ringbearer")
    assert facts == ["played red hunt_for_the_ringbearer 1", "placed red fornost 4"]
    assert scene.register("ring") == 3


def test_else_the_ring_moves_one_step_without_a_roll():
    scene = hunting(1)
    assert "ring_moved 4" in scene.decide("play hunt_for_the_ringbearer")
    scene = hunting(1).now(ring=10)
    assert "ring_moved 11" in scene.decide("play hunt_for_the_ringbearer")


def test_it_can_drive_the_ring_out_of_the_land():
    scene = hunting(1).now(ring=13)
    assert "ring_moved 14" in scene.decide("play hunt_for_the_ringbearer")
    assert scene.rules.result(scene.state) is not None


def test_without_the_agreement_it_is_not_in_the_deck():
    cards = [card["id"] for card in Scene(players=3).rules.describe()["cards"]]
    assert "hunt_for_the_ringbearer" not in cards
