"""Repeat Attack: the Uruk-hai."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_after_a_win_the_next_neighbour_may_be_attacked():
    """Having won and moved in, an Uruk-hai may attack again, as often as it wins (LotR 2004, Repeat Attack)."""
    game = sketch(POWERS, """
        . . . 3
        u 3 2 .
    """, turn=1)  # fmt: skip
    assert game.decide("a1xb1") == [
        "attacked a1 b1 -> all",
        "unmasked a1 uruk-hai -> all",
        "unmasked b1 soldier -> all",
        "fell b1 good -> all",
        "lost soldier -> all",
        "took a1 b1 -> all",
        "may chain b1 -> all",
    ]
    assert game.choices() == ["b1-c1", "stop"]
    assert game.decide("b1xc1")[-1] == "turn good -> all"
    assert game.at("c1") == "evil:uruk-hai"


def test_the_player_may_stop():
    """Going on is a choice (LotR 2004, Repeat Attack)."""
    game = sketch(POWERS, """
        . . . 3
        u 3 2 .
    """, turn=1)  # fmt: skip
    assert game.decide("a1xb1, stop")[-1] == "turn good -> all"


def test_only_another_attack_is_allowed():
    """It attacks again or stops; it does not walk on (LotR 2004, Repeat Attack)."""
    game = sketch(POWERS, """
        . . . 3
        u 3 2 .
    """, turn=1)  # fmt: skip
    game.decide("a1xb1")
    with pytest.raises(Illegal, match="does not go on with this turn"):
        game.decide("b1-b2")


def test_not_on_a_diagonal():
    """The next target must stand beside it, as for every attack (LotR 2004, Repeat Attack; L9)."""
    game = sketch(POWERS, """
        . . 2 3
        u 3 . .
    """, turn=1)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "turn good -> all"


def test_the_repeated_attack_may_take_the_flag():
    """A repeated attack is an ordinary attack: the Flag falls to it too (LotR 2004, Repeat Attack; L9)."""
    game = sketch(POWERS, """
        . . . 3
        u 3 F .
    """, turn=1)  # fmt: skip
    assert game.decide("a1xb1, b1xc1")[-1] == "ended evil flag -> all"


@pytest.mark.parametrize("defender", ["H", "L"])
def test_a_tie_or_a_loss_ends_it(defender):
    """Only a successful attack goes on (LotR 2004, Repeat Attack; L10)."""
    game = sketch(POWERS, f"""
        . 2 . 3
        u {defender} . -3
    """, turn=1)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "turn good -> all"


def test_an_invisible_frodo_ends_it():
    """A stand-off with Frodo is no success (LotR 2004, Repeat Attack; L10)."""
    game = sketch("stratego/lotr-ring", """
        2 . . 3
        u R . -3
    """, turn=1)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "turn good -> all"


def test_other_pieces_attack_once():
    """Nobody but the Uruk-hai repeats (LotR 2004, Repeat Attack)."""
    game = sketch(POWERS, """
        . . . 3
        n 3 2 .
    """, turn=1)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "turn good -> all"


@pytest.mark.parametrize("defender", ["A", "B", "H"])
def test_it_goes_on_until_it_is_captured(defender):
    """A stronger piece, a Stronghold or an equal ends the run with the Uruk-hai's fall (LotR 2004, Repeat Attack; L10)."""
    game = sketch(POWERS, f"""
        . . 2 3
        u 3 {defender} -3
    """, turn=1)  # fmt: skip
    told = game.decide("a1xb1, b1xc1")
    assert "fell b1 evil -> all" in told
    assert told[-1] == "turn good -> all"
