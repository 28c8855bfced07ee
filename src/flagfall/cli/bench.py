"""`flagfall bench`: how fast this machine plays."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from flagfall.bench import steps
from flagfall.bench.aims import AIMS, Aim
from flagfall.bench.pace import Pace, random_play
from flagfall.catalog import games as catalog
from flagfall.catalog import rules as rules_of
from flagfall.cli.ask import Trouble, console, errors

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flagfall.server.bench_thinkers import Kept

Row = tuple[str, Pace, Pace, float]


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]… | aims | envs | minds | server", help="Only these games; all unless given."),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=60.0, help="How long each measurement lasts.")] = 0.5,
    cold: Annotated[bool, typer.Option("--cold", help="Also compile everything anew, which takes a while.")] = False,
) -> None:
    """Measure speed: rules, environments, players, or the server."""
    if games == ["server"]:
        _server()
        return
    from flagfall.kit.kept import COMPILED

    if not COMPILED:
        raise Trouble("The compiler is switched off (NUMBA_DISABLE_JIT): there is nothing to compare.")
    if games == ["envs"]:
        _envs(seconds)
        return
    if games == ["minds"]:
        _minds(seconds)
        return
    if games == ["aims"]:
        with _progress(len(AIMS)) as begin:
            console.print(_aims([entry.id for entry in catalog()], seconds, begin), "")
        return
    ids = games or [entry.id for entry in catalog()]
    with _progress(2 * len(ids) + 2 + sum(aim.game in ids for aim in AIMS)) as begin:
        rows = []
        for game in ids:
            rules = rules_of(game)
            begin(f"Playing {game}")
            quiet = random_play(rules, seconds, facts=False)
            begin(f"Playing {game} with facts")
            rows.append((game, quiet, random_play(rules, seconds)))
        begin("Playing without the compiler")
        plain = steps.interpreted(ids, seconds / 2)
        begin(f"Measuring one step of {ids[0]}")
        costs = _costs(ids[0], cold)
        aims = _aims(ids, seconds, begin)
    whole = [(game, quiet, told, plain[game]) for game, quiet, told in rows]
    for table in (in_games(whole), in_ways(whole), costs, aims):
        if table.row_count:
            console.print(table, "")


@contextmanager
def _progress(parts: int) -> Iterator[Callable[[str], None]]:
    """Says what is measured now: in a bar on a screen, elsewhere on lines of their own."""
    from rich.progress import Progress

    if not errors.is_terminal:
        yield lambda what: errors.print(f"{what}…", markup=False, soft_wrap=True)
        return
    with Progress(console=errors, transient=True) as progress:
        task = progress.add_task("", total=parts, completed=-1)
        yield lambda what: progress.update(task, advance=1, description=what)


def _envs(seconds: float) -> None:
    """Environments for learners beside those their libraries bring."""
    from flagfall.envs.bench import PARTS, Speed, bench_envs

    table = Table(title="Environments, decisions a second of one core", title_justify="left", box=None, pad_edge=False)
    table.add_column("environment", no_wrap=True)
    for column in ("measured", "at least"):
        table.add_column(column, justify="right", no_wrap=True)
    with _progress(PARTS) as begin:
        rows = list(bench_envs(begin, 4 * seconds))
    for row in rows:
        if isinstance(row, Speed):
            table.add_row(row.what, f"{row.rate:,.1f} x" if row.aim.endswith("x") else f"{row.rate:,.0f}", row.aim)
    console.print(table)
    for row in rows:
        if not isinstance(row, Speed):
            console.print(str(row), markup=False, soft_wrap=True)


def _minds(seconds: float) -> None:
    """How fast the mind of Stratego thinks."""
    from flagfall.lab.pace import SPEEDS, bench_minds

    with _progress(SPEEDS) as begin:
        rows = list(bench_minds(begin, seconds))
    table = _table("The mind in classic Stratego, per second of one core", "measured", "aim")
    table.columns[0].header = "what"
    for row in rows:
        table.add_row(row.what, row.measured, row.aim)
    console.print(table, "")
    from flagfall.server.bench_thinkers import ASKED, bench_thinkers

    with _progress(len(ASKED)) as begin:
        console.print(_kept(bench_thinkers(begin)))


def _kept(rows: list[Kept]) -> Table:
    """Answers of a server's thinkers, as shares of what was promised."""
    table = _table("Twenty games at once on a server: time of an answer, of what it has", "median", "p99", "aim")
    table.columns[0].header = "who"
    for row in rows:
        table.add_row(f"{row.player}, {row.game}", f"{row.at(0.5):.2f}", f"{row.at(0.99):.2f}", "1.10")
    return table


def _server() -> None:
    """A thousand live games with two thousand sockets against a bare echo, in the same run."""
    from flagfall.server.bench import bench_server, table

    with errors.status("Opening games") as status:
        rows = bench_server(progress=status.update)
    console.print(table(rows), highlight=False)


def in_games(rows: list[Row]) -> Table:
    table = _table("Random play, per second of one core", "plies", "decisions", "games", "share")
    first = rows[0][1].per_second("plies")
    for game, quiet, _, _ in rows:
        plies = quiet.per_second("plies")
        table.add_row(
            game,
            f"{plies:,.0f}",
            f"{quiet.per_second('decisions'):,.0f}",
            f"{quiet.per_second('games'):,.0f}",
            f"{plies / first:.0%}",
        )
    return table


def in_ways(rows: list[Row]) -> Table:
    table = _table(
        "Plies per second, also with facts and without the compiler", "plies", "with facts", "interpreted", "ratio"
    )
    for game, quiet, told, plain in rows:
        plies = quiet.per_second("plies")
        table.add_row(
            game, f"{plies:,.0f}", f"{told.per_second('plies'):,.0f}", f"{plain:,.0f}", f"{plies / plain:,.0f} x"
        )
    return table


def _aims(ids: list[str], seconds: float, begin: Callable[[str], None]) -> Table:
    measured = []
    for aim in AIMS:
        if aim.game in ids:
            begin(f"Measuring {aim.what}, {aim.game}")
            measured.append((aim, aim.measured(seconds)))
    return in_aims(measured)


def in_aims(measured: list[tuple[Aim, float]]) -> Table:
    table = _table("Each way into the rules, per second of one core, and what we aim for", "of", "now", "aim", "share")
    table.columns[1].justify = "left"
    for aim, now in measured:
        table.add_row(aim.game, aim.what, f"{now:,.0f}", f"{aim.per_second:,}", f"{now / aim.per_second:.0%}")
    return table


def _table(title: str, *columns: str) -> Table:
    """No wider than 80 letters with the longest game and the largest figures."""
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="bold")
    table.add_column("game", no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _costs(game: str, cold: bool) -> Table:
    rules = rules_of(game)
    table = Table(title=f"One step of {game}", title_justify="left", box=None, pad_edge=False, show_header=False)
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
