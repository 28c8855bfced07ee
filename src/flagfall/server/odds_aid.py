"""Memory aids that imagine what is hidden need more of a game than playing it does: compiled too, after all games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from flagfall.catalog import Game
    from flagfall.core import Value

OPTION: Final = "memory"
VALUE: Final = "odds"


def aid_of(game: str, options: Mapping[str, Value]) -> str | None:
    """What has to be prepared beside the game for a table with these options, by the name it is prepared under."""
    return f"{game} {VALUE}" if options.get(OPTION) == VALUE else None


def aids_of(games: Iterable[Game]) -> list[str]:
    """The same for every table these games could be played at."""
    able = [game for game in games for option in game.options if option.name == OPTION and VALUE in option.values]
    return [f"{game.id} {VALUE}" for game in able]
