"""`flagfall league FILE.toml`: many players, rated."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 (typer reads it)
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from flagfall.cli.ask import Trouble, check_place, console, errors, prepare, write_text
from flagfall.cli.match import On, check_players, lanes_of, prepare_crowd
from flagfall.cli.match_table import line, troubles

if TYPE_CHECKING:
    from flagfall.arena.league import Fixture, League
    from flagfall.arena.match import Match
    from flagfall.arena.played import Played


def league(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="Who plays what: docs/arena.md.")],
    to: Annotated[
        Path | None, typer.Option("--to", metavar="DIR", help="Where the page goes; beside the file unless given.")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, max=1024, help="Processes; one for each core unless given.")] = 0,
    on: On = "",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with this very league where it was stopped.")] = False,
) -> None:
    """Rate many players against each other, on a page."""
    from flagfall.arena.league import read_league
    from flagfall.arena.page import page
    from flagfall.arena.workers import LostWorkers

    whole = read_league(file)
    _ready(whole)
    folder = to or file.with_suffix("")
    check_place(folder / "index.html") if folder.is_dir() else check_place(folder)
    for kept in ("scrolls", "replays"):
        (folder / kept).mkdir(parents=True, exist_ok=True)
    lanes = lanes_of(workers, on)
    stopped = False
    try:
        whole.play(lanes, _tell, lambda fixture, played: _keep(folder, whole, fixture, played), resume)
    except KeyboardInterrupt:
        stopped = True
    except LostWorkers as lost:
        raise Trouble(f"{lost} What was played is kept: the same command with --resume goes on.") from None
    finally:
        lanes.close()
    if stopped:
        console.print("Stopped; these games are kept. The same command with --resume goes on.")
    if not any(result.games for result in whole.results):
        raise typer.Exit(130)
    write_text(folder / "index.html", page(whole))
    _show(whole)
    console.print(f"The page: {folder / 'index.html'}", markup=False, soft_wrap=True)
    if stopped:
        raise typer.Exit(130)


def _ready(whole: League) -> None:
    """Before anything begins: is everybody and everything there?"""
    for fixture in whole.fixtures():
        if len(fixture.terms.rules().seats) > 2:
            try:
                import openskill  # noqa: F401 (only whether it is there)
            except ImportError:
                raise Trouble(
                    "Ratings for more than two seats need OpenSkill: pip install 'flagfall[arena]'."
                ) from None
        check_players(fixture.terms, prepare(fixture.terms.rules()))
        prepare_crowd(fixture.terms)


def _tell(fixture: Fixture, match: Match) -> None:
    console.print(
        f"{' against '.join(fixture.terms.players)}, {fixture.terms.game}: {line(match.tally)}",
        markup=False,
        soft_wrap=True,
    )
    for trouble in troubles(match.tally):
        errors.print(trouble, markup=False, soft_wrap=True)


def _keep(folder: Path, whole: League, fixture: Fixture, played: Played) -> None:
    from flagfall.arena.page import replay_name, scroll_name
    from flagfall.records.replay_page import replay_page

    if played.scroll:
        number = played.group * len(fixture.terms.rules().seats) + played.turn + 1
        write_text(folder / scroll_name(fixture.number, number), played.scroll)
        if whole.replays:
            write_text(folder / replay_name(fixture.number, number), replay_page(played.scroll))


def _show(whole: League) -> None:
    for number, terms in enumerate(whole.tables):
        if not (rated := whole.ratings(number)):
            continue
        table = Table(box=None, pad_edge=False)
        for heading in (terms.game, "rating", "between"):
            table.add_column(heading, justify="left" if heading == terms.game else "right", no_wrap=True)
        for player in rated:
            table.add_row(player.player, f"{player.rating:.0f}", f"{player.low:.0f} to {player.high:.0f}")
        console.print(table)
