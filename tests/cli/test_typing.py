"""At the keyboard: Tab, what was typed before, one screen for Risk, and what a program may read instead."""

from __future__ import annotations

import json
import os
import pty
import sys
from random import Random
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import flagfall as house
from flagfall.cli import ask
from flagfall.cli.session import Session
from flagfall.cli.typed import Keyboard

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Run = Callable[..., Said]


def test_tab_completes_a_line_to_what_may_be_decided() -> None:
    keyboard = Keyboard(lambda: ["a2-a3", "a2-a4", "b2-b3", "moves"])
    found = [keyboard.complete("A2", number) for number in range(3)]
    assert found == ["a2-a3", "a2-a4", None]
    assert keyboard.complete("q", 0) is None


def test_a_person_presses_tab_and_the_arrow_up(tmp_path) -> None:
    """In a real terminal: Tab completes `qu` to `quit` … and the line before comes back with an arrow."""
    pytest.importorskip("readline", reason="Python was built without it here")
    code = (
        "from flagfall.cli.typed import Keyboard\n"
        "keyboard = Keyboard(lambda: ['quit'])\n"
        "print('GOT', [keyboard.line('>') for _ in range(2)])\n"
        "keyboard.remember()"
    )
    child, terminal = pty.fork()
    if child == 0:
        os.environ |= {"XDG_STATE_HOME": str(tmp_path), "TERM": "xterm", "PYTHONPATH": os.pathsep.join(sys.path)}
        os.execv(sys.executable, [sys.executable, "-c", code])
    seen = b""
    for typed in (b"qu\t\r", b"\x1b[A\r"):
        while seen.count(b">") < 1:
            seen += os.read(terminal, 1024)
        os.write(terminal, typed)
        seen = b""
    try:
        while b"GOT" not in seen or b"]" not in seen.partition(b"GOT")[2]:
            seen += os.read(terminal, 1024)
    finally:
        os.waitpid(child, 0)
        os.close(terminal)
    assert b"GOT ['quit', 'quit']" in seen
    assert (tmp_path / "flagfall" / "typed").exists()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", ["risk/middle-earth", "risk/standard"])
def test_what_matters_in_risk_fits_on_a_screen_of_80_by_24(game: str, players: int) -> None:
    rules = house.rules(game, players=players)
    luck = Random(7)
    table = house.Table(rules, luck)
    while rules.show(table.view(0))["turns"] < 3:
        table.submit(table.to_act, luck.choice(table.choices(table.to_act)))
    screen = Console(width=80, height=24, color_system=None)
    with screen.capture() as drawn:
        screen.print(ask.picture(rules, table.view(0)))
    lines = drawn.get().splitlines()
    assert len(lines) <= 23, "the line one types on is the last"
    assert max(map(len, lines)) <= 80
    for place in rules.book.board.territories:
        assert place.name[:17] in drawn.get()


def test_a_closer_look_at_risk_shows_the_map_neighbours_and_cards(flagfall: Run) -> None:
    said = flagfall("play risk/middle-earth --against random", "near moria", "map", "cards", "near nowhere", "quit")
    assert "✦Gates of Moria" in said.out
    assert "Mirkwood +" in said.out
    assert "The Ring's road: " in said.out
    assert "There is no place 'nowhere'" in said.out


def test_what_has_one_answer_is_not_asked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    rules, luck = house.rules("risk/standard", players=2), Random(1)
    table = house.Table(rules, luck)
    while rules.show(table.view(0))["turns"] == 0 or table.to_act != 0 or len(table.choices(0)) != 1:
        table.submit(table.to_act, luck.choice(table.choices(table.to_act)))
    only, before = rules.write(table.choices(0)[0], 0), table.moment
    Session(table, ("you", "random"), tmp_path / "a.scroll", 1.0)._next()
    assert table.moment > before
    assert f"Nothing else is possible: {only}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line",
    [
        "games",
        "rules risk/standard -o players=2",
        "odds 8 5",
        "check tests/scrolls/1-risk-standard.scroll",
    ],
)
def test_a_program_reads_json(flagfall: Run, line: str) -> None:
    assert json.loads(flagfall(f"{line} --json").out)
