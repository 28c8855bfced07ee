"""Turn to Stone and Breath of Life (reconstructed)."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"


def test_a_neighbour_turns_to_stone():
    """The White Witch is shown and names an enemy in one of the eight squares around her; it is shown and, if it can move
    and is not Aslan, it turns to stone (Narnia 2005, reconstructed; N13)."""
    game = sketch(TWO, """
        . 6 . 3
        w . . -3
    """, turn=1)  # fmt: skip
    assert game.decide("a1 stone b2") == [
        "unmasked a1 white-witch -> all",
        "cursed a1 b2 -> all",
        "unmasked b2 centaur -> all",
        "stoned b2 -> all",
        "turn red -> all",
    ]


@pytest.mark.parametrize(("letter", "kind"), [("A", "aslan"), ("B", "spring-magic"), ("F", "flag")])
def test_aslan_magic_and_flag_resist(letter, kind):
    """Aslan, Spring Magic and the Flag are shown and nothing happens (Narnia 2005, reconstructed; R9, R16)."""
    game = sketch(TWO, f"""
        . {letter} . 3
        w . . -3
    """, turn=1)  # fmt: skip
    assert game.decide("a1 stone b2")[2:] == [f"unmasked b2 {kind} -> all", "turn red -> all"]


def test_only_neighbours_are_in_reach():
    """The eight squares around her, no further (Narnia 2005, reconstructed)."""
    game = sketch(TWO, """
        w . 6 3 -3
    """, turn=1)  # fmt: skip
    assert not game.may("a1 stone c1")


def test_stone_blocks_and_can_neither_act_nor_be_attacked_nor_aimed_at():
    """A stone piece stands in the way and takes no part until it is freed (Narnia 2005, reconstructed; N13)."""
    game = sketch(TWO, """
        m 6 . 3
        w . . -3
    """, turn=1, all_powers=True)  # fmt: skip
    game.decide("a1 stone b2")
    assert not any(choice.startswith("b2") for choice in game.choices())
    with pytest.raises(Illegal, match="is stone"):
        game.decide("b2-b3")
    game.decide("d2-d3")
    assert not any(choice.endswith("b2") for choice in game.choices())
    with pytest.raises(Illegal, match="stone and cannot be attacked"):
        game.decide("a2xb2")


def test_a_player_with_nothing_but_stone_has_lost():
    """Stone pieces cannot move: Red loses if nothing else can and nobody may enter (Narnia 2005, How to Win; N7, N13)."""
    game = sketch(TWO, """
        -8 -8 m c c -6 -6 -6 -6 -5
        -5 -5 -5 -4 -4 -4 -4 -3 -3 -3
        -3 -3 -2 -2 -2 -2 -2 -2 -2 -2
        o s . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . w P . . . . . . .
    """, turn=1)  # fmt: skip
    assert game.decide("b1 stone c1")[-2:] == ["turn red -> all", "ended blue stuck -> all"]


def test_aslan_frees_a_stone_piece_within_two_squares():
    """Breath of Life: Aslan is shown and frees one stone piece of his own army up to two squares away (Narnia 2005,
    reconstructed; N10)."""
    game = sketch(TWO, """
        A . 6 3
        . w . -3
    """, turn=1)  # fmt: skip
    game.decide("b1 stone c2")
    assert game.decide("a2 free c2") == ["unmasked a2 aslan -> all", "freed c2 -> all", "turn blue -> all"]
    game.decide("d1-e1")
    assert game.may("c2-c3")


def test_freeing_is_no_attack():
    """A player who could only free has lost, as with Detect (Narnia 2005, On Your Turn; R13, X2)."""
    game = sketch(TWO, """
        . . w . .
        B B 6 . -3
        A B B . .
        B B . . .
    """, turn=1)  # fmt: skip
    game.decide("c4 stone c3")
    assert game.choices() == ["enter"]  # the waiting reinforcements save Red, the breath alone would not


def test_stone_counts_as_an_attack_for_a_stuck_blue():
    """Turn to Stone and Turkish Delight keep a stuck player in the game (Narnia 2005, On Your Turn; R13, X2)."""
    game = sketch(TWO, """
        b b . 3
        w b . .
    """, turn=0)  # fmt: skip
    game.decide("d2-c2")
    assert game.choices() == ["a1 tempt c2"]
    game = sketch(TWO, """
        b . 3 .
        w b . .
    """, turn=0)  # fmt: skip
    game.decide("c2-b2")
    assert game.choices() == ["a1 tempt b2", "a1 stone b2"]


def test_stone_is_no_capture():
    """Turning to stone fills no tray and does not restart a quiet limit (Narnia 2005, reconstructed; X7)."""
    game = sketch(TWO, """
        w 6 . 3 -3
    """, turn=1, calm_limit=1)  # fmt: skip
    assert game.decide("a1 stone b1")[-1] == "ended draw quiet-limit -> all"


def test_a_runner_that_turns_to_stone_closes_no_way_to_others():
    """The run of the two-square rule is the piece's own and ends with it (Narnia 2005, reconstructed; R1, N13)."""
    game = sketch(TWO, """
        . . . . . . . w
        . . . . . . . .
        . . . . 2 . . P
    """, turn=0)  # fmt: skip
    for line in ("h1-i1", "h3-h2", "i1-h1"):
        game.decide(line)
    assert game.decide("h2 stone h1")[-1] == "turn red -> all"
    assert [choice for choice in game.choices() if choice.startswith("e1-")] == [
        "e1-a1", "e1-b1", "e1-c1", "e1-d1", "e1-f1", "e1-g1", *(f"e1-e{row}" for row in range(2, 11)),
    ]  # fmt: skip
