"""Special Scout Movement Privilege (Stratego 1999)."""

from flagfall.testing.sketch import sketch


def test_a_scout_moves_any_number_of_open_squares_in_a_line():
    """Forward, backward or sideways, as far as the way is open (1999, Special Scout Movement Privilege)."""
    game = sketch("stratego/classic", """
        . . . .
        . 2 . .
        . . . .
    """, corner="a2", turn=0)  # fmt: skip
    assert sorted(game.choices()) == sorted(
        ["b3-a3", *(f"b3-{c}3" for c in "cdefghij"), "b3-b1", "b3-b2", *(f"b3-b{r}" for r in range(4, 11))]
    )


def test_a_long_move_shows_that_it_is_a_scout():
    """Moving further than one square tells everybody the piece's value (1999, Special Scout Movement Privilege)."""
    game = sketch("stratego/classic", """
        -4 . . .
        .  . . .
        2  . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-c1") == ["unmasked a1 scout -> all", "moved a1 c1 -> all", "turn blue -> all"]


def test_a_single_step_tells_nothing():
    """A Scout that moves one square could be anybody (1999, Special Scout Movement Privilege)."""
    game = sketch("stratego/classic", """
        -4 . . .
        .  . . .
        2  . . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1-b1") == ["moved a1 b1 -> all", "turn blue -> all"]


def test_a_scout_does_not_turn_a_corner():
    """One move is one line: squares off its row and column are not offered (1999, Special Scout Movement Privilege)."""
    game = sketch("stratego/classic", """
        . . . -4
        . . . .
        2 . . .
    """, turn=0)  # fmt: skip
    assert not game.may("a1-b3")


def test_only_scouts_move_more_than_one_square():
    """Everybody else goes one square at a time (1999, Rules for Movement 1)."""
    for piece in "M98765" + "43S":
        game = sketch("stratego/classic", f"""
            -4 . . .
            .  . . .
            {piece} . . .
        """, turn=0)  # fmt: skip
        assert not game.may("a1-c1")
