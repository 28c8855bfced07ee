"""Flight: Gandalf and the Witch-king."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_a_flight_passes_friends_and_enemies_and_lands_on_the_first_open_square():
    """Flight goes in a straight line over any pieces next to each other, friend or enemy, to the first open square; the
    flyer is shown first (LotR 2004, Flight)."""
    game = sketch(POWERS, """
        G 3 u b . . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 fly e1") == [
        "unmasked a1 gandalf -> all",
        "leapt a1 e1 -> all",
        "turn evil -> all",
    ]
    assert game.at("e1") == "good:gandalf"


def test_a_flight_crosses_a_forbidden_zone():
    """Zones are flown over like pieces, also together with them (LotR 2004, Flight)."""
    game = sketch(POWERS, """
        . . -3
        . u .
        . . .
        . . .
        . G .
    """, corner="b4", turn=0)  # fmt: skip
    assert game.may("c4 fly c8")


def test_without_anything_to_fly_over_there_is_no_flight():
    """With an open neighbour there is nothing to jump: that is a step (LotR 2004, Flight; L4)."""
    game = sketch(POWERS, """
        G . u -3
    """, turn=0)  # fmt: skip
    assert not any("fly" in choice for choice in game.choices())


def test_a_flight_never_attacks():
    """Flight ends on an open square, never on an enemy, and the turn is over (LotR 2004, Flight; F8)."""
    game = sketch(POWERS, """
        . . u -3
        G 3 . u
    """, turn=0)  # fmt: skip
    assert not game.may("a1 fly b1")
    assert game.decide("a1 fly c1")[-1] == "turn evil -> all"


def test_a_flight_does_not_leave_the_board_or_go_diagonally():
    """Straight lines only, and there must be an open square to land on (LotR 2004, Flight)."""
    game = sketch(POWERS, """
        . . . u
        3 G . -3
    """, turn=0)  # fmt: skip
    assert [choice for choice in game.choices() if "fly" in choice] == []


def test_two_flights_between_the_same_squares_are_the_limit():
    """For the two-square rule a flight counts as the pair of its start and landing (LotR 2004, Rules for Movement;
    R2, X3)."""
    game = sketch(POWERS, """
        . . . -3
        G 3 . .
    """, turn=0)  # fmt: skip
    game.decide("a1 fly c1")
    game.decide("d2-e2")
    game.decide("c1 fly a1")
    game.decide("e2-f2")
    assert not game.may("a1 fly c1")
    with pytest.raises(Illegal, match="two-square rule"):
        game.decide("a1 fly c1")
    game.decide("b1-b2")
    game.decide("f2-g2")
    game.decide("b2-b1")
    game.decide("g2-h2")
    assert game.may("a1 fly c1")
