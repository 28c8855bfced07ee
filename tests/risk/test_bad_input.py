"""Bad input: a typed error that says what would have been possible, nothing changed, nothing revealed."""

import contextlib
import random

import pytest
from tests.risk.scene import LEADER, Scene

import flagfall
from flagfall.core import BadOption, Decision, FlagfallError, GameOver, Illegal, NotYourTurn, Refusal, Stale, Unreadable

PINNED = 3


def refused(scene, line, error=Illegal):
    before = scene.state.record.tobytes()
    with pytest.raises(error) as caught:
        scene.decide(line)
    assert scene.state.record.tobytes() == before
    return str(caught.value)


def test_placing_on_foreign_land():
    scene = Scene(players=3).all(1).put("moria", 0).on(0, "reinforce").now(pool=3)
    said = refused(scene, "place lorien")
    assert "Lórien is not yours" in said
    assert "Possible now: place moria" in said


def test_placing_more_than_there_is():
    scene = Scene(players=3).all(1).put("moria", 0).on(0, "reinforce").now(pool=3)
    assert "3 battalions to place, not 4" in refused(scene, "place moria 4")


def test_attacking_with_one_battalion():
    scene = Scene(players=3).put("eregion", 0, 1)
    assert "at least 2 battalions" in refused(scene, "attack eregion > dunland")


def test_attacking_across_a_mountain_or_far_away():
    scene = Scene(players=3).put("eregion", 0, 5)
    said = refused(scene, "attack eregion > lorien")
    assert "kept apart by a mountain" in said
    assert "Possible now: pass, attack eregion > rhudaur" in said
    assert "does not border" in refused(scene, "attack eregion > the_shire")


def test_attacking_oneself_or_from_foreign_land():
    scene = Scene(players=3).put("eregion", 0, 5).put("moria", 0, 1)
    assert "your own" in refused(scene, "attack eregion > moria")
    assert "is not yours" in refused(scene, "attack dunland > enedwaith")


def test_going_on_before_everything_is_placed():
    scene = Scene(players=3).all(1).put("moria", 0).on(0, "reinforce").now(pool=3)
    assert "Place your reinforcements (3 left). Possible now: place moria" in refused(scene, "pass")


def test_dice_out_of_range():
    scene = Scene(players=3).put("eregion", 0, 3)
    scene.decide("attack eregion > dunland")
    assert "3 dice are not possible" in refused(scene, "roll 3")
    assert "1 to 3 dice" in refused(scene, "roll 4", Unreadable)
    assert "1 to 3 dice" in refused(scene, "roll none", Unreadable)


def test_cards_one_does_not_hold():
    scene = Scene(players=3).put("eregion", 0, 3)
    assert "you do not hold that card" in refused(scene, "play ambush")
    scene.on(0, "start").give_lands(0, "moria", "lorien", "fornost")
    assert "you do not hold that card" in refused(scene, "offer angmar")


def test_a_second_redeployment():
    scene = Scene(players=3).all(1).put("moria", 0, 4, LEADER).put("eregion", 0, 1).give(0, "bree")
    scene.on(0, "redeploy").now(moves=1)
    scene.decide("move moria > eregion 1 with leader")
    assert "made your redeployment" in refused(scene, "from moria")


def test_moving_a_pinned_leader():
    scene = Scene(players=3).all(1).put("moria", 0, 1, PINNED).put("eregion", 0, 1).on(0, "redeploy").now(moves=1)
    assert "has claimed a mission" in refused(scene, "from moria")


def test_a_line_never_leaves_a_leader_behind_in_silence():
    """A pinned Leader, none at all, or one who would meet another: the line says so, and nothing marches."""
    for status, words in ((PINNED, "has claimed a mission"), (0, "no Leader of yours"), (LEADER, "another Leader")):
        scene = (
            Scene(players=3).all(1).put("moria", 0, 4, status).put("eregion", 0, 1, LEADER if status == LEADER else 0)
        )
        scene.on(0, "redeploy").now(moves=1)
        assert words in refused(scene, "move moria > eregion 2 with leader")


def test_a_line_never_takes_a_leader_along_in_silence():
    """A march of no battalions is the Leader's own."""
    scene = Scene(players=3).all(1).put("moria", 0, 4, LEADER).put("eregion", 0, 1).on(0, "redeploy").now(moves=1)
    assert "only possible with the Leader" in refused(scene, "move moria > eregion 0 alone")


def test_holding_back_a_leader_who_is_not_there():
    scene = Scene(players=3).put("eregion", 0, 3)
    scene.decide("attack eregion > dunland")
    assert "no Leader could go along. Possible now: roll 1, roll 2" in refused(scene, "roll 1 alone")


def test_moving_too_many_or_too_few():
    scene = Scene(players=3).put("eregion", 0, 7).put("dunland", 1, 1)
    scene.storm("attack eregion > dunland", (6, 6, 6), (1,))
    assert "2 battalions are not possible" in refused(scene, "take 2")
    assert "7 battalions are not possible" in refused(scene, "advance 7")


@pytest.mark.parametrize(
    "line",
    ["", " ; ", "fly moria", "place", "place nowhere", "attack moria", "attack moria > nowhere", "play nothing", "take x",
     "take 99999", "offer", "bridge moria - eregion", "dice 9 9", "move moria > eregion", "trade moria", "roll", "defend 3",
     "💍", "place moria " + "9" * 50, "attack > >"],
)  # fmt: skip
def test_nonsense_is_unreadable_or_illegal(line):
    scene = Scene(players=3).all(1).put("moria", 0, 4)
    refused(scene, line, (Unreadable, Illegal))


def test_a_name_that_is_nearly_right_is_answered_with_the_right_ones():
    scene = Scene(players=3).all(1).put("moria", 0, 4).on(0, "reinforce").now(pool=3)
    said = refused(scene, "place mirkwood", Unreadable)
    assert "Did you mean north_mirkwood or eastern_mirkwood or south_mirkwood?" in said
    assert "Did you mean moria?" in refused(scene, "place morai", Unreadable)
    assert "Did you mean ambush?" in refused(scene, "play ambusch", Unreadable)
    assert "Which place?" in refused(scene, "place", Unreadable)


def test_random_bytes_never_break_the_reader():
    scene = Scene(players=3).put("moria", 0, 4)
    luck = random.Random(3)
    letters = "abcdefghij >-;0123456789 attack place moria eregion all until to the end with leader"
    for _ in range(500):
        line = "".join(luck.choice(letters) for _ in range(luck.randrange(30)))
        with contextlib.suppress(Refusal):
            scene.rules.read(line, scene.view(0))


def test_numbers_that_are_no_decision():
    scene = Scene(players=3)
    for number in (-5, len(scene.rules.codes), 99999):
        assert "no decision" in str(scene.rules.explain(Decision(number), scene.view(0)))
        with pytest.raises(FlagfallError):
            scene.rules.write(Decision(number))


def test_the_table_refuses_with_typed_errors():
    table = flagfall.Table(flagfall.rules("risk/middle-earth"), random.Random(1))
    seat = table.to_act
    with pytest.raises(NotYourTurn):
        table.submit((seat + 1) % 3, "pass")
    with pytest.raises(Illegal, match="Possible now"):
        table.submit(seat, "pass")
    with pytest.raises(Stale):
        table.submit(seat, table.choices(seat)[0], after=0)


def test_nothing_can_be_decided_after_the_end():
    scene = Scene(players=2).all(0, 3).put("rhun_hills", 1, 1)
    scene.storm("attack brown_lands > rhun_hills", (6, 6), (1,))
    assert not scene.rules.choices(scene.view(0))
    assert "game is over" in str(scene.rules.explain(Decision(0), scene.view(0)))
    table = flagfall.Table(scene.rules, random.Random(0))
    table._state = scene.state
    with pytest.raises(GameOver):
        table.submit(0, "pass")


def test_errors_read_the_same_whatever_is_hidden():
    """The message is made from the asker's view alone."""
    said = []
    for card in ("courage_alone", "bree"):
        scene = Scene(players=3).put("eregion", 0, 3).give(1, card)
        said.append(refused(scene, "play ambush"))
    assert said[0] == said[1]


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"players": True}, {"deck": "none"}, {"extra_powers": 1}, {"fog": True}]
)
def test_bad_options_are_refused(options):
    with pytest.raises(BadOption):
        flagfall.rules("risk/middle-earth", **options)


def test_outcomes_of_chance_are_not_for_players():
    scene = Scene(players=3)
    assert "chance alone" in refused(scene, "dice 6")
