"""Strategic Withdrawal, a power.

When you are attacked, pull all but one battalion back into a bordering place of yours.
"""

from tests.risk.scene import Scene


def pressed():
    scene = (
        Scene(players=3, extra_powers=True).all(0, 2).put("eregion", 0, 9).put("dunland", 1, 5).put("enedwaith", 1, 1)
    )
    scene.give(1, "strategic_withdrawal")
    scene.decide("attack eregion > dunland", "roll 3")
    return scene


def test_all_but_one_fall_back_into_a_bordering_own_place():
    scene = pressed()
    scene.decide("play strategic_withdrawal")
    assert (scene.asked, scene.choices()) == (1, ["to enedwaith"])
    assert scene.decide("to enedwaith") == ["fell_back dunland enedwaith 4"]
    assert (scene.army("dunland"), scene.army("enedwaith")) == (1, 5)


def test_the_attack_goes_on_against_the_one_who_stays():
    scene = pressed()
    scene.decide("play strategic_withdrawal", "to enedwaith")
    assert scene.phase == "attack_roll"
    assert scene.register("defence") == 1


def test_with_nowhere_to_go_it_cannot_be_played():
    scene = (
        Scene(players=3, extra_powers=True)
        .all(0, 2)
        .put("eregion", 0, 9)
        .put("dunland", 1, 5)
        .give(1, "strategic_withdrawal")
    )
    scene.decide("attack eregion > dunland", "roll 3")
    assert scene.choices() == ["defend 1", "defend 2"]
