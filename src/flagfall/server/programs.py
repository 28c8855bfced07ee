"""Programs that whoever runs the server lets people play against: people know a name, only the server knows the command."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import time
from typing import TYPE_CHECKING, Any

from flagfall.players import seat_player
from flagfall.players.named import names

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from flagfall.core import Rules, Seat
    from flagfall.players import Player

VARIABLE = "FLAGFALL_ENGINES"
"""Names and commands as a JSON object: how they come to the processes that start them."""
KEPT = ("FLAGFALL_EDITIONS",)
"""What such a process needs of our settings; no secret is told to somebody's program."""
NAME = re.compile(r"[a-z][a-z0-9-]{1,23}")
LATER = 2.0
"""How many seconds longer than agreed a program may take: less than its process is given."""
MOST, IDLE = 8, 600.0
"""So many are kept waiting for their next question in one process, and for so many seconds."""


def wrong_with(name: str, command: str) -> str:
    """Why this cannot be offered, or nothing."""
    if not NAME.fullmatch(name):
        return f"The engine {name!r} cannot be called so: a name is two to 24 small letters, digits and hyphens."
    if name in names():
        return f"The engine {name!r} needs another name: there is a player called so."
    try:
        words = shlex.split(command)
    except ValueError as error:
        return f"The command of the engine {name!r} cannot be read: {error}."
    if not words or shutil.which(words[0]) is None:
        return f"The engine {name!r} cannot be started: there is no program {words[0] if words else ''!r}."
    return ""


def environment(engines: Mapping[str, str]) -> dict[str, str]:
    """What a process that starts them is told."""
    plain = {key: text for key, text in os.environ.items() if not key.startswith("FLAGFALL_") or key in KEPT}
    return plain | {VARIABLE: json.dumps(dict(engines))}


class Programs:
    """Those of one process. A program sits at one table; one that is not asked for long leaves, and is told everything anew later."""

    def __init__(self) -> None:
        self._engines: dict[str, str] = {}
        self._seated: dict[Any, float] = {}

    def learn(self) -> None:
        """Be told once, by whoever started this process; the programs are told nothing of it."""
        self._engines = json.loads(os.environ.pop(VARIABLE, "{}"))

    def __contains__(self, name: str) -> bool:
        return name in self._engines

    def seat(self, name: str, rules: Rules[Any, Any], seat: Seat, luck: Random) -> Player:
        """A player by name: one of these programs, or an installed one."""
        if name not in self._engines:
            return seat_player(name, rules, seat, luck)
        from flagfall.players.engines import Engine

        self._make_room()
        player = Engine(self._engines[name], rules, seat, luck, grace=LATER)
        self.asked(player)
        return player

    def asked(self, player: Any) -> None:
        if hasattr(player, "leave"):
            self._seated[player] = time.monotonic()

    def gone(self, player: Any) -> bool:
        """Whether it has left: it has to be seated anew."""
        return bool(getattr(player, "gone", False))

    def leave(self) -> None:
        for player in list(self._seated):
            self._show_out(player)

    def _make_room(self) -> None:
        """The longest unasked go first."""
        waiting = sorted(self._seated, key=self._seated.__getitem__)
        idle = [player for player in waiting if self._seated[player] < time.monotonic() - IDLE]
        for player in waiting[: max(len(idle), len(waiting) - MOST + 1)]:
            self._show_out(player)

    def _show_out(self, player: Any) -> None:
        del self._seated[player]
        player.leave()
