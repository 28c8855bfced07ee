"""Declare a mission complete; Mission cards."""

from tests.risk.scene import LEADER, Scene

ARRIVED, PINNED = 2, 3


def test_a_mission_needs_a_leader_who_arrived_this_turn():
    """Ruling 33: standing there already, or being put there, does not count."""
    for status, possible in ((LEADER, False), (ARRIVED, True), (PINNED, False), (0, False)):
        scene = Scene(players=3).put("eregion", 0, 3, status).give(0, "gates_of_moria")
        assert ("gates_of_moria" in scene.choices("claim")) is possible


def test_a_mission_is_claimed_after_conquest_in_combat():
    """Declare a mission complete: at any time during Combat or Redeployment."""
    scene = Scene(players=3).put("dunland", 0, 6, LEADER).put("eregion", 1, 1).give(0, "gates_of_moria")
    scene.storm("attack dunland > eregion", (6, 6, 6), (1,))
    scene.decide("advance all")
    facts = scene.decide("claim gates_of_moria")
    assert facts == ["claimed_mission red gates_of_moria 1 eregion", "placed red eregion 4"]
    assert scene.phase == "combat"
    assert (scene.army("eregion"), scene.points(0), scene.leader("eregion")) == (9, 1, PINNED)


def test_a_mission_is_claimed_after_redeployment():
    scene = Scene(players=3).all(1).put("moria", 0, 2, LEADER).put("eregion", 0, 1).give(0, "gates_of_moria")
    scene.on(0, "redeploy").now(moves=1)
    scene.decide("move moria > eregion 0")
    assert scene.choices() == ["pass", "claim gates_of_moria"]
    scene.decide("claim gates_of_moria")
    assert scene.phase != "redeploy"


def test_the_reward_follows_the_allegiance():
    """Mission cards, note: Good and Evil may differ, in battalions and in points."""
    for seat, battalions, points in ((0, 4, 1), (1, 2, 2)):
        scene = Scene(players=3).all(2).put("eregion", seat, 3, ARRIVED).give(seat, "gates_of_moria").on(seat, "combat")
        scene.decide("claim gates_of_moria")
        assert (scene.army("eregion"), scene.points(seat)) == (3 + battalions, points)


def test_one_mission_a_leader_but_any_number_a_turn():
    """Ruling 34: each mission pins its Leader."""
    scene = Scene(players=3).put("eregion", 0, 3, ARRIVED).put("fornost", 0, 3, ARRIVED)
    scene.give(0, "gates_of_moria", "bree")
    scene.decide("claim gates_of_moria")
    assert scene.choices("claim") == ["bree"]
    scene.decide("claim bree")
    assert not scene.choices("claim")


def test_battalions_of_a_mission_come_at_once_and_may_fight():
    """Ruling 35."""
    scene = Scene(players=3).put("eregion", 0, 1, ARRIVED).give(0, "gates_of_moria")
    assert not scene.choices("attack")
    scene.decide("claim gates_of_moria")
    assert "eregion > moria" in scene.choices("attack")


def test_the_extra_card_of_a_mission_waits_for_the_draw_and_stops_at_five():
    """Ruling 35: never beyond five in hand."""
    cards = ("forodwaith", "angmar", "carrock", "esgaroth")
    for held, asked in ((4, True), (5, False)):
        scene = Scene(players=3).put("gap_of_rohan", 0, 3, ARRIVED).give(0, "edoras")
        scene.give_lands(0, *(*cards, "rhun_hills")[:held])
        scene.decide("claim edoras", "pass", "pass")
        assert (scene.phase == "draw_land") is asked


def test_missions_are_secret_until_declared():
    scene = Scene(players=3).put("eregion", 0, 3, ARRIVED).give(0, "gates_of_moria")
    for listener in (1, 2, 4):
        hand = scene.rules.show(scene.view(listener))["hands"][0]
        assert (hand["tales"], hand["tale_cards"]) == (1, None)
    scene.decide("claim gates_of_moria")
    assert scene.rules.show(scene.view(4))["hands"][0]["played"] == ["gates_of_moria"]


def test_a_pinned_leader_is_free_again_next_turn():
    scene = Scene(players=2).put("eregion", 0, 3, ARRIVED).give(0, "gates_of_moria")
    scene.decide("claim gates_of_moria", "pass", "pass")
    assert scene.register("turn") == 1
    assert scene.leader("eregion") == LEADER


def test_battalions_of_a_pinned_leaders_place_may_still_march():
    """Declare a mission complete: only the Leader must stay."""
    scene = Scene(players=3).all(1).put("eregion", 0, 3, PINNED).put("moria", 0, 1).on(0, "redeploy").now(moves=1)
    scene.decide("from eregion", "to moria")
    assert scene.choices() == ["take 1", "take 2"]
