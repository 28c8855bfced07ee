"""Gameplay (Stratego 1999): turn by turn, move or attack."""

from flagfall.testing.sketch import sketch


def test_players_alternate():
    """After red's turn it is blue's, and the other way round (1999, Gameplay)."""
    game = sketch("stratego/classic", """
        -5 . .
        .  . .
        5  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-b1")[-1] == "turn blue -> all"
    assert game.decide("a3-b3")[-1] == "turn red -> all"


def test_a_turn_is_a_move_or_an_attack_and_never_a_pass():
    """Whoever is on turn must move or attack: standing still is not among the choices (1999, Gameplay)."""
    game = sketch("stratego/classic", """
        . .  .
        5 -3 .
    """, turn=0)  # fmt: skip
    assert game.choices() == ["a1-b1", "a1-a2"]


def test_attacking_is_optional():
    """R19. Standing beside an enemy forces nobody to attack: any move may be made instead (1999, Rules for Attack 5)."""
    game = sketch("stratego/classic", """
        . .  .
        5 -3 .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-a2") == ["moved a1 a2 -> all", "turn blue -> all"]


def test_only_one_piece_is_moved_on_a_turn():
    """One move ends the turn: a second piece cannot follow (1999, Rules for Movement 5)."""
    game = sketch("stratego/classic", """
        -5 . .
        .  . .
        5  . 4
    """, turn=0)  # fmt: skip
    game.decide("a1-b1")
    assert not game.choices(0)
