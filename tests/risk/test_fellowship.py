"""Moving the Fellowship: the road, the die, and cards that answer."""

import pytest
from tests.risk.scene import LEADER, Scene

from flagfall.core import Illegal


def ending(ring, **now):
    """The end of the first player's turn, nothing drawn."""
    scene = Scene(players=3).all(1, 4).put("moria", 0, 3, LEADER).put("carrock", 2, 2, LEADER)
    return scene.on(0, "redeploy").now(moves=1, ring=ring, **now)


def test_the_ring_moves_one_place_at_the_end_of_each_turn():
    scene = ending(0)
    assert "ring_moved 1" in scene.decide("pass")
    assert scene.register("turn") == 1


@pytest.mark.parametrize(("ring", "place"), [(8, "moria"), (10, "lorien"), (13, "dead_marshes")])
def test_in_three_places_a_die_above_three_is_needed(ring, place):
    """Moving the Fellowship: otherwise it stays and rolls again at the end of the next turn."""
    for face in range(1, 7):
        scene = ending(ring)
        assert scene.rules.show(scene.view(0))["ring"]["place"] == place
        scene.decide("pass")
        assert scene.phase == "ring_roll"
        facts = scene.dice(face)
        assert facts[0] == f"ring_rolled {face} 0 {int(face > 3)}"
        assert scene.register("ring") == ring + (face > 3)


def test_entering_a_place_with_a_die_needs_no_roll():
    """Ruling 44: the roll is made when trying to leave."""
    scene = ending(7)
    scene.decide("pass")
    assert scene.register("ring") == 8


def test_the_player_on_turn_is_asked_first_then_clockwise_once_round():
    """Rulings 38, 61: whoever holds Adventure cards is asked, whatever they are."""
    scene = ending(0).give(0, "bree").give(2, "harlond").give(1, "gollum")
    scene.decide("pass")
    asked = []
    while scene.phase in ("before_roll", "after_roll"):
        asked.append((scene.phase, scene.asked))
        scene.decide("pass")
    assert asked == [(phase, seat) for phase in ("before_roll", "after_roll") for seat in (0, 1, 2)]


def test_a_player_without_adventure_cards_is_not_asked():
    scene = ending(0).give(2, "bree")
    scene.decide("pass")
    assert scene.asked == 2


def test_a_second_card_forcing_a_roll_is_illegal():
    """Ruling 39: a roll is required already, so nobody else is asked before it."""
    scene = ending(0).give(0, "gollum").give(1, "knife_in_the_dark")
    scene.decide("pass", "play gollum")
    assert scene.phase == "ring_roll"


def test_no_roll_can_be_forced_where_one_is_printed():
    """Ruling 39."""
    scene = ending(8).give(0, "gollum").give(1, "knife_in_the_dark")
    scene.decide("pass")
    assert scene.phase == "ring_roll"


def test_a_card_that_holds_the_ring_beats_the_roll_and_one_is_enough():
    """Ruling 40: for this turn only; a second is refused because nobody is asked any more."""
    scene = ending(8).give(0, "boromir").give(1, "balrog")
    scene.decide("pass")
    scene.dice(6)
    assert (scene.phase, scene.asked) == ("after_roll", 0)
    facts = scene.decide("play boromir")
    assert "ring_held 8" in facts
    assert (scene.register("ring"), scene.register("turn")) == (8, 1)


def test_after_a_failed_roll_nobody_is_asked():
    """Ruling 51: a card that holds the Ring would change nothing."""
    scene = ending(8).give(0, "boromir").give(1, "balrog")
    scene.decide("pass")
    scene.dice(2)
    assert scene.register("turn") == 1
    assert scene.points(0) == 0


def test_being_asked_tells_nothing_about_a_hand():
    """Ruling 61: two hands of one size are asked alike."""
    prompts = []
    for card in ("boromir", "bree"):
        scene = ending(0).give(1, card)
        scene.decide("pass")
        prompts.append((scene.phase, scene.asked, scene.rules.show(scene.view(4))))
    assert prompts[0] == prompts[1]


def test_the_ring_is_not_moved_by_the_neutral_army():
    """2-player game 5: only the two players have turns."""
    scene = Scene(players=2).put("moria", 0, 3, LEADER).put("carrock", "neutral", 2).put("angmar", 1, 2, LEADER)
    scene.on(1, "redeploy").now(moves=1)
    scene.decide("pass")
    assert scene.register("turn") == 0


def test_a_card_not_held_cannot_answer():
    scene = ending(0).give(0, "bree")
    scene.decide("pass")
    with pytest.raises(Illegal, match="you do not hold that card"):
        scene.decide("play gollum")


def test_a_second_card_that_demands_a_roll_is_refused():
    """Ruling 39: a roll is already required; with the extra powers the others are still asked."""
    scene = Scene(players=3, extra_powers=True).all(1, 4).put("carrock", 0, 3, LEADER)
    scene.give(1, "knife_in_the_dark").give(2, "gollum").on(0, "redeploy").now(moves=1, ring=3)
    scene.decide("pass", "play knife_in_the_dark")
    assert (scene.asked, scene.choices()) == (2, ["pass"])
