"""Rules for Movement (Stratego 1999)."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch


def test_a_piece_moves_one_square_forward_backward_or_sideways():
    """Four neighbours and no more (1999, Rules for Movement 1)."""
    game = sketch("stratego/classic", """
        . . . -4
        . . . .
        . 5 . .
        . . . .
    """, turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["b2-a2", "b2-b1", "b2-b3", "b2-c2"]


def test_moving_is_told_to_everybody_and_shows_no_face():
    """A step is seen by all and tells nobody what moved (1999, Rules for Movement 1)."""
    game = sketch("stratego/classic", """
        -4 . .
        .  . .
        5  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-a2") == ["moved a1 a2 -> all", "turn blue -> all"]
    assert game.faces(1)["a2"] is None


@pytest.mark.parametrize("piece", ["M", "5", "2", "S"])
def test_nobody_moves_diagonally(piece):
    """Not even a Scout (1999, Rules for Movement 2)."""
    game = sketch("stratego/classic", f"""
        .  . -4
        .  . .
        {piece} . .
    """, turn=0)  # fmt: skip
    assert not game.may("a1-b2")
    with pytest.raises(Illegal, match="never diagonally"):
        game.decide("a1-b2")


def test_nobody_moves_onto_his_own_piece():
    """A square holds one piece (1999, Rules for Movement 2)."""
    game = sketch("stratego/classic", """
        -4 . .
        .  . .
        5  3 .
    """, turn=0)  # fmt: skip
    with pytest.raises(Illegal, match="your own piece stands on b1"):
        game.decide("a1-b1")


@pytest.mark.parametrize("between", ["3", "-3"])
def test_nobody_jumps_over_a_piece(between):
    """Neither a friend nor an enemy is jumped, also not by a Scout (1999, Rules for Movement 2)."""
    game = sketch("stratego/classic", f"""
        -4 . . .
        .  . . .
        2 {between} . .
    """, turn=0)  # fmt: skip
    with pytest.raises(Illegal, match="a piece stands in the way"):
        game.decide("a1-c1")


@pytest.mark.parametrize("lake", ["c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"])
def test_nobody_enters_a_lake(lake):
    """The two lakes of four squares in the middle cannot be entered (1999, Rules for Movement 3)."""
    column, row = lake[0], int(lake[1])
    below = f"{column}{row - 1}" if row == 5 else f"{chr(ord(column) + (1 if column in 'dh' else -1))}{row}"
    game = sketch("stratego/classic", "5", corner=below, turn=0)
    with pytest.raises(Illegal, match=f"{lake} cannot be entered"):
        game.decide(f"{below}-{lake}")


def test_nobody_jumps_over_a_lake():
    """A Scout cannot cross it either (1999, Rules for Movement 3)."""
    game = sketch("stratego/classic", """
        . . . . -4
        2 . . . .
    """, corner="b5", turn=0)  # fmt: skip
    assert not game.may("b5-e5")
    with pytest.raises(Illegal, match="the way is blocked"):
        game.decide("b5-e5")


@pytest.mark.parametrize(("piece", "name"), [("B", "Bomb"), ("F", "Flag")])
def test_bombs_and_flags_never_move(piece, name):
    """They stay where they were placed (1999, Rules for Movement)."""
    game = sketch("stratego/classic", f"""
        -4 . .
        .  . .
        {piece} . 5
    """, turn=0)  # fmt: skip
    with pytest.raises(Illegal, match=f"the {name} cannot move or attack"):
        game.decide("a1-a2")


def test_the_board_has_edges():
    """Nobody leaves the board, and the last square of a row is no neighbour of the next row's first (1999, Figure 2)."""
    game = sketch("stratego/classic", """
        . . . . . . . . . .
        5 . . . . . . . . 4
    """, corner="a2", turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["a2-a1", "a2-a3", "a2-b2", "j2-i2", "j2-j3"]
