"""Game 1: moving, attacking, Spies, Magic, Dryads and Minoboars, Wolves and Leopards."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

ONE = "stratego/narnia"


def outcome(game, line):
    return [fact for fact in game.decide(line) if fact.split()[0] in ("fell", "took", "ended")]


def test_one_square_and_never_diagonally():
    """One square forward, backward or sideways onto an open square (Narnia 2005, Rules for Movement)."""
    game = sketch(ONE, """
        . . .
        . P .
        . . .
    """, turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["b2-a2", "b2-b1", "b2-b3", "b2-c2"]


def test_flag_and_magic_never_move_or_attack():
    """The Flag, Spring Magic and Winter Magic stay where they are (Narnia 2005, Rules for Movement and Attack)."""
    game = sketch(ONE, """
        -3 -3 . .
        F B 3 -3
    """, turn=0)  # fmt: skip
    assert game.choices() == ["c1-d1", "c1-c2"]
    with pytest.raises(Illegal, match="the Spring Magic cannot move or attack"):
        game.decide("b1xb2")
    game = sketch(ONE, """
        b 3 -3
    """, turn=1)  # fmt: skip
    with pytest.raises(Illegal, match="the Winter Magic cannot move or attack"):
        game.decide("a1xb1")


def test_boulders_are_closed():
    """Nothing moves onto or over the boulder spaces (Narnia 2005, Rules for Movement)."""
    game = sketch(ONE, """
        2 P -3
    """, corner="c4", turn=0)  # fmt: skip
    assert not game.may("c4-c7")
    with pytest.raises(Illegal, match="d5 cannot be entered"):
        game.decide("d4-d5")


def test_the_third_shuttle_in_a_row_is_refused():
    """Shuttling to and fro over one border is stopped the third turn running (Narnia 2005, Rules for Movement; R1)."""
    game = sketch(ONE, """
        -3 . . .
        . . . .
        P . . .
    """, turn=0)  # fmt: skip
    for line in ("a1-b1", "a3-b3", "b1-a1", "b3-c3"):
        game.decide(line)
    assert not game.may("a1-b1")


def test_wolves_and_leopards_go_any_distance():
    """Rank 2 moves any number of open squares in a line, shown before it goes further than one, and may attack at the end
    (Narnia 2005, Special Scout Movement and Attack Privilege)."""
    game = sketch(ONE, """
        2 . . . -3
        . . . . -3
    """, turn=0)  # fmt: skip
    assert game.may("a2xe2")
    assert game.decide("a2-c2") == ["unmasked a2 leopard -> all", "moved a2 c2 -> all", "turn blue -> all"]
    game = sketch(ONE, """
        -2 . . 3
    """, turn=1)  # fmt: skip
    assert game.decide("a1-c1") == ["unmasked a1 wolf -> all", "moved a1 c1 -> all", "turn red -> all"]


def test_one_square_at_a_time_keeps_the_secret():
    """A Wolf or Leopard that moves one square could be anybody (Narnia 2005, Special Scout Movement Privilege)."""
    game = sketch(ONE, """
        2 . . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn blue -> all"]


def test_wolves_and_leopards_turn_no_corner_and_cross_no_boulder():
    """In one direction, not diagonally, not over boulders (Narnia 2005, Special Scout Movement Privilege)."""
    game = sketch(ONE, """
        2 . . . -3
    """, corner="b5", turn=0)  # fmt: skip
    assert not game.may("b5xf5")
    assert not game.may("b5-c6")
    assert game.may("b5-b9")


def test_attacks_show_both_and_capture_the_lower():
    """Both are shown, the lower rank goes, equal ranks both go, a winning attacker moves in (Narnia 2005, How to Attack)."""
    game = sketch(ONE, """
        P m -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1") == [
        "attacked a1 b1 -> all",
        "unmasked a1 peter -> all",
        "unmasked b1 maugrim -> all",
        "fell b1 blue -> all",
        "lost maugrim -> all",
        "took a1 b1 -> all",
        "turn blue -> all",
    ]
    game = sketch(ONE, """
        E m -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell b2 blue -> all", "fell a2 red -> all"]


def test_a_winning_defender_stays():
    """A losing attacker is captured; the defender does not move (Narnia 2005, How to Attack 4)."""
    game = sketch(ONE, """
        E o -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell a2 red -> all"]
    assert game.at("b2") == "blue:otmin"


def test_no_attack_on_a_diagonal():
    """Only pieces back to back, side to side or face to face attack each other (Narnia 2005, Attack Position)."""
    game = sketch(ONE, """
        . m
        P .
    """, turn=0)  # fmt: skip
    assert not game.may("a1xb2")


def test_nobody_moves_onto_or_over_a_piece():
    """No jumping, and one's own pieces are in the way (Narnia 2005, Rules for Movement)."""
    game = sketch(ONE, """
        2 3 . -3
        P m . .
    """, turn=0)  # fmt: skip
    assert not game.may("a2-b2")
    assert not game.may("a2-c2")
    assert not game.may("a1-c1")


def test_attacking_is_optional():
    """Standing beside an enemy forces nobody to attack (Narnia 2005, Rules for Attack 5; R19)."""
    game = sketch(ONE, """
        . . .
        P m .
    """, turn=0)  # fmt: skip
    assert game.may("a1-a2")


@pytest.mark.parametrize(
    ("captured", "audience"), [("open", "all"), ("prisoner", "red"), ("secret", "blue"), ("stealth", None)]
)
def test_captured_pieces_are_shown_as_agreed(captured, audience):
    """Open, prisoner, secret and stealth play say who may look at captured pieces (Narnia 2005, Captured Pieces; R17)."""
    game = sketch(ONE, """
        P m -3
    """, turn=0, captured=captured)  # fmt: skip
    told = game.decide("a1xb1")
    assert [fact for fact in told if fact.startswith("lost")] == ([f"lost maugrim -> {audience}"] if audience else [])


def test_a_spy_takes_the_ten_it_attacks():
    """A Spy that attacks a 10 captures it; attacked, it falls to anyone (Narnia 2005, Spies)."""
    game = sketch(ONE, """
        S w -3
    """, turn=0)  # fmt: skip
    assert outcome(game, "a1xb1") == ["fell b1 blue -> all", "took a1 b1 -> all"]
    game = sketch(ONE, """
        S w -3
        3 . .
    """, turn=1)  # fmt: skip
    assert outcome(game, "b2xa2") == ["fell a2 red -> all", "took b2 a2 -> all"]


@pytest.mark.parametrize("defender", ["o", "-2", "b"])
def test_a_spy_loses_every_other_attack(defender):
    """Whatever else a Spy attacks captures it (Narnia 2005, Spies; R6)."""
    game = sketch(ONE, f"""
        S {defender} -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell a2 red -> all"]


def test_spy_against_spy_both_are_removed():
    """A Spy may capture another Spy, but both leave the board (Narnia 2005, Spies; N14)."""
    game = sketch(ONE, """
        S s -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell b2 blue -> all", "fell a2 red -> all"]


def test_magic_captures_its_attacker():
    """Whoever attacks Spring or Winter Magic is captured and the Magic stays (Narnia 2005, Spring/Winter Magic)."""
    game = sketch(ONE, """
        A b -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell a2 red -> all"]
    assert game.at("b2") == "blue:winter-magic"


def test_dryads_and_minoboars_disarm_magic():
    """Rank 3 alone captures Magic and moves onto its square (Narnia 2005, Special Dryad/Minoboar Attack Privilege)."""
    game = sketch(ONE, """
        3 b -3
    """, turn=0)  # fmt: skip
    assert outcome(game, "a1xb1") == ["fell b1 blue -> all", "took a1 b1 -> all"]
    game = sketch(ONE, """
        B -3 .
        3 . .
    """, turn=1)  # fmt: skip
    assert outcome(game, "b2xa2") == ["fell a2 red -> all", "took b2 a2 -> all"]


@pytest.mark.parametrize("attacker", ["A", "2", "S"])
def test_the_flag_wins(attacker):
    """The first to capture the other's Flag wins, with any moving piece (Narnia 2005, How to Win; R9)."""
    game = sketch(ONE, f"""
        {attacker} f -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended red flag -> all"


def test_who_cannot_move_loses():
    """Without a move or an attack the game is lost (Narnia 2005, How to Win)."""
    game = sketch(ONE, """
        P -3 .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended red stuck -> all"


def test_losing_all_children_means_nothing_in_game_one():
    """The children matter in Game 2 only (Narnia 2005, Game 1, How to Win)."""
    game = sketch(ONE, """
        3 . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1-a2")[-1] == "turn blue -> all"
