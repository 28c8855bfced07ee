"""What is true of a game beside its moves, and known to all: offers, endings, clocks, replacements."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from flagfall.server import clocks, wire
from flagfall.server.clocks import Ticking


class Note(Struct, frozen=True):
    """Something everybody should read in the story, and how much each ear had heard when it happened."""

    sentence: str
    after: tuple[int, ...]
    """Per seat, then the spectators."""


class Sidelines(Struct, frozen=True):
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

    def differs(self, other: Sidelines) -> bool:
        """Whether everybody could see a difference; who has decided already, and who hears whom, is nobody's business."""
        if self is other:
            return False
        same = msgspec.structs.replace(self, acted=other.acted, ticking=other.ticking, muted=other.muted) == other
        return not same or self.begun != other.begun or clocks.reading(self.ticking) != clocks.reading(other.ticking)

    def muted_anew(self, other: Sidelines) -> set[int]:
        """Who has begun or ceased to hear somebody: that is for them alone."""
        return set() if self.muted == other.muted else {who for who, _ in {*self.muted} ^ {*other.muted}}

    def noted(self, place: int) -> list[tuple[int, str]]:
        """The notes, each with how much that ear had heard."""
        return [(note.after[place], note.sentence) for note in self.notes]

    def kept(self) -> str:
        return msgspec.json.encode(self).decode()


def opened(text: str) -> Sidelines:
    """The inverse of `kept`."""
    return msgspec.json.decode(text, type=Sidelines)
