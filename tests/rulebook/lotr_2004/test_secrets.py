"""No power tells what a hidden piece is before it strikes: choices, refusals and views do not depend on it."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

RING = "stratego/lotr-ring"
EVIL = ("k", "a", "n", "g", "u", "z", "d", "-3", "-2", "s", "b", "f")
GOOD = ("G", "A", "L", "I", "T", "E", "R", "C", "3", "2", "S", "B", "F")
FAR_AWAY = {0: " -3", 1: " 3"}

POWERS = {
    "flight": (0, "G ? . .", "a1 fly c1", "a1 fly d1"),
    "detect": (0, "A . ? .", "a1 detect c1", "a1 detect e1"),
    "longbow": (0, "L . ? .", "a1 bow c1", "a1 bow d1"),
    "axe": (0, "I . ? .", "a1 axe b1", "a1 axe c1"),
    "steed": (0, "T . ? .", "a1 ride c1", "a1 ride d1"),
    "repeat": (1, "u 3 ? .", "a1xb1", "a1xc1"),
    "rampage": (1, "z . ? .", "a1 rampage b1", "a1 rampage c1"),
    "evil longbow": (1, "d . ? .", "a1 bow c1", "a1 bow d1"),
    "evil detect": (1, "a . ? .", "a1 detect c1", "a1 detect e1"),
}


def positions(power):
    seat, drawing, legal, illegal = POWERS[power]
    for hidden in (EVIL, GOOD)[seat]:
        # A Flag drawn here is the only Flag of its army, so every position draws its own in the same far corner.
        yield (
            hidden,
            sketch(RING, drawing.replace("?", hidden) + FAR_AWAY[seat], turn=seat, flags=False),
            legal,
            illegal,
        )


@pytest.mark.parametrize("power", POWERS)
def test_a_hidden_piece_looks_the_same_whatever_it_is(power):
    """Before the blow lands, the player of the power sees, may do and is refused the same, whatever stands there (LotR
    2004, all powers; R16)."""
    seat = POWERS[power][0]
    seen = set()
    for _, game, legal, illegal in positions(power):
        assert game.may(legal)
        with pytest.raises(Illegal) as refused:
            game.decide(illegal)
        # How many pieces of each kind are left is no secret of the drawing; what stands where is.
        view = game.rules.show(game.view(seat))
        seen.add((tuple(game.choices()), str(refused.value), str(view["pieces"])))
    assert len(seen) == 1


def test_the_axe_keeps_the_secret_until_all_targets_are_named():
    """Targets are named first and shown together afterwards (LotR 2004, Dwarven Axe; X13)."""
    seen = set()
    for _, game, _, _ in positions("axe"):
        told = game.decide("a1 axe b1, b1*c1")
        seen.add((tuple(told), tuple(game.choices()), game.view(0)))
    assert len(seen) == 1
