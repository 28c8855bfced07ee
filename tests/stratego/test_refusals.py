"""What a refusal says: what was asked, what stands in the way, what would have been possible."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

CLASSIC = "stratego/classic"
LOTR = "stratego/lotr-powers"
FIRE = "stratego/fire-ice-powers"
NARNIA = "stratego/narnia-powers"


@pytest.mark.parametrize(
    ("game", "drawing", "turn", "asked", "answer"),
    [
        (CLASSIC, "5 . -3", 0, "a1-a1",
         "a1-a1: a piece cannot stay where it is; somebody must move or attack. From a1 you may: a1-b1, a1-a2."),
        (CLASSIC, "5 . -3", 0, "stop", "stop: there is nothing to go on with or to stop. You may move from: a1."),
        (CLASSIC, "5 . -3", 0, "enter", "enter: you have no reinforcements. You may move from: a1."),
        (CLASSIC, "5 . -3", 0, "flag@b1", "flag@b1: the set-up is over. You may move from: a1."),
        (CLASSIC, "5 . -3", 0, "rescue spy@b1", "rescue spy@b1: Rescue was not agreed on. You may move from: a1."),
        (CLASSIC, "5 . -3", 0, "heal spy@b1", "heal spy@b1: nobody of yours has such a power. You may move from: a1."),
        (LOTR, "A . u -3", 0, "a1 bow c1", "a1 bow c1: Aragorn has no such power. From a1 you may: a1-b1, a1-a2, a1 detect c1."),
        (LOTR, "z . 3 3", 1, "a1 axe b1", "a1 axe b1: the Berzerker has no such power; the word is rampage."),
        (LOTR, "E . . u -3", 0, "a1 bow d1",
         "a1 bow d1: Longbow does not go from a1 to d1 as the board stands. Shoot at an enemy one or two squares away in "
         "a straight or diagonal line, also over pieces and Forbidden Zones. From a1 you may: a1-b1, a1-a2."),
        (FIRE, "6 . . -3", 0, "a1 enchant b1", "a1 enchant b1: nobody stands on b1. From a1 you may: a1-b1, a1-a2."),
        (NARNIA, "w 6 . 3 -3", 1, "enter", "enter: you have no reinforcements. You may move from: a1, e1."),
    ],
)  # fmt: skip
def test_the_reason_is_said_with_what_is_possible(game, drawing, turn, asked, answer):
    with pytest.raises(Illegal) as refused:
        sketch(game, drawing, turn=turn).decide(asked)
    assert str(refused.value) == answer


def test_a_rescue_out_of_time_says_when_it_comes():
    game = sketch(CLASSIC, "5 . -3", turn=0, rescue=True)
    with pytest.raises(Illegal, match="right after a piece of yours has reached the enemy's back row"):
        game.decide("rescue spy@b1")


def test_the_cordial_says_what_it_does_and_when_it_is_used_up():
    game = sketch(NARNIA, "L . . 3 -3", turn=0, all_powers=True)
    with pytest.raises(Illegal, match=r"Healing Cordial cannot do that\. Once a game, bring a captured piece"):
        game.decide("heal aslan@b1")
    game.decide("heal peter@b1")
    game.decide("e1-e2")
    with pytest.raises(Illegal, match="Healing Cordial was used already"):
        game.decide("heal edmund@a2")


def test_reinforcements_say_how_many_are_missing_or_that_they_are_there():
    """Seven enemy pieces must be gone first; then there must be room; then they have come."""
    army = """
        f b b b b b b s w o
        -8 -8 m c c -6 -6 -6 -6 -5
        -5 -5 -5 -4 -4 -4 -4 -3 -3 -3
        -3 -3 -2 -2 . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        P . . . . . . . . F
    """
    with pytest.raises(Illegal, match="come when 7 enemy pieces are gone; so far it is 6"):
        sketch(NARNIA, army, turn=0, flags=False).decide("enter")
    crowd = "2 2 2 2 2 2 2 2 . ."
    full = "\n".join([crowd, "6 6 6 6 5 5 5 5 . .", "4 4 4 O P E B B B B", "B B S . . . . . -3 F"])
    with pytest.raises(Illegal, match="not enough empty squares for your reinforcements"):
        sketch(NARNIA, full, turn=0).decide("enter")
    with pytest.raises(Illegal, match="on the board already"):
        sketch(NARNIA, "A R U L T 3 3 3 3 .\n3 . . . . . -3 . . .", turn=0).decide("enter")
