"""A damaged scroll says at which line and why."""

from __future__ import annotations

import re
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from flagfall.core import DamagedScroll
from flagfall.records import check, scroll_of, write

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.table import Table


SCROLLS = Path(__file__).parent.parent / "scrolls"


def line_of(scroll: str, beginning: str) -> int:
    return next(number for number, line in enumerate(scroll.split("\n"), start=1) if line.startswith(beginning))


@pytest.mark.parametrize(
    ("beginning", "line", "why"),
    [
        ("Flagfall-Scroll", "Flagfall-Scroll: 2", "version 2; this Flagfall reads versions 1 to 1"),
        ("Flagfall-Scroll", "Flagfall-Scroll: " + "9" * 3000, "no version of a scroll"),
        ("Flagfall-Scroll", "<html>", "this is no scroll: it must begin with 'Flagfall-Scroll: 1'"),
        ("Game", "Game: stratego/clasic", "There is no game 'stratego/clasic'. Did you mean stratego/classic?"),
        ("Game", "Game stratego/barrage", "is no header"),
        ("Options", "Options: recsue=true", "has no option 'recsue'"),
        ("Options", "Options: rescue=maybe", "Option rescue cannot be 'maybe'"),
        ("Options", "Options: ply_limit=" + "9" * 3000, "is a whole number from 0 to 1000000"),
        ("Options", "Options: rescue=true rescue=true", "given twice"),
        ("Options", "Options: rescue", "Write an option as NAME=VALUE"),
        ("Options", "Options: two_square=off more_square=true", "more_square needs two_square"),
        ("Seats", "Seats: red=you", "the seats must be red=NAME blue=NAME"),
        ("Date", "Game: stratego/barrage", "the header Game stands here twice"),
        (
            "Result",
            "Result: red wins (flag)",
            "the scroll says 'red wins (flag)', but the game as played is 'unfinished'",
        ),
        ("red", "red a99999999999999999999-a5", "There is no square a99999999999999999999"),
        ("red", "red marshal@a10, flag@a10", "is not yours to set up on"),
        ("red", "red deploy MMMMMMMMMM", "A set-up is 4 rows of 10 letters"),
        ("red", "red", "red decides nothing"),
        ("red", "green a4-a5", "'green' does not sit at this table; a line begins with one of: chance, red, blue"),
        ("red", "chance 6 5 2", "chance cannot decide '6 5 2' here"),
        ("red", "red " + "x" * 9000, "the line has 9004 letters"),
        ("red", "red a4\x00-a5", "signs that cannot be printed"),
    ],
)
def test_a_wrong_line_is_named_with_its_reason(scroll: str, beginning: str, line: str, why: str) -> None:
    lines, number = scroll.split("\n"), line_of(scroll, beginning)
    lines[number - 1] = line
    with pytest.raises(DamagedScroll, match=re.escape(why)) as damage:
        check("\n".join(lines))
    assert damage.value.line == number


@pytest.mark.parametrize("header", ["Game", "Options", "Rules", "Seats", "Date", "Result"])
def test_a_missing_header_is_named(scroll: str, header: str) -> None:
    lines = [line for line in scroll.split("\n") if not line.startswith(f"{header}:")]
    with pytest.raises(DamagedScroll, match=f"the header {header} is missing"):
        check("\n".join(lines))


@pytest.mark.parametrize("nothing", ["", "\n\n", b""])
def test_an_empty_scroll_is_no_scroll(nothing: str | bytes) -> None:
    with pytest.raises(DamagedScroll, match="line 1: the scroll is empty"):
        check(nothing)


@pytest.mark.parametrize(("last", "why"), [("{who} c5-c6", "nobody stands on c5"), ("{other} {what}", "is not to act")])
def test_a_move_that_cannot_be_is_named_with_the_rule(scroll: str, last: str, why: str) -> None:
    lines = scroll.rstrip("\n").split("\n")
    who, what = lines[-2].split()
    lines[-2] = last.format(who=who, what=what, other={"red": "blue", "blue": "red"}[who])
    with pytest.raises(DamagedScroll, match=why) as damage:
        check("\n".join(lines))
    assert damage.value.line == len(lines) - 1


def test_a_line_after_the_end_of_the_scroll_is_named(scroll: str) -> None:
    with pytest.raises(DamagedScroll, match="goes on after its end") as damage:
        check(scroll + "red a4-a5\n")
    assert damage.value.line == scroll.count("\n") + 1


def test_a_move_after_the_end_of_the_game_is_named(play: Callable[..., Table]) -> None:
    text = write(scroll_of(play("stratego/quick-battle", 2), ("a", "b"))).replace("\nend\n", "\nred a4-a5\nend\n")
    with pytest.raises(DamagedScroll, match="goes on after the game is over") as damage:
        check(text)
    assert damage.value.line == line_of(text, "end") - 1


def test_wherever_a_scroll_is_cut_off_the_damage_is_noticed(scroll: str) -> None:
    whole = scroll.rstrip("\n")
    for end in range(0, len(whole), 7):
        with pytest.raises(DamagedScroll) as damage:
            check(whole[:end])
        assert 1 <= damage.value.line <= whole.count("\n") + 1


def test_a_wrong_encoding_is_named_with_its_line(scroll: str) -> None:
    with pytest.raises(DamagedScroll, match="UTF-8") as damage:
        check(scroll.replace("red=you", "red=Zoë").encode("latin-1"))
    assert damage.value.line == line_of(scroll, "Seats")
    with pytest.raises(DamagedScroll):
        check(scroll.encode("utf-16"))


def test_random_bytes_are_damage_and_nothing_worse() -> None:
    luck = Random(1)
    for _ in range(200):
        with pytest.raises(DamagedScroll):
            check(luck.randbytes(luck.randrange(200)))


def test_changing_any_one_letter_never_crashes(scroll: str) -> None:
    luck = Random(2)
    for _ in range(200):
        place = luck.randrange(len(scroll))
        with suppress(DamagedScroll):
            check(scroll[:place] + luck.choice("a1-x@/ \n:=é\t#") + scroll[place + 1 :])


@pytest.mark.parametrize("name", ["1-stratego-lotr-powers", "1-risk-standard"])
def test_lines_known_by_heart_are_checked_as_if_they_were_new(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are moved about in a scroll: what is wrong with it does not depend on what was read before."""
    text = (SCROLLS / f"{name}.scroll").read_text("utf-8")
    scroll = check(text)[0]
    assert check(text)[0] == scroll
    head, body = text.split("\n\n")
    lines, luck = body.split("\n")[:200], Random(3)
    for _ in range(8):
        moved = [*lines]
        moved.insert(luck.randrange(2, len(lines)), moved.pop(luck.randrange(2, len(lines))))
        damaged = "\n".join([head, "", *moved])
        with monkeypatch.context() as fresh:
            fresh.setattr(import_module("flagfall.records.read"), "_KNOWN", {})
            new = outcome(damaged)
        assert outcome(damaged) == new


def outcome(text: str) -> tuple[int, str]:
    with pytest.raises(DamagedScroll) as damage:
        check(text)
    return damage.value.line, damage.value.why
