"""One line per game: adding a game is adding a line here."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING

from flagfall.catalog.catalog import Game
from flagfall.games.own import over
from flagfall.games.risk.family import FAMILY as RISK
from flagfall.games.stratego.family import FAMILY as STRATEGO

if TYPE_CHECKING:
    from flagfall.core.family import Family
    from flagfall.games.own import Own


def families() -> tuple[Family, ...]:
    """Every family of games."""
    return STRATEGO, RISK


def _game(family: Family, name: str) -> Game:
    box = family.edition(name)
    made = partial(family.rules, name)
    return Game(f"{family.id}/{name}", box.title, box.box, box.sentence, family.seats(name), family.options(name), made)


@cache
def own_game(own: Own) -> Game:
    """The entry of an edition of somebody's own."""
    family = next(one for one in families() if one.id == own.family)
    box = over(own.family, own.name)
    return replace(_game(family, own.name), over=f"{own.family}/{box}" if box else "")


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
