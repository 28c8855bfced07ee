"""What whoever runs a server may choose, each with a default that works on one machine."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from flagfall.core import FlagfallError
from flagfall.server.limits import Limits

STATIC = Path(__file__).parent / "static"


class CannotServe(FlagfallError):
    """What was chosen does not go together."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices, read from the environment by `from_environment`."""

    database: str = "sqlite:///flagfall.db"
    messenger: str = "memory"
    """How workers hear of each other: `memory` (there is one), `postgresql`, or a redis:// address."""
    secret: str = field(default="", repr=False)
    """Signs cookies; kept in the database when not given."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may connect; the server's own always may."""
    secure_cookie: bool = False
    static: Path = STATIC
    limits: Limits = field(default_factory=Limits)
    idle_seconds: float = 300.0
    """How long a room with nobody in it stays in memory."""
    hands: int = 2
    """Worker processes for computer seats."""
    hand: tuple[str, ...] = (sys.executable, "-m", "flagfall.server.hand")
    think_seconds: float = 0.5
    pace_seconds: float = 0.8
    """When a computer seat answers: a fixed time after it was asked, whatever it knows."""
    stand_in: str = "novice"
    """Plays on for a person who has given up while others go on."""
    fallback: str = "random"
    """Plays on for a player that died or hung."""
    warm: bool = True
    """Compile the games in the background at start."""


def from_environment(**chosen: Any) -> Settings:
    """Settings from FLAGFALL_* variables, overridden by what is given and not None."""
    found: dict[str, Any] = {}
    if database := os.environ.get("FLAGFALL_DATABASE"):
        found["database"] = database
    if messenger := os.environ.get("FLAGFALL_MESSENGER"):
        found["messenger"] = messenger
    if secret := os.environ.get("FLAGFALL_SECRET"):
        found["secret"] = secret
    if origins := os.environ.get("FLAGFALL_ORIGINS"):
        found["origins"] = tuple(origins.split())
    if os.environ.get("FLAGFALL_SECURE_COOKIE", "0") not in ("", "0"):
        found["secure_cookie"] = True
    if os.environ.get("FLAGFALL_WARM", "1") in ("", "0"):
        found["warm"] = False
    found.update({name: value for name, value in chosen.items() if value is not None})
    return Settings(**found)


def together(chosen: Settings, workers: int) -> Settings:
    """The choices for so many workers: several share a database, and hear of each other."""
    if chosen.database.startswith("sqlite"):
        instead = "needs PostgreSQL, as in --database postgresql://user@host/flagfall."
        if workers > 1:
            raise CannotServe(f"More than one worker {instead}")
        if chosen.messenger == "postgresql":
            raise CannotServe(f"The messenger postgresql {instead}")
    return replace(chosen, messenger="postgresql") if workers > 1 and chosen.messenger == "memory" else chosen
