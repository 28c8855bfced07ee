"""What all powers have in common."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"


@pytest.mark.parametrize(
    ("drawing", "line", "actor"),
    [
        ("X 3 . . -3", "a1 fly c1", "emberheart"),
        ("9 . -5 . -3", "a1 detect c1", "lavamir"),
        ("8 . . . -3", "a1 ride c1", "knight"),
        ("6 . -5 . -3", "a1 enchant c1", "sorceress"),
        ("5 . -2 . -3", "a1 rampage b1", "lava-beast"),
        ("4 . -5 . -3", "a1 bow c1", "elf"),
    ],
)
def test_a_power_shows_its_owner_first_and_is_the_whole_turn(drawing, line, actor):
    """A piece moves or uses its power; it is shown before it does, and then the turn is over (Fire & Ice 2008, Special
    Powers guidelines; R11)."""
    told = sketch(TWO, drawing, turn=0).decide(line)
    assert told[0] == f"unmasked a1 {actor} -> all"
    assert told[-1] == "turn ice -> all"


@pytest.mark.parametrize(
    ("drawing", "line", "actor"),
    [
        ("x -3 . . 3", "a1 fly c1", "frostbite"),
        ("-9 . 5 . 3", "a1 detect c1", "shadazir"),
        ("-8 . . . 3", "a1 ride c1", "knight"),
        ("-7 . . . 3", "a1 ride c1", "beast-rider"),
        ("-6 . 5 . 3", "a1 enchant c1", "sorceress"),
        ("-5 . 2 . 3", "a1 rampage b1", "yeti"),
        ("-4 . 5 . 3", "a1 bow c1", "elf"),
    ],
)
def test_ice_has_the_same_powers_as_fire(drawing, line, actor):
    """Both armies have every power, each under its own names (Fire & Ice 2008, The Special Powers)."""
    told = sketch(TWO, drawing, turn=1).decide(line)
    assert told[0] == f"unmasked a1 {actor} -> all"
    assert told[-1] == "turn fire -> all"


@pytest.mark.parametrize("letter", ["9", "5", "4", "6"])
def test_a_piece_with_a_power_may_just_move(letter):
    """A standard move instead of a power shows nothing (Fire & Ice 2008, Special Powers guidelines)."""
    game = sketch(TWO, f"{letter} . . -3", turn=0)
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn ice -> all"]


@pytest.mark.parametrize("letter", ["3", "2", "S", "B"])
def test_ranks_below_four_have_no_power_but_their_privilege(letter):
    """Powers belong to ranks 4 to 10; Dwarves, Scouts and Slayers keep what they have in Game 1 (Fire & Ice 2008, Game 2)."""
    game = sketch(TWO, f"{letter} . -5 . -3 3", turn=0)
    assert not any(choice.startswith("a1 ") for choice in game.choices())


def test_a_word_belongs_to_the_piece_that_has_the_power():
    """A power is asked for by its own name (Fire & Ice 2008, The Special Powers)."""
    game = sketch(TWO, "9 . -5 . -3", turn=0)
    with pytest.raises(Illegal, match="Lavamir the Mage has no such power"):
        game.decide("a1 enchant c1")


def test_silent_defense_does_not_hide_from_powers():
    """The target of a power must show itself by the power's own text (Fire & Ice 2008, Arrow Strike; T2, X4)."""
    game = sketch(TWO, "4 . -2 . -3", turn=0, silent_defense=True)
    told = game.decide("a1 bow c1")
    assert "unmasked c1 scout -> all" in told
    assert "lost scout -> ice" in told
