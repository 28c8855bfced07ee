"""The 2-player game: a third, neutral army."""

from tests.risk.scene import LEADER, Scene

from flagfall.core import CHANCE


def test_one_good_and_one_evil_army_and_a_neutral_one():
    described = Scene(players=2).rules.describe()
    assert [seat["side"] for seat in described["seats"]] == ["good", "evil"]
    assert described["neutral"]["name"] == "the neutral army"


def test_the_neutral_army_has_no_cards_no_leader_and_no_turn():
    """2-player game 5; Ruling 7: no cards of any kind, both players get theirs."""
    shown = Scene(players=2).rules.show(Scene(players=2).view(4))
    assert len(shown["hands"]) == 2
    scene = Scene(players=2).put("carrock", "neutral", 2).put("moria", 0, 2, LEADER).on(0, "redeploy").now(moves=1)
    scene.decide("pass")
    assert scene.register("turn") == 1


def test_the_neutral_army_only_defends_and_may_be_conquered():
    scene = Scene(players=2).put("eregion", 0, 5).put("dunland", "neutral", 2)
    scene.decide("attack eregion > dunland", "roll 3")
    assert scene.asked == CHANCE
    facts = scene.battle((6, 6, 1), (2, 1))
    assert "conquered green dunland neutral" in facts
    assert scene.decide("advance 3") == ["advanced eregion dunland 3 0"]


def test_strongholds_protect_the_neutral_army_too():
    scene = Scene(players=2).put("eregion", 0, 5).put("moria", "neutral", 2)
    scene.decide("attack eregion > moria", "roll 3")
    assert "stormed eregion moria 6/6/1 6/1 0 1 1 1" in scene.battle((6, 6, 1), (6, 1))


def test_one_cannot_reinforce_or_march_with_neutral_battalions():
    scene = Scene(players=2).all("neutral", 3).put("eregion", 0, 3).on(0, "reinforce").now(pool=3)
    assert scene.choices() == ["place eregion"]
    scene.on(0, "redeploy").now(moves=1)
    assert scene.choices() == ["pass"]
