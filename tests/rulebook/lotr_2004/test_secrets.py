"""No power tells what a hidden piece is before it strikes: choices, refusals and views do not depend on it."""

import pytest

from flagfall.games.stratego.squares import NAMES
from flagfall.testing.sketch import sketch

RING = "stratego/lotr-ring"
EVIL = ("k", "a", "n", "g", "u", "z", "d", "-3", "-2", "s", "b", "f")
GOOD = ("G", "A", "L", "I", "T", "E", "R", "C", "3", "2", "S", "B", "F")
FAR_AWAY = {0: " -3", 1: " 3"}

POWERS = {
    "flight": (0, "G ? . .", "a1 fly c1"),
    "detect": (0, "A . ? .", "a1 detect c1"),
    "longbow": (0, "L . ? .", "a1 bow c1"),
    "axe": (0, "I . ? .", "a1 axe b1"),
    "steed": (0, "T . ? .", "a1 ride c1"),
    "repeat": (1, "u 3 ? .", "a1 x b1"),
    "rampage": (1, "z . ? .", "a1 rampage b1"),
    "evil flight": (1, "k ? . .", "a1 fly c1"),
    "evil longbow": (1, "d . ? .", "a1 bow c1"),
    "evil detect": (1, "a . ? .", "a1 detect c1"),
}


def positions(power):
    seat, drawing, _ = POWERS[power]
    for hidden in (EVIL, GOOD)[seat]:
        # A Flag drawn here is the only Flag of its army, so every position draws its own in the same far corner.
        yield sketch(RING, drawing.replace("?", hidden) + FAR_AWAY[seat], turn=seat, flags=False)


@pytest.mark.parametrize("power", POWERS)
def test_a_hidden_piece_looks_the_same_whatever_it_is(power):
    """Before the blow lands, the player of the power sees, may do and is refused the same, whatever stands there (LotR
    2004, all powers; R16)."""
    seat, _, legal = POWERS[power]
    word = legal.split()[1]
    seen = set()
    for game in positions(power):
        assert game.may(legal)
        answers = tuple(game.answer(f"a1 {word} {target}") for target in NAMES)
        # How many pieces of each kind are left is no secret of the drawing; what stands where is.
        view = game.rules.show(game.view(seat))
        seen.add((tuple(game.choices()), answers, str(view["pieces"])))
    assert len(seen) == 1


def test_the_axe_keeps_the_secret_until_all_targets_are_named():
    """Targets are named first and shown together afterwards (LotR 2004, Dwarven Axe; X13)."""
    seen = set()
    for game in positions("axe"):
        told = game.decide("a1 axe b1, b1*c1")
        seen.add((tuple(told), tuple(game.choices()), game.view(0)))
    assert len(seen) == 1


def test_after_a_won_attack_the_next_neighbour_is_still_a_secret():
    """The offer to attack again depends on where pieces stand, not on what they are (LotR 2004, Repeat Attack; L9)."""
    seen = set()
    for game in positions("repeat"):
        told = game.decide("a1xb1")
        seen.add((tuple(told), tuple(game.choices()), game.answer("b1-b2"), game.answer("b1xd1")))
    assert len(seen) == 1
