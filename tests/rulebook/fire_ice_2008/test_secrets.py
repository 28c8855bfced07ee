"""No power tells what a hidden piece is before it strikes."""

import pytest

from flagfall.games.stratego.squares import NAMES
from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"
HIDDEN = ("x", "-9", "-8", "-7", "-6", "-5", "-4", "-3", "-2", "s", "b", "f")
POWERS = {
    "flight": ("X ? . .", "a1 fly c1"),
    "landing": ("X 3 . ?", "a1 fly c1"),
    "detect": ("9 . ? .", "a1 detect c1"),
    "quickness": ("8 . ? .", "a1 ride c1"),
    "rampage": ("5 . ? .", "a1 rampage b1"),
    "enchant": ("6 . ? .", "a1 enchant c1"),
    "arrow": ("4 . ? .", "a1 bow c1"),
}


@pytest.mark.parametrize("power", POWERS)
def test_a_hidden_piece_looks_the_same_whatever_it_is(power):
    """Before the blow lands, the player of the power sees, may do and is refused the same, whatever stands there (Fire &
    Ice 2008, all powers; R16)."""
    drawing, legal = POWERS[power]
    word = legal.split()[1]
    seen = set()
    for hidden in HIDDEN:
        game = sketch(TWO, drawing.replace("?", hidden) + " -3", turn=0, flags=False)
        assert game.may(legal)
        answers = tuple(game.answer(f"a1 {word} {target}") for target in NAMES)
        seen.add((tuple(game.choices()), answers, str(game.rules.show(game.view(0))["pieces"])))
    assert len(seen) == 1


def test_after_landing_the_neighbour_is_still_a_secret():
    """The offer to attack after a flight depends on where pieces stand, not on what they are (Fire & Ice 2008, Flight; F7)."""
    seen = set()
    for hidden in HIDDEN:
        game = sketch(TWO, f"X 3 . {hidden} -3", turn=0, flags=False)
        seen.add((tuple(game.decide("a1 fly c1")), tuple(game.choices())))
    assert len(seen) == 1
