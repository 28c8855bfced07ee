"""Setup (Stratego 1999): two armies of forty, hidden, in each player's first four rows."""

from random import Random

import pytest

import flagfall
from flagfall.core import SPECTATOR, Illegal, NotYourTurn
from flagfall.testing.strategies import deploy_text

ARMY = {
    "marshal": 1, "general": 1, "colonel": 2, "major": 3, "captain": 4, "lieutenant": 4, "sergeant": 4, "miner": 5,
    "scout": 8, "spy": 1, "bomb": 6, "flag": 1,
}  # fmt: skip


def opened():
    return flagfall.Table(flagfall.rules("stratego/classic"))


def test_each_army_has_forty_pieces():
    """An army is thirty-three pieces that move, six Bombs and a Flag (1999, An Army)."""
    table = opened()
    for seat in (0, 1):
        assert table.rules.show(table.view(seat))["left"] == ARMY
    kinds = table.rules.describe()["kinds"]
    assert sum(kind["count"] for kind in kinds.values() if kind["moves"]) == 33
    assert sum(kind["count"] for kind in kinds.values() if not kind["moves"]) == 7


def test_pieces_stand_in_the_first_four_rows_of_their_side():
    """A player may set up on the four rows nearest to him and nowhere else (1999, Setup 5)."""
    table = opened()
    offered = [table.rules.offer(decision)["to"] for decision in table.choices(0)]
    assert {int(square[1:]) for square in offered} == {1, 2, 3, 4}
    offered = [table.rules.offer(decision)["to"] for decision in table.choices(1)]
    assert {int(square[1:]) for square in offered} == {7, 8, 9, 10}
    with pytest.raises(Illegal, match=r"a5 is not yours to set up on; your rows go from a1 to j4"):
        table.submit(0, "marshal@a5")


def test_the_two_middle_rows_are_empty_at_the_start():
    """Nobody stands on the two rows between the armies when the game begins (1999, Setup 5)."""
    table = opened()
    for seat in (0, 1):
        table.submit(seat, deploy_text(table.rules, seat, Random(seat)))
    pieces = table.rules.show(table.view(SPECTATOR))["pieces"]
    assert len(pieces) == 80
    assert not [piece for piece in pieces if piece["at"][1:] in ("5", "6")]


def test_only_one_piece_stands_on_a_square():
    """Every piece has a square of its own (1999, Setup 5)."""
    table = opened()
    table.submit(0, "flag@a1")
    with pytest.raises(Illegal, match="a1 is taken already"):
        table.submit(0, "bomb@a1")


def test_a_set_up_uses_exactly_the_army():
    """All forty pieces are placed, none twice: with none left of a kind no more can be placed (1999, Setup)."""
    table = opened()
    table.submit(0, "flag@a1")
    with pytest.raises(Illegal, match="you have no Flag left to place"):
        table.submit(0, "flag@b1")


def test_faces_are_turned_away_from_the_opponent():
    """Labels face their owner: the opponent and the watchers see only that a piece stands there (1999, Setup 4)."""
    table = opened()
    for seat in (0, 1):
        table.submit(seat, deploy_text(table.rules, seat, Random(seat)))
    for listener in (0, 1, SPECTATOR):
        for piece in table.rules.show(table.view(listener))["pieces"]:
            assert (piece["kind"] is not None) == (piece["seat"] == listener)


def test_placing_is_heard_only_by_who_places():
    """What is placed where is told to its owner alone; the other side hears only that an army is ready (1999, Setup 4)."""
    table = opened()
    text = deploy_text(table.rules, 0, Random(0))
    table.submit(0, text)
    assert [fact.what for fact in table.heard(0).facts] == ["placed"] * 40 + ["ready"]
    assert [fact.what for fact in table.heard(1).facts] == ["ready"]
    assert [fact.what for fact in table.heard(SPECTATOR).facts] == ["ready"]


def test_both_armies_are_set_up_at_the_same_time():
    """Either side may place at any moment until it is ready, and then waits (1999, Setup 3)."""
    table = opened()
    table.submit(1, "flag@a10")
    table.submit(0, "flag@a1")
    table.submit(1, "bomb@b10")
    other = opened()
    other.submit(1, deploy_text(other.rules, 1, Random(1)))
    with pytest.raises(NotYourTurn, match="blue is not to act"):
        other.submit(1, "a7-a6")


def test_red_moves_first():
    """When both armies stand, red begins (1999, Gameplay)."""
    table = opened()
    for seat in (1, 0):
        table.submit(seat, deploy_text(table.rules, seat, Random(seat)))
    assert table.to_act == 0
    last = table.heard(SPECTATOR).facts[-1]
    assert table.rules.spell(last) == "began red"
