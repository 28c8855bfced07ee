"""The door: every command in one list, and one way to say that something went wrong."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

import typer

from flagfall.cli import bench, check, games, imports, odds, perft, play, players, replay, rules, serve, watch
from flagfall.core import FlagfallError

app = typer.Typer(
    name="flagfall",
    help="Boxed hidden-army and conquest games, exactly as their rulebooks say.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("players")(players.players)
app.command("watch")(watch.watch)
app.command("replay")(replay.replay)
app.command("check")(check.check)
app.command("import")(imports.import_game)
app.command("perft")(perft.perft)
app.command("odds")(odds.odds)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)


# Wrong words on the command line: typer brings its own click in some versions, so it is asked for the class.
Misused: type[Exception] = typer.BadParameter.__mro__[1]


def main(words: list[str] | None = None) -> None:
    """Run a command. What cannot be done is one line on stderr and exit code 2; Ctrl-C leaves cleanly."""
    try:
        sys.exit(app(words, standalone_mode=False))
    except FlagfallError as error:
        _stop(str(error), 2)
    except Misused as error:
        _stop(error.format_message(), 2)  # type: ignore[attr-defined]
    except (typer.Abort, KeyboardInterrupt):
        _stop("stopped.", 130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read our output has gone
        sys.exit(0)


def _stop(why: str, code: int) -> NoReturn:
    print(f"flagfall: {' '.join(why.split())}", file=sys.stderr)
    sys.exit(code)
