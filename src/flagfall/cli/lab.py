"""`flagfall lab`: teach the mind, see how it fares against every temper, and ship what it has learned."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from flagfall.catalog import rules as rules_of
from flagfall.cli.ask import Trouble, console

if TYPE_CHECKING:
    from flagfall.games.stratego.rules import Stratego
    from flagfall.lab.school import School

lab = typer.Typer(help="Teach computer players, and measure what they have learned.", no_args_is_help=True)

Game = Annotated[str, typer.Argument(metavar="GAME", help="A game of Stratego as `flagfall games` lists it.")]
Kept = Annotated[
    Path, typer.Option("--kept", metavar="FILE", help="Where the lessons are kept; they go on from there.")
]
Seed = Annotated[int, typer.Option(help="The same number gives the same lessons.")]


@lab.command()
def fit(
    game: Game,
    kept: Kept,
    minutes: Annotated[float, typer.Option(min=0.0, help="Processor time to spend.")] = 10.0,
    games: Annotated[
        int, typer.Option(min=2, help="Games in a round; the weights that play change between rounds.")
    ] = 1000,
    rate: Annotated[float, typer.Option(min=0.0, help="How large the steps of learning are.")] = 0.1,
    ahead: Annotated[int, typer.Option(min=0, max=8, help="Moves everybody follows hunter and hunted.")] = 0,
    seed: Seed = 1,
) -> None:
    """Play against a crowd of tempers and itself, and learn from every game."""
    school = _school(game, kept, seed)
    begin = time.process_time()
    while True:
        seen = school.learn(games * (4 if school.round == 0 else 1), rate, ahead)
        console.print("  ".join(f"{name} {figure:.4g}" for name, figure in seen.items()), soft_wrap=True)
        if time.process_time() - begin > 60 * minutes:
            break


@lab.command()
def gauntlet(
    game: Game,
    kept: Annotated[
        Path | None, typer.Option("--kept", metavar="FILE", help="Lessons; what is shipped unless given.")
    ] = None,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games against each temper.")] = 50,
    worlds: Annotated[int, typer.Option(min=1, help="Imagined tables for a decision.")] = 4,
    plies: Annotated[int, typer.Option(min=0, help="Turns played on each before it is judged.")] = 0,
    seed: Seed = 1,
) -> None:
    """Let it play against every temper of the crowd."""
    school = _school(game, kept, seed)
    if kept is None:
        school.take_shipped()
    for name, score, played in school.gauntlet(pairs, worlds, plies):
        error = 1.96 * (score * (1 - score) / played) ** 0.5
        console.print(f"{name:14} {score:.3f} ± {error:.3f} of {played} games", highlight=False)


@lab.command()
def export(
    game: Game,
    kept: Kept,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="Elsewhere than where players look.")] = None,
    seed: Seed = 1,
) -> None:
    """Write what was learned as the weights that players load."""
    from flagfall.minds.stratego.learned import Weights, save

    school = _school(game, kept, seed)
    command = f"flagfall lab fit {game} --seed {seed}: {school.round} rounds"
    weights = Weights(school.rows, school.dense, school.habits, command)
    console.print(f"Written: {save(school.rules, school.lore, weights, to)}")


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

    return School(_stratego(game), seed, kept)
