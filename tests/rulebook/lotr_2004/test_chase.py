"""The chase rule together with powers."""

from flagfall.testing.sketch import sketch

ROUND = ("a1-b1", "b2-a2", "b1-b2", "a2-a1", "b2-a2", "a1-b1", "a2-a1", "b1-b2")


def chase():
    game = sketch("stratego/lotr-powers", """
        . . . . .
        . -3 . . -2
        A . . . .
    """, turn=0, more_square=True)  # fmt: skip
    for line in ROUND:
        game.decide(line)
    return game


def test_a_chase_may_not_repeat_a_position():
    """By agreement a chaser may not bring back a position of the chase; only plain moves threaten or evade (ISF, more-square
    rule; X11)."""
    assert not chase().may("a1-b1")


def test_a_power_ends_the_chase():
    """A turn of Detect Enemy is no plain move, so the chase is over and may begin anew (ISF, more-square rule; X11)."""
    game = chase()
    game.decide("a1 detect b2")
    game.decide("e2-e3")
    assert game.may("a1-b1")


AFTER = ("d3-c3", "d2-c2", "c3-b3", "c2-b2", "b3-c3", "b2-c2", "c3-d3")
"""What follows an attack on d2, with the chased piece on d3: back to where everybody stood after the attack, but for one move."""


def attack(second_row, chased, turn, line):
    game = sketch("stratego/lotr-powers", f". . . {chased} . .\n{second_row}", corner="a2", turn=turn, more_square=True)
    game.decide(line)
    for text in AFTER:
        game.decide(text)
    return game


def test_a_plain_attack_begins_a_chase_and_a_repeated_one_does_not():
    """A won attack that ends beside an enemy begins a chase, but a Repeat Attack is a power and threatens nobody (ISF, more-square
    rule; X11)."""
    assert not attack(". . . 3 u .", "M", 1, "e2xd2, stop").may("c2-d2")
    assert attack(". . . 3 3 u", "M", 1, "f2xe2, e2xd2, stop").may("c2-d2")


def test_an_attack_with_the_swift_steed_begins_no_chase():
    """The second step of a ride is a power too (ISF, more-square rule; X11)."""
    assert not attack(". . . -3 T .", "d", 0, "e2xd2").may("c2-d2")
    assert attack(". . . -3 . T", "d", 0, "f2 ride d2").may("c2-d2")
