"""The 100-letter position string of other Stratego programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import flagfall
from flagfall.core import Unreadable
from flagfall.records.strados import ORDER, Position, deploys, position_of, read_position, shown, write_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.table import Table

LAKES = "AA__AA__AA" * 2
EMPTY = "A" * 40 + LAKES + "A" * 40
SETUP = "FEBMBEFEEFBGIBHIBEDBGJDDDHCGJGDHDLIFKDDH" + LAKES + "TPPWRUXPTPSVSOTPPPVSNPQNUTNUSNRQQRQNYNQR"


def test_an_empty_board_has_lakes_and_nothing_else() -> None:
    assert read_position(EMPTY) == Position({})
    assert write_position(Position({})) == EMPTY


def test_letters_run_from_bomb_to_flag_red_before_blue() -> None:
    pieces = read_position("BCDEFGHIJKLM" + "A" * 28 + LAKES + "A" * 28 + "NOPQRSTUVWXY").pieces
    assert [pieces[square] for square in range(12)] == [(0, kind) for kind in ORDER]
    assert [pieces[square] for square in range(88, 100)] == [(1, kind) for kind in ORDER]


def test_a_set_up_can_be_deployed_and_written_again() -> None:
    """Red's back row comes first: its Flag (M) stands on d1, blue's (Y) on g10."""
    rules = flagfall.rules("stratego/classic")
    table = flagfall.Table(rules)
    for seat, line in enumerate(deploys(rules, read_position(SETUP))):
        table.submit(seat, line)
    assert rules.show(table.view(0))["phase"] == "play"
    assert {"at": "d1", "seat": 0, "kind": "flag"} in rules.show(table.view(0))["pieces"]
    assert write_position(position_of(table)) == SETUP


def test_a_position_in_the_middle_of_a_game_comes_back(play: Callable[..., Table]) -> None:
    position = position_of(play("stratego/classic", 4, 300))
    assert read_position(write_position(position)) == position


def test_hidden_pieces_are_left_out_and_reported(play: Callable[..., Table]) -> None:
    table = play("stratego/barrage", 4, 17)
    seen = shown(table.rules.show(table.view(0)))
    assert {seat for seat, _ in seen.pieces.values()} == {0}
    assert "hidden faces" in seen.skipped[0]


def test_marks_lakes_and_swimmers_are_reported() -> None:
    position = read_position("L@M." + "_" + "A" * 37 + "AABBAA__AA" + LAKES[10:] + "A" * 40)
    assert position.pieces == {0: (0, "marshal"), 1: (0, "flag")}
    assert [why.split(":")[0] for why in position.skipped] == [
        "2 marks for moved or known pieces",
        "a lake on c1",
        "the piece 'B' on c5",
        "the piece 'B' on d5",
    ]


@pytest.mark.parametrize(
    ("text", "why"), [("A" * 99, "has 99"), ("A" * 101, "has 101"), ("Z" + EMPTY[1:], "'Z' on a1"), ("", "has 0")]
)
def test_other_strings_are_refused(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        read_position(text)


def test_a_piece_of_another_box_has_no_letter(play: Callable[..., Table]) -> None:
    with pytest.raises(Unreadable, match="only the classic pieces"):
        position_of(play("stratego/lotr", 1, 80))


def test_a_position_that_is_no_set_up_cannot_be_deployed() -> None:
    stray = read_position("A" * 40 + "LA__AA__AA" + LAKES[10:] + "A" * 40)
    with pytest.raises(Unreadable, match="One piece stands where"):
        deploys(flagfall.rules("stratego/classic"), stray)
