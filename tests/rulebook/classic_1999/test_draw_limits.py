"""The options calm_limit and ply_limit (X7)."""

from flagfall.testing.sketch import sketch

QUIET = """
    -4 . . .
    .  . . .
    5  . . .
"""
LAP = ("a1-b1", "a3-b3", "b1-b2", "b3-c3", "b2-a2", "c3-d3", "a2-a1", "d3-c3")


def test_limits_are_off_unless_chosen():
    """X7. Nothing ends a quiet game by itself."""
    game = sketch("stratego/classic", QUIET, turn=0)
    for text in LAP:
        assert game.decide(text)[-1].startswith("turn")
    assert game.rules.options["calm_limit"] == game.rules.options["ply_limit"] == 0


def test_so_many_moves_without_a_capture_are_a_draw():
    """X7. The quiet limit counts the moves of both sides since the last capture."""
    game = sketch("stratego/classic", QUIET, turn=0, calm_limit=4)
    for text in LAP[:3]:
        assert game.decide(text)[-1].startswith("turn")
    assert game.decide(LAP[3])[-1] == "ended draw quiet-limit -> all"


def test_a_capture_starts_the_quiet_count_over():
    """X7. After a capture the quiet limit begins anew."""
    game = sketch("stratego/classic", """
        -4 . . .
        .  . . .
        5  . -3 .
    """, turn=0, calm_limit=3)  # fmt: skip
    game.decide("a1-b1")
    game.decide("a3-b3")
    assert game.decide("b1xc1")[-1] == "turn blue -> all"
    game.decide("b3-c3")
    game.decide("c1-d1")
    assert game.decide("c3-d3")[-1] == "ended draw quiet-limit -> all"


def test_so_many_moves_in_all_are_a_draw():
    """X7. The length limit counts every move, captures or not."""
    game = sketch("stratego/classic", QUIET, turn=0, ply_limit=3)
    game.decide("a1-b1")
    game.decide("a3-b3")
    assert game.decide("b1-b2")[-1] == "ended draw length-limit -> all"


def test_a_win_on_the_same_move_goes_before_a_limit():
    """X7. Capturing the Flag on the last move allowed wins."""
    game = sketch("stratego/classic", """
        -4 . . .
        .  . . .
        5  f . .
    """, turn=0, ply_limit=1, calm_limit=1)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended red flag -> all"


def test_a_stuck_side_loses_before_a_limit_counts():
    """X7. Whoever cannot move on the last turn allowed has lost; it is no draw."""
    game = sketch("stratego/classic", """
        -4 . . .
        5  . . .
    """, turn=0, ply_limit=1)  # fmt: skip
    assert game.decide("a1xa2")[-1] == "ended red stuck -> all"


def test_both_stuck_goes_before_a_limit():
    """X7. The draw is told for what it is: neither side can move."""
    game = sketch("stratego/classic", """
        -5 . . .
        5  . . .
    """, turn=0, ply_limit=1)  # fmt: skip
    assert game.decide("a1xa2")[-1] == "ended draw both-stuck -> all"


def test_a_game_drawn_by_a_limit_bars_nobody():
    """X7, R1. Red has gone to and fro twice when the game ends: nothing is closed to anybody any more."""
    for limit, closed in ({"ply_limit": 5}, [["a1", "b1"]]), ({"ply_limit": 4}, []), ({"calm_limit": 4}, []):
        game = sketch("stratego/classic", QUIET, turn=0, **limit)
        for text in ("a1-b1", "a3-b3", "b1-a1", "b3-c3"):
            game.decide(text)
        assert game.rules.show(game.view(0))["barred"] == closed
