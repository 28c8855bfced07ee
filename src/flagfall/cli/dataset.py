"""`flagfall data`: games as rows, one for each decision, for whoever learns from them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

import typer

from flagfall.cli.ask import GameId, Options, Trouble, agreed, console, progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Rules
    from flagfall.records.decisions import Columns

app = typer.Typer(help="Games as rows, one for each decision, in a Parquet file.", no_args_is_help=False)
To = Annotated[Path, typer.Option("--to", metavar="FILE", help="The Parquet file to write.")]
Observations = Annotated[bool, typer.Option("--observations", help="Also what the seat could know, as numbers.")]


@app.command("make")
def make(
    game_id: GameId,
    to: To,
    players: Annotated[str, typer.Option(metavar="A,B", help="Who plays; one name for all seats.")] = "random",
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many games.")] = 100,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="The same number gives the same games.")] = 1,
    seconds: Annotated[float, typer.Option(min=0.001, max=3600.0, help="How long one may think.")] = 1.0,
    observations: Observations = False,
) -> None:
    """Let players play, and keep every decision."""
    from flagfall.records import decisions

    rules = agreed(game_id, option)
    names = players.split(",") * (len(rules.seats) if "," not in players else 1)
    if len(names) != len(rules.seats):
        raise Trouble(
            f"{rules.id} has {len(rules.seats)} seats ({', '.join(rules.seats)}); --players names {len(names)}."
        )
    if set(names) == {"random"}:
        played = decisions.random_games(rules, games, seed, observations)
    else:
        played = _played(rules, names, games, seed, seconds, observations)
    with decisions.Writer(_place(to), rules, names, observations) as writer, progress("Games", games) as done:
        for columns in played:
            writer.add(columns)
            done(writer.games)
    console.print(f"{writer.rows:,} decisions of {writer.games:,} games are in {to}.", markup=False, soft_wrap=True)


def _played(
    rules: Rules[Any, Any], names: Sequence[str], games: int, seed: int, seconds: float, observations: bool
) -> Iterator[Columns]:
    from flagfall.cli.seated import held
    from flagfall.players import Sitter, seat_anybody
    from flagfall.records.decisions import rows_of
    from flagfall.table import Table

    for number in range(games):
        luck = Random(f"{seed} {number}")
        table = Table(rules, luck)
        sitters: list[Sitter] = []
        try:
            for seat, name in enumerate(names):
                with held(name, rules, seat):
                    player = seat_anybody(name, rules, seat, Random(luck.getrandbits(62)))
                    sitters.append(Sitter(player, table, seat))
            while table.result is None:
                seat = table.to_act
                with held(names[seat], rules, seat):
                    table.submit(seat, sitters[seat].decide(seconds))
        finally:
            for sitter in sitters:
                sitter.leave()
        yield rows_of(rules, table.record(), table.result.scores, observations)


@app.command("export")
def export(
    source: Annotated[str, typer.Argument(metavar="DIR|DATABASE", help="A folder of scrolls, or a server's database.")],
    to: To,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only this game, where there are several.")] = "",
    observations: Observations = False,
) -> None:
    """Write finished games of scrolls or of a server as rows."""
    from flagfall.records import decisions

    kept = _of_scrolls(Path(source)) if Path(source).is_dir() else _of_database(source)
    wanted = [one for one in kept if not game or one[0].id == game]
    if not wanted:
        raise Trouble(f"There is no finished game{f' of {game}' if game else ''} in {source}.")
    kinds = {(rules.id, rules.spec.version) for rules, _, _ in wanted}
    if len(kinds) > 1:
        raise Trouble(
            f"{source} holds different games ({', '.join(sorted({kind[0] for kind in kinds}))}): "
            "a file holds one kind; choose with --game."
        )
    with decisions.Writer(_place(to), wanted[0][0], (), observations) as writer, progress("Games", len(wanted)) as done:
        for rules, record, scores in wanted:
            writer.add(decisions.rows_of(rules, record, scores, observations))
            done(writer.games)
    console.print(f"{writer.rows:,} decisions of {writer.games:,} games are in {to}.", markup=False, soft_wrap=True)


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A Parquet file written by `flagfall data`.")],
) -> None:
    """Say what a file holds, and whether its numbers mean the same here."""
    from flagfall.records import decisions

    found = decisions.Decisions(file)
    said = found.about
    console.print(
        f"{len(found):,} decisions of {said['game']}, version {said['version']}: they fit.",
        markup=False,
        soft_wrap=True,
    )


def _of_scrolls(folder: Path) -> list[tuple[Rules[Any, Any], Any, Any]]:
    from flagfall import records
    from flagfall.cli.ask import scroll_in

    found = []
    for path in sorted(folder.rglob("*.scroll")):
        with scroll_in(path) as text:
            scroll, table = records.check(text)
        if (scores := records.scores_of(scroll, table)) is not None:
            found.append((table.rules, scroll.inputs, scores))
    return found


def _of_database(address: str) -> list[tuple[Rules[Any, Any], Any, Any]]:
    from sqlalchemy.exc import SQLAlchemyError

    from flagfall.server.scrolls import finished
    from flagfall.server.settings import from_environment

    path = Path(address)
    if "://" not in address and not path.is_file():
        raise Trouble(f"{address} is neither a folder of scrolls nor a database.")
    database = from_environment(database=address if "://" in address else f"sqlite:///{path}").database
    try:
        return list(finished(database))
    except (SQLAlchemyError, ImportError) as error:
        why = str(getattr(error, "orig", error)).splitlines()[0].rstrip(".")
        raise Trouble(f"{address} cannot be read as a database of a server: {why}.") from None


def _place(to: Path) -> Path:
    if not to.parent.is_dir():
        raise Trouble(f"There is no folder {to.parent} to write {to.name} into.")
    return to
