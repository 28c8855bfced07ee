"""A program and the lines that go to and from it. Whatever it does wrong is one of a few things, each said in one sentence."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import tempfile
import time
from typing import TYPE_CHECKING, NoReturn

from flagfall.core import UnknownPlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CRASH, SILENCE, NONSENSE, WRONG_SEAT, ILLEGAL, FLOOD, LATE = (
    "crash",
    "silence",
    "nonsense",
    "wrong seat",
    "illegal",
    "flood",
    "late",
)
LONGEST_LINE = 65_536
MOST_BYTES = 1_000_000
"""More than this is no answer to one question."""
SHOWN = 60
"""So much of what a program printed is repeated when it is refused."""


class EngineTrouble(UnknownPlayer):
    """A program that did not play its part: `kind` says how."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind


class Line:
    """One program, started from a command as one would type it."""

    clock: Callable[[], float] = staticmethod(time.monotonic)
    """What it is timed by."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise UnknownPlayer("engine-command", command=repr(command), why=str(error)) from None
        if not words:
            raise UnknownPlayer("engine-named")
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (it lives as long as the program)
        self._start(words)
        self._buffer, self._taken, self._lines = b"", 0, 0
        self.over = False
        """Whether the program has been ended: nothing is said to it any more."""

    def _start(self, words: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, start_new_session=True
            )
        except OSError as error:
            self._errors.close()
            raise UnknownPlayer("engine-not-started", program=words[0], why=str(error.strerror)) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)

    def trouble(self, kind: str, what: str) -> NoReturn:
        """Refuse it: the program is ended, and why is said."""
        self.end()
        raise EngineTrouble(kind, what)

    def say(self, *lines: str, seconds: float = 10.0) -> None:
        """Send lines; a program that does not even listen is silent."""
        rest = "".join(f"{line}\n" for line in lines).encode()
        until = self.clock() + seconds
        while rest:
            if not select.select([], [self._in], [], max(0.0, until - self.clock()))[1]:
                self.trouble(SILENCE, f"does not read what it is told for {seconds:g} s")
            try:
                rest = rest[os.write(self._in, rest) :]
            except BlockingIOError:
                continue
            except OSError:
                self._gone()

    def ask(self) -> None:
        """A question begins: from here on it is counted how much is printed."""
        self._taken, self._lines = len(self._buffer), 0

    @property
    def silent(self) -> bool:
        """Whether nothing has come since the question began."""
        return self._lines == 0

    def hear(self, until: float, seconds: float) -> str:
        """The next line, or trouble: it crashed, said nothing, said far too much, or nothing that counts in `seconds`."""
        while b"\n" not in self._buffer:
            if len(self._buffer) > LONGEST_LINE or self._taken > MOST_BYTES:
                self.trouble(FLOOD, f"floods: it printed {self._taken} characters in answer to one question")
            left = until - self.clock()
            if left <= 0 or not select.select([self._out], [], [], left)[0]:
                if self.silent:
                    self.trouble(SILENCE, f"is silent: it was given {seconds:g} s and printed nothing")
                self.trouble(LATE, f"is too late: it was given {seconds:g} s and has not decided")
            more = os.read(self._out, 65_536)
            if not more:
                self._gone()
            self._buffer += more
            self._taken += len(more)
        line, _, self._buffer = self._buffer.partition(b"\n")
        self._lines += 1
        if self._lines > MOST_BYTES // 100:
            self.trouble(FLOOD, f"floods: it printed {self._lines} lines in answer to one question")
        return line.decode("utf-8", "replace").strip()

    def waiting(self) -> list[str]:
        """Lines that came unasked."""
        while select.select([self._out], [], [], 0)[0] and len(self._buffer) <= MOST_BYTES:
            more = os.read(self._out, 65_536)
            if not more:
                self._gone()
            self._buffer += more
        if len(self._buffer) > MOST_BYTES:
            self.trouble(FLOOD, f"floods: it printed more than {MOST_BYTES} characters without being asked")
        *lines, self._buffer = self._buffer.split(b"\n")
        return [line.decode("utf-8", "replace").strip() for line in lines]

    def _gone(self) -> NoReturn:
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            self.trouble(CRASH, "has closed its output and does not go on")
        how = f"was ended by {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"
        said = self._last_words()
        self.trouble(CRASH, f"crashed: it {how}{f', saying {said!r}' if said else ''}")

    def _last_words(self) -> str:
        """The last line it wrote to standard error."""
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - 2000))
        lines = self._errors.read().decode("utf-8", "replace").split("\n")
        return next((line.strip()[:160] for line in reversed(lines) if line.strip()), "")

    def left(self, patience: float) -> bool:
        """Whether it leaves by itself within so many seconds."""
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            return False
        return True

    def end(self, patience: float = 0.0) -> None:
        """It has so many seconds to leave by itself, with all it has started."""
        if self.over:
            return
        self.over = True
        if self._process.poll() is None:
            try:
                self._process.wait(patience)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue
        self._errors.close()


def short(text: str) -> str:
    """What a program printed, in as much as is worth repeating."""
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
