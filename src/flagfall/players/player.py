"""The contract of a computer player, and how players are found by name."""

from __future__ import annotations

import difflib
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol

from flagfall.core import UnknownPlayer

if TYPE_CHECKING:
    from random import Random

    from flagfall.core import Choices, Decision, Heard, Rules, Seat


class Player(Protocol):
    """One player in one seat of one game. It is made as `Kind(rules, seat, luck)`."""

    def __init__(self, rules: Rules[Any, Any], seat: Seat, luck: Random) -> None: ...

    def decide(self, heard: Heard, view: Any, choices: Choices, seconds: float) -> Decision:
        """One of the choices, found within `seconds`. Nothing but the arguments may be looked at."""


def names() -> tuple[str, ...]:
    """Every player installed, ours and other packages'."""
    return tuple(sorted({entry.name for entry in entry_points(group="flagfall.players")}))


def seat_player(name: str, rules: Rules[Any, Any], seat: Seat, luck: Random) -> Player:
    """Seat a player by name; UnknownPlayer lists what exists."""
    for entry in entry_points(group="flagfall.players", name=name):
        player: Player = entry.load()(rules, seat, luck)
        return player
    near = difflib.get_close_matches(name, names(), n=1)
    guess = f" Did you mean {near[0]}?" if near else ""
    raise UnknownPlayer(f"There is no player {name!r}.{guess} The players are: {', '.join(names())}.")
