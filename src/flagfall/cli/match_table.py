"""How a match looks in the terminal."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from rich.console import Group
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from flagfall.arena.match import Match
    from flagfall.arena.tally import Tally


def line(tally: Tally) -> str:
    """How it stands in one line."""
    stands = tally.standing
    test = f"  LLR {tally.llr:+.2f} of {tally.sprt.bound:.2f}" if tally.sprt else ""
    return (
        f"{stands.games} games  +{stands.wins} ={stands.draws} -{stands.losses}  score {stands.score:.3f}  "
        f"Elo {stands.rating.elo:+.0f} [{stands.rating.low:+.0f}, {stands.rating.high:+.0f}]{test}"
    )


def picture(whole: Match, started: float) -> RenderableType:
    """How it stands, and how far it is."""
    all_games = whole.groups * len(whole.seats)
    spent = time.monotonic() - started
    bar = Table.grid(padding=(0, 1))
    bar.add_row(
        ProgressBar(total=all_games, completed=whole.tally.games, width=40),
        f"{whole.tally.games} of {all_games} games, {spent:.0f} s",
    )
    return Group(_standing(whole.tally), bar)


def ending(tally: Tally, seconds: float, began: int) -> RenderableType:
    played = tally.games - began
    pace = f"{played} games in {seconds:.1f} s, {played / seconds:,.1f} a second" if seconds > 0 else ""
    verdict = {"": "", "better": "A is better", "not better": "A is not better"}[tally.verdict]
    if tally.sprt and verdict:
        verdict = f"{verdict}: {tally.sprt.elo1 if tally.verdict == 'better' else tally.sprt.elo0:+g} Elo fits what was played."
    lines: list[RenderableType] = [_standing(tally), Text(pace)]
    return Group(*lines, *([Text(verdict)] if verdict else []))


def _standing(tally: Tally) -> RenderableType:
    a, b = tally.terms.players
    table = Table(box=None, pad_edge=False)
    for heading in ("", "games", "won", "drawn", "lost", "score"):
        table.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    stands = tally.standing
    table.add_row("A", *map(str, (stands.games, stands.wins, stands.draws, stands.losses)), f"{stands.score:.3f}")
    for seat, side in zip(tally.seats, tally.sides, strict=True):
        score = side["score"] / side["games"] if side["games"] else 0
        words = map(str, (side["games"], side["wins"], side["draws"], side["losses"]))
        table.add_row(f"  as {seat.lower()}", *words, f"{score:.3f}")
    title = Text(f"{a} (A) against {b} (B), {tally.terms.game}", style="bold")
    return Group(title, table, *map(Text, _figures(tally)))


def _figures(tally: Tally) -> Iterator[str]:
    rating = tally.standing.rating
    yield f"Elo {rating.elo:+.0f}, between {rating.low:+.0f} and {rating.high:+.0f} (95 %)"
    unit = "pairs" if len(tally.seats) == 2 else "rounds"
    yield f"{unit} by score: " + "  ".join(f"{score:g}: {times}" for score, times in sorted(tally.groups.items()))
    if tally.sprt:
        test = tally.sprt
        yield f"SPRT {test.elo0:g} {test.elo1:g}: LLR {tally.llr:+.2f}, decided at ±{test.bound:.2f}"
    for who, name in enumerate("AB"):
        times = tally.times[who]
        told = f"{name} thinks {_span(times.mean)} a decision, p99 {_span(times.within(0.99))}"
        for word, many in (("overruns", tally.overruns), ("lost on time", tally.late), ("crashes", tally.crashes)):
            told += f", {word} {many[who]}" if many[who] else ""
        yield told


def troubles(tally: Tally) -> Iterator[str]:
    """One line for everything that went wrong, however often."""
    for (player, _, why), times in tally.troubles.items():
        yield f"The player {player} {why.rstrip('.')} ({times} {'game' if times == 1 else 'games'} lost by it)."


def _span(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"
