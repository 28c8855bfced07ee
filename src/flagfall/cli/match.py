"""`flagfall match A B --game GAME`: which of two players is better."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from pathlib import Path  # noqa: TC003 (typer reads it)
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec
import typer
from rich.live import Live

from flagfall.catalog import open_game, read_options
from flagfall.cli.ask import Options, Trouble, check_place, console, errors, patient, prepare, write_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.arena.match import Lanes, Match
    from flagfall.arena.played import Played
    from flagfall.arena.standing import Sprt
    from flagfall.arena.terms import Terms
    from flagfall.core import Rules

On: TypeAlias = Annotated[
    str, typer.Option("--on", metavar="ray|ray://…", help="Play on a Ray cluster: of this machine, or at an address.")
]

LINES = 10
"""Where nobody sees a screen, so many lines are printed on the way."""


def match(
    first: Annotated[str, typer.Argument(metavar="A", help="A player: novice, search:level=3, module:Class.")],
    second: Annotated[str, typer.Argument(metavar="B", help="The player to measure it against.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="A game as `flagfall games` lists it.")],
    options: Options = None,
    games: Annotated[int, typer.Option(min=1, max=100_000_000, help="How many, rounded up to whole pairs.")] = 100,
    seconds: Annotated[
        float, typer.Option(min=0.001, max=3600.0, help="How long one may think about a decision.")
    ] = 1.0,
    clock: Annotated[
        str, typer.Option("--clock", metavar="S[+S]", help="Seconds for a whole game, and what each decision adds.")
    ] = "",
    seats: Annotated[
        int, typer.Option(min=0, help="How many sit down where that can be chosen; all but one are B.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="The same number gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(min=0, max=1024, help="Processes; one for each core unless given.")] = 0,
    on: On = "",
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(metavar="ELO0 ELO1", help="Stop once it is clear which of the two it is."),
    ] = None,
    setups: Annotated[
        str, typer.Option(metavar="own|shared", help="In a pair each brings its own set-up, or both play both.")
    ] = "own",
    draw_after: Annotated[int, typer.Option(min=0, help="A game is drawn after so many decisions; 0 is never.")] = 0,
    adjudicate: Annotated[
        int, typer.Option(min=0, help="End a game both players have agreed on for so many decisions; 0 is never.")
    ] = 0,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Where to write the result.")] = None,
    scrolls: Annotated[Path | None, typer.Option(metavar="DIR", help="Where to keep every game.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with this very match where it was stopped.")] = False,
) -> None:
    """Let two players play in pairs, and tell which is better."""
    from flagfall.arena.standing import Sprt
    from flagfall.arena.terms import SETUPS, Terms

    if setups not in SETUPS:
        raise Trouble(f"--setups is {' or '.join(SETUPS)}, not {setups!r}.")
    if sprt is not None and sprt[0] >= sprt[1]:
        raise Trouble(f"--sprt takes the lower Elo first, as in --sprt 0 10; not {sprt[0]:g} {sprt[1]:g}.")
    if json is not None:
        check_place(json)
    if scrolls is not None:
        _folder(scrolls)
    rules = _agreed(game, options, seats)
    whole, increment = _clock(clock)
    terms = Terms(
        (first, second), rules.id, dict(rules.options), games, seconds, whole, increment, seed, setups, draw_after,
        adjudicate, scrolls is not None,
    )  # fmt: skip
    check_players(terms, prepare(rules))
    prepare_crowd(terms)
    lanes = lanes_of(workers, on)
    test = Sprt(*sprt) if sprt else None
    run(terms, test, lanes, resume=resume, json=json, scrolls=scrolls)


def run(
    terms: Terms, sprt: Sprt | None, lanes: Lanes, *, resume: bool, json: Path | None, scrolls: Path | None
) -> None:
    """Play, show how it stands, and keep every game until all are played."""
    from flagfall.arena.journal import Journal, usual_place
    from flagfall.arena.match import Match
    from flagfall.arena.workers import LostWorkers

    journal = Journal(usual_place(terms), resume)
    whole = Match(terms, sprt, journal.before)
    began = whole.tally.games
    if resume:
        console.print(f"Going on after {began} games." if began else "There is nothing to go on with: a new match.")
    started, stopped = time.monotonic(), False
    try:
        with _shown(whole, started) as show:
            for played in lanes.play(whole.jobs()):
                journal.write(played)
                for counted in whole.add(played):
                    if scrolls is not None:
                        _keep(scrolls, counted, len(whole.seats))
                show()
                if whole.over:
                    break
    except KeyboardInterrupt:
        stopped = True
    except LostWorkers as lost:
        raise Trouble(f"{lost} What was played is kept: the same command with --resume goes on.") from None
    finally:
        lanes.close()
        journal.close(finished=whole.over)
    _end(whole, time.monotonic() - started, began)
    if json is not None:
        write_text(json, msgspec.json.format(msgspec.json.encode(whole.tally.report()), indent=2).decode() + "\n")
    if stopped:
        console.print("Stopped; these games are kept. The same command with --resume goes on.")
        raise typer.Exit(130)
    for name in whole.tally.failed:
        raise Trouble(f"The player {name} failed in every game: how good it is remains unknown.")


def check_players(terms: Terms, rules: Rules[Any, Any]) -> None:
    """Before anything begins: are they there, and do they play this?"""
    from flagfall.cli.seated import Seated

    for seat, name in enumerate(terms.players):
        Seated(name, rules, seat, terms.luck(0, seat)).leave()


def prepare_crowd(terms: Terms) -> None:
    """Many tables at once are compiled here and kept: else every worker would do it, and it would count as playing."""
    from flagfall.arena.crowded import answers_all, warm

    if answers_all(terms):
        with patient():
            warm(terms)


def lanes_of(workers: int, on: str) -> Lanes:
    """Whoever plays: processes of this machine, or a Ray cluster."""
    if on:
        if on != "ray" and not on.startswith("ray://"):
            raise Trouble(f"--on is ray, or the address of a cluster such as ray://host:10001; not {on!r}.")
        from flagfall.arena.cluster import Cluster

        return Cluster(on, workers)
    from flagfall.arena.workers import Workers

    return Workers(workers or os.cpu_count() or 1)


def _agreed(game: str, options: list[str] | None, seats: int) -> Rules[Any, Any]:
    entry = open_game(game)
    words = list(options or [])
    if seats:
        if seats not in entry.seats:
            many = " or ".join(map(str, entry.seats))
            raise Trouble(f"{entry.id} is for {many} players, not {seats}.")
        if len(entry.seats) > 1:
            words.append(f"players={seats}")
    return entry.rules(read_options(entry, words))


def _clock(words: str) -> tuple[float, float]:
    if not words:
        return 0.0, 0.0
    whole, _, more = words.partition("+")
    try:
        clock = float(whole), float(more or 0)
    except ValueError:
        clock = 0.0, 0.0
    if not 0 < clock[0] <= 1e6 or not 0 <= clock[1] <= 1e6:
        raise Trouble(f"--clock is seconds, and perhaps what each decision adds, as in 60 or 60+0.5; not {words!r}.")
    return clock


def _folder(path: Path) -> None:
    if path.exists() and not path.is_dir():
        raise Trouble(f"{path} cannot hold scrolls: it is not a folder.")
    if not path.parent.is_dir():
        raise Trouble(f"{path} cannot be made: there is no folder {path.parent}.")
    path.mkdir(exist_ok=True)


def _keep(folder: Path, played: Played, seats: int) -> None:
    write_text(folder / f"{played.group * seats + played.turn + 1:06}.scroll", played.scroll)


@contextmanager
def _shown(whole: Match, started: float) -> Iterator[Any]:
    """A table that changes on a screen; elsewhere a line now and then."""
    from flagfall.cli.match_table import line, picture

    if console.is_terminal:
        with Live(
            console=console, get_renderable=lambda: picture(whole, started), refresh_per_second=4, transient=True
        ):
            yield lambda: None
        return
    told = whole.tally.games * LINES // (whole.groups * len(whole.seats))

    def tell() -> None:
        nonlocal told
        now = whole.tally.games * LINES // (whole.groups * len(whole.seats))
        if now > told:
            told = now
            console.print(line(whole.tally), markup=False, soft_wrap=True)

    yield tell


def _end(whole: Match, seconds: float, began: int) -> None:
    from flagfall.cli.match_table import ending, troubles

    console.print(ending(whole.tally, seconds, began))
    for trouble in troubles(whole.tally):
        errors.print(trouble, markup=False, soft_wrap=True)
