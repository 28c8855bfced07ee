"""The ways a game ends, each as it is told to everybody."""

from __future__ import annotations

import msgspec

from flagfall.core import Result
from flagfall.server import wire
from flagfall.speech import Name, Phrase

AGREED = Phrase("server-draw-agreed")
CALLED_OFF = Phrase("server-called-off")
ALL_GONE = Phrase("server-all-gave-up")
BROKEN_OFF = Phrase("server-scroll-ends")
GONE = ("resignation", "time")


def side(seat: str) -> Name:
    """Whoever sits there, by the side played: `Red`."""
    return Name(seat.capitalize(), f"side-{seat.lower()}")


def gone(who: Name, by: str) -> Phrase:
    """Somebody has given up, or the clock has."""
    return Phrase(f"server-gone-{by}", {"who": who})


def by_rules(result: Result) -> wire.Ending:
    return wire.Ending(
        winners=list(result.winners),
        scores=list(result.scores),
        reason=result.reason,
        points=list(result.points),
        by="rules",
    )


def lost(seat: int, reason: Phrase, by: str) -> wire.Ending:
    """One of two has lost without the rules saying so."""
    other = 1 - seat
    scores = [0.0, 0.0]
    scores[other] = 1.0
    ending = {"winners": [other], "scores": scores, "reason": str(reason), "points": [], "by": by}
    return msgspec.convert(ending, wire.Ending)


def left_to(winners: list[int], seats: int, reason: Phrase, by: str) -> wire.Ending:
    """The last person of several has gone: whoever never gave up shares the win."""
    scores = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    ending = {"winners": winners, "scores": scores, "reason": str(reason), "points": [], "by": by}
    return msgspec.convert(ending, wire.Ending)


def shared(seats: int, reason: Phrase, by: str) -> wire.Ending:
    """Nobody has won."""
    ending = {"winners": [], "scores": [1 / seats] * seats, "reason": str(reason), "points": [], "by": by}
    return msgspec.convert(ending, wire.Ending)
