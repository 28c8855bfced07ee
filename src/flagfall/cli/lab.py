"""`flagfall lab`: teach the mind, see how it fares against every temper, and ship what it has learned."""

from __future__ import annotations

import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from zipfile import BadZipFile

import typer
from rich.table import Table

from flagfall.catalog import rules as rules_of
from flagfall.cli.ask import Trouble, console, progress, write_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.games.stratego.rules import Stratego
    from flagfall.lab.gauntlet import Gauntlet
    from flagfall.lab.school import School

lab = typer.Typer(help="Teach computer players, and measure what they have learned.", no_args_is_help=True)

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game of Stratego as `flagfall games` lists it.")]
Kept = Annotated[
    Path, typer.Option("--kept", metavar="FILE", help="Where the lessons are kept; they go on from there.")
]
Seed = Annotated[int, typer.Option(min=0, help="The same number gives the same lessons.")]
Ahead = Annotated[int, typer.Option(min=0, max=8, help="Moves everybody follows hunter and hunted.")]

BETTER, NO_WORSE = (0.0, 40.0), (-30.0, 0.0)
"""Elo: better than what is shipped by so much, not by so little; and no such fall against anybody of the crowd."""
LATE = 3
"""From this round on everybody plays in the lessons."""


@lab.command()
def make(
    game: Game,
    to: Annotated[
        Path, typer.Option("--to", metavar="DIR", help="A folder for the games; it goes on where it stopped.")
    ],
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many, rounded up to whole fifties.")] = 5000,
    kept: Annotated[
        Path | None, typer.Option("--kept", metavar="FILE", help="Whose lessons play; what is shipped unless given.")
    ] = None,
    ahead: Ahead = 0,
    seed: Seed = 1,
) -> None:
    """Let a mind and the crowd play on all cores, and keep the games for `fit --from`."""
    from flagfall.lab.pieces import PIECE
    from flagfall.lab.store import Store

    school = _school(game, kept, seed)
    if kept is None:
        school.take_shipped()
    school.round = max(school.round, LATE)  # no longer the crowd alone
    with _told():
        store = Store(to, school.story(f"flagfall lab make {game} --ahead {ahead} --seed {seed}"))
    there, whole = store.count(), -(-games // PIECE)
    if there:
        console.print(f"Going on after {there * PIECE:,} games.")
    try:
        with progress("Games", whole * PIECE, there * PIECE) as done:
            for number, piece in enumerate(school.play(whole * PIECE, ahead, there), there):
                store.add(number, piece)
                done((number + 1) * PIECE)
    except KeyboardInterrupt:
        console.print(f"Stopped; {store.count() * PIECE:,} games are kept. The same command goes on.")
        raise typer.Exit(130) from None
    console.print(f"{store.count() * PIECE:,} games are in {to}.", markup=False, soft_wrap=True)


@lab.command()
def fit(
    game: Game,
    kept: Kept,
    minutes: Annotated[float, typer.Option(min=0.0, help="Time to spend; the round that runs is ended.")] = 10.0,
    rounds: Annotated[
        int, typer.Option(min=0, help="Rounds to be there in the end, whatever the time; 0: by time.")
    ] = 0,
    games: Annotated[
        int, typer.Option(min=2, help="Games in a round; the weights that play change between rounds.")
    ] = 1000,
    rate: Annotated[float, typer.Option(min=0.0, help="How large the steps of learning are.")] = 0.1,
    ahead: Ahead = 0,
    made: Annotated[
        Path | None, typer.Option("--from", metavar="DIR", help="Learn from games of `make` once, instead of playing.")
    ] = None,
    seed: Seed = 1,
) -> None:
    """Play on all cores against a crowd of tempers and itself, and learn from every game; the picture beside FILE shows how it goes."""
    from flagfall.lab.curve import draw_curve
    from flagfall.lab.school import Course
    from flagfall.lab.store import Store

    school = _school(game, kept, seed)
    course = Course(games, rate, ahead)
    begin = time.monotonic()
    if school.round:
        console.print(f"Going on after {school.round} rounds.")
    try:
        while rounds == 0 or school.round < rounds:
            if made is not None:
                with _told():
                    store = Store(made, school.story())
                whole = store.games()
                with progress("Games", whole) as done:
                    seen = school.study(store.pieces(), course, done)
            else:
                whole = games * (1 if school.round else 4)
                with progress(f"Round {school.round + 1}", whole) as done:
                    seen = school.learn(course, done)
            console.print("  ".join(f"{name} {figure:.4g}" for name, figure in seen.items()), soft_wrap=True)
            write_text(kept.with_suffix(".svg"), draw_curve(school.curve, f"Lessons of {game}").svg + "\n")
            if made is not None or (rounds == 0 and time.monotonic() - begin > 60 * minutes):
                break
    except KeyboardInterrupt:
        console.print(f"Stopped; {school.round} rounds are kept. The same command goes on.")
        raise typer.Exit(130) from None


@lab.command()
def gauntlet(
    game: Game,
    kept: Annotated[
        Path | None,
        typer.Option(
            "--kept", metavar="FILE", help="Lessons; unless given, what is shipped, against one who only counts pieces."
        ),
    ] = None,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games with each opponent, at most.")] = 400,
    worlds: Annotated[int, typer.Option(min=1, help="Imagined tables for a decision.")] = 8,
    plies: Annotated[int, typer.Option(min=0, help="Turns played on each before it is judged.")] = 2,
    ahead: Ahead = 0,
    seed: Seed = 1,
) -> None:
    """Let it play against what is shipped, and both against every temper of the crowd; 1 is returned if it may not be shipped."""
    from flagfall.arena.standing import Sprt
    from flagfall.lab.gauntlet import Gauntlet
    from flagfall.minds.stratego.learned import load, shipped, untaught

    school = _school(game, kept, seed)
    if kept is None:
        school.take_shipped()
        before = untaught(school.rules, school.lore, 1)
    else:
        before = load(school.rules, school.lore)
    course = Gauntlet(school, before, (8, worlds, plies, 0, ahead), seed)
    with progress("Opponents", len(course.rows)) as done:
        course.run(Sprt(*BETTER), Sprt(*NO_WORSE), pairs, lambda row: done(course.rows.index(row) + 1))
    console.print(_standing(course))
    if not course.passed:
        console.print("Not passed.")
        raise typer.Exit(1)
    console.print("Passed.")
    if kept is not None:
        school.pass_against(shipped(school.rules))


def _standing(course: Gauntlet) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("against", no_wrap=True)
    for column in ("games", "score", "its predecessor's", "difference", "verdict"):
        table.add_column(column, justify="right", no_wrap=True)
    for row in course.rows:
        many = max(1, row.pairs)
        mean = sum(score * times for score, times in row.groups.items()) / many
        spread = sum(times * (score - mean) ** 2 for score, times in row.groups.items()) / many
        error = 2 * 1.96 * (spread / many) ** 0.5
        table.add_row(
            row.name, f"{2 * row.pairs}", f"{row.points / many:.3f}", f"{row.before / many:.3f}",
            f"{(row.points - row.before) / many:+.3f} ± {error:.3f}", course.word(row),
        )  # fmt: skip
    return table


@lab.command()
def export(
    game: Game,
    kept: Kept,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Elsewhere than where players look.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Even what has not passed the gauntlet.")] = False,
    seed: Seed = 1,
) -> None:
    """Write what was learned as the weights that players load, if it has passed the gauntlet against those."""
    from flagfall.minds.stratego.learned import save, shipped

    school = _school(game, kept, seed)
    if not force and school.passed != shipped(school.rules):
        raise Trouble(
            f"{kept} has not passed the gauntlet against what is shipped now. `flagfall lab gauntlet {game} --kept {kept}` "
            "says how it fares; --force writes it all the same."
        )
    console.print(f"Written: {save(school.rules, school.lore, school.weights(), to)}", markup=False, soft_wrap=True)


@lab.command()
def believe(
    game: Game,
    games: Annotated[int, typer.Option(min=4, help="Games to count in; a quarter as many others to judge by.")] = 1500,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Elsewhere than where players look.")] = None,
    seed: Seed = 1,
) -> None:
    """Count in games what hidden pieces usually are, by where they began and beside whom they dared to stand, and write it down."""
    from flagfall.lab.belief import believe as count
    from flagfall.minds.stratego.learned import save
    from flagfall.minds.stratego.lore import lore_of

    rules = _stratego(game)
    weights, loss = count(rules, games, seed)
    console.print(
        f"Lost on the truth for each of {loss.pieces} hidden pieces, in games not counted: {loss.counting:.3f} nats by counting "
        f"alone, {loss.hints:.3f} by the rulebooks' hints, {loss.habits:.3f} by habits",
        soft_wrap=True,
        highlight=False,
    )
    console.print(f"Written: {save(rules, lore_of(rules), weights, to)}")


@lab.command()
def tune(
    game: Game,
    minutes: Annotated[float, typer.Option(min=0.0, help="Processor time to spend.")] = 2.0,
    games: Annotated[int, typer.Option(min=2, help="Games against each temper of the crowd at the end.")] = 200,
    seed: Seed = 1,
) -> None:
    """Tune how a game is judged at first sight; prints what belongs into tempers.toml, and how it fares."""
    from flagfall.lab.tuning import Tuning
    from flagfall.minds.stratego.tempers import tuned

    rules = _stratego(game)
    tuning = Tuning(rules, seed, tuned().get(rules.edition.id, {}))
    tuning.tune(60 * minutes)
    console.print(f"[{rules.edition.id}]", markup=False)
    for trait, number in tuning.temper.items():
        console.print(f"{trait} = {number}", highlight=False)
    for name, score, plain in tuning.gate(games):
        console.print(f"# {name:14} {score:.3f}, the plain one {plain:.3f}", highlight=False)


def _stratego(game: str) -> Stratego:
    from flagfall.players.mind import Mind

    rules: Stratego = rules_of(game)  # type: ignore[assignment]  # whatever the mind plays has its rules
    if not Mind.plays(rules.family.id):
        raise Trouble(f"The lab teaches Stratego, not {game}.")
    return rules


def _school(game: str, kept: Path | None, seed: int) -> School:
    from flagfall.lab.school import School

    rules = _stratego(game)
    with _told():
        return School(rules, seed, kept)


@contextmanager
def _told() -> Iterator[None]:
    """What does not fit together is said in a sentence."""
    try:
        yield
    except (ValueError, KeyError, OSError, BadZipFile) as error:
        raise Trouble(f"{error}") from None
