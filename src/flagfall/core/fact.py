"""What happened, and who heard it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flagfall.core.audience import Audience
    from flagfall.core.seat import Listener


@dataclass(frozen=True, slots=True)
class Fact:
    """One indivisible thing that happened, told whole to its audience and not at all to others.

    `what` is a word of the game's own vocabulary, `told` its numbers in that word's order. Facts are
    never edited: to tell two listeners different things is to tell two facts.
    """

    what: str
    told: tuple[int, ...]
    audience: Audience


@dataclass(frozen=True, slots=True)
class Heard:
    """Everything one listener has heard since the table was opened, in order."""

    listener: Listener
    facts: tuple[Fact, ...]

    @classmethod
    def sorted_out(cls, listener: Listener, facts: tuple[Fact, ...]) -> Heard:
        """What a Table has already sorted by audience, fact by fact as it happened: not checked again."""
        heard = object.__new__(cls)
        object.__setattr__(heard, "listener", listener)
        object.__setattr__(heard, "facts", facts)
        return heard

    def __post_init__(self) -> None:
        for fact in self.facts:
            if not fact.audience.hears(self.listener):
                raise ValueError(f"listener {self.listener} cannot have heard {fact.what}")
