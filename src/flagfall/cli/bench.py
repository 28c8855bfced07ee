"""`flagfall bench`: how fast this machine plays."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from flagfall.bench import steps
from flagfall.bench.pace import Pace, random_play
from flagfall.catalog import games as catalog
from flagfall.catalog import rules as rules_of
from flagfall.cli.ask import Trouble, console, errors

Row = tuple[str, Pace, Pace, float]


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]… | server", help="Only these games; all unless given.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=60.0, help="How long each measurement lasts.")] = 0.5,
    cold: Annotated[bool, typer.Option("--cold", help="Also compile everything anew, which takes a while.")] = False,
) -> None:
    """Measure speed: random play on one core, or the server."""
    if games == ["server"]:
        _server()
        return
    from rich.progress import Progress

    from flagfall.kit.jit import COMPILED

    if not COMPILED:
        raise Trouble("The compiler is switched off (NUMBA_DISABLE_JIT): there is nothing to compare.")
    ids = games or [entry.id for entry in catalog()]
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task("Playing", total=2 * len(ids) + 2)
        rows = []
        for game in ids:
            rules = rules_of(game)
            progress.update(task, description=f"Playing {game}")
            quiet = random_play(rules, seconds, facts=False)
            progress.advance(task)
            rows.append((game, quiet, random_play(rules, seconds)))
            progress.advance(task)
        progress.update(task, description="Playing without the compiler")
        plain = steps.interpreted(ids, seconds / 2)
        progress.update(task, advance=1, description=f"Measuring one step of {ids[0]}")
        costs = _costs(ids[0], cold)
    console.print(_games([(game, quiet, told, plain[game]) for game, quiet, told in rows]))
    console.print(costs)


def _server() -> None:
    """A thousand live games with two thousand sockets against a bare echo, in the same run."""
    from flagfall.server.bench import bench_server, table

    with errors.status("Opening games") as status:
        rows = bench_server(progress=status.update)
    console.print(table(rows), highlight=False)


def _games(rows: list[Row]) -> Table:
    table = Table(
        title="Random play, per second of one core; plies also with facts and without the compiler",
        title_justify="left",
        box=None,
        pad_edge=False,
        header_style="bold",
    )
    table.add_column("game", no_wrap=True)
    for column in ("plies", "decisions", "games", "with facts", "interpreted", "ratio", "share"):
        table.add_column(column, justify="right", no_wrap=True)
    first = rows[0][1].per_second("plies")
    for game, quiet, told, plain in rows:
        plies = quiet.per_second("plies")
        table.add_row(
            game,
            f"{plies:,.0f}",
            f"{quiet.per_second('decisions'):,.0f}",
            f"{quiet.per_second('games'):,.0f}",
            f"{told.per_second('plies'):,.0f}",
            f"{plain:,.0f}",
            f"{plies / plain:,.0f} x",
            f"{plies / first:.0%}",
        )
    return table


def _costs(game: str, cold: bool) -> Table:
    rules = rules_of(game)
    table = Table(title=f"\nOne step of {game}", title_justify="left", box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    for name, cost in steps.inside(rules):
        table.add_row(name, cost)
    for name, spent in steps.through_table(rules):
        table.add_row(f"{name} through the table", f"{spent * 1e6:,.1f} µs")
    table.add_row("warm start to a first move", f"{steps.start(game):.2f} s")
    if cold:
        table.add_row("cold start, everything compiled", f"{steps.start(game, cold=True):.1f} s")
    return table
