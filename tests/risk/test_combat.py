"""Combat: who may attack whom, with how many dice, and what the dice do."""

import pytest
from tests.risk.scene import LEADER, Scene

from flagfall.core import CHANCE, Illegal


def facing(attackers, defenders, **options):
    return Scene(players=3, **options).put("eregion", 0, attackers).put("dunland", 1, defenders)


def test_the_worked_example_of_the_rulebook():
    """Combat, example: 5 2 1 against 4 2. Five beats four; two against two is the defender's."""
    scene = facing(4, 2)
    facts = scene.storm("attack eregion > dunland", (5, 2, 1), (4, 2))
    assert "stormed eregion dunland 5/2/1 4/2 0 0 1 1" in facts
    assert (scene.army("eregion"), scene.army("dunland")) == (3, 1)


def test_attack_needs_two_battalions_and_a_border():
    """Combat: one battalion always stays; borders are land, bridges and ports."""
    scene = facing(1, 1)
    assert not scene.choices("attack")
    scene = facing(2, 1).put("mithlond", 0, 2)
    assert set(scene.choices("attack")) == {
        "mithlond > minhiriath",
        "mithlond > forodwaith",
        "mithlond > lune_valley",
        "mithlond > tower_hills",
        "mithlond > forlindon",
        "mithlond > harlindon",
        "eregion > rhudaur",
        "eregion > moria",
        "eregion > dunland",
    }


@pytest.mark.parametrize(("army", "dice"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3]), (9, [1, 2, 3])])
def test_attackers_roll_one_to_three_dice_leaving_one_battalion(army, dice):
    """How to attack 2."""
    scene = facing(army, 1)
    scene.decide("attack eregion > dunland")
    assert scene.choices("roll") == [str(number) for number in dice]


@pytest.mark.parametrize(
    ("attack", "defenders", "dice"), [(3, 1, ["1"]), (3, 2, ["1", "2"]), (3, 9, ["1", "2"]), (1, 9, ["1"])]
)
def test_defenders_choose_their_dice_and_meet_one_with_one(attack, defenders, dice):
    """How to defend; Ruling 15: at most two, at most one's battalions, one against one."""
    scene = facing(5, defenders).give(1, "bree")
    scene.decide("attack eregion > dunland", f"roll {attack}")
    assert (scene.phase, scene.asked) == ("defend", 1)
    assert scene.choices("defend") == dice


def test_a_defender_without_any_choice_is_not_asked():
    scene = facing(5, 1)
    scene.decide("attack eregion > dunland", "roll 3")
    assert (scene.phase, scene.asked) == ("attack_roll", CHANCE)


def test_the_neutral_army_defends_with_all_it_can():
    """Ruling 15; 2-player game 5."""
    scene = Scene(players=2).put("eregion", 0, 5).put("dunland", "neutral", 4)
    scene.decide("attack eregion > dunland", "roll 3")
    assert scene.asked == CHANCE
    assert scene.register("defence") == 2


def test_equal_dice_are_the_defenders():
    """How to do battle 1."""
    scene = facing(3, 2)
    scene.storm("attack eregion > dunland", (4, 4), (4, 4))
    assert (scene.army("eregion"), scene.army("dunland")) == (1, 2)


def test_after_an_attack_one_may_attack_again_or_elsewhere():
    scene = facing(5, 3).put("moria", 1, 2)
    scene.storm("attack eregion > dunland", (6, 6, 6), (1, 1))
    assert {"eregion > dunland", "eregion > moria"} <= set(scene.choices("attack"))


def test_the_victor_moves_in_with_at_least_the_dice_used():
    """How to do battle; Ruling 21: from the dice used to all but one."""
    scene = facing(7, 1)
    scene.storm("attack eregion > dunland", (6, 6, 6), (1,))
    assert scene.choices() == ["take 3", "take 4", "take 5", "take 6"]
    assert scene.decide("advance 4") == ["advanced eregion dunland 4 0"]
    assert (scene.army("eregion"), scene.army("dunland"), scene.owner("dunland")) == (3, 4, 0)


def test_moving_in_without_a_choice_happens_by_itself():
    scene = facing(4, 1)
    facts = scene.storm("attack eregion > dunland", (6, 6, 6), (1,))
    assert facts[-2:] == ["conquered red dunland green", "advanced eregion dunland 3 0"]


def test_no_attacker_can_be_lost_in_the_conquering_roll():
    """Ruling 21: so the dice used are always there to move in."""
    scene = facing(4, 2)
    scene.storm("attack eregion > dunland", (6, 5, 1), (1, 1))
    assert scene.army("dunland") == 3


def test_moved_battalions_may_attack_on():
    scene = facing(9, 1)
    scene.storm("attack eregion > dunland", (6, 6, 6), (1,))
    scene.decide("advance all")
    assert "dunland > enedwaith" in scene.choices("attack")


def test_modified_dice_may_pass_six_and_only_the_highest_is_modified():
    """Rulings 17, 18: a Leader's one goes to the highest die after sorting."""
    scene = Scene(players=3).put("eregion", 0, 4, LEADER).put("moria", 1, 2, LEADER)
    scene.storm("attack eregion > moria", (6, 6, 1), (6, 5))
    # 7 against 6+2 is lost, 6 against 5 is won.
    assert (scene.army("eregion"), scene.army("moria")) == (3, 1)


def test_only_leaders_in_the_two_places_count():
    """Ruling 19: one own Leader a place, so one from Leaders at most."""
    scene = Scene(players=3).put("eregion", 0, 4).put("rhudaur", 0, 4, LEADER).put("dunland", 1, 1)
    facts = scene.storm("attack eregion > dunland", (5, 1, 1), (5,))
    assert "stormed eregion dunland 5/1/1 5 0 0 1 0" in facts


def test_mountains_and_rivers_stop_an_attack():
    scene = Scene(players=3).put("enedwaith", 0, 5)
    with pytest.raises(Illegal, match="a mountain"):
        scene.decide("attack enedwaith > fangorn")
    with pytest.raises(Illegal, match="a river without a bridge"):
        scene.decide("attack enedwaith > west_rohan")


def test_the_battle_is_narrated_with_its_dice():
    scene = Scene(players=3).put("gap_of_rohan", 0, 9).put("west_rohan", 1, 3)
    scene.decide("attack gap_of_rohan > west_rohan", "roll 3", "defend 2")
    scene.dice(6, 5, 2)
    scene.dice(5, 1)
    assert scene.narrated() == [
        "Gap of Rohan storms Helm's Deep in West Rohan: 6 5 2 against 5+1 1; both sides lose one battalion."
    ]
