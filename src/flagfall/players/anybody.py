"""Any player a maker can name on their own machine: installed, or a class of one's own. A server seats installed ones only."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

from flagfall.core import UnknownPlayer, seat_of
from flagfall.core.chance import random_from
from flagfall.players.named import begin, seat_player, split

if TYPE_CHECKING:
    from random import Random

    from flagfall.core import Rules, Seat
    from flagfall.core.chance import Luck
    from flagfall.players.player import Player


PROGRAMS = {"engine": "Engine", "ucc": "UccEngine"}
"""What comes before the command of a program, by the lines it speaks."""


def seat_anybody(name: str, rules: Rules[Any, Any], seat: Seat | str, luck: Luck = None) -> Player:
    """Seat a player by name: `novice`, `module:Class` from this folder or the path, or a program: `engine:./mybot`."""
    seat, luck = seat_of(rules.seats, seat), random_from(luck)
    kind, _, command = name.partition(":")
    if kind in PROGRAMS:
        return _program(kind, command, rules, seat, luck)
    plain, parameters = split(name)
    module, colon, kind = plain.partition(":")
    if not colon:
        return seat_player(name, rules, seat, luck)
    if "" not in sys.path:
        sys.path.insert(0, "")  # this folder first, as `python -m` has it
    try:
        found = getattr(import_module(module), kind)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise UnknownPlayer("player-no-module", module=repr(module), player=name) from None
    except AttributeError:
        raise UnknownPlayer("player-no-class", module=module, class_name=repr(kind), player=name) from None
    return begin(found, rules, seat, luck, parameters, plain)


def _program(kind: str, command: str, rules: Rules[Any, Any], seat: Seat, luck: Random) -> Player:
    engines = import_module("flagfall.players.engines")  # only who seats a program needs it
    player: Player = getattr(engines, PROGRAMS[kind])(command, rules, seat, luck)
    return player
