"""A player of one's own: a class in a file of this folder, named `module:Class`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from flagfall.records import read

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Run = Callable[..., Said]

BOTS = """
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


class Unmade(First):
    def __init__(self):
        pass
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with some players in it, entered."""
    (tmp_path / "bots_of_mine.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "bots_of_mine", raising=False)
    return tmp_path


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
        ("bots_of_mine:Nobody", "(red) fails with AttributeError: module 'bots_of_mine' has no attribute 'Nobody'"),
        ("nobodys:Bot", "(red) fails with ModuleNotFoundError: No module named 'nobodys'"),
    ],
)
def test_one_that_fails_is_named_in_one_line(flagfall: Run, folder: Path, name: str, why: str) -> None:
    said = flagfall(f"watch stratego/quick-battle --players {name}")
    assert said.code == 2
    assert said.err.startswith(f"flagfall: The player {name} (red)")
    assert why in said.err
    assert said.err.count("\n") == 1


def test_one_that_fails_does_not_cost_a_person_the_game(flagfall: Run, folder: Path) -> None:
    said = flagfall("play stratego/quick-battle --against bots_of_mine:Failing --scroll mine.scroll", "setup")
    assert said.code == 2
    assert len(read((folder / "mine.scroll").read_bytes()).inputs) == 10
