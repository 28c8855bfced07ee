"""`flagfall watch GAME --players a,b`: computers play, everybody looks on."""

from __future__ import annotations

import random
import time
from pathlib import Path  # noqa: TC003 (typer reads it)
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Group
from rich.live import Live
from rich.text import Text

from flagfall.cli.ask import (
    SECONDS,
    GameId,
    Options,
    Seconds,
    Trouble,
    agreed,
    check_place,
    console,
    picture,
    write_text,
)
from flagfall.cli.seated import Seated
from flagfall.cli.thoughts import show_thoughts
from flagfall.core import SPECTATOR
from flagfall.records import scroll_of, write
from flagfall.records.story import Story
from flagfall.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType

    from flagfall.core import Listener, Rules

LINES = 6


def watch(
    game_id: GameId,
    players: Annotated[
        str,
        typer.Option(
            "--players", metavar="A,B", help="One player for each seat, or one for all; module:Class for your own."
        ),
    ] = "novice",
    options: Options = None,
    delay: Annotated[float, typer.Option(min=0.0, max=60.0, help="Seconds between decisions.")] = 0.3,
    seconds: Seconds = None,
    eyes: Annotated[str, typer.Option("--as", metavar="SEAT", help="Whose eyes to look through.")] = "spectator",
    scroll: Annotated[Path | None, typer.Option("--scroll", metavar="FILE", help="Where to keep the game.")] = None,
    thoughts: Annotated[
        bool, typer.Option("--thoughts", help="What the computer thinks whose eyes you look through: with --as SEAT.")
    ] = False,
    seed: Annotated[int | None, typer.Option(help="The same number gives the same game.")] = None,
) -> None:
    """Watch computers play."""
    if scroll is not None:
        check_place(scroll)
    rules = agreed(game_id, options)
    listener = listener_of(rules, eyes)
    if thoughts and listener == SPECTATOR:
        raise Trouble("Thoughts tell what a spectator must not know: say whose with --as SEAT.")
    names = [name.strip() for name in players.split(",")]
    names = names * len(rules.seats) if len(names) == 1 else names
    if len(names) != len(rules.seats):
        raise Trouble(
            f"{rules.id} has {len(rules.seats)} seats ({', '.join(rules.seats)}); {len(names)} players were named."
        )
    luck = random.Random(seed)
    table = Table(rules, luck)
    seats = [Seated(name, rules, seat, luck) for seat, name in enumerate(names)]
    try:
        _show(table, seats, listener, delay, seconds or SECONDS, thoughts)
    except KeyboardInterrupt:
        console.print("\nYou stop watching.")
    finally:
        if scroll is not None:
            write_text(scroll, write(scroll_of(table, tuple(names))))
            console.print(f"The scroll of this game: {scroll}", markup=False, soft_wrap=True)


def listener_of(rules: Rules[Any, Any], name: str) -> Listener:
    names = [seat.lower() for seat in rules.seats]
    if name.lower() in names:
        return names.index(name.lower())
    if name.lower() != "spectator":
        raise Trouble(f"Nobody is called {name!r}; one can look as: {', '.join(names)}, spectator.")
    return SPECTATOR


def _show(table: Table, seats: list[Seated], listener: Listener, delay: float, seconds: float, thoughts: bool) -> None:
    """On a screen the table lies still and changes; anywhere else every sentence is a line of its own."""
    told: list[str] = []
    live = console.is_terminal
    with Live(console=console, auto_refresh=False, transient=True) as screen:
        heard = 0
        while table.result is None:
            asked = table.to_act
            seats[asked].act(table, seconds)
            if thoughts and asked == listener and (told_of := seats[asked].thoughts) is not None:
                screen.update("", refresh=True)
                show_thoughts(told_of)
            new = table.heard(listener, heard).facts
            heard += len(new)
            said = Story(table.rules, table.heard(listener)).between(heard - len(new), heard)
            told = (told + said)[-LINES:]
            if not live:
                console.print(*_lines(said), sep="\n", end="\n" if said else "")
            elif new:
                screen.update(Group(picture(table.rules, table.view(listener), new), *_lines(told)), refresh=True)
                time.sleep(delay)
    console.print(picture(table.rules, table.view(listener)), *_lines(told[-1:]), sep="\n")


def _lines(sentences: list[str]) -> list[RenderableType]:
    return [Text(f"  {sentence}", style="italic") for sentence in sentences]
