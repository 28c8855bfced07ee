"""Blue's second way to win: the four children. Peter and Edmund are captured unless drawn, Susan and Lucy wait unless drawn."""

from flagfall.testing.sketch import sketch

TWO = "stratego/narnia-powers"


def test_captured_stone_and_enchanted_children_together_lose_the_game():
    """Blue wins as soon as each of the four is captured, enchanted or stone, in any mixture (Narnia 2005, How to Win 2; N9)."""
    game = sketch(TWO, """
        . . . . 3
        L w U . -3
    """, turn=1)  # fmt: skip
    assert game.decide("b1 stone a1")[-1] == "turn red -> all"
    game.decide("e2-e3")
    assert game.decide("b1 tempt c1") == [
        "unmasked b1 white-witch -> all",
        "bade b1 c1 -> all",
        "unmasked c1 susan -> all",
        "turned c1 susan -> all",
        "ended blue children -> all",
    ]


def test_the_books_own_example():
    """Peter is stone, Susan and Edmund are captured, and then Lucy is enchanted: Blue wins (Narnia 2005, How to Win 2; N9)."""
    game = sketch(TWO, """
        . . -8 . 3
        P w U L -3
    """, turn=1)  # fmt: skip
    assert game.decide("b1 stone a1")[-1] == "turn red -> all"
    game.decide("e2-e3")
    assert game.decide("c2xc1")[-1] == "turn red -> all"
    game.decide("e3-e2")
    assert game.decide("b1 tempt d1")[-1] == "ended blue children -> all"


def test_it_is_checked_after_reds_own_action_too():
    """The state of the children decides, whoever brought it about (Narnia 2005, How to Win 2; N9)."""
    game = sketch(TWO, """
        U -8 . 3
        w L . -3
    """, turn=1)  # fmt: skip
    game.decide("a1 stone b1")
    told = game.decide("a2xb2")
    assert told[-1] == "ended blue children -> all"


def test_a_child_that_still_waits_is_not_lost():
    """Susan and Lucy beside the board are not captured, so Blue cannot win by the children yet (Narnia 2005, How to Win 2;
    N8)."""
    game = sketch(TWO, """
        P w . 3
        . . . -3
    """, turn=1)  # fmt: skip
    assert game.decide("b2 stone a2")[-1] == "turn red -> all"


def test_a_freed_child_counts_again():
    """A child freed from stone has left that state (Narnia 2005, How to Win 2; N10)."""
    game = sketch(TWO, """
        A . . . 3
        L w U . -3
    """, turn=1)  # fmt: skip
    game.decide("b1 stone a1")
    assert game.decide("a2 free a1") == ["unmasked a2 aslan -> all", "freed a1 -> all", "turn blue -> all"]
    game.decide("b1 stone c1")
    assert game.turn == 0


def test_a_healed_child_counts_again():
    """A child brought back by the Healing Cordial has left that state (Narnia 2005, How to Win 2; N10)."""
    game = sketch(TWO, """
        . . . . 3
        L w U . -3
    """, turn=0, all_powers=True)  # fmt: skip
    game.decide("heal peter@a2")
    game.decide("b1 stone a1")
    game.decide("e2-e3")
    assert game.decide("b1 tempt c1")[-1] == "turn red -> all"


def test_an_enchanted_child_fights_for_blue_and_counts_as_captured_when_red_takes_it():
    """An enchanted child changes sides; captured by Red it counts as captured (Narnia 2005, How to Win 2; N11)."""
    game = sketch(TWO, """
        O . . . 3
        . U w L -3
    """, turn=1)  # fmt: skip
    game.decide("c1 tempt b1")
    assert game.at("b1") == "blue:susan"
    game.decide("a2-a1")
    game.decide("c1-c2")
    assert "fell b1 red -> all" in game.decide("a1xb1")
    game.decide("c2-c1")
    game.decide("e2-e3")
    assert game.decide("c1 stone d1")[-1] == "ended blue children -> all"


def test_the_flag_still_wins():
    """Capturing the Flag wins for either army (Narnia 2005, How to Win 1)."""
    game = sketch(TWO, """
        P f -3
    """, turn=0)  # fmt: skip
    assert game.decide("a1xb1")[-1] == "ended red flag -> all"
