"""Frodo's invisibility, Game 3."""

import pytest

from flagfall.testing.sketch import sketch

RING = "stratego/lotr-ring"


@pytest.mark.parametrize(
    ("letter", "kind"), [("a", "saruman"), ("g", "gothmog"), ("u", "uruk-hai"), ("z", "berzerker")]
)
def test_five_six_seven_and_nine_cannot_see_him(letter, kind):
    """Against 5, 6, 7 and 9, attacking or attacked, nobody is captured and both stay, both shown (LotR 2004, Frodo's
    Special Power; L12)."""
    game = sketch(RING, f"""
        R {letter} -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1") == [
        "attacked a1 b1 -> all",
        "unmasked a1 frodo -> all",
        f"unmasked b1 {kind} -> all",
        "stood a1 b1 -> all",
        "turn evil -> all",
    ]
    assert game.decide("b1xa1") == [
        "attacked b1 a1 -> all",
        f"unmasked b1 {kind} -> all",
        "unmasked a1 frodo -> all",
        "stood b1 a1 -> all",
        "turn good -> all",
    ]


def test_rank_four_cannot_see_him_either():
    """Against a Haradrim nobody is captured: the 4 is listed to spare Frodo the tie (LotR 2004, Frodo's Special Power;
    L13)."""
    game = sketch(RING, """
        R d -3
    """, turn=0)  # fmt: skip
    assert "stood a1 b1 -> all" in game.decide("a1xb1")
    assert "stood b1 a1 -> all" in game.decide("b1xa1")


def test_by_agreement_the_haradrim_falls():
    """Players may agree that Frodo captures a Haradrim, whoever attacks (LotR 2004, Frodo's Special Power; L13, option
    haradrim_falls)."""
    game = sketch(RING, """
        R d -3
    """, turn=0, haradrim_falls=True)  # fmt: skip
    assert "took a1 b1 -> all" in game.decide("a1xb1")
    game = sketch(RING, """
        R d -3
    """, turn=1, haradrim_falls=True)  # fmt: skip
    assert "fell b1 evil -> all" in game.decide("b1xa1")


@pytest.mark.parametrize("letter", ["-3", "-2", "s"])
def test_against_three_two_and_the_spy_he_fights_as_a_four(letter):
    """3, 2 and Wormtongue meet an ordinary rank 4 and lose (LotR 2004, Frodo's Special Power; L14)."""
    game = sketch(RING, f"""
        R {letter} -3
    """, turn=0)  # fmt: skip
    assert "took a1 b1 -> all" in game.decide("a1xb1")
    game = sketch(RING, f"""
        R {letter} -3
    """, turn=1)  # fmt: skip
    assert "fell b1 evil -> all" in game.decide("b1xa1")


def test_a_stronghold_cannot_hold_him():
    """Frodo attacking a Stronghold is safe: both stay (LotR 2004, Frodo's Special Power; L15)."""
    game = sketch(RING, """
        R b -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[2:4] == ["unmasked b1 stronghold -> all", "stood a1 b1 -> all"]


@pytest.mark.parametrize(("letter", "kind"), [("k", "witch-king"), ("n", "ringwraith")])
def test_witch_king_and_ringwraiths_capture_him(letter, kind):
    """Only the Witch-king and the Ringwraiths capture Frodo, attacking or attacked (LotR 2004, Frodo's Special Power)."""
    game = sketch(RING, f"""
        R {letter} -3
        3 . .
    """, turn=0)  # fmt: skip
    assert game.decide("a2xb2")[3:] == [
        "fell a2 good -> all",
        "lost frodo -> all",
        "ring taken -> all",
        "turn evil -> all",
    ]
    game = sketch(RING, f"""
        R {letter} -3
        3 . .
    """, turn=1)  # fmt: skip
    assert "ring taken -> all" in game.decide("b2xa2")


def test_arrows_do_not_harm_him():
    """Longbow has no effect on Frodo, who is shown (LotR 2004, Frodo's Special Power; R16)."""
    game = sketch(RING, """
        R . d
    """, turn=1)  # fmt: skip
    assert game.decide("c1 bow a1") == [
        "unmasked c1 haradrim -> all",
        "shot c1 a1 -> all",
        "unmasked a1 frodo -> all",
        "turn good -> all",
    ]


@pytest.mark.parametrize(("powers", "left"), [("stratego/lotr-ring", "good:frodo"), ("stratego/lotr-powers", None)])
def test_rampage_takes_him_in_game_two_only(powers, left):
    """A Berzerker's 5 cannot see the Ringbearer; in Game 2 Frodo is an ordinary 4 and falls (LotR 2004, Frodo's Special
    Power and Game 2; L16)."""
    game = sketch(powers, """
        R . z -3
        3 . . .
    """, turn=1)  # fmt: skip
    told = game.decide("c2 rampage b2")
    assert "unmasked a2 frodo -> all" in told
    assert game.at("a2") == left


def test_in_game_two_he_is_an_ordinary_four():
    """Ringbearer powers sleep in Game 2 (LotR 2004, Game 2)."""
    game = sketch("stratego/lotr-powers", """
        R g -3
        3 . .
    """, turn=0)  # fmt: skip
    told = game.decide("a2xb2")
    assert "fell a2 good -> all" in told
    assert not any(fact.startswith("ring") for fact in told)


def test_even_a_silent_defender_shows_himself_when_invisible():
    """Whenever Frodo uses his invisibility he shows himself, so Silent Defense does not keep him secret (LotR 2004,
    Frodo's Special Power; T2)."""
    game = sketch(RING, """
        R u -3
    """, turn=1, silent_defense=True)  # fmt: skip
    assert game.decide("b1xa1") == [
        "attacked b1 a1 -> all",
        "unmasked b1 uruk-hai -> all",
        "unmasked a1 frodo -> all",
        "stood b1 a1 -> all",
        "turn good -> all",
    ]


def test_a_stand_off_ends_a_run_between_two_squares():
    """A turn in which nothing moved, such as Frodo's stand-off, ends the count of the two-square rule (LotR 2004, Rules
    for Movement; X3)."""
    game = sketch(RING, """
        . . -3
        u . .
        R . .
    """, turn=0)  # fmt: skip
    game.decide("a1-b1")
    game.decide("c3-c2")
    game.decide("b1-a1")
    game.decide("c2-d2")
    assert not game.may("a1-b1")
    assert "stood a1 a2 -> all" in game.decide("a1xa2")
    game.decide("d2-d3")
    assert game.may("a1-b1")
