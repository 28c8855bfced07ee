"""Appoint a Second Leader, an event.

Put your second Leader on any place of yours; no effect when both are already out.
"""

from tests.risk.scene import LEADER, Scene, drawing


def test_a_second_leader_appears_in_any_own_place_without_one():
    scene = drawing()
    scene.tale("appoint_second_leader")
    assert scene.choices() == ["leader lorien"]
    assert scene.decide("leader lorien") == ["appointed red lorien"]
    assert scene.phase == "tale_card"


def test_with_two_leaders_out_it_does_nothing():
    scene = drawing()
    scene.put("lorien", 0, 3, LEADER).put("carrock", 0, 1)
    scene.tale("appoint_second_leader")
    assert scene.phase == "tale_card"


def test_four_copies_are_in_the_deck_or_one_by_agreement():
    for deck, copies in (("four-leaders", 4), ("double-powers", 1)):
        cards = {card["id"]: card["count"] for card in Scene(players=3, deck=deck).rules.describe()["cards"]}
        assert cards["appoint_second_leader"] == copies
        assert sum(cards.values()) == 40
