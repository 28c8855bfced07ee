"""Rampage: the Berzerkers."""

import pytest

from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_every_enemy_around_is_attacked_at_once_and_the_berzerker_is_spent():
    """The Berzerker steps to an open square and attacks all enemies around it, diagonals too: equal or lower ranks and
    Strongholds are captured, higher ranks survive; then it is removed (LotR 2004, Rampage)."""
    game = sketch(POWERS, """
        B E A 3
        z . -3 .
        2 . . .
    """, turn=1)  # fmt: skip
    assert game.decide("a2 rampage b2") == [
        "unmasked a2 berzerker -> all",
        "raged a2 b2 -> all",
        "unmasked a1 rider -> all",
        "unmasked a3 stronghold -> all",
        "unmasked b3 elf -> all",
        "unmasked c3 aragorn -> all",
        "fell a1 good -> all",
        "lost rider -> all",
        "fell a3 good -> all",
        "lost stronghold -> all",
        "fell b3 good -> all",
        "lost elf -> all",
        "fell b2 evil -> all",
        "lost berzerker -> all",
        "turn good -> all",
    ]
    assert game.at("c2") == "evil:orc"


def test_the_berzerker_goes_even_when_it_captures_nobody():
    """Rampage exhausts a Berzerker whatever it achieved (LotR 2004, Rampage)."""
    game = sketch(POWERS, """
        z . A -3
    """, turn=1)  # fmt: skip
    assert [fact for fact in game.decide("a1 rampage b1") if fact.startswith("fell")] == ["fell b1 evil -> all"]


def test_the_flag_is_safe_from_rampage():
    """A Flag is shown and stays (LotR 2004, Rampage; R9, R16)."""
    game = sketch(POWERS, """
        z . F -3
        . . 3 .
    """, turn=1)  # fmt: skip
    game.decide("a2 rampage b2")
    assert game.at("c2") == "good:flag"
    assert game.at("c1") is None


def test_friends_are_spared():
    """In this box only enemies are attacked (LotR 2004, Rampage)."""
    game = sketch(POWERS, """
        z . -2 -3
        . 3 . 3
    """, turn=1)  # fmt: skip
    game.decide("a2 rampage b2")
    assert game.at("c2") == "evil:warg-rider"


def test_a_boxed_in_berzerker_cannot_rampage():
    """It needs an open square beside it to step to (LotR 2004, Rampage; L11, L8)."""
    game = sketch(POWERS, """
        3 . -3
        z 3 .
    """, turn=1)  # fmt: skip
    assert [choice for choice in game.choices() if choice.startswith("a1")] == ["a1-b1", "a1-a2"]


def test_no_rampage_without_an_enemy_in_reach():
    """With nobody to attack it is just a move, and the Berzerker is not spent (LotR 2004, Rampage; R15)."""
    game = sketch(POWERS, """
        z . . . 3
    """, turn=1)  # fmt: skip
    assert not game.may("a1 rampage b1")


def test_a_hidden_flag_or_stronghold_counts_as_an_enemy_in_reach():
    """Whether Rampage is allowed must not tell what stands there (LotR 2004, Rampage; R16, X12)."""
    for letter in ("F", "B", "A", "3"):
        game = sketch(POWERS, f"""
            z . {letter} -3
            . . . .
            . . 3 .
        """, turn=1)  # fmt: skip
        assert game.may("a3 rampage b3")


def test_the_last_pieces_of_both_armies_may_go_together():
    """All blows fall at once; if then neither side can move, it is a draw (LotR 2004, Rampage; R18, R4)."""
    game = sketch(POWERS, """
        z . 3
    """, turn=1)  # fmt: skip
    assert game.decide("a1 rampage b1")[-1] == "ended draw both-stuck -> all"


@pytest.mark.parametrize("spy", ["S"])
def test_a_spy_falls_to_rampage(spy):
    """S counts below every number (LotR 2004, Spies; R7)."""
    game = sketch(POWERS, f"""
        z . {spy} -3
        3 . . .
    """, turn=1)  # fmt: skip
    game.decide("a2 rampage b2")
    assert game.at("c2") is None
