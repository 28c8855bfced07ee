"""The chase rule together with powers."""

from flagfall.testing.sketch import sketch

ROUND = ("a1-b1", "b2-a2", "b1-b2", "a2-a1", "b2-a2", "a1-b1", "a2-a1", "b1-b2")


def chase():
    game = sketch("stratego/lotr-powers", """
        . . . . .
        . -3 . . -2
        A . . . .
    """, turn=0, more_square=True)  # fmt: skip
    for line in ROUND:
        game.decide(line)
    return game


def test_a_chase_may_not_repeat_a_position():
    """By agreement a chaser may not bring back a position of the chase; only plain moves threaten or evade (ISF, more-square
    rule; X11)."""
    assert not chase().may("a1-b1")


def test_a_power_ends_the_chase():
    """A turn of Detect Enemy is no plain move, so the chase is over and may begin anew (ISF, more-square rule; X11)."""
    game = chase()
    game.decide("a1 detect b2")
    game.decide("e2-e3")
    assert game.may("a1-b1")
