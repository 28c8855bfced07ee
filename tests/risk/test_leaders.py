"""Leaders, Strongholds, and the table of their effects."""

import pytest
from tests.risk.scene import LEADER, Scene

ARRIVED, PINNED = 2, 3


def bonuses(scene, line="attack eregion > moria", how=""):
    """The two bonuses a roll would get."""
    scene.decide(line, f"roll 1{how}")
    if scene.phase == "defend":
        scene.decide("defend 1")
    stormed = next(fact for fact in scene.battle((6,), (1,)) if fact.startswith("stormed"))
    return tuple(int(number) for number in stormed.split()[5:7])


@pytest.mark.parametrize(
    ("target", "attack_leader", "defence_leader", "expected"),
    [
        ("dunland", 0, 0, (0, 0)),
        ("dunland", 1, 0, (1, 0)),
        ("dunland", 0, 1, (0, 1)),
        ("moria", 0, 0, (0, 1)),
        ("moria", 1, 1, (1, 2)),
    ],
)
def test_the_table_of_effects(target, attack_leader, defence_leader, expected):
    """Effect of Leaders and Strongholds: one each, two together, nothing for attacking from a Stronghold."""
    scene = Scene(players=3).put("eregion", 0, 4, attack_leader).put(target, 1, 2, defence_leader)
    assert bonuses(scene, f"attack eregion > {target}") == expected


def test_a_stronghold_gives_no_bonus_in_attack():
    scene = Scene(players=3).put("moria", 0, 4).put("eregion", 1, 2)
    assert bonuses(scene, "attack moria > eregion") == (0, 0)


def test_an_attacking_leader_may_be_held_back():
    """Ruling 16: on by default, may be declined before the roll."""
    scene = Scene(players=3).put("eregion", 0, 4, LEADER).put("dunland", 1, 1)
    scene.decide("attack eregion > dunland")
    assert scene.choices() == ["roll 1", "roll 2", "roll 3", "roll 1 alone", "roll 2 alone", "roll 3 alone"]
    scene.decide("roll 3 alone")
    scene.battle((6, 1, 1), (1,))
    assert (scene.leader("eregion"), scene.leader("dunland")) == (LEADER, 0)


def test_a_leader_used_in_the_conquering_roll_must_move_in():
    """Leaders; Rulings 16, 58."""
    scene = Scene(players=3).put("eregion", 0, 4, LEADER).put("dunland", 1, 1)
    scene.storm("attack eregion > dunland", (6, 1, 1), (1,))
    assert (scene.leader("eregion"), scene.leader("dunland")) == (0, ARRIVED)


def test_a_defending_leader_always_adds_its_bonus():
    """Ruling 58: there is no choice about it."""
    scene = Scene(players=3).put("eregion", 0, 4).put("dunland", 1, 3, LEADER)
    assert bonuses(scene, "attack eregion > dunland") == (0, 1)


def test_a_leader_falls_with_the_last_battalion():
    scene = Scene(players=3).put("eregion", 0, 4).put("dunland", 1, 1, LEADER)
    assert "leader_lost green dunland" in scene.storm("attack eregion > dunland", (6, 5, 4), (1,))
    assert scene.leader("dunland") == 0


def test_conquering_a_site_with_a_leader_earns_a_draw_and_without_one_does_not():
    """Drawing cards; Ruling 22."""
    for how, earned in (("3", 1), ("3 alone", 0)):
        scene = Scene(players=3).put("dunland", 0, 4, LEADER).put("eregion", 1, 1)
        scene.decide(f"attack dunland > eregion {how}")
        scene.battle((6, 6, 6), (1,))
        assert scene.register("site") == earned


def test_a_pinned_leader_neither_attacks_nor_moves_but_defends():
    """Declare a mission complete; Ruling 20."""
    scene = Scene(players=3).put("eregion", 0, 4, PINNED).put("dunland", 1, 1)
    scene.decide("attack eregion > dunland")
    assert scene.choices() == ["roll 1", "roll 2", "roll 3"]
    scene.decide("roll 3")
    facts = scene.battle((5, 1, 1), (5,))
    assert "stormed eregion dunland 5/1/1 5 0 0 1 0" in facts
    scene = Scene(players=3).all(1).put("eregion", 0, 1, PINNED).put("moria", 0, 1).on(0, "redeploy").now(moves=1)
    assert scene.choices() == ["pass"]
    scene = Scene(players=3).put("eregion", 0, 4, PINNED).put("dunland", 1, 4).on(1, "combat")
    assert "stormed dunland eregion 5 5 0 1 1 0" in scene.storm("attack dunland > eregion", (5,), (5,))


def test_a_leaderless_player_places_a_new_leader_before_drawing():
    """Leaders; Place Leader; Ruling 29: compulsory, after redeployment, only with none in play."""
    scene = Scene(players=3).all(1).put("moria", 0, 2).put("lorien", 0, 2).on(0, "redeploy").now(moves=1, conquered=1)
    scene.decide("pass")
    assert scene.phase == "replace"
    assert scene.choices() == ["leader moria", "leader lorien"]
    scene.decide("leader lorien")
    assert scene.phase == "draw_land"
    scene = Scene(players=3).all(1).put("moria", 0, 2, LEADER).on(0, "redeploy").now(moves=1)
    scene.decide("pass")
    assert scene.phase != "replace"


def test_a_placed_leader_earns_no_draw_and_no_mission():
    """Ruling 30: placing is neither conquering nor moving in."""
    scene = Scene(players=3).all(1).put("eregion", 0, 2).give(0, "gates_of_moria").on(0, "replace")
    scene.decide("leader eregion")
    assert scene.register("site") == 0
    assert scene.phase == "before_roll"
    assert scene.leader("eregion") == LEADER


def test_with_one_place_the_second_leader_stays_off_the_board():
    """Leaders: two of one army never share a place."""
    scene = Scene(players=3).all(1).put("moria", 0, 2, LEADER).on(0, "draw_tale").now(site=1)
    scene.decide("draw")
    scene.tale("appoint_second_leader")
    assert scene.phase == "tale_card"


def test_a_captured_place_with_battalions_of_the_leader_left_behind_keeps_the_leader():
    scene = Scene(players=3).put("eregion", 0, 6, LEADER).put("dunland", 1, 1)
    scene.decide("attack eregion > dunland 3 alone")
    scene.battle((6, 6, 6), (1,))
    scene.decide("advance 3")
    assert scene.leader("eregion") == LEADER
