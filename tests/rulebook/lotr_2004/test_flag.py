"""The Flag."""

import pytest

from flagfall.testing.sketch import sketch


@pytest.mark.parametrize("attacker", ["G", "2", "S", "R", "3"])
def test_whoever_attacks_the_flag_wins(attacker):
    """Any piece that can move takes the Flag by an ordinary attack, and that wins the game (LotR 2004, How to Win; R9)."""
    game = sketch("stratego/lotr-ring", f"""
        {attacker} f -3
    """, turn=0)  # fmt: skip
    told = game.decide("a1xb1")
    assert told[:3] == ["attacked a1 b1 -> all", told[1], "unmasked b1 flag -> all"]
    assert told[-1] == "ended good flag -> all"


def test_frodo_takes_the_flag():
    """The Ringbearer captures a Flag like any piece of rank 4 (LotR 2004, Frodo's Special Power; L17)."""
    game = sketch("stratego/lotr-ring", """
        R f -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended good flag -> all"
