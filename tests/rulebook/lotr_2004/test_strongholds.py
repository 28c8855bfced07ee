"""Strongholds, and the Soldiers and Orcs who break them."""

import pytest

from flagfall.testing.sketch import sketch


@pytest.mark.parametrize("attacker", ["k", "u", "-2"])
def test_a_stronghold_captures_its_attacker_and_stays(attacker):
    """Whoever attacks a Stronghold is captured; the Stronghold remains (LotR 2004, Strongholds; R8)."""
    game = sketch("stratego/lotr", f"""
        B {attacker} -3
        3 . .
    """, turn=1)  # fmt: skip
    told = game.decide("b2xa2")
    assert "unmasked a2 stronghold -> all" in told
    assert "fell b2 evil -> all" in told
    assert game.at("a2") == "good:stronghold"


def test_rank_three_captures_a_stronghold():
    """A Soldier of Gondor or an Orc captures a Stronghold and moves onto its square (LotR 2004, Special Soldier/Orc
    Attack Privilege)."""
    game = sketch("stratego/lotr", """
        B -3 -3
        3 . .
    """, turn=1)  # fmt: skip
    assert game.decide("b2xa2") == [
        "attacked b2 a2 -> all",
        "unmasked b2 orc -> all",
        "unmasked a2 stronghold -> all",
        "fell a2 good -> all",
        "lost stronghold -> all",
        "took b2 a2 -> all",
        "turn good -> all",
    ]
