"""Games of Gravon's archive become scrolls, with a report of what was left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import pytest

from flagfall.core import Unreadable
from flagfall.records import check, write
from flagfall.records.gravon import import_gravon
from flagfall.records.strados import position_of, write_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.table import Table

    Game: TypeAlias = tuple[Table, str, list[list[str]]]

COLUMNS = dict(zip("abcdefghij", "ABCDEFGHIK", strict=True))


def from_one(square: str) -> str:
    return COLUMNS[square[0]] + square[1:].replace("10", "0")


def with_colon(square: str) -> str:
    """As the archive writes it: the tenth row is the sign after 9."""
    return COLUMNS[square[0]] + square[1:].replace("10", ":")


def from_zero(square: str) -> str:
    return COLUMNS[square[0]] + str(int(square[1:]) - 1)


@pytest.fixture
def game(play: Callable[..., Table]) -> Game:
    """A whole game of Barrage, its set-up as letters, its moves as pairs of our squares."""
    table = play("stratego/barrage", 6, two_square=5)
    setup = play("stratego/barrage", 6, 16, two_square=5)
    moves = [table.rules.write(decision).split("-") for _, decision in table.record()[16:]]
    return table, write_position(position_of(setup)), moves


def xml(setup: str, moves: list[list[str]], say: Callable[[str], str], winner: int) -> str:
    steps = "".join(
        f'  <move id="{n}" source="{say(a)}" target="{say(b)}"/>\n' for n, (a, b) in enumerate(moves, start=1)
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<stratego>\n <game type = "barrage">\n  <field content="{setup}"/>\n{steps}'
        f'  <player id ="1">Red Fox</player>\n  <player id ="2">Blå</player>\n  <result type="1" winner="{winner}"/>\n'
        " </game>\n</stratego>\n"
    )


@pytest.mark.parametrize(("say", "how"), [(from_one, "from 1"), (with_colon, "from 1"), (from_zero, "from 0")])
def test_a_game_is_taken_over_whole(game: Game, say: Callable[[str], str], how: str) -> None:
    table, setup, moves = game
    assert table.result is not None
    imported = import_gravon(xml(setup, moves, say, table.result.winners[0] + 1).encode())
    assert imported.scroll.players == ("Red_Fox", "Blå")
    assert imported.scroll.inputs[16:] == table.record()[16:]
    assert len(imported.skipped) == 1
    assert how in imported.skipped[0]
    assert imported.whole
    check(write(imported.scroll))


def gsn(setup: str, moves: list[str], *after: str) -> str:
    return "\n".join(["#X38FA11 Stratego-Notation v1", "type 1", setup, *moves, *after])


@pytest.mark.parametrize("say", [from_one, with_colon])
def test_the_older_text_form_is_read_too(game: Game, say: Callable[[str], str]) -> None:
    table, setup, moves = game
    assert table.result is not None
    assert any(square.endswith("10") for move in moves for square in move)
    lines = [f"{say(a)}-{say(b)}" for a, b in moves]
    imported = import_gravon(gsn(setup, lines, "END", f"fox vs blue result 1 winner {table.result.winners[0]}"))
    assert imported.scroll.inputs[16:] == table.record()[16:]
    assert imported.scroll.players == ("fox", "blue")
    assert imported.whole


@pytest.mark.parametrize("strange", ["A1:B1", "K::K9", "resigns"])
def test_a_line_that_cannot_be_read_ends_the_moves(game: Game, strange: str) -> None:
    table, setup, moves = game
    lines = [f"{from_one(a)}-{from_one(b)}" for a, b in moves]
    imported = import_gravon(gsn(setup, [*lines[:6], strange, *lines[6:]], "END", "fox vs blue result 1 winner 0"))
    assert imported.scroll.inputs[16:] == table.record()[16:22]
    assert imported.scroll.players == ("fox", "blue")
    assert f"Line 10, {strange!r}, and what follows: not a move." in imported.skipped
    assert not imported.whole


def test_a_text_that_breaks_off_or_goes_on_after_its_end_is_not_whole(game: Game) -> None:
    _, setup, _ = game
    broken = import_gravon(gsn(setup, []))
    assert "The file breaks off: after the last move there must be a line END." in broken.skipped
    assert not broken.whole
    longer = import_gravon(gsn(setup, [], "END", "fox vs blue result 3 winner 0", "more"))
    assert "Line 6, 'more': not known." in longer.skipped
    assert not longer.whole


def test_an_illegal_move_ends_the_scroll_and_is_reported(game: Game) -> None:
    _, setup, moves = game
    imported = import_gravon(xml(setup, [*moves[:10], ["a1", "j10"], *moves[10:]], from_one, 1))
    report = "\n".join(imported.skipped)
    assert "Move 11 (A1-K0) and what follows" in report
    assert "The ending (flag captured, red won): it is not reached by moves" in report
    assert len(imported.scroll.inputs) == 26
    assert not imported.whole


def test_a_column_called_j_means_k(game: Game) -> None:
    table, setup, moves = game
    imported = import_gravon(xml(setup, moves, from_one, 1).replace('"K', '"J'))
    assert imported.scroll.inputs[16:] == table.record()[16:]


def test_a_move_without_a_target_ends_the_moves(game: Game) -> None:
    table, setup, moves = game
    text = xml(setup, moves[:6], from_one, 3).replace('  <move id="5"', '  <move id="4a" source="A1"/>\n  <move id="5"')
    imported = import_gravon(text)
    assert imported.scroll.inputs[16:] == table.record()[16:20]
    assert "Move 5 and what follows: it has no source or no target." in imported.skipped
    assert not imported.whole


def test_strange_elements_are_named(game: Game) -> None:
    _, setup, moves = game
    imported = import_gravon(xml(setup, moves[:4], from_one, 3).replace(" </game>", "  <chat>hi</chat>\n </game>"))
    assert "The element <chat>: not known." in imported.skipped
    assert not imported.whole


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "neither Gravon XML"),
        ("<stratego><game", "XML cannot be read"),
        ("<stratego/>", "before both armies were set up"),
        ('<!DOCTYPE x [<!ENTITY a "b">]><stratego/>', "without declarations"),
        ("#X38FA11 Stratego-Notation v1\ntype 0\nEND\na vs b result 3 winner 0", "before both armies"),
        ('<game type="ultimate lightning"><field content="A"/></game>', "'ultimate lightning' are not played here"),
        ('<game type="classic"><field content="A"/></game>', "100 letters"),
    ],
)
def test_what_cannot_be_taken_over_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        import_gravon(text)
