"""Where learners live: every game as a PettingZoo, a Gymnasium and an OpenSpiel environment. The book is docs/environments.md.

    flagfall.envs.aec("stratego/barrage", rescue=True)                    PettingZoo
    gymnasium.make("flagfall/stratego-barrage-v1", opponent="novice")     Gymnasium, once this is imported
    pyspiel.load_game("flagfall_stratego_barrage(rescue=true)")           OpenSpiel, once flagfall.envs.openspiel is

None of them is part of the base install: `pip install 'flagfall[envs]'` brings the first two, `'flagfall[openspiel]'` the third.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from flagfall.core.extras import extra

if TYPE_CHECKING:
    from flagfall.core import Rules
    from flagfall.envs.pettingzoo import Aec
    from flagfall.envs.tables import Tables

__all__ = ["aec", "vector"]


def aec(game: str | Rules[Any, Any], **asked: Any) -> Aec:
    """A game as a PettingZoo environment; keywords are its options and those of `flagfall.envs.pettingzoo.Aec`."""
    extra("pettingzoo", "envs", "A PettingZoo environment")
    from flagfall.envs.pettingzoo import Aec

    return Aec(game, **asked)


def vector(game: str | Rules[Any, Any], num_envs: int = 1, **asked: Any) -> Tables:
    """Many tables of a game as one Gymnasium VectorEnv; keywords are its options and those of `flagfall.envs.tables.Tables`."""
    extra("gymnasium", "envs", "A Gymnasium environment")
    from flagfall.envs.tables import Tables

    return Tables(game, num_envs, **asked)


if find_spec("gymnasium"):
    from flagfall.envs.registered import register

    register()
