"""What a room may be asked beside the verbs of a page: things that happen inside the server."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from flagfall.core import Decision
    from flagfall.server import verbs
    from flagfall.server.listener import Listener


@dataclass(frozen=True, slots=True)
class Answered:
    """A computer seat has decided, having heard `after` facts."""

    decision: Decision
    after: int


@dataclass(frozen=True, slots=True)
class Lost:
    """A computer seat's player has died or hung."""


@dataclass(frozen=True, slots=True)
class GivesUp:
    """A polite computer takes its game for lost."""


@dataclass(frozen=True, slots=True)
class Fallen:
    """Perhaps a flag has fallen: look at the clock."""


@dataclass(frozen=True, slots=True)
class CatchUp:
    """Another worker has done something: read what is kept."""


Inner: TypeAlias = Answered | Lost | GivesUp | Fallen | CatchUp


@dataclass(slots=True)
class Ask:
    """One thing asked of a room, by a seat."""

    seat: int
    what: verbs.Verb | Inner
    listener: Listener | None = None
    person: str | None = None
    at: float = field(default_factory=time.perf_counter)

    @property
    def number(self) -> int | None:
        """The asker's own number for it."""
        return getattr(self.what, "ask", None)
