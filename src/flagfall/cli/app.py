"""The door: every command in one list, and one way to say that something went wrong."""

from __future__ import annotations

import sys

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


def main() -> None:
    """Run a command. What cannot be done is one line on stderr and exit code 2; Ctrl-C leaves cleanly."""
    try:
        app()
    except FlagfallError as error:
        print(f"flagfall: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone: nothing is left to say
        sys.exit(0)
