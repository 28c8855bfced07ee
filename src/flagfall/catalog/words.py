"""Option values as people write them: `rescue=true`, `two_square=3`, `captured=open`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from flagfall.core import BadOption

if TYPE_CHECKING:
    from flagfall.catalog.catalog import Game
    from flagfall.core import Option, Value

_TRUE = ("true", "yes", "on")
_FALSE = ("false", "no", "off")


def write_value(value: Value) -> str:
    return str(value).lower()


def read_value(option: Option, word: str) -> Value:
    """The value a word means for this option; BadOption says what would have been possible."""
    word = word.strip().lower()
    for value in option.values:
        if write_value(value) == word:
            return value
    if option.values == (False, True) and word in _TRUE + _FALSE:
        return word in _TRUE
    if not option.values and re.fullmatch(r"[0-9]{1,7}", word):
        return int(word)
    short = word if len(word) <= 40 else word[:37] + "..."
    if option.values:
        allowed = ", ".join(map(write_value, option.values))
        raise BadOption("option-cannot-be", option=option.name, value=repr(short), allowed=allowed)
    raise BadOption("option-cannot-be-text", option=option.name, value=repr(short))


def read_options(game: Game, words: list[str]) -> dict[str, Value]:
    """`["rescue=true", "two_square=3"]` as chosen options of a game, checked and complete."""
    asked: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        option = game.option(name.strip().replace("-", "_")[:60])
        if not equals:
            raise BadOption("option-as-pair", option=option.name, value=write_value(option.default))
        if option.name in asked:
            raise BadOption("option-twice", option=option.name)
        asked[option.name] = read_value(option, value)
    return game.settle(asked)
