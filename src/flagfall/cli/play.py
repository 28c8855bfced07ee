"""`flagfall play`: in the browser, or a named game against computers in the terminal."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flagfall.catalog import games
from flagfall.cli.ask import SECONDS, Options, Seconds, Trouble, agreed, check_place, console, prepare, scroll_in
from flagfall.cli.browse import browse
from flagfall.cli.offering import Editions, Engines, offer
from flagfall.cli.session import YOU, Session
from flagfall.core import Rules, UnknownGame
from flagfall.records import UNFINISHED, check
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping


def play(
    game_id: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Play this game in the terminal; the browser opens without.")
    ] = None,
    options: Options = None,
    seat: Annotated[str | None, typer.Option("--seat", help="Where you sit, e.g. blue; first unless given.")] = None,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="PLAYER[,PLAYER…]", help="Who plays the other seats; novice unless given."),
    ] = None,
    seconds: Seconds = None,
    polite: Annotated[bool, typer.Option("--polite", help="A computer that has surely lost resigns.")] = False,
    keep_on: Annotated[Path | None, typer.Option("--continue", metavar="FILE", help="Take a game up again.")] = None,
    scroll: Annotated[Path | None, typer.Option("--scroll", metavar="FILE", help="Where to keep the game.")] = None,
    edition: Editions = None,
    engine: Engines = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Stay in the terminal and ask which game.")] = False,
) -> None:
    """Play in the browser, or a named game here in the terminal."""
    asked = {"--option": options, "--seat": seat, "--against": against, "--scroll": scroll}
    if keep_on is not None:
        _needless({"GAME": game_id, **asked}, "with --continue: the scroll says how the game was agreed")
        _go_on(keep_on, seconds or SECONDS, polite)
        return
    if game_id is None and not terminal:
        _needless(
            {**asked, "--seconds": seconds, "--polite": polite},
            "without a game: name one (`flagfall games` lists them); in the browser the page asks",
        )
        offer(edition, engine)
        browse()
        return
    _needless(
        {"--edition": edition, "--engine": engine}, "in the terminal: name the file as GAME, the program with --against"
    )
    if scroll is not None:
        check_place(scroll)
    rules = agreed(game_id or _which(), options)
    players = _players(rules, seat, against or "novice")
    Session(Table(rules), players, scroll or _place(rules.id), seconds or SECONDS, polite=polite).run()


def _needless(asked: Mapping[str, object], why: str) -> None:
    """Nothing that was asked for is passed over in silence."""
    for name, value in asked.items():
        if value:
            raise Trouble(f"{name} means nothing {why}.")


def _go_on(path: Path, seconds: float, polite: bool) -> None:
    with scroll_in(path) as text:
        scroll, table = check(text)
    if YOU not in scroll.players:
        raise Trouble(f"Nobody in {path} is called {YOU!r}; see the game with: flagfall replay {path}")
    if scroll.result != UNFINISHED:  # by moves, or beside them: somebody resigned, a draw was agreed
        raise Trouble(f"The game in {path} is over ({scroll.result}); see it with: flagfall replay {path}")
    prepare(table.rules)
    Session(table, scroll.players, path, seconds, polite=polite).run()


def _which() -> str:
    """Ask which game to play."""
    entries = games()
    for number, entry in enumerate(entries, start=1):
        console.print(f"[bold]{number:>2}[/]  {entry.box}: {entry.title}. [dim]{entry.sentence}[/]")
    try:
        answer = console.input("Which game? [bold]1[/] ").strip() or "1"
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(0) from None
    if answer.isascii() and answer.isdigit() and 1 <= int(answer[:6]) <= len(entries):
        return entries[int(answer) - 1].id
    if answer in {entry.id for entry in entries}:
        return answer
    raise UnknownGame("play-none-of-them", answer=repr(answer[:40]), most=len(entries))


def _players(rules: Rules[object, object], seat: str | None, against: str) -> tuple[str, ...]:
    """Who sits where: the person first unless another seat was asked for."""
    names = [name.lower() for name in rules.seats]
    if seat is not None and seat.lower() not in names:
        raise Trouble(f"There is no seat {seat!r}; the seats are: {', '.join(names)}.")
    mine = names.index(seat.lower()) if seat else 0
    others = [name.strip() for name in against.split(",")]
    if len(others) not in (1, len(names) - 1):
        raise Trouble(f"{len(others)} players were named for {len(names) - 1} other seat{'s' * (len(names) > 2)}.")
    others = others * (len(names) - 1) if len(others) == 1 else others
    return (*others[:mine], YOU, *others[mine:])


def _place(game_id: str) -> Path:
    """Where a person's scrolls are kept; the folder is made."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    name = f"{game_id.replace('/', '-')}-{datetime.now():%Y%m%d-%H%M%S}.scroll"
    folder = Path(home) / "flagfall" / "scrolls"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(
            f"{folder} cannot be made: {error.strerror}. --scroll says where else to keep the game."
        ) from None
    return folder / name
