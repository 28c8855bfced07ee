"""Every game by its id in Gymnasium: `stratego/barrage` is `flagfall/stratego-barrage-v1`."""

from __future__ import annotations

from functools import partial
from typing import Any

from flagfall.catalog import games
from flagfall.core.extras import extra

OWN = "flagfall/own-v1"
"""An edition of one's own: `gymnasium.make("flagfall/own-v1", game="./mine.toml")`."""


def register() -> None:
    """Make Gymnasium know every game; doing it twice does no harm."""
    registration = extra("gymnasium.envs.registration", "envs", "A Gymnasium environment")
    for entry in games():
        name = f"flagfall/{entry.id.replace('/', '-').replace('@', '-')}-v1"
        if name not in registration.registry:
            registration.register(
                id=name,
                entry_point=partial(_one, entry.id),
                vector_entry_point=partial(_many, entry.id),
                disable_env_checker=True,  # it would play a game's first moves with actions that are no choices
            )

    if OWN not in registration.registry:
        registration.register(id=OWN, entry_point=_one, vector_entry_point=_many, disable_env_checker=True)


def _one(game: str, **asked: Any) -> Any:
    from flagfall.envs.gym import Seat

    return Seat(game, **asked)


def _many(game: str, num_envs: int, **asked: Any) -> Any:
    from flagfall.envs.tables import Tables

    return Tables(game, num_envs, **asked)
