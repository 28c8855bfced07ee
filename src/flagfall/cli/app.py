"""The door: every command in one list, and one way to say that something went wrong."""

from __future__ import annotations

import re
import sys
from typing import Annotated, Any, Final, NoReturn

import typer

from flagfall import __version__
from flagfall.cli import (
    admin,
    backup,
    bench,
    check,
    dataset,
    drill,
    engine,
    games,
    imports,
    lab,
    league,
    match,
    odds,
    perft,
    play,
    players,
    puzzles,
    replay,
    review,
    rules,
    serve,
    watch,
)
from flagfall.cli.ask import console, errors, forget_output
from flagfall.core import FlagfallError

app = typer.Typer(
    name="flagfall",
    help="Boxed hidden-army and conquest games, exactly as their rulebooks say.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("players")(players.players)
app.command("watch")(watch.watch)
app.command("match")(match.match)
app.command("league")(league.league)
app.command("engine")(engine.engine)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("check")(check.check)
app.command("import")(imports.import_game)
app.command("perft")(perft.perft)
app.command("odds")(odds.odds)
app.command("bench")(bench.bench)
app.command("drill")(drill.drill)
app.command("serve")(serve.serve)
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(dataset.app, name="data")
app.add_typer(admin.app, name="admin")
app.add_typer(lab.lab, name="lab")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)


@app.callback(invoke_without_command=True)
def door(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which Flagfall this is.")] = False,
) -> None:
    """Without a command, the list of them."""
    if version:
        console.print(f"flagfall {__version__}")
    elif context.invoked_subcommand is None:
        console.print(context.get_help(), markup=False, soft_wrap=True)


STOPPED: Final = 130

# Wrong words on the command line: typer brings its own click in some versions, so it is asked for the class.
Misused: type[Exception] = typer.BadParameter.__mro__[1]


def main(words: list[str] | None = None) -> None:
    """Run a command. What cannot be done is one line on stderr and exit code 2; Ctrl-C leaves cleanly."""
    try:
        code = app(words, prog_name="flagfall", standalone_mode=False)
        sys.stdout.flush()
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
        forget_output()
        sys.exit(0)


def _misused(error: Any) -> str:
    """What was wrong with the words, and where it stands what there is."""
    said = re.sub(r", ('[^']+')\?$", r" or \1?", error.format_message())
    said = said if said.endswith((".", "?")) else f"{said}."
    if error.ctx is None:
        return said
    if commands := getattr(error.ctx.command, "commands", None):
        return f"{said} The commands are: {', '.join(commands)}."
    return f"{said} `{error.ctx.command_path} --help` says what there is."


def _stop(why: str, code: int) -> NoReturn:
    """One line; on a screen that is too narrow for it, broken between words."""
    errors.print(f"flagfall: {' '.join(why.split())}", markup=False, soft_wrap=not errors.is_terminal)
    sys.exit(code)
