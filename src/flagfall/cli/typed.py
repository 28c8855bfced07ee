"""One line typed by a person: arrow keys, what was typed before, and Tab.

Python's own readline does it (docs/adr/0057); where there is none, or nobody sits at the keyboard, a plain line is read.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from flagfall.cli.ask import console

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from types import ModuleType

    Offered = Callable[[], Iterable[str]]

REMEMBERED = 500


class Keyboard:
    """Reads lines; `offered` says what Tab may complete them to."""

    def __init__(self, offered: Offered) -> None:
        self._offered = offered
        self._found: list[str] = []
        self._readline = _readline() if sys.stdin.isatty() else None

    def line(self, prompt: str) -> str:
        if self._readline is None:
            return console.input(f"[bold]{prompt}[/] ").strip()
        self._readline.set_completer(self.complete)
        # What has no width on the screen is marked as such, or a long line would be drawn over its prompt.
        bold, plain = ("\001\033[1m\002", "\001\033[0m\002") if console.color_system else ("", "")
        return input(f"{bold}{prompt}{plain} ").strip()

    def complete(self, begun: str, number: int) -> str | None:
        """The number-th line that begins like this, as readline asks for them one by one."""
        if number == 0:
            self._found = sorted({line for line in self._offered() if line.startswith(begun.lower())})
        return self._found[number] if number < len(self._found) else None

    def remember(self) -> None:
        """Keep what was typed for the next game."""
        if self._readline is not None:
            with suppress(OSError):
                self._readline.set_history_length(REMEMBERED)
                self._readline.write_history_file(_history())


def _readline() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    with suppress(OSError):
        _history().parent.mkdir(parents=True, exist_ok=True)
        readline.clear_history()
        readline.read_history_file(_history())
    readline.set_completer_delims("")  # a decision may hold spaces
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
    return readline


def _history() -> Path:
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "flagfall" / "typed"
