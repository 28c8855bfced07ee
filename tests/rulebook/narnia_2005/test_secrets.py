"""No power tells what a hidden piece is before it strikes."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"
# Late comers are left out of the red list: a drawn one would be missing from the reinforcements, which Red alone sees.
RED = ("P", "E", "O", "6", "5", "4", "2", "S", "B", "F")
BLUE = ("w", "o", "-8", "m", "c", "-6", "-5", "-4", "-3", "-2", "s", "b", "f")
POWERS = {
    "stone": (1, "w ? . .", "a1 stone b1", "a1 stone c1"),
    "delight": (1, "w . ? .", "a1 tempt c1", "a1 tempt d1"),
    "detect": (1, "m . ? .", "a1 detect c1", "a1 detect d1"),
    "rampage": (1, "c . ? .", "a1 rampage b1", "a1 rampage c1"),
    "leap": (0, "A ? . .", "a1 fly c1", "a1 fly d1"),
    "wings": (0, "5 ? . .", "a1 fly c1", "a1 fly d1"),
    "charge": (0, "O . ? .", "a1 ride c1", "a1 ride d1"),
    "bow": (0, "U . ? .", "a1 bow c1", "a1 bow d1"),
    "club": (0, "R . ? .", "a1 club b1", "a1 club c1"),
    "breath": (0, "A . ? .", "a1-a2", "a1 free c1"),
    "cordial": (0, "L . ? .", "heal edmund@a2", "heal edmund@c1"),
}


@pytest.mark.parametrize("power", POWERS)
def test_a_hidden_piece_looks_the_same_whatever_it_is(power):
    """Before the blow lands, the player of the power sees, may do and is refused the same, whatever stands there (Narnia
    2005, all powers; R16)."""
    seat, drawing, legal, illegal = POWERS[power]
    seen = set()
    for hidden in (BLUE, RED)[seat]:
        spare = (" -3", " 3")[seat]
        game = sketch(TWO, drawing.replace("?", hidden) + spare, turn=seat, flags=False, all_powers=True)
        assert game.may(legal)
        with pytest.raises(Illegal) as refused:
            game.decide(illegal)
        seen.add((tuple(game.choices()), str(refused.value), str(game.rules.show(game.view(seat))["pieces"])))
    assert len(seen) == 1
