"""Detect Enemy: Aragorn, Legolas and Saruman."""

from flagfall.testing.sketch import sketch

POWERS = "stratego/lotr-powers"


def test_the_detected_piece_shows_itself():
    """The detector is shown, names an enemy within two squares, and that piece must show its face; nothing else happens
    (LotR 2004, Detect Enemy)."""
    game = sketch(POWERS, """
        . . b
        A . -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1 detect c2") == [
        "unmasked a1 aragorn -> all",
        "probed a1 c2 -> all",
        "unmasked c2 stronghold -> all",
        "turn evil -> all",
    ]
    assert game.at("c2") == "evil:stronghold"


def test_it_reaches_two_squares_in_any_combination_of_directions():
    """All squares within two are in reach, around corners and over zones and pieces, and none beyond (LotR 2004, Detect
    Enemy)."""
    game = sketch(POWERS, """
        u u . . u .
        u z z z z .
        d d A d d -3
        -3 -3 -3 -3 -2 .
        -2 -2 -2 -2 -2 .
    """, turn=0)  # fmt: skip
    reached = {choice.split()[2] for choice in game.choices() if "detect" in choice}
    square = {f"{column}{row}" for column in "abcde" for row in range(1, 6)}
    assert reached == square - {"c3", "c5", "d5"}  # Aragorn himself, and a Forbidden Zone
    game = sketch(POWERS, """
        . . . . .
        . A . . .
        . . . . .
        . . . u -3
    """, corner="a4", turn=0)  # fmt: skip
    assert game.may("b6 detect d4")


def test_a_detection_ends_a_run_between_two_squares():
    """Nothing moved in a turn of Detect Enemy, so the two-square count starts over (LotR 2004, Rules for Movement; X3)."""
    game = sketch(POWERS, """
        b . . -3
        . . . .
        A . . .
    """, turn=0)  # fmt: skip
    game.decide("a1-b1")
    game.decide("d3-e3")
    game.decide("b1-a1")
    game.decide("e3-f3")
    assert not game.may("a1-b1")
    game.decide("a1 detect a3")
    game.decide("f3-g3")
    assert game.may("a1-b1")
