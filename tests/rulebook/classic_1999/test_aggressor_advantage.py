"""Aggressor Advantage (Stratego 1999, tournament rule)."""

import pytest

from flagfall.testing.sketch import sketch


@pytest.mark.parametrize("letter", ["M", "9", "8", "7", "6", "5", "4", "3", "2", "S"])
def test_the_attacker_wins_against_its_equal(letter):
    """T1. When equals meet the attacker captures and moves on, Spy against Spy too (1999, Aggressor Advantage)."""
    enemy = letter.lower() if letter.isalpha() else f"-{letter}"
    game = sketch("stratego/classic", f"""
        -5 . .
        {enemy} . .
        {letter} . .
    """, turn=0, aggressor_advantage=True)  # fmt: skip
    told = game.decide("a1xa2")
    assert "fell a2 blue -> all" in told
    assert "fell a1 red -> all" not in told
    assert game.at("a2").startswith("red:")


def test_bombs_are_no_equals():
    """T1. A Bomb has no rank: it still removes the attacker (1999, Aggressor Advantage)."""
    game = sketch("stratego/classic", """
        -5 . .
        b  . .
        5  . 4
    """, turn=0, aggressor_advantage=True)  # fmt: skip
    assert "fell a1 red -> all" in game.decide("a1xa2")


def test_unequal_ranks_meet_as_ever():
    """The rule touches ties alone (1999, Aggressor Advantage)."""
    game = sketch("stratego/classic", """
        -6 . .
        5  . 4
    """, turn=0, aggressor_advantage=True)  # fmt: skip
    assert "fell a1 red -> all" in game.decide("a1xa2")
