"""Quickness: Knights and Beast Riders."""

import pytest

from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"


@pytest.mark.parametrize(("letter", "kind"), [("8", "knight"), ("7", "beast-rider")])
def test_two_squares_in_any_combination(letter, kind):
    """Knights and Beast Riders may go two squares, around a corner too, and are shown (Fire & Ice 2008, Quickness)."""
    game = sketch(TWO, f"""
        . . -3
        {letter} . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 ride b2") == [f"unmasked a1 {kind} -> all", "strode a1 b2 -> all", "turn ice -> all"]


def test_it_may_end_on_an_enemy():
    """The second square may hold an enemy, who is attacked at once (Fire & Ice 2008, Quickness; R19)."""
    game = sketch(TWO, """
        8 . -5 -3
    """, turn=0)  # fmt: skip
    assert "took a1 c1 -> all" in game.decide("a1 ride c1")


def test_an_enemy_on_the_first_square_ends_it():
    """Attacking on the first square forfeits the second; nobody is jumped (Fire & Ice 2008, Quickness; X5)."""
    game = sketch(TWO, """
        8 -5 . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1 ride c1")
    assert game.decide("a1xb1")[-1] == "turn ice -> all"


def test_zones_stop_it():
    """No riding over Forbidden Zones (Fire & Ice 2008, Quickness)."""
    game = sketch(TWO, """
        8 . -3
    """, corner="c3", turn=0)  # fmt: skip
    assert not game.may("c3 ride c5")
    assert not game.may("c3 ride d4")


def test_one_step_is_ordinary_and_keeps_the_secret():
    """A Knight that moves one square shows nothing (Fire & Ice 2008, Special Powers guidelines; F19)."""
    game = sketch(TWO, """
        8 . . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn ice -> all"]


def test_never_back_to_where_it_began():
    """A ride is not a way to pass (Fire & Ice 2008, On Your Turn; R14)."""
    game = sketch(TWO, """
        8 . . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1 ride a1")
