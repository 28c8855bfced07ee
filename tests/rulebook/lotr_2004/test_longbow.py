"""Longbow: Legolas, Faramir, Elves and Haradrim."""

import pytest

from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_a_lower_rank_is_captured_from_afar():
    """The archer and the target are shown; a lower rank is captured, the archer stays (LotR 2004, Longbow)."""
    game = sketch(POWERS, """
        . . -2
        . . .
        E . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 bow c3") == [
        "unmasked a1 elf -> all",
        "shot a1 c3 -> all",
        "unmasked c3 warg-rider -> all",
        "fell c3 evil -> all",
        "lost warg-rider -> all",
        "turn evil -> all",
    ]
    assert game.at("a1") == "good:elf"


@pytest.mark.parametrize(("letter", "kind"), [("n", "ringwraith"), ("a", "saruman")])
def test_an_equal_or_higher_rank_survives_and_the_archer_too(letter, kind):
    """Equal or higher ranks are shown and stay, and the archer is never lost (LotR 2004, Longbow; L2)."""
    game = sketch(POWERS, f"""
        L . {letter} -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 bow c1") == [
        "unmasked a1 legolas -> all",
        "shot a1 c1 -> all",
        f"unmasked c1 {kind} -> all",
        "turn evil -> all",
    ]


def test_arrows_fly_along_eight_straight_lines():
    """Forward, backward, sideways or diagonally, one or two squares: sixteen squares, not the knight's jumps between
    (LotR 2004, Longbow; L1)."""
    game = sketch(POWERS, """
        u u . . u
        u z z z z
        d d L d d
        -3 -3 -3 -3 -2
        -2 -2 -2 -2 -2
    """, turn=0)  # fmt: skip
    aims = {choice.split()[2] for choice in game.choices() if "bow" in choice}
    assert len(aims) == 15  # c5, the sixteenth, is a Forbidden Zone
    assert {"a1", "c1", "e1", "a3", "e3", "a5", "e5"} < aims
    assert not {"b1", "d1", "a2", "e2", "a4", "e4", "b5"} & aims


def test_a_neighbour_may_be_shot():
    """Up to two squares includes the next one (LotR 2004, Longbow; L3)."""
    game = sketch(POWERS, """
        E -3 . -3
    """, turn=0)  # fmt: skip
    assert "fell b1 evil -> all" in game.decide("a1 bow b1")


def test_arrows_fly_over_pieces_and_zones():
    """Pieces and Forbidden Zones between archer and target do not matter (LotR 2004, Longbow)."""
    game = sketch(POWERS, """
        . u . . .
        . 3 . . .
        . E . . .
        . . . . .
        . . . u -3
    """, corner="a4", turn=0)  # fmt: skip
    assert game.may("b6 bow b8")
    assert game.may("b6 bow d4")


@pytest.mark.parametrize(("letter", "kind"), [("b", "stronghold"), ("f", "flag"), ("z", "berzerker")])
def test_strongholds_flags_and_berzerkers_are_immune(letter, kind):
    """The immune are shown and stay, and the shot is spent: what is immune shows on impact (LotR 2004, Longbow; R9, R16)."""
    game = sketch(POWERS, f"""
        L . {letter} -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 bow c1") == [
        "unmasked a1 legolas -> all",
        "shot a1 c1 -> all",
        f"unmasked c1 {kind} -> all",
        "turn evil -> all",
    ]


def test_a_spy_falls_to_any_arrow():
    """S counts below every number (LotR 2004, Spies and Longbow; R7)."""
    game = sketch(POWERS, """
        S . d -3
        3 . . .
    """, turn=1)  # fmt: skip
    assert "fell a2 good -> all" in game.decide("c2 bow a2")
