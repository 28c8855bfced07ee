"""What is true of a game beside its moves, and known to all: offers, endings, clocks, replacements."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from flagfall.core import Result
from flagfall.server import clocks, wire
from flagfall.server.clocks import Ticking


class Note(Struct, frozen=True):
    """Something everybody should read in the story, and how much each ear had heard when it happened."""

    sentence: str
    after: tuple[int, ...]
    """Per seat, then the spectators."""


class Standing(Struct, frozen=True):
    """Kept as one value with every entry, so a room comes back exactly as it was."""

    acted: tuple[bool, ...]
    draw: tuple[int, ...] = ()
    rematch: tuple[int, ...] = ()
    next: str | None = None
    muted: tuple[tuple[int, int], ...] = ()
    """Pairs: who does not want to hear whom."""
    replaced: dict[int, str] = {}
    """Seats that a computer has taken over, by its name."""
    notes: tuple[Note, ...] = ()
    ticking: Ticking | None = None
    ending: wire.Ending | None = None

    @property
    def begun(self) -> bool:
        """Everybody has decided at least once."""
        return all(self.acted)

    def steady(self, seat: int) -> bool:
        """A move of that seat changes nothing beside the table: no clock runs and no offer is open."""
        return self.acted[seat] and self.ticking is None and not self.draw

    def differs(self, other: Standing) -> bool:
        """Whether anybody could see a difference; who has decided already is nobody's business."""
        if self is other:
            return False
        same = msgspec.structs.replace(self, acted=other.acted, ticking=other.ticking) == other
        return not same or self.begun != other.begun or clocks.reading(self.ticking) != clocks.reading(other.ticking)

    def noted(self, place: int) -> list[tuple[int, str]]:
        """The notes, each with how much that ear had heard."""
        return [(note.after[place], note.sentence) for note in self.notes]

    def kept(self) -> str:
        return msgspec.json.encode(self).decode()


def opened(text: str) -> Standing:
    """The inverse of `kept`."""
    return msgspec.json.decode(text, type=Standing)


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
