"""Game 1: moving, attacking, Slayers, Traps, Dwarves, Scouts."""

import pytest

from flagfall.core import Illegal
from flagfall.testing.sketch import sketch

ONE = "stratego/fire-ice"


def outcome(game, line):
    return [fact for fact in game.decide(line) if fact.split()[0] in ("fell", "took", "ended")]


def test_only_ranks_three_two_and_s_are_special_in_game_one():
    """In Game 1 only Dwarves, Scouts and Slayers have privileges; powers sleep (Fire & Ice 2008, Game 1; F21)."""
    game = sketch(ONE, """
        X 9 8 6 5 4
        3 . -3 . -3 .
    """, turn=0)  # fmt: skip
    assert all("-" in choice for choice in game.choices())
    assert all(abs(ord(c[0]) - ord(c[3])) + abs(int(c[1]) - int(c[4])) == 1 for c in game.choices())


def test_one_square_and_never_diagonally():
    """One square forward, backward or sideways (Fire & Ice 2008, Movement Rules)."""
    game = sketch(ONE, """
        . . .
        . 9 .
        . . .
    """, turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["b2-a2", "b2-b1", "b2-b3", "b2-c2"]


def test_the_board_ends_after_row_eight():
    """There is no ninth row (Fire & Ice 2008, Figure 2)."""
    game = sketch(ONE, """
        9 . -3
    """, corner="a8", turn=0)  # fmt: skip
    assert sorted(game.choices()) == ["a8-a7", "a8-b8"]


def test_zones_are_closed_to_all():
    """No piece walks onto or over the Forbidden Zones (Fire & Ice 2008, Movement Rules)."""
    game = sketch(ONE, """
        2 9 -3
    """, corner="c3", turn=0)  # fmt: skip
    assert not game.may("c3-c6")
    with pytest.raises(Illegal, match="d4 cannot be entered"):
        game.decide("d3-d4")


def test_flag_and_traps_never_move():
    """The Flag and the Traps stay and never attack (Fire & Ice 2008, Movement Rules and Attack Rules)."""
    game = sketch(ONE, """
        -3 -3 . .
        F B 3 -3
    """, turn=0)  # fmt: skip
    assert game.choices() == ["c1-d1", "c1-c2"]
    with pytest.raises(Illegal, match="the Trap cannot move or attack"):
        game.decide("b1xb2")


def test_the_third_shuttle_in_a_row_is_refused():
    """Shuttling to and fro over one border is stopped the third turn running (Fire & Ice 2008, Movement Rules; R1)."""
    game = sketch(ONE, """
        -3 . . .
        . . . .
        9 . . .
    """, turn=0)  # fmt: skip
    for line in ("a1-b1", "a3-b3", "b1-a1", "b3-c3"):
        game.decide(line)
    assert not game.may("a1-b1")


def test_attacks_show_both_and_capture_the_lower():
    """Both pieces are shown, the lower rank goes, a winning attacker moves in (Fire & Ice 2008, How to Attack)."""
    game = sketch(ONE, """
        9 -5 -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1") == [
        "attacked a1 b1 -> all",
        "unmasked a1 lavamir -> all",
        "unmasked b1 yeti -> all",
        "fell b1 ice -> all",
        "lost yeti -> all",
        "took a1 b1 -> all",
        "turn ice -> all",
    ]


def test_a_winning_defender_stays():
    """A losing attacker is captured; the defender does not move (Fire & Ice 2008, How to Attack)."""
    game = sketch(ONE, """
        5 -9 -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell a2 fire -> all"]
    assert game.at("b2") == "ice:shadazir"


def test_no_attack_on_a_diagonal():
    """Only pieces side by side, face to face or back to back attack each other (Fire & Ice 2008, Attack Position)."""
    game = sketch(ONE, """
        . -5
        9 .
    """, turn=0)  # fmt: skip
    assert not game.may("a1xb2")


def test_nobody_moves_onto_or_over_a_piece():
    """A square holds one piece, and nobody jumps, Scouts neither (Fire & Ice 2008, Movement Rules)."""
    game = sketch(ONE, """
        2 3 . -3
        9 -5 . .
    """, turn=0)  # fmt: skip
    assert not game.may("a2-b2")
    assert not game.may("a2-c2")
    assert not game.may("a1-c1")
    assert game.may("a1xb1")


def test_equal_ranks_fall_together():
    """Equal ranks are both captured (Fire & Ice 2008, How to Attack)."""
    game = sketch(ONE, """
        7 -7 -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell b2 ice -> all", "fell a2 fire -> all"]


@pytest.mark.parametrize(
    ("captured", "audience"), [("open", "all"), ("prisoner", "fire"), ("secret", "ice"), ("stealth", None)]
)
def test_captured_pieces_are_shown_as_agreed(captured, audience):
    """Open, prisoner, secret and stealth play say who may look at captured pieces (Fire & Ice 2008, Captured Pieces; R17)."""
    game = sketch(ONE, """
        9 -5 -3
    """, turn=0, captured=captured)  # fmt: skip
    told = game.decide("a1xb1")
    assert [fact for fact in told if fact.startswith("lost")] == ([f"lost yeti -> {audience}"] if audience else [])


def test_an_attacking_slayer_takes_the_dragon():
    """A Slayer that attacks a Dragon captures it (Fire & Ice 2008, Slayers)."""
    game = sketch(ONE, """
        S x -3
    """, turn=0)  # fmt: skip
    assert outcome(game, "a1xb1") == ["fell b1 ice -> all", "took a1 b1 -> all"]


def test_an_attacked_slayer_falls_even_to_the_dragon():
    """The Slayer wins only as the attacker (Fire & Ice 2008, Slayers; F9)."""
    game = sketch(ONE, """
        X s -3
    """, turn=0)  # fmt: skip
    assert outcome(game, "a1xb1") == ["fell b1 ice -> all", "took a1 b1 -> all"]


@pytest.mark.parametrize("defender", ["-9", "-5", "-2", "b"])
def test_a_slayer_loses_every_other_attack(defender):
    """Everything else a Slayer attacks captures it, a Trap too (Fire & Ice 2008, Slayers and Traps; F20, R6)."""
    game = sketch(ONE, f"""
        S {defender} -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell a2 fire -> all"]


def test_slayer_against_slayer_both_fall():
    """Two Slayers are both removed (Fire & Ice 2008, Slayers; R5)."""
    game = sketch(ONE, """
        S s -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell b2 ice -> all", "fell a2 fire -> all"]


def test_a_trap_captures_its_attacker():
    """Whoever attacks a Trap is captured and the Trap stays (Fire & Ice 2008, Traps; R8)."""
    game = sketch(ONE, """
        X b -3
        3 . .
    """, turn=0)  # fmt: skip
    assert outcome(game, "a2xb2") == ["fell a2 fire -> all"]
    assert game.at("b2") == "ice:trap"


def test_a_dwarf_disarms_a_trap():
    """A Dwarf removes the Trap and moves onto its square (Fire & Ice 2008, Special Dwarf Attack Privilege)."""
    game = sketch(ONE, """
        3 b -3
    """, turn=0)  # fmt: skip
    assert outcome(game, "a1xb1") == ["fell b1 ice -> all", "took a1 b1 -> all"]


def test_a_scout_goes_any_distance_and_may_attack_at_the_end():
    """Scouts move any number of open squares, shown before they go further than one, and may attack at the end (Fire &
    Ice 2008, Special Scout Movement and Attack Privilege)."""
    game = sketch(ONE, """
        2 . . . -3
        . . . . -3
    """, turn=0)  # fmt: skip
    assert game.may("a2xe2")
    assert game.decide("a2-c2") == ["unmasked a2 scout -> all", "moved a2 c2 -> all", "turn ice -> all"]


def test_a_scout_that_goes_one_square_keeps_its_secret():
    """One square at a time confuses the opponent (Fire & Ice 2008, Special Scout Movement)."""
    game = sketch(ONE, """
        2 . . . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn ice -> all"]


def test_a_scout_turns_no_corner_and_crosses_no_zone():
    """In one direction, through open squares only (Fire & Ice 2008, Special Scout Movement)."""
    game = sketch(ONE, """
        2 . . . -3
    """, corner="b4", turn=0)  # fmt: skip
    assert not game.may("b4xf4")
    assert not game.may("b4-c5")
    assert game.may("b4-b8")


@pytest.mark.parametrize("attacker", ["S", "2", "X"])
def test_the_flag_wins(attacker):
    """The first to capture the other's Flag wins; every moving piece can, a Slayer too (Fire & Ice 2008, How to Win; R9)."""
    game = sketch(ONE, f"""
        {attacker} f -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended fire flag -> all"


def test_who_cannot_move_loses():
    """Without a move or an attack the game is lost (Fire & Ice 2008, How to Win)."""
    game = sketch(ONE, """
        9 -3 .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended fire stuck -> all"
