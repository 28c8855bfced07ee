"""The novice: sensible one-move play, in every family of games. It sits down with the right one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from random import Random

    from flagfall.core import Choices, Decision, Heard, Rules, Seat
    from flagfall.players.player import Player

FAMILIES = {
    "stratego": "flagfall.players.novice_stratego:StrategoNovice",
    "risk": "flagfall.players.novice_risk:RiskNovice",
}


class Novice:
    """Plays what a friend who has read the rulebook once would play."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random) -> None:
        self._player = _of_family(rules.describe()["family"])(rules, seat, luck)

    def decide(self, heard: Heard, view: Any, choices: Choices, seconds: float) -> Decision:
        return self._player.decide(heard, view, choices, seconds)


def _of_family(family: str) -> type[Player]:
    """Looked up only when asked for: a family brings its own novice along."""
    module, name = FAMILIES[family].split(":")
    player: type[Player] = getattr(import_module(module), name)
    return player
