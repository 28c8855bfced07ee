"""What several commands ask for: a game with options, a file, and patience while the rules are prepared."""

from __future__ import annotations

from contextlib import contextmanager
from importlib import import_module
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer
from rich.console import Console

from flagfall.catalog import game, read_options
from flagfall.core import DamagedScroll, FlagfallError
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
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

PATIENCE = 1.0  # seconds: nobody minds a shorter wait

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


class Trouble(FlagfallError):
    """Something outside the rules: a file that is not there, a part that is not installed."""


def agreed(game_id: str, options: list[str] | None) -> Rules[Any, Any]:
    """The rules of a game with the options of the command line, compiled and ready."""
    entry = game(game_id)
    return prepare(entry.make(read_options(entry, options or [])))


def prepare(rules: Rules[Any, Any]) -> Rules[Any, Any]:
    """Compile what a first move needs. The first time on a machine that takes a while: say so."""
    status = errors.status("Preparing the rules for this machine, once…")
    patience = Timer(PATIENCE, status.start)
    patience.start()
    try:
        return _warmed(rules)
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


def write_text(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise Trouble(f"{path} cannot be written: {error.strerror}.") from None


def picture(rules: Rules[Any, Any], view: Any, told: Sequence[Fact] = ()) -> RenderableType:
    """The table drawn by its family: `games/FAMILY/picture.py`, with what was just told marked where it can be."""
    family = import_module(f"flagfall.games.{rules.id.partition('/')[0]}.picture")
    if told and hasattr(family, "marked"):
        drawn: RenderableType = family.marked(rules, view, told)
        return drawn
    plain: RenderableType = family.picture(rules, view)
    return plain
