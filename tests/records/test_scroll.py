"""A scroll is written, read back, and played again to the same table."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import flagfall
from flagfall.core import SPECTATOR
from flagfall.records import check, read, scroll_of, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.table import Table

GAMES = [entry.id for entry in flagfall.games()]
SETUP = "deploy ........../........../........../MF9S32B2.."


@settings(max_examples=30, deadline=None)
@given(game=st.sampled_from(GAMES), seed=st.integers(0, 10**6), moves=st.integers(0, 300))
def test_what_is_written_is_read_back(game: str, seed: int, moves: int) -> None:
    luck = Random(seed)
    table = flagfall.Table(flagfall.rules(game), luck)
    while table.result is None and table.moment < moves:
        seat = luck.choice([seat for seat in range(len(table.rules.seats)) if table.choices(seat)])
        table.submit(seat, luck.choice(table.choices(seat).decisions))
    scroll = scroll_of(table, ("somebody",) * len(table.rules.seats))
    assert read(write(scroll)) == scroll


def test_every_seat_has_a_name_of_one_word() -> None:
    table = flagfall.Table(flagfall.rules("stratego/barrage"))
    with pytest.raises(ValueError, match="has 2 seats"):
        scroll_of(table, ("a",))
    with pytest.raises(ValueError, match="one word"):
        scroll_of(table, ("a", "b c"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_again_tells_everybody_the_same(play: Callable[..., Table], game: str) -> None:
    table = play(game, 11, 400)
    seats = range(len(table.rules.seats))
    _, again = check(write(scroll_of(table, tuple(f"p{seat}" for seat in seats))))
    for listener in (*seats, SPECTATOR):
        assert again.heard(listener) == table.heard(listener)
        assert again.view(listener) == table.view(listener)
    assert again.result == table.result


def test_a_whole_set_up_is_one_line() -> None:
    table = flagfall.Table(flagfall.rules("stratego/barrage"))
    table.submit(0, SETUP)
    assert f"red {SETUP}\nend\n" in write(scroll_of(table, ("you", "novice")))


def test_pieces_placed_in_another_order_stay_in_that_order(play: Callable[..., Table]) -> None:
    table = play("stratego/barrage", 5, 16)
    assert read(write(scroll_of(table, ("a", "b")))).inputs == table.record()


def test_options_are_written_whole_so_that_defaults_may_change() -> None:
    table = flagfall.Table(flagfall.rules("stratego/classic", two_square="off", rescue=True))
    line = next(line for line in write(scroll_of(table, ("a", "b"))).splitlines() if line.startswith("Options:"))
    assert {"two_square=off", "rescue=true", "captured=open"} <= set(line.split())


def test_a_line_that_cannot_be_leaves_the_table_as_it_was() -> None:
    table = flagfall.Table.retold(flagfall.rules("stratego/barrage"))
    with pytest.raises(flagfall.core.Illegal):
        table.relive(0, "marshal@a1, flag@a1")
    assert table.record() == ()
    assert table.heard(0).facts == ()


def test_a_resigned_game_says_who_resigned(play: Callable[..., Table]) -> None:
    text = write(scroll_of(play("stratego/barrage", 5, 30), ("you", "novice"), "red resigns"))
    assert read(text).result == "red resigns"


@pytest.mark.parametrize("ended", ["draw agreed", "blue runs out of time", "unfinished"])
def test_a_game_that_ended_beside_its_moves_says_how(play: Callable[..., Table], ended: str) -> None:
    assert read(write(scroll_of(play("stratego/barrage", 5, 30), ("a", "b"), ended))).result == ended


def test_remarks_empty_lines_and_other_line_ends_are_allowed(scroll: str) -> None:
    remarked = "# a fine game\n" + scroll.replace("\nend\n", "\n\n# here it stops\nend\n\n")
    assert read(remarked.replace("\n", "\r\n").encode("utf-8-sig")) == read(scroll)


def test_a_name_of_two_words_is_refused() -> None:
    with pytest.raises(ValueError, match="one word"):
        scroll_of(flagfall.Table(flagfall.rules("stratego/barrage")), ("two words", "novice"))
