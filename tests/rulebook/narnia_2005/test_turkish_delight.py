"""Turkish Delight (reconstructed)."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"


@pytest.mark.parametrize(("letter", "kind"), [("P", "peter"), ("U", "susan"), ("E", "edmund"), ("L", "lucy")])
def test_a_child_within_two_squares_changes_sides(letter, kind):
    """The White Witch names an enemy within two squares, who is shown; one of the four children joins Blue for good,
    whatever its rank (Narnia 2005, reconstructed; N11)."""
    game = sketch(TWO, f"""
        w . {letter} 3 -3
    """, turn=1)  # fmt: skip
    assert game.decide("a1 tempt c1")[:4] == [
        "unmasked a1 white-witch -> all",
        "bade a1 c1 -> all",
        f"unmasked c1 {kind} -> all",
        f"turned c1 {kind} -> all",
    ]


@pytest.mark.parametrize("letter", ["2", "A", "B", "F", "S"])
def test_nobody_else_is_tempted(letter):
    """Whoever is no child is shown and stays red (Narnia 2005, reconstructed; R16)."""
    game = sketch(TWO, f"""
        w . {letter} 3 -3
    """, turn=1)  # fmt: skip
    assert len(game.decide("a1 tempt c1")) == 4


def test_nobody_is_tempted_twice():
    """An enchanted child cannot be enchanted again; there is no power to win it back (Narnia 2005, reconstructed; F17)."""
    game = sketch(TWO, """
        w . P 3 -3
    """, turn=1)  # fmt: skip
    game.decide("a1 tempt c1")
    game.decide("d1-d2")
    with pytest.raises(Illegal):
        game.decide("a1 tempt c1")
    assert game.may("c1-d1")


def test_one_power_a_turn():
    """The White Witch has two powers and uses one a turn (Narnia 2005, Special Powers guidelines; R12, R11)."""
    game = sketch(TWO, """
        w P . 3 -3
    """, turn=1)  # fmt: skip
    assert game.may("a1 stone b1")
    assert game.may("a1 tempt b1")
    game.decide("a1 tempt b1")
    assert game.turn == 0
