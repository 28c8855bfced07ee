"""The door: every command in one list, and one way to say that something went wrong."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, Final, NoReturn

import typer

from flagfall import __version__
from flagfall.cli import bench, check, games, imports, odds, perft, play, players, replay, rules, serve, watch
from flagfall.core import FlagfallError

app = typer.Typer(
    name="flagfall",
    help="Boxed hidden-army and conquest games, exactly as their rulebooks say.",
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


@app.callback(invoke_without_command=True)
def door(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which Flagfall this is.")] = False,
) -> None:
    """Without a command, the list of them."""
    if version:
        print(f"flagfall {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


STOPPED: Final = 130

# Wrong words on the command line: typer brings its own click in some versions, so it is asked for the class.
Misused: type[Exception] = typer.BadParameter.__mro__[1]


def main(words: list[str] | None = None) -> None:
    """Run a command. What cannot be done is one line on stderr and exit code 2; Ctrl-C leaves cleanly."""
    try:
        code = app(words, prog_name="flagfall", standalone_mode=False)
        if code == STOPPED:  # typer makes this of Ctrl-C
            _stop("stopped.", STOPPED)
        sys.exit(code)
    except FlagfallError as error:
        _stop(str(error), 2)
    except Misused as error:
        _stop(_misused(error), 2)
    except (typer.Abort, KeyboardInterrupt):
        _stop("stopped.", STOPPED)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read our output has gone
        sys.exit(0)


def _misused(error: Any) -> str:
    """What was wrong with the words, and where it stands what there is."""
    said: str = error.format_message().rstrip(".")
    if error.ctx is None:
        return said
    if commands := getattr(error.ctx.command, "commands", None):
        return f"{said}; the commands are: {', '.join(commands)}."
    return f"{said}; `{error.ctx.command_path} --help` says what there is."


def _stop(why: str, code: int) -> NoReturn:
    print(f"flagfall: {' '.join(why.split())}", file=sys.stderr)
    sys.exit(code)
