"""Special Spy Attack Privilege (Stratego 1999)."""

import pytest

from flagfall.testing.sketch import sketch


def test_a_spy_that_attacks_the_marshal_captures_him():
    """The Spy strikes first and the Marshal falls (1999, Special Spy Attack Privilege)."""
    game = sketch("stratego/classic", """
        -4 . .
        m  . .
        S  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 spy -> all",
        "unmasked a2 marshal -> all",
        "fell a2 blue -> all",
        "lost marshal -> all",
        "took a1 a2 -> all",
        "turn blue -> all",
    ]


def test_a_marshal_that_attacks_the_spy_captures_it():
    """If the Marshal strikes first, the Spy is removed (1999, Special Spy Attack Privilege)."""
    game = sketch("stratego/classic", """
        -4 . .
        s  . .
        M  . .
    """, turn=0)  # fmt: skip
    assert "fell a2 blue -> all" in game.decide("a1xa2")
    assert game.at("a2") == "red:marshal"


@pytest.mark.parametrize("letter", ["M", "9", "8", "7", "6", "5", "4", "3", "2"])
def test_any_piece_that_attacks_the_spy_captures_it(letter):
    """R7. The Spy has no defence: S is below every number (1999, Special Spy Attack Privilege)."""
    game = sketch("stratego/classic", f"""
        -4 . .
        s  . .
        {letter} . .
    """, turn=0)  # fmt: skip
    game.decide("a1xa2")
    assert game.at("a2").startswith("red:")


@pytest.mark.parametrize("letter", ["-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2"])
def test_a_spy_loses_to_everybody_but_the_marshal(letter):
    """Its privilege is the Marshal alone (1999, Special Spy Attack Privilege)."""
    game = sketch("stratego/classic", f"""
        {letter} . .
        S . 5
    """, turn=0)  # fmt: skip
    assert "fell a1 red -> all" in game.decide("a1xa2")


def test_two_spies_fall_together():
    """R5. A Spy meeting a Spy is a meeting of equals: both are removed."""
    game = sketch("stratego/classic", """
        -4 . .
        s  . .
        S  . 5
    """, turn=0)  # fmt: skip
    told = game.decide("a1xa2")
    assert "fell a2 blue -> all" in told
    assert "fell a1 red -> all" in told


@pytest.mark.parametrize("defender", ["m", "b"])
def test_a_marshal_still_falls_to_his_equal_and_to_a_bomb(defender):
    """T14. That only the Spy captures a Marshal means by privilege: a tie or a Bomb removes him like anybody."""
    game = sketch("stratego/classic", f"""
        -4 . .
        {defender} . .
        M . 5
    """, turn=0)  # fmt: skip
    assert "fell a1 red -> all" in game.decide("a1xa2")


def test_with_aggressor_advantage_a_marshal_beats_a_marshal():
    """T14, T1. A Marshal who attacks his equal under Aggressor Advantage captures him."""
    game = sketch("stratego/classic", """
        -4 . .
        m  . .
        M  . 5
    """, turn=0, aggressor_advantage=True)  # fmt: skip
    assert "fell a2 blue -> all" in game.decide("a1xa2")
    assert game.at("a2") == "red:marshal"
