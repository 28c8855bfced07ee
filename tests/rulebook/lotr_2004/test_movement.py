"""Moving."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch


def test_a_piece_moves_one_square_but_never_diagonally():
    """One square forward, backward or sideways onto an open square (LotR 2004, Rules for Movement)."""
    game = sketch("stratego/lotr", """
        . . .
        . A .
        . . .
    """, turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["b2-a2", "b2-b1", "b2-b3", "b2-c2"]


def test_a_move_is_seen_by_all_and_shows_nothing():
    """A plain move turns no face, not even the Ringbearer's (LotR 2004, Rules for Movement; L27)."""
    game = sketch("stratego/lotr-ring", """
        . . -3
        R . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-a2") == ["moved a1 a2 -> all", "turn evil -> all"]
    assert game.faces(1)["a2"] is None


def test_flag_and_strongholds_never_move():
    """The Flag and the Strongholds stay where they were put (LotR 2004, Rules for Movement)."""
    game = sketch("stratego/lotr", """
        . . .
        F B 3
    """, turn=0)  # fmt: skip
    assert game.choices() == ["c1-d1", "c1-c2"]
    with pytest.raises(Illegal, match="the Stronghold cannot move or attack"):
        game.decide("b1-b2")


def test_ones_own_piece_is_in_the_way():
    """No jumping over pieces and no moving onto one's own (LotR 2004, Rules for Movement)."""
    game = sketch("stratego/lotr", """
        2 . .
        A . .
    """, turn=0)  # fmt: skip
    assert not game.may("a1-a2")
    assert not game.may("a1-a3")


def test_forbidden_zones_are_closed():
    """Nothing walks onto the two Forbidden Zones, two by two squares each (LotR 2004, Rules for Movement, Figure 2)."""
    game = sketch("stratego/lotr", """
        2 A . 2 .
    """, corner="b4", turn=0)  # fmt: skip
    assert not game.may("c4-c5")
    with pytest.raises(Illegal, match="c5 cannot be entered"):
        game.decide("c4-c5")
    assert game.may("b4-b9")
    assert game.may("e4-e9")


def test_the_third_shuttle_in_a_row_is_refused():
    """Shuttling to and fro over one border is stopped the third turn running (LotR 2004, Rules for Movement; R1)."""
    game = sketch("stratego/lotr", """
        -3 . . .
        . . . .
        A . . .
    """, turn=0)  # fmt: skip
    game.decide("a1-b1")
    game.decide("a3-b3")
    game.decide("b1-a1")
    game.decide("b3-c3")
    assert not game.may("a1-b1")
    assert game.may("a1-a2")
    with pytest.raises(Illegal, match="two-square rule"):
        game.decide("a1-b1")


def test_a_player_who_can_neither_move_nor_attack_loses():
    """Without a move or an attack on one's turn the game is lost (LotR 2004, On Your Turn and How to Win)."""
    game = sketch("stratego/lotr", """
        -3 . .
        . . .
        B . .
    """, turn=1)  # fmt: skip
    assert game.decide("a3-b3") == ["moved a3 b3 -> all", "turn good -> all", "ended evil stuck -> all"]
