"""Evil has the Ring: every gray number is one higher."""

import pytest

from flagfall.testing.sketch import sketch


def taken(row, turn):
    """The second row as drawn, after the Ringwraith has taken Frodo on j2; Good or Evil to move."""
    game = sketch("stratego/lotr-ring", f"""
        . . . . . . . . 3 n
        {row} R
        . . . . . . . . . .
    """, turn=1)  # fmt: skip
    assert "ring taken -> all" in game.decide("j3xj2")
    if turn == 1:
        game.decide("i3-h3")
    return game


def outcome(game, line):
    return [fact for fact in game.decide(line) if fact.split()[0] in ("fell", "took", "stood")]


def test_a_gray_number_rises_by_one():
    """Each surviving numbered gray piece counts one more: an Uruk-hai is a 7 now (LotR 2004, Capturing Frodo; L23)."""
    game = taken("T u . . . . . . .", 0)
    assert outcome(game, "a2xb2") == ["fell b2 evil -> all", "fell a2 good -> all"]


def test_the_witch_king_becomes_an_eleven():
    """The Witch-king outranks Gandalf (LotR 2004, Capturing Frodo; L23)."""
    game = taken("G k . . . . . . .", 0)
    assert outcome(game, "a2xb2") == ["fell a2 good -> all"]


def test_saruman_becomes_a_ten():
    """Saruman ties with Gandalf (LotR 2004, Capturing Frodo; L23)."""
    game = taken("G a . . . . . . .", 0)
    assert outcome(game, "a2xb2") == ["fell b2 evil -> all", "fell a2 good -> all"]


def test_beige_numbers_stay():
    """Only Evil gains: a Soldier still is a 3, an Orc now a 4 (LotR 2004, Capturing Frodo; L23)."""
    game = taken("3 -3 . . . . . . .", 0)
    assert outcome(game, "a2xb2") == ["fell a2 good -> all"]


def test_orcs_still_break_strongholds_and_wargs_still_ride():
    """Special rules stay with the kind of piece, not with its number (LotR 2004, Capturing Frodo; L23)."""
    game = taken("B -3 . . . -2 . . .", 1)
    assert game.may("f2-c2")
    assert outcome(game, "b2xa2") == ["fell a2 good -> all", "took b2 a2 -> all"]


@pytest.mark.parametrize("rider", ["-2"])
def test_a_raised_two_does_not_break_strongholds(rider):
    """A Warg Rider counts 3 now and still is lost at a Stronghold (LotR 2004, Capturing Frodo; L23)."""
    game = taken(f"B {rider} . . . . . . .", 1)
    assert outcome(game, "b2xa2") == ["fell b2 evil -> all"]


def test_eowyn_still_captures_the_witch_king():
    """Éowyn takes the Witch-king though he is an 11 (LotR 2004, Capturing Frodo; L24)."""
    game = taken("S k . . . . . . .", 0)
    assert outcome(game, "a2xb2") == ["fell b2 evil -> all", "took a2 b2 -> all"]


def test_eowyn_cannot_capture_saruman_the_ten():
    """Her privilege is over the Witch-king, not over the number 10 (LotR 2004, Capturing Frodo; L24)."""
    game = taken("S a . . . . . . .", 0)
    assert outcome(game, "a2xb2") == ["fell a2 good -> all"]


def test_wormtongue_is_unchanged():
    """Wormtongue, Strongholds and Flag gain nothing; he still takes Gandalf and loses to all else (LotR 2004, Capturing
    Frodo; L25)."""
    game = taken("G s . . . . . . .", 1)
    assert outcome(game, "b2xa2") == ["fell a2 good -> all", "took b2 a2 -> all"]
    game = taken("2 s . . . . . . .", 1)
    assert outcome(game, "b2xa2") == ["fell b2 evil -> all"]


def test_rampage_reaches_six():
    """A Berzerker counts 6: its Rampage captures sixes, not sevens (LotR 2004, Capturing Frodo; L26)."""
    game = taken("H . z . . . . . .", 1)
    assert outcome(game, "c2 rampage b2") == ["fell a2 good -> all", "fell b2 evil -> all"]
    game = taken("T . z . . . . . .", 1)
    assert outcome(game, "c2 rampage b2") == ["fell b2 evil -> all"]


def test_a_haradrim_arrow_counts_five():
    """A Haradrim shoots with 5: it fells a 4 and not an Elf (LotR 2004, Capturing Frodo; L26)."""
    game = taken("C . d . . . . . .", 1)
    assert outcome(game, "c2 bow a2") == ["fell a2 good -> all"]
    game = taken("E . d . . . . . .", 1)
    assert outcome(game, "c2 bow a2") == []


def test_good_arrows_meet_the_raised_numbers():
    """Legolas' 8 no longer fells a gray 7, which counts 8 (LotR 2004, Capturing Frodo; L23, L26)."""
    game = taken("L . g . . . . . .", 0)
    assert outcome(game, "a2 bow c2") == []
