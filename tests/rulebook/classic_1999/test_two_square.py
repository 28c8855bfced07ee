"""The two-square rule (Stratego 1999, Rules for Movement 4) and its options."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

SHUTTLE = """
    -4 . . .
    .  . . .
    5  . . 6
"""


def shuttle(game, there, back, times):
    """Red goes back and forth, blue does likewise on its own side."""
    blue = ("a3-b3", "b3-a3")
    for number in range(times):
        game.decide((there, back)[number % 2])
        game.decide(blue[number % 2])


def test_the_third_move_between_the_same_two_squares_is_refused():
    """R1. There and back is allowed; a third consecutive turn between these squares is not (1999, Movement 4)."""
    game = sketch("stratego/classic", """
        -4 . . .
        .  . . -6
        5  . . 6
    """, turn=0)  # fmt: skip
    game.decide("a1-b1")
    game.decide("a3-b3")
    game.decide("b1-a1")
    game.decide("b3-a3")
    assert not game.may("a1-b1")
    with pytest.raises(Illegal, match="the two-square rule"):
        game.decide("a1-b1")
    assert game.may("a1-a2")


@pytest.mark.parametrize(("limit", "allowed"), [(2, 2), (3, 3), (5, 5)])
def test_the_limit_can_be_agreed_on(limit, allowed):
    """R1. Two as printed, three as the ISF plays, five as it used to."""
    game = sketch("stratego/classic", SHUTTLE, turn=0, two_square=limit)
    moves = ("a1-b1", "b1-a1")
    for number in range(allowed):
        assert game.may(moves[number % 2])
        game.decide(moves[number % 2])
        game.decide(("a3-b3", "b3-b2", "b2-a2", "a2-a3", "a3-b3")[number])
    assert not game.may(moves[allowed % 2])


def test_the_rule_can_be_switched_off():
    """R1. By agreement one may shuttle as often as one likes."""
    game = sketch("stratego/classic", SHUTTLE, turn=0, two_square="off")
    shuttle(game, "a1-b1", "b1-a1", 12)
    assert game.may("a1-b1")


def test_moving_another_piece_starts_the_count_over():
    """Turns must be consecutive: a move of another piece in between ends the run (1999, Movement 4)."""
    game = sketch("stratego/classic", SHUTTLE, turn=0)
    game.decide("a1-b1")
    game.decide("a3-b3")
    game.decide("b1-a1")
    game.decide("b3-b2")
    game.decide("d1-d2")
    game.decide("b2-b3")
    assert game.may("a1-b1")


def test_leaving_the_two_squares_starts_the_count_over():
    """A third square in between ends the run (1999, Movement 4)."""
    game = sketch("stratego/classic", SHUTTLE, turn=0)
    game.decide("a1-b1")
    game.decide("a3-b3")
    game.decide("b1-c1")
    game.decide("b3-b2")
    assert game.may("c1-b1")
    game.decide("c1-b1")
    game.decide("b2-b3")
    assert not game.may("b1-c1")
    assert game.may("b1-a1")


def test_an_attack_over_a_closed_border_is_refused_too():
    """R1. The forbidden return may not be an attack either."""
    game = sketch("stratego/classic", """
        .  .  -4 .
        .  -3 .  .
        5  .  .  6
    """, turn=0)  # fmt: skip
    game.decide("a1-b1")
    game.decide("c3-d3")
    game.decide("b1-a1")
    game.decide("b2-b1")
    assert not game.may("a1xb1")


def test_a_scout_is_stopped_by_the_border_not_by_the_squares():
    """R2. Borders crossed are counted: a Scout may halt before the closed border and use the other axis."""
    game = sketch("stratego/classic", """
        -4 . . . . .
        .  . . . . .
        2  . . . . .
    """, turn=0)  # fmt: skip
    game.decide("a1-d1")
    game.decide("a3-b3")
    game.decide("d1-b1")
    game.decide("b3-b4")
    assert not game.may("b1-c1")
    assert not game.may("b1-d1")
    assert game.may("b1-a1")
    assert game.may("b1-b2")


def test_a_scout_may_stop_before_the_closed_border():
    """R2. Shorter moves in the same line stay open as far as that border."""
    game = sketch("stratego/classic", """
        -4 . . . . .
        .  . . . . .
        .  . . 2 . .
    """, turn=0)  # fmt: skip
    game.decide("d1-c1")
    game.decide("a3-b3")
    game.decide("c1-f1")
    game.decide("b3-b4")
    assert game.may("f1-e1")
    assert game.may("f1-d1")
    assert not game.may("f1-c1")
    assert not game.may("f1-b1")


def test_who_is_blocked_by_this_rule_alone_has_lost():
    """R3. If every move is closed and be it only by the two-square rule, there is no move, and that loses."""
    game = sketch("stratego/classic", """
        -4 . . .
        B  B  B .
        .  5  B .
        F  B  B .
    """, turn=0)  # fmt: skip
    game.decide("b2-a2")
    game.decide("a4-b4")
    game.decide("a2-b2")
    assert game.decide("b4-a4")[-1] == "ended blue stuck -> all"
