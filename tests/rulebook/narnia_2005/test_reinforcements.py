"""Reinforcements, Game 2. Whatever blue piece is not drawn has fallen already."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"

BLUE = """
    f b b b b b b s w o
    -8 -8 m c c -6 -6 -6 -6 -5
    -5 -5 -5 -4 -4 -4 -4 -3 -3 -3
    {front}
    . . . . . . . . . .
    . . . . . . . . . .
    {fourth}
    . . . . . . . . . .
    . . . . . . . . . .
    {first}
"""
TEN = "aslan@a4, susan@b4, lucy@c4, tumnus@d4, rumblebuffin@e4, dryad@f4, dryad@g4, dryad@h4, dryad@i4, dryad@j4"


def battle(front, fourth, first="F . . . . . . . . E", **options):
    return sketch(TWO, BLUE.format(front=front, fourth=fourth, first=first), flags=False, **options)


def test_six_losses_are_not_enough_and_the_seventh_opens_the_way():
    """Once seven blue pieces are gone Red may bring its reinforcements, from its next turn on; a piece lost against Spring
    Magic counts (Narnia 2005, Reinforcements; N1, N2)."""
    game = battle("-3 -3 -2 . . . . . . .", "P . . . . . . . B -2", turn=0)
    assert "enter" not in game.choices()
    game.decide("a4-a5")
    game.decide("j4xi4")
    assert "enter" in game.choices()


def test_a_tie_counts_too():
    """Every blue piece removed in Red's favour counts, ties included (Narnia 2005, Reinforcements; N1)."""
    game = battle("-3 -3 -2 . . . . . . .", "P . . . . . . . 2 -2", turn=0)
    game.decide("i4xj4")
    game.decide("a7-a6")
    assert "enter" in game.choices()


def test_red_may_wait():
    """Bringing them in is a choice, on this turn or a later one (Narnia 2005, Reinforcements; N2)."""
    game = battle("-3 -3 . . . . . . . .", "P . . . . . . . . .", turn=0)
    game.decide("a4-a5")
    game.decide("a7-a6")
    assert "enter" in game.choices()


def test_all_ten_come_at_once_face_down_and_the_turn_goes_on():
    """All ten enter on open squares of Red's first four rows, faces hidden, and then Red plays on, with a new piece if it
    likes (Narnia 2005, Reinforcements; N3, N4, N5)."""
    game = battle("-3 -3 . . . . . . . .", ". . . . . . . . . .", turn=0)
    assert game.decide("enter") == ["may enter -> all"]
    assert "aslan@a5" not in game.choices()
    assert "aslan@a1" not in game.choices()
    with pytest.raises(Illegal, match="does not go on with this turn"):
        game.decide("j1-j2")
    assert game.decide("aslan@a4") == ["stands a4 red -> all", "placed aslan a4 -> red"]
    assert game.faces(1)["a4"] is None
    told = game.decide(TEN.split(", ", 1)[1])
    assert told[-1] == "may nothing -> all"
    assert game.turn == 0
    assert game.may("a4-a5")
    assert "enter" not in game.choices()
    assert game.decide("a4-a5")[-1] == "turn blue -> all"


def test_without_room_for_all_they_wait():
    """If fewer than ten squares of the four rows are free nobody enters (Narnia 2005, Reinforcements; N3)."""
    rows = """
        . . . . . . . . . f
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . -3
        . . . . . . . . . .
        . . . . . . . . . .
        2 2 2 2 2 2 2 2 6 .
        6 6 6 5 5 5 5 4 4 .
        4 O P E B B B B B .
        B F S . . . . . . .
    """
    game = sketch(TWO, rows, turn=0)
    assert "enter" in game.choices()  # exactly ten squares are free
    game = sketch(TWO, rows.replace("B B B B B .", "B B B B B -2"), turn=0)
    assert "enter" not in game.choices()


def test_by_agreement_those_who_fit_come_first():
    """Players may agree that reinforcements enter in parts, the others on a later turn (Narnia 2005, Reinforcements; N3, X8,
    option entry_in_parts)."""
    game = sketch(TWO, """
        . . . . . . . . . f
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . -3
        . . . . . . . . . .
        . . . . . . . . . .
        2 2 2 2 2 2 2 2 6 .
        6 6 6 5 5 5 5 4 4 -2
        4 O P E B B B B B -2
        B F S -2 -2 -2 -2 -2 -2 -3
    """, turn=0, entry_in_parts=True)  # fmt: skip
    game.decide("enter")
    assert game.decide("aslan@j4")[-1] == "may nothing -> all"
    assert "enter" not in game.choices()
    game.decide("i4-i5")
    game.decide("j7-j6")
    game.decide("enter")
    assert game.decide("lucy@i4")[-1] == "may nothing -> all"


def test_red_without_a_move_must_bring_them_in():
    """Entry comes before the action: if Red cannot move otherwise it must enter, and a Detect is not offered instead (Narnia
    2005, Reinforcements; N6, X9)."""
    game = sketch(TWO, """
        B B . . -3
        T B . . .
    """, turn=1, all_powers=True)  # fmt: skip
    game.decide("e2-d2")
    assert game.choices() == ["enter"]


def test_red_still_stuck_after_entering_has_lost():
    """Red loses only if it still cannot move with its reinforcements in play (Narnia 2005, Reinforcements; N6)."""
    game = sketch(TWO, """
        B B B B B . .
        . . . . . B .
        . . . . . F -3
    """, turn=0)  # fmt: skip
    assert game.choices() == ["enter"]
    ten = "aslan@a1, susan@b1, lucy@c1, tumnus@d1, rumblebuffin@e1, dryad@a2, dryad@b2, dryad@c2, dryad@d2, dryad@e2"
    assert game.decide(f"enter, {ten}")[-2:] == ["may nothing -> all", "ended blue stuck -> all"]


def test_red_without_a_move_before_the_seventh_loss_has_lost():
    """Locked reinforcements do not help (Narnia 2005, How to Win; N7)."""
    game = battle("-3 -3 -2 -2 -2 -2 -2 -2 -2 -2", ". . . . . . . . . .", "F B . . . . . . . .", turn=1)
    assert game.decide("a7-a6")[-1] == "ended blue stuck -> all"


def test_blue_without_movers_loses():
    """The first paragraph of winning speaks to both armies (Narnia 2005, How to Win 1; N12)."""
    game = sketch(TWO, """
        P -3 .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended red stuck -> all"


def test_placing_says_nothing_about_what_is_placed():
    """Blue hears where a reinforcement stands, never which it is (Narnia 2005, Reinforcements; N5)."""
    seen = set()
    for first in ("aslan", "lucy", "dryad"):
        game = battle("-3 -3 . . . . . . . .", ". . . . . . . . . .", turn=0)
        game.decide(f"enter, {first}@a4")
        seen.add((game.view(1), tuple(fact for fact in game.heard(1).facts)))
    assert len(seen) == 1


ROUND = "b8-b7 c7-d7 b7-c7 d7-d8 c7-d7 d8-c8 d7-d8 c8-b8 d8-c8 b8-b7 c8-b8 b7-c7"
"""Peter comes beside an Ogre and follows it once around a block of four squares."""


def chase(line):
    game = sketch(TWO, """
        . P . .
        . . -6 .
    """, corner="a7", turn=0, more_square=True)  # fmt: skip
    for text in line.split():
        game.decide(text)
    return game


def test_with_reinforcements_on_the_board_no_position_of_a_chase_has_occurred_before():
    """A piece that joins the board makes a new position: what stood there without the ten is another position (ISF, more-square
    rule; X11)."""
    game = chase(ROUND)
    assert not game.may("b8-b7")
    game.decide("enter")
    game.decide(TEN.replace("4", "2"))
    assert game.may("b8-b7")


def test_a_chase_goes_on_when_reinforcements_have_come():
    """Bringing them in is not the turn itself: positions count from there on (ISF, more-square rule; X11)."""
    game = chase("b8-b7 c7-d7")
    game.decide("enter")
    game.decide(TEN.replace("4", "2"))
    for text in [
        "b7-c7",
        "d7-d8",
        "c7-d7",
        "d8-c8",
        "d7-d8",
        "c8-b8",
        "d8-c8",
        "b8-b7",
        "c8-b8",
        "b7-c7",
        "b8-b7",
        "c7-d7",
    ]:
        game.decide(text)
    assert not game.may("b7-c7")
