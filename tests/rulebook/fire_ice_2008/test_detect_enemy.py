"""Detect Enemy: the Mages Lavamir and Shadazir."""

from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"


def test_a_mage_makes_an_enemy_show_itself():
    """The Mage is shown, an enemy within two squares in any combination of directions must show itself (Fire & Ice 2008,
    Detect Enemy)."""
    game = sketch(TWO, """
        . . b -3
        9 . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 detect c2") == [
        "unmasked a1 lavamir -> all",
        "probed a1 c2 -> all",
        "unmasked c2 trap -> all",
        "turn ice -> all",
    ]


def test_zones_do_not_hinder_it():
    """Mages detect across Forbidden Zones (Fire & Ice 2008, Detect Enemy)."""
    game = sketch(TWO, """
        . -5 -3
        . . .
        9 . .
    """, corner="b4", turn=0)  # fmt: skip
    assert game.may("b4 detect c6")
    assert game.may("b4 detect d6")


def test_it_is_no_attack():
    """A player who could only detect has lost (Fire & Ice 2008, On Your Turn; R13, X2)."""
    game = sketch(TWO, """
        B B -3 .
        9 B -3 .
    """, turn=1)  # fmt: skip
    assert game.decide("c1-d1")[-1] == "ended ice stuck -> all"
