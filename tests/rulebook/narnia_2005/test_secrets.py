"""No power tells what a hidden piece is before it strikes."""

import pytest

from flagfall.games.stratego.squares import NAMES
from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"
RED = ("A", "P", "O", "R", "E", "U", "L", "6", "5", "T", "4", "3", "2", "S", "B", "F")
BLUE = ("w", "o", "-8", "m", "c", "-6", "-5", "-4", "-3", "-2", "s", "b", "f")
POWERS = {
    "stone": (1, "w ? . .", "a1 stone b1", "a1 stone "),
    "delight": (1, "w . ? .", "a1 tempt c1", "a1 tempt "),
    "detect": (1, "m . ? .", "a1 detect c1", "a1 detect "),
    "rampage": (1, "c . ? .", "a1 rampage b1", "a1 rampage "),
    "leap": (0, "A ? . .", "a1 fly c1", "a1 fly "),
    "wings": (0, "5 ? . .", "a1 fly c1", "a1 fly "),
    "charge": (0, "O . ? .", "a1 ride c1", "a1 ride "),
    "bow": (0, "U . ? .", "a1 bow c1", "a1 bow "),
    "club": (0, "R . ? .", "a1 club b1", "a1 club "),
    "breath": (0, "A . ? .", "a1-a2", "a1 free "),
    "cordial": (0, "L . ? .", "heal edmund@a2", "heal edmund@"),
}


@pytest.mark.parametrize("power", POWERS)
def test_a_hidden_piece_looks_the_same_whatever_it_is(power):
    """Before the blow lands, the player of the power sees, may do and is refused the same, whatever stands there (Narnia
    2005, all powers; R16)."""
    seat, drawing, legal, asked = POWERS[power]
    seen = set()
    for hidden in (BLUE, RED)[seat]:
        spare = (" -3", " 3")[seat]
        game = sketch(TWO, drawing.replace("?", hidden) + spare, turn=seat, flags=False, all_powers=True)
        assert game.may(legal)
        answers = tuple(game.answer(f"{asked}{target}") for target in NAMES)
        seen.add((tuple(game.choices()), answers, str(game.rules.show(game.view(seat))["pieces"])))
    assert len(seen) == 1
