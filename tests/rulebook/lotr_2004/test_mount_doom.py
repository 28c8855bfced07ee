"""Frodo's mission: Mount Doom is h6, its gates are i6 and h7."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

RING = "stratego/lotr-ring"


def test_the_ring_is_destroyed_and_most_of_evil_with_it():
    """Frodo on Mount Doom sweeps away every gray 2, 4, 5, 6, 7 and 8 and all Strongholds at once; 10, 9, 3, the Spy
    and the Flag stay (LotR 2004, Completing Frodo's Mission; L19, L20)."""
    game = sketch(RING, """
        k a n g u z d -3 -2 s
        b f . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . R .
    """, corner="a6", turn=0)  # fmt: skip
    assert game.decide("i6-h6") == [
        "moved i6 h6 -> all",
        "unmasked h6 frodo -> all",
        "ring destroyed -> all",
        "fell a8 evil -> all",
        "lost stronghold -> all",
        "fell c9 evil -> all",
        "lost ringwraith -> all",
        "fell d9 evil -> all",
        "lost gothmog -> all",
        "fell e9 evil -> all",
        "lost uruk-hai -> all",
        "fell f9 evil -> all",
        "lost berzerker -> all",
        "fell g9 evil -> all",
        "lost haradrim -> all",
        "fell i9 evil -> all",
        "lost warg-rider -> all",
        "turn evil -> all",
    ]
    assert [game.at(square) for square in ("a9", "b9", "h9", "j9", "b8")] == [
        "evil:witch-king", "evil:saruman", "evil:orc", "evil:wormtongue", "evil:flag",
    ]  # fmt: skip


def test_what_the_fire_takes_lies_in_the_tray_as_agreed():
    """The pieces swept away go to the captured area, seen by whom the captured-piece mode names (LotR 2004, Completing
    Frodo's Mission; L20, R17)."""
    game = sketch(RING, """
        k . u .
        . . . R
    """, corner="f6", turn=0, captured="secret")  # fmt: skip
    told = game.decide("i6-h6")
    assert "lost uruk-hai -> evil" in told
    assert not any("uruk-hai" in fact for fact in told if fact.endswith("-> all"))


@pytest.mark.parametrize("gate", ["i6", "h7"])
def test_mount_doom_is_entered_from_its_two_gates(gate):
    """Only the two squares beside Mount Doom outside the zone lead onto it (LotR 2004, Frodo's Special Mission)."""
    drawing = {"i6": "\n. . k\n. . R\n", "h7": "\n. R k\n. . .\n"}[gate]
    game = sketch(RING, drawing, corner="g6", turn=0)
    assert game.may(f"{gate}-h6")


def test_nobody_but_frodo_enters():
    """Mount Doom is closed to every other piece, flyers and Riders too (LotR 2004, Frodo's Special Mission; L5)."""
    game = sketch(RING, """
        . 2 k . .
        . . 3 G C
        . . . . .
    """, corner="g6", turn=0)  # fmt: skip
    assert not any(choice.endswith("h6") for choice in game.choices())
    with pytest.raises(Illegal, match="h6 cannot be entered"):
        game.decide("h8-h6")


def test_a_flight_crosses_mount_doom_but_never_lands_there():
    """Zone cells are not open squares: Flight passes over Mount Doom (LotR 2004, Flight; L5)."""
    game = sketch(RING, """
        . . . . k
        . . . G .
    """, corner="f6", turn=0)  # fmt: skip
    assert "i6 fly f6" in game.choices()
    assert not any(choice.endswith("h6") for choice in game.choices())


def test_frodo_on_mount_doom_cannot_be_attacked():
    """No piece may enter Mount Doom, so none can attack Frodo there (LotR 2004, Frodo's Special Mission; L18)."""
    game = sketch(RING, """
        . k .
        . . R
    """, corner="g6", turn=0)  # fmt: skip
    game.decide("i6-h6")
    assert not game.may("h7xh6")
    with pytest.raises(Illegal, match="h6 cannot be entered"):
        game.decide("h7xh6")


def test_frodo_on_mount_doom_can_be_detected_but_not_shot():
    """On Mount Doom he may be detected, but no arrow is aimed at him (LotR 2004, Frodo's Special Mission; L18, X6)."""
    game = sketch(RING, """
        . . a
        . . .
        . . R
    """, corner="g6", turn=0)  # fmt: skip
    game.decide("i6-h6")
    assert game.decide("i8 detect h6")[-2:] == ["unmasked h6 frodo -> all", "turn good -> all"]
    # An archer cannot outlive the Ring, so the shot is asked of a position that keeps one.
    game = sketch(RING, """
        . . d
        . R .
    """, corner="g6", turn=1)  # fmt: skip
    assert not game.may("i7 bow h6")
    assert not game.may("i7xh6")


def test_frodo_leaves_but_never_returns():
    """Frodo may leave Mount Doom on a later turn and cannot come back (LotR 2004, Completing Frodo's Mission; L22)."""
    game = sketch(RING, """
        k . . .
        . . R .
    """, corner="g6", turn=0, two_square=5)  # fmt: skip
    game.decide("i6-h6")
    game.decide("g7-f7")
    assert sorted(game.choices()) == ["h6-h7", "h6-i6"]
    game.decide("h6-i6")
    game.decide("f7-e7")
    assert not game.may("i6-h6")


def test_frodo_attacks_from_mount_doom():
    """Leaving may be an attack (LotR 2004, Completing Frodo's Mission; L22)."""
    game = sketch(RING, """
        k -3 .
        . . R
    """, corner="g6", turn=0)  # fmt: skip
    game.decide("i6-h6")
    game.decide("g7-f7")
    assert game.decide("h6xh7") == [
        "attacked h6 h7 -> all",
        "unmasked h6 frodo -> all",
        "unmasked h7 orc -> all",
        "fell h7 evil -> all",
        "lost orc -> all",
        "took h6 h7 -> all",
        "turn evil -> all",
    ]


def test_frodo_lost_after_his_mission_gives_evil_nothing():
    """The Ring is gone: capturing Frodo later raises no rank (LotR 2004, Capturing Frodo; L21)."""
    game = sketch(RING, """
        k . . L
        . . R .
    """, corner="g6", turn=0)  # fmt: skip
    game.decide("i6-h6")
    game.decide("g7-g8")
    game.decide("h6-h7")
    game.decide("g8-h8")
    game.decide("j7-j6")
    told = game.decide("h8xh7")
    assert "fell h7 good -> all" in told
    assert not any(fact.startswith("ring") for fact in told)


def test_frodo_stays_invisible_after_his_mission():
    """Frodo keeps his invisibility when the Ring is destroyed (LotR 2004, Frodo's Special Power; X6)."""
    game = sketch(RING, """
        k . a
        . . .
        . . R
    """, corner="g6", turn=0)  # fmt: skip
    game.decide("i6-h6")
    game.decide("i8-h8")
    game.decide("h6-h7")
    assert "stood h8 h7 -> all" in game.decide("h8xh7")
