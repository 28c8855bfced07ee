"""Move by Night, a power: Make up to three more redeployments this turn."""

from tests.risk.scene import Scene


def night():
    scene = Scene(players=3).all(1).put("moria", 0, 9).put("eregion", 0, 1).put("dunland", 0, 1).put("lorien", 0, 1)
    return scene.put("gladden_fields", 0, 1).give(0, "move_by_night").on(0, "redeploy").now(moves=1)


def test_three_more_marches_may_be_made():
    scene = night()
    scene.decide("play move_by_night")
    for goal in ("eregion", "dunland", "lorien", "gladden_fields"):
        assert scene.phase == "redeploy"
        scene.decide(f"move moria > {goal} 1")
    assert scene.phase != "redeploy"
    assert [scene.army(place) for place in ("eregion", "dunland", "lorien", "gladden_fields")] == [2, 2, 2, 2]


def test_it_is_played_as_combat_ends_before_the_first_march():
    scene = night()
    scene.decide("move moria > eregion 1")
    assert scene.phase != "redeploy"
    scene = Scene(players=3).put("moria", 0, 5).give(0, "move_by_night")
    assert not scene.choices("play")
