"""One line per game: adding a game is adding a line here."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from flagfall.catalog.catalog import Game
from flagfall.games.risk.family import FAMILY as RISK
from flagfall.games.stratego.family import FAMILY as STRATEGO

if TYPE_CHECKING:
    from flagfall.core.family import Family


def families() -> tuple[Family, ...]:
    """Every family of games."""
    return STRATEGO, RISK


def _game(family: Family, name: str) -> Game:
    box = family.edition(name)
    made = partial(family.rules, name)
    return Game(f"{family.id}/{name}", box.title, box.box, box.sentence, family.seats(name), family.options(name), made)


ENTRIES: tuple[Game, ...] = (
    _game(STRATEGO, "classic"),
    _game(STRATEGO, "barrage"),
    _game(STRATEGO, "duel"),
    _game(STRATEGO, "lotr"),
    _game(STRATEGO, "lotr-powers"),
    _game(STRATEGO, "lotr-ring"),
    _game(STRATEGO, "fire-ice"),
    _game(STRATEGO, "fire-ice-powers"),
    _game(STRATEGO, "narnia"),
    _game(STRATEGO, "narnia-powers"),
    _game(STRATEGO, "quick-battle"),
    _game(RISK, "middle-earth"),
    _game(RISK, "standard"),
)
