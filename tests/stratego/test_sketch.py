"""A drawn position is one that could lie on a table."""

import pytest

from flagfall.testing.sketch import sketch


def test_a_drawing_holds_no_more_of_a_kind_than_the_box_does():
    with pytest.raises(ValueError, match=r"^5 uruk-hai are drawn; the box of stratego/lotr-powers holds 4$"):
        sketch("stratego/lotr-powers", "u u u u u")
    with pytest.raises(ValueError, match=r"^2 marshal are drawn; the box of stratego/barrage holds 1$"):
        sketch("stratego/barrage", "M . M")


def test_reinforcements_may_be_drawn_as_far_as_there_are_any():
    late = next(piece for piece in sketch("stratego/narnia-powers", "A w").rules.edition.pieces if piece.late)
    letter = late.letter if late.army == 0 else f"-{late.letter.lower()}"
    sketch("stratego/narnia-powers", " ".join([letter] * late.count))
    with pytest.raises(ValueError, match=f"{late.count + 1} {late.id} are drawn"):
        sketch("stratego/narnia-powers", " ".join([letter] * (late.count + 1)))


def test_nobody_is_drawn_where_nobody_can_stand():
    with pytest.raises(ValueError, match="nobody can stand on c5"):
        sketch("stratego/classic", "M", corner="c5")


def test_a_view_is_looked_at_anew_after_every_decision():
    game = sketch("stratego/classic", "M . . -9", turn=0)
    before = game.view(0)
    assert game.view(0) is before
    game.decide("a1-a2")
    assert game.view(0) != before
    assert "a2" in game.faces(0)
