"""The terminal, called as a person would call it."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from flagfall.cli import ask, main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


@pytest.fixture
def flagfall(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Said]:
    """Run a command line, with these lines typed; scrolls go to a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(ask.console, "_width", 100)  # made before this test, whatever the terminal was then

    def run(line: str, *typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{words}\n" for words in typed)))
        with pytest.raises(SystemExit) as ended:
            main(line.split())
        out, err = capsys.readouterr()
        code = ended.value.code
        return Said(code if isinstance(code, int) else 0, out, err)

    return run
