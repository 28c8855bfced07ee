"""The ways a game ends, each as it is told to everybody."""

from __future__ import annotations

import msgspec

from flagfall.core import Result
from flagfall.server import wire


def by_rules(result: Result) -> wire.Ending:
    return wire.Ending(
        winners=list(result.winners),
        scores=list(result.scores),
        reason=result.reason,
        points=list(result.points),
        by="rules",
    )


def lost(seat: int, reason: str, by: str) -> wire.Ending:
    """One of two has lost without the rules saying so."""
    other = 1 - seat
    scores = [0.0, 0.0]
    scores[other] = 1.0
    ending = {"winners": [other], "scores": scores, "reason": reason, "points": [], "by": by}
    return msgspec.convert(ending, wire.Ending)


def left_to(winners: list[int], seats: int, reason: str, by: str) -> wire.Ending:
    """The last person of several has gone: whoever never gave up shares the win."""
    scores = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    ending = {"winners": winners, "scores": scores, "reason": reason, "points": [], "by": by}
    return msgspec.convert(ending, wire.Ending)


def shared(seats: int, reason: str, by: str) -> wire.Ending:
    """Nobody has won."""
    ending = {"winners": [], "scores": [1 / seats] * seats, "reason": reason, "points": [], "by": by}
    return msgspec.convert(ending, wire.Ending)
