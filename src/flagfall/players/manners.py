"""Politeness, for computers that were asked to be polite: who has surely lost gives up, and does not play on to the last piece."""

from __future__ import annotations

from typing import Any

HOPELESS = 0.06
"""Who expects no more of a game than this, from 0 to 1, takes it for lost."""
PATIENT = 8
"""So often in a row, over decisions it has thought about."""


class Manners:
    """Of one player in one seat of a game of two."""

    def __init__(self) -> None:
        self._hopeless = 0

    def gives_up(self, outlook: float | None) -> bool:
        """After a decision: whether it would rather resign. `outlook` is what it expects; None where it did not think, or does not tell."""
        if outlook is not None:
            self._hopeless = self._hopeless + 1 if outlook <= HOPELESS else 0
        return self._hopeless >= PATIENT


def share(value: float) -> float:
    """From -1 to 1 becomes from 0 to 1."""
    return min(1.0, max(0.0, (value + 1) / 2))


def outlook(player: Any) -> float | None:
    """What a player that tells expects of the game now, from 0 to 1."""
    said = getattr(player, "outlook", None)
    if said is not None:
        return float(said)
    thought: Any = getattr(player, "info", None)
    if isinstance(thought, dict):
        return min(1.0, max(0.0, thought["value"])) if "value" in thought else None
    return share(thought.value) if getattr(thought, "worlds", 0) else None


def chance(player: Any) -> float | None:
    """The same of a game of two. Who tells its share of all strength wins with far more than half of it surely, with far less never."""
    expected = outlook(player)
    if expected is None or not isinstance(getattr(player, "info", None), dict):
        return expected
    return expected**2 / (expected**2 + (1 - expected) ** 2)
