"""Swift Steed: King Théoden."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_two_squares_straight_or_around_a_corner():
    """Théoden rides two squares, straight on or around a corner but never diagonally, and is shown (LotR 2004, Swift Steed)."""
    game = sketch(POWERS, """
        . . . . .
        . . . . .
        . . T . .
        . . . . .
        . . . . -3
    """, corner="c1", turn=0)  # fmt: skip
    rides = {choice.split()[2] for choice in game.choices() if "ride" in choice}
    assert rides == {"e5", "e1", "c3", "g3", "d4", "f4", "d2", "f2"}
    assert game.decide("e3 ride f4") == ["unmasked e3 theoden -> all", "strode e3 f4 -> all", "turn evil -> all"]


def test_the_second_square_may_hold_an_enemy():
    """Ending on an enemy attacks it at once (LotR 2004, Swift Steed; R19)."""
    game = sketch(POWERS, """
        . u -3
        T . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 ride b2") == [
        "attacked a1 b2 -> all",
        "unmasked a1 theoden -> all",
        "unmasked b2 uruk-hai -> all",
        "fell b2 evil -> all",
        "lost uruk-hai -> all",
        "took a1 b2 -> all",
        "turn evil -> all",
    ]


def test_an_enemy_on_the_first_square_stops_the_ride():
    """An enemy on the first square is attacked by an ordinary step and there is no second move; nobody is jumped (LotR
    2004, Swift Steed; X5)."""
    game = sketch(POWERS, """
        T u . . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1 ride c1")
    assert game.decide("a1xb1")[-1] == "turn evil -> all"


def test_no_ride_through_pieces_or_zones():
    """Both ways around a corner must not be blocked; zones are closed (LotR 2004, Swift Steed)."""
    game = sketch(POWERS, """
        . . . .
        . 3 . -3
        3 T . .
    """, corner="b3", turn=0)  # fmt: skip
    assert not game.may("c3 ride c5")
    assert not game.may("c3 ride b4")
    assert game.may("c3 ride d4")


def test_the_power_is_always_two_squares():
    """One step is an ordinary move, shown to nobody; and a ride never ends where it began (LotR 2004, Swift Steed; X5, R14)."""
    game = sketch(POWERS, """
        T . -3
    """, turn=0)  # fmt: skip
    assert not game.may("a1 ride b1")
    assert not game.may("a1 ride a1")
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn evil -> all"]


def test_two_rides_between_the_same_squares_are_the_limit():
    """For the two-square rule a ride counts by its start and end (LotR 2004, Rules for Movement; R2, X3)."""
    game = sketch(POWERS, """
        . . . -3
        T . . .
    """, turn=0)  # fmt: skip
    game.decide("a1 ride c1")
    game.decide("d2-e2")
    game.decide("c1 ride a1")
    game.decide("e2-f2")
    assert not game.may("a1 ride c1")
    assert game.may("a1 ride b2")
    with pytest.raises(Illegal, match="two-square rule"):
        game.decide("a1 ride c1")
