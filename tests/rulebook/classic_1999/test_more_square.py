"""The option more_square: the ISF rule against endless chases (X11)."""

import pytest

from flagfall.core import BadOption, Illegal
from flagfall.testing.sketch import sketch

START = """
    . . -4 . 6
    . . .  . .
    5 . .  . .
"""
LAP = ("e3-d3", "c3-c2", "d3-c3", "c2-d2", "c3-c2", "d2-d3", "c2-d2", "d3-c3")
"""Red's Captain comes beside blue's Sergeant and follows it once around a block of four squares."""


def chase(drawing=START, lap=LAP, **options):
    game = sketch("stratego/classic", drawing, turn=0, **options)
    for text in lap:
        game.decide(text)
    return game


def test_a_chaser_may_not_repeat_a_position_of_the_chase():
    """X11. After one lap the threatening move that recreates the first position is refused."""
    game = chase(more_square=True)
    assert not game.may("d2-d3")
    with pytest.raises(Illegal, match="the chase rule: that position has already occurred in this chase"):
        game.decide("d2-d3")


def test_without_the_option_a_chase_may_go_on():
    """X11. The rule is off unless chosen."""
    assert chase().may("d2-d3")


def test_going_straight_back_is_always_allowed():
    """X11. The square the chaser just came from stays open; the two-square rule limits that."""
    assert chase(more_square=True).may("d2-c2")


def test_moves_that_threaten_nobody_stay_open():
    """X11. Only a threatening move can be refused."""
    game = chase(more_square=True)
    assert game.may("d2-e2")
    assert game.may("d2-d1")


def test_the_chased_side_is_never_restricted():
    """X11. Blue may go wherever it could without the rule, at every moment of the chase."""
    bound, free = (sketch("stratego/classic", START, turn=0, more_square=rule) for rule in (True, False))
    for text in LAP:
        if bound.turn == 1:
            assert bound.choices() == free.choices()
        bound.decide(text)
        free.decide(text)


def test_a_move_that_threatens_nobody_ends_the_chase():
    """X11. After a quiet move earlier positions are forgotten, and the same move is open again."""
    game = chase(more_square=True)
    game.decide("a1-a2")
    game.decide("c3-b3")
    game.decide("a2-a1")
    game.decide("b3-c3")
    assert game.may("d2-d3")


def test_an_attack_ends_the_chase():
    """X11. A battle anywhere on the board ends it too."""
    game = chase("""
        . . -4 . 6
        . . .  . .
        5 -3 . . .
    """, more_square=True)  # fmt: skip
    game.decide("a1xb1")
    game.decide("c3-b3")
    game.decide("b1-a1")
    game.decide("b3-c3")
    assert game.may("d2-d3")


def test_the_rule_needs_the_two_square_rule():
    """X11. Going straight back is allowed because the two-square rule limits it: one without the other is refused."""
    with pytest.raises(BadOption, match="more_square needs two_square"):
        sketch("stratego/classic", START, more_square=True, two_square="off")
