"""Reads declared data: what a TOML file says becomes frozen dataclasses; what cannot be is refused.

A refusal names the file, the place in it and what would have been possible. The types say it all:
`Annotated[int, range(2)]` has those values, `Annotated[dict[str, int], ("good", "evil")]` exactly those keys.
"""

from __future__ import annotations

import tomllib
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from importlib import resources
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args, get_origin, get_type_hints

from flagfall.core import BadEdition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Few = Annotated[int, range(100)]
Some = Annotated[int, range(1, 100)]
_WORDS = {int: "a whole number", str: "a text", bool: "true or false"}


@cache
def read(family: str, folder: str, name: str) -> dict[str, Any]:
    """One file as plain tables, for several editions to lie over."""
    files = resources.files(f"flagfall.games.{family}") / folder
    try:
        return tomllib.loads((files / f"{name}.toml").read_text("utf-8"))
    except FileNotFoundError:
        there = sorted(file.name for file in files.iterdir() if file.name.endswith(".toml"))
        raise BadEdition(f"There is no {folder}/{name}.toml; there are {', '.join(there)}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadEdition(f"{folder}/{name}.toml is not TOML: {error}.") from None


def known(word: str, words: Iterable[str], where: str) -> None:
    """Refuse a name that nothing has."""
    if word not in (there := list(words)):
        raise BadEdition(f"{where} names {word!r}; there are {', '.join(there) or 'none'}.")


def fit(kind: Any, value: Any, where: str, *, whole: bool = True) -> Any:
    """A value as the kind it has to be. Of a file that lies over another, not the `whole` has to be there."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return _table(kind, value, where, whole)
    if origin is UnionType:  # something or None, which TOML cannot say
        return fit(inner[0], value, where, whole=whole)
    if origin is Literal:
        right = any(value == word and type(value) is type(word) for word in inner)
    elif origin is Annotated:
        if get_origin(inner[0]) is dict and isinstance(value, dict):
            _keys(value, inner[1], inner[1] if whole else (), kind, where)
            return fit(inner[0], value, where, whole=whole)
        right = type(value) is inner[0] and value in inner[1]
    elif origin is tuple:
        right = isinstance(value, list) and (inner[-1] is ... or len(value) == len(inner))
        if right:
            return tuple(fit(inner[0], entry, _in(where, _called(entry, n))) for n, entry in enumerate(value, 1))
    elif origin is dict:
        right = isinstance(value, dict)
        if right:
            return {key: _named(inner[1], entry, _in(where, key), whole, key) for key, entry in value.items()}
    else:
        right = type(value) is kind
    if not right:
        raise BadEdition(f"{where} is {_short(value)}; it has to be {_described(kind)}.")
    return value


def _named(kind: Any, value: Any, where: str, whole: bool, key: str) -> Any:
    """In a table of tables each is known by its key."""
    return _table(kind, value, where, whole, key) if is_dataclass(kind) else fit(kind, value, where, whole=whole)


def _table(kind: Any, value: Any, where: str, whole: bool, name: str | None = None) -> Any:
    hints = {key: hint for key, hint in _hints(kind).items() if name is None or key != "id"}
    if not isinstance(value, dict):
        raise BadEdition(f"{where} is {_short(value)}; it has to be {_described(kind)}.")
    needed = [one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING]
    _keys(value, hints, [key for key in needed if key in hints] if whole else (), kind, where)
    fitted = {key: fit(hints[key], entry, _in(where, key), whole=whole) for key, entry in value.items()}
    return kind(**fitted, **({} if name is None else {"id": name})) if whole else fitted


def _keys(value: dict[str, Any], possible: Iterable[str], needed: Iterable[str], kind: Any, where: str) -> None:
    for key in value:
        if key not in possible:
            raise BadEdition(f"{where} has a key {key!r}; its keys are {', '.join(possible)}.")
    for key in needed:
        if key not in value:
            hint = _hints(kind)[key] if is_dataclass(kind) else get_args(get_args(kind)[0])[1]
            raise BadEdition(f"{where} has no key {key!r}; it has to be {_described(hint)}.")


_hints: Callable[[Any], dict[str, Any]] = cache(partial(get_type_hints, include_extras=True))


def _described(kind: Any) -> str:
    origin, inner = get_origin(kind), get_args(kind)
    if is_dataclass(kind):
        return f"a table of {', '.join(_hints(kind))}"
    if origin is UnionType:
        return _described(inner[0])
    if origin is Annotated and isinstance(inner[1], range):
        return f"a whole number from {inner[1][0]} to {inner[1][-1]}"
    if origin is Annotated and get_origin(inner[0]) is dict:
        return f"a table of {', '.join(inner[1])}"
    if origin in (Annotated, Literal):
        return f"one of {', '.join(map(str, inner if origin is Literal else inner[1]))}"
    if origin is tuple:
        return f"a list, each entry {_described(inner[0])}"
    return f"a table, each entry {_described(inner[1])}" if origin is dict else _WORDS[kind]


def _called(entry: Any, number: int) -> str:
    """An entry of a list by its id if it has one, else by its number."""
    return entry["id"] if isinstance(entry, dict) and isinstance(entry.get("id"), str) else str(number)


def _in(where: str, key: str) -> str:
    return f"{where}: {key}" if where.endswith(".toml") else f"{where}.{key}"


def _short(value: Any) -> str:
    said = str(value).lower() if isinstance(value, bool) else repr(value)
    return said if len(said) <= 60 else f"{said[:57]}..."
