"""Notation: every decision as text and back, names as people type them, and lines of several decisions."""

import pytest
from tests.risk.scene import LEADER, Scene

from flagfall.core import Decision, Illegal

SCENE = Scene(players=3, extra_powers=True)


def test_every_decision_round_trips():
    rules = SCENE.rules
    for number in range(len(rules.codes)):
        text = rules.write(Decision(number))
        assert rules.notation.atom(text) == rules.deed(Decision(number))
        assert rules.decision(rules.deed(Decision(number))) == number
        assert rules.offer(Decision(number))["text"] == text
    assert len(rules.codes) > 1600


def test_names_are_read_as_people_type_them():
    notation = SCENE.rules.notation
    for text in ("the_shire", "The Shire", "shire", "THE  SHIRE", "Hobbiton"):
        assert notation.place(text) == notation.place("the_shire")
    assert notation.place("Lórien") == notation.place("lorien") == notation.place("Lothlorien")
    assert notation.place("Helm's Deep") == notation.place("west_rohan")
    assert notation.card("Carn Dûm") == notation.card("carn_dum")


def written(scene, line):
    return [scene.rules.write(decision) for decision in scene.rules.read(line, scene.view(scene.asked))]


def test_an_attack_line_declares_and_rolls():
    scene = Scene(players=3).put("eregion", 0, 9, LEADER)
    assert written(scene, "attack eregion > dunland 3") == ["attack eregion > dunland", "roll 3"]
    assert written(scene, "attack Eregion > Dunland 2 alone") == ["attack eregion > dunland", "roll 2 alone"]


def test_attack_until_keeps_its_promise_whatever_the_dice():
    """At worst a roll costs two battalions, so only as many rolls are sent as surely leave enough."""
    scene = Scene(players=3).put("eregion", 0, 9).put("dunland", 1, 30)
    line = written(scene, "attack eregion > dunland until 5")
    assert line == ["attack eregion > dunland", "roll 3"] * 2
    scene.put("eregion", 0, 5)
    with pytest.raises(Illegal, match="until 5 are left"):
        written(scene, "attack eregion > dunland until 5")


def test_an_attack_named_by_a_card_counts_what_the_card_brings():
    """Ruling 55: Ambush! makes an attack possible from a place that holds a single battalion."""
    scene = Scene(players=3).put("eregion", 0, 1).put("dunland", 1, 9).give(0, "ambush")
    scene.decide("play ambush")
    assert written(scene, "attack eregion > dunland to the end")[:2] == ["attack eregion > dunland", "roll 3"]


def test_attack_to_the_end_goes_down_to_one():
    scene = Scene(players=3).put("eregion", 0, 6).put("dunland", 1, 30)
    assert written(scene, "attack eregion > dunland to the end") == [
        "attack eregion > dunland", "roll 3", "attack eregion > dunland", "roll 3", "attack eregion > dunland", "roll 1",
    ]  # fmt: skip


def test_the_best_set_is_found():
    scene = Scene(players=3).all(1).put("borderlands", 0).give_lands(0, "angmar", "north_downs", "borderlands", "wild")
    scene.on(0, "start")
    assert written(scene, "trade") == ["offer angmar", "offer borderlands", "offer north_downs"]


def test_parts_of_a_line_are_checked_step_by_step():
    scene = Scene(players=3).all(1).put("moria", 0, 4).on(0, "reinforce").now(pool=2)
    assert written(scene, "place moria 2; attack moria > eregion 3") == [
        "place moria", "place moria", "attack moria > eregion", "roll 3",
    ]  # fmt: skip
    with pytest.raises(Illegal):
        written(scene, "place moria; attack moria > eregion")


def test_advance_all_is_the_largest_number():
    scene = Scene(players=3).put("eregion", 0, 7).put("dunland", 1, 1)
    scene.storm("attack eregion > dunland", (6, 6, 6), (1,))
    assert written(scene, "advance all") == ["take 6"]
