"""A Numba whose private parts are not as we know them costs time, never a game (docs/adr/0011)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flagfall.kit import kept, trial
from flagfall.kit.jit import COMPILED
from flagfall.testing import golden

TESTS = Path(__file__).parent.parent
pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
GAME = "stratego/barrage"
PLAYED_WITH_A_PART_MISSING = f"""
import numba.core.codegen
del numba.core.codegen.JITCodeLibrary

from flagfall.testing import golden
print(golden.scroll({GAME!r}), end="")
"""


@pytest.fixture
def untried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder for compiled code in which nothing was noted yet."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))


def test_a_process_whose_numba_lacks_a_part_plays_the_same_game_and_says_so_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED_WITH_A_PART_MISSING],
        env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == (TESTS / "golden" / golden.file_name(GAME)).read_text("utf-8"), done.stderr
    (line,) = done.stderr.splitlines()
    assert "cannot link the rules (ImportError: cannot import name 'JITCodeLibrary'" in line


@pytest.mark.usefixtures("untried")
def test_what_works_is_tried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert trial.can_link()
    assert kept.is_kept(trial.TRIED)
    monkeypatch.setattr(trial, "try_out", lambda *_: pytest.fail("tried out again"))
    assert trial.can_link()


@pytest.mark.usefixtures("untried")
@pytest.mark.parametrize(
    ("part", "becomes", "said"),
    [
        ("_wide", lambda kind: kind, "one rule was compiled 3 times"),
        ("keep_inside", None, "'NoneType' object is not callable"),
        ("Page", None, "'NoneType' object is not callable"),
    ],
)
def test_what_does_not_work_is_said_and_not_noted(part, becomes, said, monkeypatch, caplog) -> None:
    monkeypatch.setattr(f"flagfall.kit.link.{part}", becomes)
    assert not trial.can_link()
    assert not kept.is_kept(trial.TRIED)
    assert said in caplog.text


@pytest.mark.usefixtures("untried")
def test_a_wrong_answer_is_noticed(caplog: pytest.LogCaptureFixture) -> None:
    """What is linked wrongly may answer all the same."""
    with pytest.raises(ValueError, match="3 times 200, 2 and 1 made 99"):
        trial.try_out(lambda rule: rule, lambda door: lambda numbers: 99)
