"""Pictures: every game is drawn as SVG from a view alone, and shows no more than the view does."""

from random import Random
from xml.etree import ElementTree

import pytest

import flagfall
from flagfall.catalog import games
from flagfall.testing.strategies import played


@pytest.mark.parametrize("game", [entry.id for entry in games()])
def test_every_view_is_a_picture(game):
    rules = flagfall.rules(game)
    table = flagfall.Table(rules, seed=3)
    while table.moment < 60 and table.result is None:
        table.submit(table.to_act, table.choices(table.to_act)[0])
    for listener in (*rules.seats, "spectator"):
        picture = rules.picture(table.view(listener))
        assert ElementTree.fromstring(picture._repr_svg_()).tag.endswith("svg")
        imagined = table.imagined(0, 5).view(0)
        assert rules.picture(imagined).svg == rules.picture(table.view(0)).svg


def test_a_hidden_face_is_a_question_mark_and_the_top_seat_sees_it_from_there():
    rules = flagfall.rules("stratego/duel")
    table = played(rules, Random(1), 0)
    words = [
        [shape.words for shape in rules.picture(table.view(seat)).shapes if hasattr(shape, "words")] for seat in (0, 1)
    ]
    assert all(one.count("?") == 10 for one in words)
    assert all("Marshal" in one for one in words)
    assert rules.picture(table.view(0)).shapes[0].x != rules.picture(table.view(1)).shapes[0].x
