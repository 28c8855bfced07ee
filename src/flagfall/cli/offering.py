"""What a server offers beside what is in the package: editions of one's own, and programs to play against."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from flagfall.catalog import open_game
from flagfall.cli.ask import Trouble

if TYPE_CHECKING:
    from flagfall.server.settings import Settings

Editions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--edition", metavar="FILE.toml", help="Offer an edition of your own; may be given several times."),
]
Engines: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--engine", metavar="NAME=COMMAND", help="Offer a program as a player; may be given several times."),
]


def offer(editions: list[str] | None, engines: list[str] | None) -> None:
    """Travels in the environment, to whatever is started from here."""
    from flagfall.games.own import PLACES
    from flagfall.server.programs import VARIABLE

    if editions:
        os.environ[PLACES] = os.pathsep.join([*filter(None, [os.environ.get(PLACES)]), *map(os.path.abspath, editions)])
    if engines:
        pairs = [words.partition("=") for words in engines]
        for name, equals, _ in pairs:
            if not equals:
                raise Trouble(f"--engine is NAME=COMMAND, as in --engine 'forward=python3 bot.py'; not {name!r}.")
        named = json.loads(os.environ.get(VARIABLE) or "{}") | {name: command for name, _, command in pairs}
        os.environ[VARIABLE] = json.dumps(named)


def check_offered(chosen: Settings) -> None:
    """Whatever is wrong with them is said before anything starts."""
    from flagfall.server.programs import wrong_with

    for file in chosen.editions:
        if not os.path.isdir(file):
            open_game(file)
    for name, command in chosen.engines.items():
        if wrong := wrong_with(name, command):
            raise Trouble(wrong)
