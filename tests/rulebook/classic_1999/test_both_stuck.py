"""The option both_stuck: neither side can move."""

from flagfall.testing.sketch import sketch


def test_by_agreement_the_side_to_move_loses():
    """R4. With both_stuck = loss, whoever is on turn and cannot move has lost, whatever the other side could do."""
    game = sketch("stratego/classic", """
        -4 . .
        4  . .
    """, turn=0, both_stuck="loss")  # fmt: skip
    assert game.decide("a1xa2")[-2:] == ["turn blue -> all", "ended red stuck -> all"]


def test_a_side_that_could_still_move_wins():
    """R4. If only the side on turn is stuck it is no draw."""
    game = sketch("stratego/classic", """
        -4 . .
        5  . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1xa2")[-1] == "ended red stuck -> all"


def test_both_blocked_by_the_two_square_rule_is_a_draw():
    """X1. Blue's only move is closed by the two-square rule and so is red's: a draw, as when both are walled in."""
    game = sketch("stratego/classic", """
        b  b  .
        .  -4 b
        b  b  .
        .  .  .
        .  .  .
        .  .  .
        .  .  .
        B  B  .
        .  5  B
        F  B  .
    """, turn=0)  # fmt: skip
    for text in ("b2-a2", "b9-a9", "a2-b2"):
        assert not game.decide(text)[-1].startswith("ended")
    assert game.decide("a9-b9")[-1] == "ended draw both-stuck -> all"
