"""What is true of a game beside its moves, and known to all: offers, endings, clocks, replacements."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from flagfall.records.fair import Lot
from flagfall.server import clocks, wire
from flagfall.server.clocks import Ticking
from flagfall.speech import ENGLISH, Phrase, catalogue


class Note(Struct, frozen=True):
    """Something everybody should read in the story, and how much each ear had heard when it happened."""

    sentence: str
    """In English."""
    after: tuple[int, ...]
    """Per seat, then the spectators."""
    phrase: dict[str, Any] | None = None
    """What other languages say it from; what an earlier release kept has none."""


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
    friendly: bool = False
    """Whether hints and taking back were agreed on."""
    polite: bool = False
    """Whether a computer that has surely lost gives up."""
    lots: tuple[Lot, ...] = ()
    """Words of the seats that go into the luck: `records.fair`."""
    ticking: Ticking | None = None
    ending: wire.Ending | None = None
    how: dict[str, Any] | None = None
    """How it ended, if not by the rules: the phrase behind the reason."""

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

    def noted(self, place: int, language: str = ENGLISH) -> list[tuple[int, str]]:
        """The notes, each with how much that ear had heard."""
        return [(note.after[place], _said(note.phrase, note.sentence, language)) for note in self.notes]

    def ended(self, ending: wire.Ending, how: Phrase) -> Sidelines:
        """The same when it is over, otherwise than by the rules."""
        return msgspec.structs.replace(self, ending=ending, how=how.kept())

    def told_ending(self, language: str = ENGLISH) -> wire.Ending | None:
        """How it ended, in a language."""
        if self.ending is None or self.how is None or language == ENGLISH:
            return self.ending
        return msgspec.structs.replace(self.ending, reason=_said(self.how, self.ending.reason, language))

    def kept(self) -> str:
        return msgspec.json.encode(self).decode()


def _said(phrase: dict[str, Any] | None, english: str, language: str) -> str:
    return english if phrase is None or language == ENGLISH else catalogue(language).say(Phrase.revived(phrase))


def opened(text: str) -> Sidelines:
    """The inverse of `kept`."""
    return msgspec.json.decode(text, type=Sidelines)
