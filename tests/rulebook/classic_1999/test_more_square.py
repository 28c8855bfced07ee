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


def follow(game, line):
    for text in line.split():
        game.decide(text)
    return game


def test_a_rescue_by_the_chased_makes_a_new_position():
    """X11, T8. Blue's General flees along red's back row and brings a Miner back: with a Miner more no position has occurred before."""
    game = sketch("stratego/barrage", """
        . M . .
        . . -9 .
    """, turn=0, more_square=True, rescue=True)  # fmt: skip
    follow(game, "b2-b1 c1-d1 stop b1-c1 d1-d2 c1-d1 d2-c2 d1-d2 c2-b2 d2-c2 b2-b1 stop c2-b2 b1-c1")
    game.decide("rescue miner@i10")
    assert game.may("b2-b1")


def test_after_a_rescue_by_the_chased_the_chase_goes_on():
    """X11, T8. The chase was not broken off: from the rescue on its positions count as before."""
    game = sketch("stratego/barrage", """
        . M . .
        . . -9 .
    """, turn=0, more_square=True, rescue=True)  # fmt: skip
    game.decide("b2-b1")
    game.decide("c1-d1")
    game.decide("rescue miner@i10")
    follow(game, "b1-c1 d1-d2 c1-d1 d2-c2 d1-d2 c2-c1 stop d2-c2 c1-d1 stop")
    assert not game.may("c2-c1")


def test_a_rescue_by_the_chaser_belongs_to_the_position():
    """X11, T8. Red threatens blue's General from blue's back row and rescues a Miner: that position, Miner and all, has occurred."""
    game = sketch("stratego/barrage", """
        . . -9 .
        . M . .
    """, corner="a9", turn=0, more_square=True, rescue=True)  # fmt: skip
    game.decide("b9-b10")
    game.decide("rescue miner@i1")
    follow(game, "c10-d10 b10-c10 stop d10-d9 c10-d10 stop d9-c9 d10-d9 c9-b9 d9-c9 b9-b10 c9-b9 b10-c10")
    assert not game.may("b9-b10")


EDGE = [f"{column}1" for column in "abcdefghij"] + [f"j{row}" for row in range(2, 11)]
EDGE += [f"{column}10" for column in "ihgfedcba"] + [f"a{row}" for row in range(9, 1, -1)]
"""Once around the board."""
RING = ["b7", "c7", "d7", "e7", "e8", "d8", "c8", "b8"]


def around(squares, turn):
    """The chaser comes one square nearer, and the chased goes one further."""
    here, near, there, away = (squares[(turn + ahead) % len(squares)] for ahead in range(4))
    return f"{here}-{near}", f"{there}-{away}"


def test_a_chase_is_remembered_however_long_it_is():
    """X11. Red's Marshal follows blue's General once around the board; after 72 moves the first position is still known."""
    game = sketch("stratego/barrage", """
        . . . . f
        . . . . F
        M . -9 . .
    """, turn=0, more_square=True)  # fmt: skip
    for turn in range(36):
        for text in around(EDGE, turn):
            game.decide(text)
    assert not game.may("a1-b1")
    assert game.answer("a1-b1").startswith("a1-b1: the chase rule")


def test_chasing_two_pieces_by_turns_is_one_long_chase():
    """X11. One round takes 36 turns and the other eight, so all four stand as in the beginning only after 288 moves."""
    game = sketch("stratego/classic", """
        . 8 . -7 . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . f .
        . . . . F .
        M . -9 . . .
    """, turn=0, more_square=True)  # fmt: skip
    for turn in range(72):
        for text in (*around(RING, turn), *around(EDGE, turn)):
            game.decide(text)
    assert not game.may("b7-c7")
    assert game.may("a1-b1")


def test_a_chase_may_begin_with_a_capture():
    """X11. Red's Colonel takes a Miner and stands beside blue's Major: the position right after the capture may not come back."""
    game = sketch("stratego/classic", """
        . . . -7
        . . . -3
        . . . 8
    """, turn=0, more_square=True, two_square=3)  # fmt: skip
    follow(game, "d1xd2 d3-c3 d2-c2 c3-b3 c2-b2 b3-c3 b2-c2 c3-d3")
    assert not game.may("c2-d2")


def test_a_scout_may_begin_a_chase_with_a_capture_from_afar():
    """X11. The long attack of a Scout is a plain one too."""
    game = sketch("stratego/classic", """
        . . -4 .
        2 . -S .
    """, turn=0, more_square=True)  # fmt: skip
    follow(game, "a1xc1 c2-b2 c1-b1 b2-a2 b1-a1 a2-b2 a1-b1 b2-c2")
    assert not game.may("b1-c1")
