"""Arrow Strike: the Elves."""

import pytest

from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"


def test_a_lower_rank_is_captured_without_moving():
    """Elf and target are shown; a rank below 4 is captured, the Elf stays (Fire & Ice 2008, Arrow Strike)."""
    game = sketch(TWO, """
        4 . -2 -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 bow c1") == [
        "unmasked a1 elf -> all",
        "shot a1 c1 -> all",
        "unmasked c1 scout -> all",
        "fell c1 ice -> all",
        "lost scout -> all",
        "turn ice -> all",
    ]


@pytest.mark.parametrize(("letter", "kind"), [("-4", "elf"), ("-5", "yeti"), ("x", "frostbite")])
def test_an_equal_or_higher_rank_survives(letter, kind):
    """Rank 4 or higher is shown and nothing happens (Fire & Ice 2008, Arrow Strike)."""
    game = sketch(TWO, f"""
        4 . {letter} -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 bow c1")[2:] == [f"unmasked c1 {kind} -> all", "turn ice -> all"]


@pytest.mark.parametrize(("letter", "kind"), [("b", "trap"), ("f", "flag")])
def test_traps_and_flags_take_no_harm(letter, kind):
    """A Trap or a Flag has no rank to be lower: it is shown and stays (Fire & Ice 2008, Arrow Strike; F10, R9, R16)."""
    game = sketch(TWO, f"""
        4 . {letter} -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 bow c1")[2:] == [f"unmasked c1 {kind} -> all", "turn ice -> all"]


def test_a_slayer_falls_to_an_arrow():
    """A Slayer has no defence (Fire & Ice 2008, Slayers; F11, R7)."""
    game = sketch(TWO, """
        4 . s -3
    """, turn=0)  # fmt: skip
    assert "fell c1 ice -> all" in game.decide("a1 bow c1")


def test_arrows_reach_the_whole_square_around():
    """Any combination of directions within two squares: here the knight's jump counts too (Fire & Ice 2008, Arrow Strike;
    F12)."""
    game = sketch(TWO, """
        -5 -5 -2 -3
        3 . . .
        4 . . .
    """, corner="b4", turn=0)  # fmt: skip
    assert {choice for choice in game.choices() if "bow" in choice} == {"b4 bow b6", "b4 bow c6", "b4 bow d6"}


def test_a_shot_is_an_attack_for_a_stuck_player():
    """Who can only shoot is not stuck (Fire & Ice 2008, On Your Turn; R13, X2)."""
    game = sketch(TWO, """
        B B . -3
        4 B . .
    """, turn=1)  # fmt: skip
    game.decide("d2-c2")
    assert game.choices() == ["a1 bow c2"]
