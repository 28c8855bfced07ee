"""What all powers have in common."""

import pytest

from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"


@pytest.mark.parametrize(
    ("drawing", "turn", "line", "actor"),
    [
        ("w 6 . . 3 -3", 1, "a1 stone b1", "white-witch"),
        ("w P . . 3 -3", 1, "a1 tempt b1", "white-witch"),
        ("m . 6 . 3 -3", 1, "a1 detect c1", "maugrim"),
        ("c . 6 . 3 -3", 1, "a1 rampage b1", "cyclops"),
        ("A 3 . . 3 -3", 0, "a1 fly c1", "aslan"),
        ("5 3 . . 3 -3", 0, "a1 fly c1", "griffin"),
        ("P . . . 3 -3", 0, "a1 ride c1", "peter"),
        ("U . -6 . 3 -3", 0, "a1 bow c1", "susan"),
        ("R . -6 . 3 -3", 0, "a1 club b1, b1*c1, stop", "rumblebuffin"),
        ("L . . . 3 -3", 0, "heal peter@b1", "lucy"),
    ],
)
def test_a_power_shows_its_owner_first_and_is_the_whole_turn(drawing, turn, line, actor):
    """A piece makes a standard move or uses ONE of its powers, and is shown before it does (Narnia 2005, Special Powers
    guidelines; R11, R12)."""
    told = sketch(TWO, drawing, turn=turn, all_powers=True).decide(line)
    assert told[0] == f"unmasked a1 {actor} -> all"
    assert told[-1] == f"turn {('blue', 'red')[turn]} -> all"


def test_powers_sleep_in_game_one():
    """Special Powers are used in Game 2 only (Narnia 2005, Setup)."""
    game = sketch("stratego/narnia", "w P . . 3 -3", turn=1)
    assert all("-" in choice for choice in game.choices())
