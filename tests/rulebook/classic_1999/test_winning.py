"""Winning the Game (Stratego 1999)."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch


@pytest.mark.parametrize("letter", ["M", "9", "8", "7", "6", "5", "4", "3", "2", "S"])
def test_whoever_attacks_the_flag_wins(letter):
    """R9. Any piece that moves captures the Flag by attacking it, and the game is over (1999, Winning the Game)."""
    game = sketch("stratego/classic", f"""
        -4 . .
        f  . .
        {letter} . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2")[-1] == "ended red flag -> all"
    result = game.rules.result(game.state)
    assert (result.winners, result.scores, result.reason) == ((0,), (1.0, 0.0), "flag")
    assert not game.choices(0)
    assert not game.choices(1)


def test_capturing_the_flag_is_told_like_any_capture():
    """The Flag is declared, falls, and its place is taken (1999, Winning the Game)."""
    game = sketch("stratego/classic", """
        -4 . .
        f  . .
        5  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2") == [
        "attacked a1 a2 -> all",
        "unmasked a1 lieutenant -> all",
        "unmasked a2 flag -> all",
        "fell a2 blue -> all",
        "lost flag -> all",
        "took a1 a2 -> all",
        "ended red flag -> all",
    ]


def test_who_has_no_piece_left_to_move_loses():
    """With every movable piece gone a player must give up on his turn (1999, Winning the Game)."""
    game = sketch("stratego/classic", """
        b . .
        -4 . .
        6 . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2")[-2:] == ["turn blue -> all", "ended red stuck -> all"]


def test_who_is_walled_in_loses():
    """Pieces that cannot go anywhere do not help: no move and no attack is a loss (1999, Gameplay)."""
    game = sketch("stratego/classic", """
        b  .  . 5
        -4 b  . .
    """, turn=0)  # fmt: skip
    assert game.decide("d2-c2")[-1] == "ended red stuck -> all"


def test_a_neighbour_to_attack_is_enough():
    """Whoever can still attack is not beaten (1999, Gameplay)."""
    game = sketch("stratego/classic", """
        b  . 5 .
        -4 6 . .
    """, turn=0)  # fmt: skip
    assert game.decide("c2-d2")[-1] == "turn blue -> all"
    assert game.choices() == ["a1-b1"]


def test_nothing_is_decided_after_the_end():
    """A finished game has no choices left, and says so (1999, Winning the Game)."""
    game = sketch("stratego/classic", """
        -4 . .
        f  . .
        5  . .
    """, turn=0)  # fmt: skip
    game.decide("a1xa2")
    with pytest.raises(Illegal, match="not your turn"):
        raise Illegal(game.rules.explain(game.rules.codes.find(game.rules.notation.read_one("a2-a3", 0)), game.view(0)))


def test_a_draw_is_when_the_last_movers_trade():
    """R4. If the last pieces that could move fall together, neither side can go on: a draw."""
    game = sketch("stratego/classic", """
        -4 . .
        4  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2")[-1] == "ended draw both-stuck -> all"
    result = game.rules.result(game.state)
    assert result.draw
    assert result.scores == (0.5, 0.5)
