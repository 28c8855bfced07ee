"""A player of one's own: a class in a file of this folder, named `module:Class`."""

from __future__ import annotations

import sys
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from flagfall.cli import thinking
from flagfall.records import read

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.cli.conftest import Said

    Run = Callable[..., Said]

BOTS = """
import threading

import wall
from numba.core.event import trigger_event


class First:
    def __init__(self, rules, seat, luck):
        pass

    def decide(self, heard, view, choices, seconds):
        return choices[0]


class Wild(First):
    def decide(self, heard, view, choices, seconds):
        return -5


class Failing(First):
    def decide(self, heard, view, choices, seconds):
        return 1 / 0


class Sleepy(First):
    # Decides far too late, once.

    slept = False

    def decide(self, heard, view, choices, seconds):
        if not self.slept:
            self.slept = True
            wall.seconds += 5
            wall.over.wait()
        return choices[0]


class Compiling(First):
    # Takes as long, but because of the compiler.

    compiled = False

    def decide(self, heard, view, choices, seconds):
        if not self.compiled:
            self.compiled = True
            with trigger_event("numba:compile"):
                wall.seconds += 2
        return choices[0]


class Bound(First):
    # Has something that belongs to one thread.

    def __init__(self, rules, seat, luck):
        self.thread = threading.get_ident()

    def decide(self, heard, view, choices, seconds):
        assert threading.get_ident() == self.thread
        return choices[0]


class Unmade(First):
    def __init__(self):
        pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with some players in it, entered. Only they turn the clock on the wall."""
    wall = SimpleNamespace(seconds=0.0, over=threading.Event())
    monkeypatch.setitem(sys.modules, "wall", wall)
    monkeypatch.setattr(thinking.Clock, "now", lambda _: wall.seconds)
    monkeypatch.setattr(thinking, "GRACE", 0.5)
    (tmp_path / "bots_of_mine.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "bots_of_mine", raising=False)
    yield tmp_path
    wall.over.set()


def test_it_plays_without_being_installed(flagfall: Run, folder: Path) -> None:
    line = (
        "watch stratego/quick-battle --players bots_of_mine:First,random --delay 0 -o ply_limit=50 --scroll own.scroll"
    )
    assert flagfall(line).code == 0
    assert read((folder / "own.scroll").read_bytes()).players == ("bots_of_mine:First", "random")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("bots_of_mine:Wild", "(red) decided -5, which is not among its 168 choices."),
        ("bots_of_mine:Failing", "(red) fails with ZeroDivisionError: division by zero ("),
        ("bots_of_mine:Unmade", "(red) fails with TypeError"),
    ],
)
def test_one_that_fails_is_named_in_one_line(flagfall: Run, folder: Path, name: str, why: str) -> None:
    said = flagfall(f"watch stratego/quick-battle --players {name}")
    assert said.code == 2
    assert said.err.startswith(f"flagfall: The player {name} (red)")
    assert why in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("bots_of_mine:Nobody", "The module bots_of_mine has no class 'Nobody', for the player bots_of_mine:Nobody."),
        ("nobodys:Bot", "There is no module 'nobodys' in this folder or on the path, for the player nobodys:Bot."),
    ],
)
def test_one_that_is_not_there_is_named_too(flagfall: Run, folder: Path, name: str, why: str) -> None:
    said = flagfall(f"watch stratego/quick-battle --players {name}")
    assert (said.code, said.err) == (2, f"flagfall: {why}\n")


def test_one_that_fails_does_not_cost_a_person_the_game(flagfall: Run, folder: Path) -> None:
    said = flagfall("play stratego/quick-battle --against bots_of_mine:Failing --scroll mine.scroll", "setup")
    assert said.code == 2
    assert len(read((folder / "mine.scroll").read_bytes()).inputs) == 10


SHORT = "-o ply_limit=20 --delay 0 --seconds 0.5"


def test_one_that_does_not_decide_in_time_is_stopped(flagfall: Run, folder: Path) -> None:
    line = f"watch stratego/quick-battle --players random,bots_of_mine:Sleepy {SHORT} --scroll late.scroll"
    said = flagfall(line)
    assert said.code == 2
    assert said.err == (
        "flagfall: The player bots_of_mine:Sleepy (blue) was given 0.5 s to decide and has not done so after 5 s; "
        "--seconds gives it more.\n"
    )
    assert read((folder / "late.scroll").read_bytes()).result == "unfinished"


def test_one_that_does_not_decide_in_time_does_not_cost_a_person_the_game(flagfall: Run, folder: Path) -> None:
    line = "play stratego/quick-battle --against bots_of_mine:Sleepy --seconds 0.5 --scroll mine.scroll"
    assert "has not done so" in flagfall(line, "setup").err
    assert len(read((folder / "mine.scroll").read_bytes()).inputs) == 10


@pytest.mark.parametrize("name", ["bots_of_mine:Compiling", "bots_of_mine:Bound"])
def test_the_compiler_does_not_count_and_one_thread_does_all(flagfall: Run, folder: Path, name: str) -> None:
    said = flagfall(f"watch stratego/quick-battle --players {name},random {SHORT}")
    assert said.code == 0, said.err


def test_a_program_that_plays_nonsense_is_named_in_one_sentence(flagfall: Run, tmp_path: Path) -> None:
    bot = tmp_path / "bot"
    bot.write_text("#!/bin/sh\nread line; echo ready\nwhile read word rest; do test $word = go && echo what; done\n")
    bot.chmod(0o755)
    said = flagfall(f"watch stratego/quick-battle --players engine:{bot},random")
    assert said.code == 2
    assert f"The player engine:{bot} (red) prints 'what', which is neither" in " ".join(said.err.split())
    said = flagfall(f"engine --check {bot}")
    assert said.code == 2
    assert "it prints 'what', which is neither" in said.out
    said = flagfall(f"data make stratego/quick-battle --players engine:{bot},random --to {tmp_path}/games.parquet")
    assert said.code == 2
    assert f"The player engine:{bot} (red) prints 'what', which is neither" in said.err
    assert not list(tmp_path.glob("games.parquet*"))
