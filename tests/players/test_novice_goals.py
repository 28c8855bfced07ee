"""The novice knows what else is played for: captured friends, Mount Doom, the children."""

from __future__ import annotations

from flagfall.testing.sketch import sketch


def test_the_best_captured_piece_is_rescued(ask):
    game = sketch(
        "stratego/classic",
        """
        7 . . .
        . . . .
    """,
        corner="a8",
        rescue=True,
    )
    game.decide("a9-a10")

    assert all(answer.startswith("rescue marshal@") for answer in ask(game))


def test_frodo_walks_to_mount_doom_and_in(ask):
    game = sketch(
        "stratego/lotr-ring",
        """
        -3 . . . .
        .  . . R .
        .  . . . .
    """,
        corner="f6",
        turn=0,
    )

    assert ask(game) <= {"i7-i6", "i7-h7"}
    game.decide("i7-i6")
    game.decide("f8-f9")
    assert ask(game) == {"i6-h6"}


def test_a_child_walks_out_of_the_reach_of_a_known_white_witch(ask, show):
    """Two squares away she could tempt it, three she could not. No piece of hers is missing, so nobody may enter yet."""
    game = sketch(
        "stratego/narnia-powers",
        """
        f b b b b b b s o -8
        -8 m c c -6 -6 -6 -6 -5 -5
        -5 -5 -4 -4 -4 -4 -3 -3 -3 -3
        -3 -2 -2 -2 -2 -2 -2 -2 -2 .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . w . . . . . . . .
        . . . . . . . . . .
        . . . P . . . . . F
    """,
        turn=0,
        flags=False,
    )
    show(game, "b3")

    assert ask(game) == {"d1-e1"}


def test_a_ringwraith_waits_for_frodo_before_mount_doom(ask):
    """Rather than run away from the only road he can take."""
    game = sketch(
        "stratego/lotr-ring",
        """
        . . . . . n .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        C . . . . . .
    """,
        corner="d4",
        turn=1,
    )

    assert ask(game) <= {"i10-i9", "i10-h10"}
