"""What `flagfall bench server` measures, held against what it has to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.server.bench import computing_ratio, measured, rate_ratio
from flagfall.server.drill.figures import Figure

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.server.bench import Report

MOST_BYTES = 200
"""Of a move on the wire, to each listener on average."""
MOST_MILLISECONDS = 50.0
"""Within which 99 of 100 moves have been heard by both."""
LEAST_RATIO = 1 / 3
"""Of the rate of a bare echo."""
LEAST_MOVES = 1_000
"""A second, of one core that does nothing else."""
MOST_SECONDS = 5.0
"""From a kill until every game has moved on."""


async def at_full_speed(games: int, seconds: float, judged: bool, progress: Callable[[str], None]) -> list[Figure]:
    """Many games beside a bare echo; then the server is killed and comes back."""
    return figures(await measured("stratego/classic", games, min(100.0, 2.0 * games), seconds, progress), judged)


def figures(report: Report, judged: bool) -> list[Figure]:
    """How many bytes a move takes and whether every game came back is judged on any machine; time only where nothing else is done."""
    real, ratio, back = report.real, rate_ratio(report.bare, report.real), report.playing
    swift = f"p50 {real.at(0.5):.1f} ms, p99 {real.at(0.99):.1f} of {MOST_MILLISECONDS:.0f} ms"
    alone = computing_ratio(report.bare, real)
    rate = f"{ratio:.2f} of {LEAST_RATIO:.2f} ({real.per_second:,.0f} messages/s; {alone:.2f} by computing time)"
    small = f"{report.each:,.0f} of {MOST_BYTES} ({report.unpacked:,.0f} unpacked)"
    limit = f"{report.core:,.0f} moves/s, at least {LEAST_MOVES:,}"
    again = "never" if back is None else f"{back:.1f} of {MOST_SECONDS:.0f} s (answering in {report.answering:.1f} s)"
    return [
        Figure(f"a move in {real.sockets // 2:,} games", swift, real.at(0.99) < MOST_MILLISECONDS if judged else None),
        Figure("times the rate of a bare echo", rate, ratio >= LEAST_RATIO if judged else None),
        Figure("bytes of a move to each listener", small, report.each <= MOST_BYTES),
        Figure("one core's limit", limit, report.core >= LEAST_MOVES if judged else None),
        Figure("every game goes on after a kill", again, back is not None and (back < MOST_SECONDS or not judged)),
    ]
