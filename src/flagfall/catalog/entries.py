"""One line per game: adding a game is adding a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.catalog.catalog import Game
from flagfall.games import risk
from flagfall.games.stratego.draft import edition
from flagfall.games.stratego.options import options_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Rules, Value


def _stratego(name: str) -> Game:
    box = edition(name)

    def make(options: Mapping[str, Value]) -> Rules[Any, Any]:
        # The kernel is loaded only when somebody plays: a list of games needs no compiler.
        from flagfall.games.stratego.rules import Stratego

        return Stratego(name, options)

    return Game(f"stratego/{name}", box.title, box.box, box.sentence, (2,), options_of(box), make)


def _risk(name: str) -> Game:
    box = risk.edition(name)

    def make(options: Mapping[str, Value]) -> Rules[Any, Any]:
        from flagfall.games.risk.rules import RiskRules

        return RiskRules(name, options)

    return Game(f"risk/{name}", box.title, box.box, box.sentence, (2, 3, 4), risk.options_of(name), make)


ENTRIES: tuple[Game, ...] = (
    _stratego("classic"),
    _stratego("barrage"),
    _stratego("duel"),
    _stratego("lotr"),
    _stratego("lotr-powers"),
    _stratego("lotr-ring"),
    _stratego("fire-ice"),
    _stratego("fire-ice-powers"),
    _stratego("narnia"),
    _stratego("narnia-powers"),
    _stratego("quick-battle"),
    _risk("middle-earth"),
    _risk("standard"),
)
