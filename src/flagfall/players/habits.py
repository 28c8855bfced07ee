"""What novices have learned since the first release. `novice-1` has learned none of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Habits:
    """Each is a way of playing that can be left out."""

    watches_doom: bool = True
    """Destroy the Ring: Evil closes the gates of Mount Doom and hunts the Ringbearer; Good clears the way for him."""
    keeps_scouts: bool = True
    """A Scout is not thrown away on a piece that nobody needs to know yet."""
    corners: float = 0.6
    """How often a small army that has room hides its Flag in a corner."""


LEARNED = Habits()
FIRST = Habits(watches_doom=False, keeps_scouts=False)
CANNY = Habits(corners=0.05)
"""Nobody can count on a square: none holds the Flag in more than a quarter of the set-ups."""
