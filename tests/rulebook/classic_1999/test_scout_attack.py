"""Special Scout Attack Privilege (Stratego 1999)."""

from flagfall.testing.sketch import sketch


def test_a_scout_moves_and_attacks_on_the_same_turn():
    """It goes any number of open squares in a line and attacks whoever stands at the end (1999, Special Scout Attack)."""
    game = sketch("stratego/classic", """
        -4 . . .
        2  . . s
    """, turn=0)  # fmt: skip
    assert game.decide("a1xd1") == [
        "attacked a1 d1 -> all",
        "unmasked a1 scout -> all",
        "unmasked d1 spy -> all",
        "fell d1 blue -> all",
        "lost spy -> all",
        "took a1 d1 -> all",
        "turn blue -> all",
    ]
    assert game.at("d1") == "red:scout"


def test_a_scout_attacks_nobody_behind_somebody():
    """The way to the attack must be open (1999, Special Scout Attack)."""
    game = sketch("stratego/classic", """
        -4 .  . .
        2  -3 . s
    """, turn=0)  # fmt: skip
    assert game.may("a1xb1")
    assert not game.may("a1xd1")


def test_nobody_else_attacks_from_afar():
    """Scouts alone both move and attack in one turn (1999, Special Scout Attack)."""
    for piece in "M9876543S":
        game = sketch("stratego/classic", f"""
            -4 .  . .
            {piece} . . s
        """, turn=0)  # fmt: skip
        assert not game.may("a1xd1")


def test_a_scout_lost_in_a_far_attack_falls_where_it_started():
    """A beaten Scout is removed; nobody comes to stand beside the winner (1999, Special Scout Attack)."""
    game = sketch("stratego/classic", """
        5 . . .
        2 . . m
    """, turn=0)  # fmt: skip
    assert "fell a1 red -> all" in game.decide("a1xd1")
    assert game.at("d1") == "blue:marshal"
    assert game.at("c1") is None
