"""Special Miner Attack Privilege, and Bombs (Stratego 1999)."""

import pytest

from flagfall.testing.sketch import sketch


def test_a_miner_defuses_a_bomb_and_takes_its_square():
    """The Bomb is removed and the Miner moves on (1999, Special Miner Attack Privilege)."""
    game = sketch("stratego/classic", """
        -4 . .
        b  . .
        3  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 miner -> all",
        "unmasked a2 bomb -> all",
        "fell a2 blue -> all",
        "lost bomb -> all",
        "took a1 a2 -> all",
        "turn blue -> all",
    ]


@pytest.mark.parametrize("letter", ["M", "9", "8", "7", "6", "5", "4", "2", "S"])
def test_every_other_piece_is_lost_and_the_bomb_stays(letter):
    """R6, R8. Whoever else strikes a Bomb is removed, a Spy too, and the Bomb remains (1999, Special Miner Attack)."""
    game = sketch("stratego/classic", f"""
        -4 . .
        b  . .
        {letter} . 5
    """, turn=0)  # fmt: skip
    told = game.decide("a1xa2")
    assert "fell a1 red -> all" in told
    assert "fell a2 blue -> all" not in told
    assert game.at("a2") == "blue:bomb"


def test_a_bomb_struck_once_can_be_struck_again():
    """R8. A Bomb stays on its square until a Miner comes, however many pieces it has cost."""
    game = sketch("stratego/classic", """
        -4 .
        .  6
        7  b
    """, turn=0)  # fmt: skip
    game.decide("a1xb1")
    game.decide("a3-b3")
    game.decide("b2xb1")
    assert game.at("b1") == "blue:bomb"
