"""What several commands ask for: a game with options, a file, and patience while the rules are prepared."""

from __future__ import annotations

import json
import os
import pydoc
import sys
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer
from rich.console import Console

from flagfall.catalog import open_game, read_options
from flagfall.core import DamagedScroll, FlagfallError
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from rich.console import RenderableType

    from flagfall.core import Fact, Rules

GameId: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="A game as `flagfall games` lists it, e.g. stratego/classic.")
]
Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An agreement, e.g. rescue=true; may be given several times."
    ),
]

Seconds: TypeAlias = Annotated[
    float | None,
    typer.Option(min=0.05, max=3600.0, help="How long a player may think about a decision; 1 unless given."),
]

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="For a program: the same as JSON.")]

SECONDS = 1.0
PATIENCE = 1.0  # seconds: nobody minds a shorter wait


class Screen(Console):
    """Where NO_COLOR is set, nothing is coloured, bold or slanted; and nobody minds if a reader has seen enough."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, color_system=None if os.environ.get("NO_COLOR") else "auto")

    def on_broken_pipe(self) -> None:
        forget_output()
        raise SystemExit(0)


def forget_output() -> None:
    """Whoever read our output has gone: what is left of it goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


console = Screen()
errors = Screen(stderr=True)


class Trouble(FlagfallError):
    """Something outside the rules: a file that is not there, a part that is not installed."""


def agreed(game_id: str, options: list[str] | None) -> Rules[Any, Any]:
    """The rules of a game with the options of the command line, compiled and ready."""
    entry = open_game(game_id)
    return prepare(entry.make(read_options(entry, options or [])))


def prepare(rules: Rules[Any, Any]) -> Rules[Any, Any]:
    """Compile what a first move needs."""
    with patient():
        return _warmed(rules)


@contextmanager
def patient() -> Iterator[None]:
    """Something is compiled. The first time on a machine that takes a while: say so."""
    status = errors.status("Preparing the rules for this machine, once…")
    patience = Timer(PATIENCE, status.start)
    patience.start()
    try:
        yield
    finally:
        patience.cancel()
        patience.join()
        status.stop()


def _warmed(rules: Rules[Any, Any]) -> Rules[Any, Any]:
    table = Table(rules)
    seat = table.to_act
    table.submit(seat, table.choices(seat)[0])
    return rules


@contextmanager
def progress(what: str, total: int, begin: int = 0) -> Iterator[Callable[[int], None]]:
    """How much of it is done: a bar on a screen, elsewhere a line now and then."""
    from rich.progress import Progress

    if not errors.is_terminal:
        said = [begin * 10 // total]

        def tell(done: int) -> None:
            if done * 10 // total > said[0]:
                said[0] = done * 10 // total
                errors.print(f"{done:,} of {total:,} {what.lower()}", markup=False)

        yield tell
        return
    with Progress(console=errors, transient=True) as bar:
        task = bar.add_task(what, total=total, completed=begin)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def scroll_in(path: Path) -> Iterator[bytes]:
    """The bytes of a scroll; what is wrong with it is said with the name of the file."""
    try:
        yield read_bytes(path)
    except DamagedScroll as damage:
        raise Trouble(f"{path}, {damage}") from None


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Trouble(f"{path} cannot be read: {error.strerror}.") from None


def check_place(path: Path) -> None:
    """Before a game begins: can it be kept there? A folder that was mistyped is not made."""
    if not path.parent.is_dir():
        raise Trouble(f"{path} cannot be written: there is no folder {path.parent}.")
    if path.is_dir():
        raise Trouble(f"{path} cannot be written: it is a folder.")


def write_text(path: Path, text: str) -> None:
    check_place(path)
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Trouble(f"{path} cannot be written: {error.strerror}.") from None


def print_json(told: object) -> None:
    """For programs: one value, nothing around it."""
    console.print(json.dumps(told, indent=2, ensure_ascii=False), markup=False, soft_wrap=True)


@contextmanager
def paged() -> Iterator[None]:
    """A long text on a screen is leafed through; anywhere else it is simply printed."""
    if not (console.is_terminal and sys.stdin.isatty()):
        yield
        return
    with console.capture() as text:
        yield
    if text.get().count("\n") < console.height:
        sys.stdout.write(text.get())
    else:
        os.environ.setdefault("LESS", "-R")  # less shows colours as colours then
        pydoc.pager(text.get())


def picture(rules: Rules[Any, Any], view: Any, told: Sequence[Fact] = ()) -> RenderableType:
    """The table drawn by its family, with what was just told marked where it can be."""
    return rules.family.picture(rules, view, told)
