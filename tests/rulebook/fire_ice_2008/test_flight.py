"""Flight: the Dragons Emberheart and Frostbite."""

from flagfall.testing.sketch import sketch

TWO = "stratego/fire-ice-powers"


def test_a_dragon_flies_over_pieces_and_then_may_attack_a_neighbour():
    """A Dragon glides in a straight line over pieces to the first empty square and may then attack an enemy beside it
    (Fire & Ice 2008, Flight; F7)."""
    game = sketch(TWO, """
        . . -5 -3
        X 3 . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 fly c1") == [
        "unmasked a1 emberheart -> all",
        "leapt a1 c1 -> all",
        "may landing c1 -> all",
    ]
    assert game.choices() == ["c1-c2", "stop"]
    assert game.decide("c1xc2") == [
        "attacked c1 c2 -> all",
        "unmasked c1 emberheart -> all",
        "unmasked c2 yeti -> all",
        "fell c2 ice -> all",
        "lost yeti -> all",
        "took c1 c2 -> all",
        "turn ice -> all",
    ]


def test_the_landing_attack_is_optional():
    """The Dragon may leave it at the flight (Fire & Ice 2008, Flight; F7)."""
    game = sketch(TWO, """
        . . -5 -3
        X 3 . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 fly c1, stop")[-1] == "turn ice -> all"


def test_the_landing_attack_may_take_the_flag_or_fail():
    """It is an ordinary attack: a Flag is won, a Trap is deadly, and there is only one (Fire & Ice 2008, Flight; F7)."""
    game = sketch(TWO, """
        . . f -3
        X 3 . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 fly c1, c1xc2")[-1] == "ended fire flag -> all"
    game = sketch(TWO, """
        . . b -3
        X 3 . .
    """, turn=0)  # fmt: skip
    assert "fell c1 fire -> all" in game.decide("a1 fly c1, c1xc2")


def test_no_landing_attack_without_a_neighbour():
    """With no enemy beside the landing square the turn ends, diagonals do not count (Fire & Ice 2008, Flight; F7)."""
    game = sketch(TWO, """
        . . . -3
        X 3 . .
    """, turn=0)  # fmt: skip
    assert game.decide("a1 fly c1")[-1] == "turn ice -> all"


def test_zones_are_not_flown_over():
    """The text lets Dragons pass pieces, not Forbidden Zones, unlike the Lord of the Rings box (Fire & Ice 2008, Flight;
    F6, F8)."""
    game = sketch(TWO, """
        . . . -3
        . . . .
        . . . .
        X . . .
        3 . . .
    """, corner="c2", turn=0)  # fmt: skip
    assert not game.may("c3 fly c6")
    assert game.may("c3 fly c1")


def test_something_must_be_flown_over():
    """An open neighbour is a step, not a flight (Fire & Ice 2008, Flight; L4)."""
    game = sketch(TWO, """
        X . 3 -3
    """, turn=0)  # fmt: skip
    assert not any("fly" in choice for choice in game.choices())


def test_a_declined_landing_attack_on_the_back_row_may_still_rescue():
    """With the Rescue rule a flight that ends on the enemy's back row counts as moving there (1999, Rescue; T6)."""
    game = sketch(TWO, """
        . -5 . -3
        3 . . .
        X . . .
    """, corner="a6", turn=0, rescue=True)  # fmt: skip
    assert game.decide("a6 fly a8, stop")[-1] == "may rescue a8 -> all"


def test_the_landing_attack_crosses_a_border_of_its_own():
    """For the two-square rule the flight is a pair of squares and the attack after it a border crossing (Fire & Ice 2008,
    Movement Rules; X3)."""
    game = sketch(TWO, """
        . . -5 -3
        X 3 . .
    """, turn=0)  # fmt: skip
    game.decide("a1 fly c1, c1xc2")
    game.decide("d2-e2")
    game.decide("c2-c1")
    game.decide("e2-f2")
    assert not game.may("c1-c2")
    assert game.may("c1 fly a1")


def test_a_dragon_passes_any_number_of_friends_and_enemies():
    """Any number of pieces next to each other, whoever they are, horizontally or vertically (Fire & Ice 2008, Flight)."""
    game = sketch(TWO, """
        . . . . . -3
        3 . . . . .
        X 3 -5 b . .
    """, turn=0)  # fmt: skip
    assert {choice for choice in game.choices() if "fly" in choice} == {"a1 fly e1", "a1 fly a3"}
