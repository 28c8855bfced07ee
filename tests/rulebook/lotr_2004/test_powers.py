"""What all powers have in common."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_a_power_takes_the_place_of_a_move():
    """A piece moves or uses a power: the power is the whole turn (LotR 2004, Game 2 guidelines; R11)."""
    game = sketch(POWERS, """
        L . u -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 detect c1")[-1] == "turn evil -> all"
    assert game.turn == 1


def test_legolas_uses_one_of_his_two_powers_a_turn():
    """Legolas has Longbow and Detect Enemy and uses one of them, never both in a turn (LotR 2004, Game 2 guidelines;
    R12)."""
    game = sketch(POWERS, """
        L . u -3
    """, turn=0)  # fmt: skip
    assert game.may("a1 bow c1")
    assert game.may("a1 detect c1")
    game.decide("a1 detect c1")
    assert game.turn == 1


def test_a_piece_with_a_power_may_just_move():
    """Powers are optional; a plain move of a piece that has one shows nothing (LotR 2004, Game 2 guidelines)."""
    game = sketch(POWERS, """
        . . -3
        T . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-a2") == ["moved a1 a2 -> all", "turn evil -> all"]


def test_detect_alone_does_not_save_a_player():
    """Who can neither move nor attack has lost, though he could still detect (LotR 2004, On Your Turn; R13, X2)."""
    game = sketch(POWERS, """
        . . -3 .
        B B . .
        A B -3 .
    """, turn=1)  # fmt: skip
    told = game.decide("c1-d1")
    assert told[-1] == "ended evil stuck -> all"


def test_a_longbow_does_save_a_player():
    """A shot is an attack: who can only shoot is not stuck, and then may detect as well (LotR 2004, Longbow; R13, X2)."""
    game = sketch(POWERS, """
        . . -3 .
        B B . .
        L B . -3
    """, turn=1)  # fmt: skip
    game.decide("d1-c1")
    assert sorted(game.choices()) == ["a1 bow c1", "a1 bow c3", "a1 detect c1", "a1 detect c3"]


def test_nobody_uses_a_power_he_does_not_have():
    """Only the pieces named for a power have it (LotR 2004, The Special Powers)."""
    game = sketch(POWERS, """
        A . u -3
    """, turn=0)  # fmt: skip
    with pytest.raises(Illegal, match="Aragorn has no such power"):
        game.decide("a1 bow c1")


def test_a_word_belongs_to_the_piece_that_has_the_power():
    """A Berzerker has Rampage and no axe: a power is asked for by its own name (LotR 2004, The Special Powers)."""
    game = sketch(POWERS, """
        z . 3 . 3
    """, turn=1)  # fmt: skip
    with pytest.raises(Illegal, match="the Berzerker has no such power"):
        game.decide("a1 axe b1")
    assert game.may("a1 rampage b1")


def test_the_refusal_names_the_right_power():
    """A Berzerker that cannot rampage there is told so by the name of its own power, not of Gimli's."""
    game = sketch(POWERS, """
        z . . 3
        . . . .
    """, turn=1)  # fmt: skip
    with pytest.raises(Illegal, match="Rampage"):
        game.decide("a2 rampage a1")


@pytest.mark.parametrize(("captured", "audience"), [("prisoner", "good"), ("secret", "evil"), ("stealth", None)])
def test_what_a_power_captures_lies_in_the_tray_as_agreed(captured, audience):
    """A piece captured by a power is treated like any captured piece (LotR 2004, Captured Pieces; R17)."""
    game = sketch(POWERS, """
        L . u -3
    """, turn=0, captured=captured)  # fmt: skip
    told = game.decide("a1 bow c1")
    assert "unmasked c1 uruk-hai -> all" in told
    assert [fact for fact in told if fact.startswith("lost")] == ([f"lost uruk-hai -> {audience}"] if audience else [])


def test_silent_defense_does_not_hide_from_powers():
    """The target of a power must show itself by the power's own text; Silent Defense speaks of attacks only (LotR 2004,
    Longbow; T2, X4)."""
    game = sketch(POWERS, """
        L . u -3
    """, turn=0, silent_defense=True)  # fmt: skip
    assert game.decide("a1 bow c1") == [
        "unmasked a1 legolas -> all",
        "shot a1 c1 -> all",
        "unmasked c1 uruk-hai -> all",
        "fell c1 evil -> all",
        "lost uruk-hai -> evil",
        "turn evil -> all",
    ]


def test_a_burst_onto_the_back_row_may_rescue():
    """With the Rescue rule a burst that ends on the enemy's back row counts as moving there (1999, Rescue; T6)."""
    game = sketch(POWERS, """
        . . -2 -3
        I . . .
    """, corner="a9", turn=0, rescue=True)  # fmt: skip
    game.decide("a9-b9")
    game.decide("d10-e10")
    told = game.decide("b9 axe b10, b10*c10, stop")
    assert told[-1] == "may rescue b10 -> all"


@pytest.mark.parametrize(
    ("drawing", "turn", "line", "actor"),
    [
        ("G 3 . . -3", 0, "a1 fly c1", "gandalf"),
        ("k -3 . . 3", 1, "a1 fly c1", "witch-king"),
        ("A . u . -3", 0, "a1 detect c1", "aragorn"),
        ("a . 3 . 3", 1, "a1 detect c1", "saruman"),
        ("L . u . -3", 0, "a1 detect c1", "legolas"),
        ("L . u . -3", 0, "a1 bow c1", "legolas"),
        ("W . u . -3", 0, "a1 bow c1", "faramir"),
        ("E . u . -3", 0, "a1 bow c1", "elf"),
        ("d . 2 . 3", 1, "a1 bow c1", "haradrim"),
        ("I . u . -3", 0, "a1 axe b1, b1*c1, stop", "gimli"),
        ("T . . . -3", 0, "a1 ride c1", "theoden"),
        ("z . 3 . 3", 1, "a1 rampage b1", "berzerker"),
    ],
)
def test_whoever_uses_a_power_is_shown_first(drawing, turn, line, actor):
    """A piece is shown before it uses its power, and then the turn is over (LotR 2004, Game 2 guidelines; R11)."""
    told = sketch(POWERS, drawing, turn=turn).decide(line)
    assert told[0] == f"unmasked a1 {actor} -> all"
    assert told[-1] == f"turn {('evil', 'good')[turn]} -> all"
