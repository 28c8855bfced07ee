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
from flagfall.games import own
from flagfall.speech import Name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

SAID = frozenset({
    "title", "box", "sentence", "goal", "hints", "reconstructed", "refuses", "board.zone", "army.name", "piece.name",
    "power.name", "power.sentence", "power.story", "ring.examples", "edition.title", "edition.box", "edition.sentence",
    "card.name", "card.summary", "board.name", "region.name", "range.name", "territory.name", "territory.stronghold",
    "territory.site",
})  # fmt: skip
"""What people read of a file. It is English there; other languages have it under the key its Name is given."""

Few = Annotated[int, range(100)]
Some = Annotated[int, range(1, 100)]
_WORDS = {int: "a whole number", str: "a text", bool: "true or false", Name: "a text"}


@cache
def read(family: str, folder: str, name: str) -> dict[str, Any]:
    """One file as plain tables, for several editions to lie over."""
    if own.is_own(name):
        return own.find(family, name).tables
    files = resources.files(f"flagfall.games.{family}") / folder
    try:
        tables = tomllib.loads((files / f"{name}.toml").read_text("utf-8"))
        return {key: _spoken(value, key, f"{family}-{name}-{key}") for key, value in tables.items()}
    except FileNotFoundError:
        there = sorted(file.name for file in files.iterdir() if file.name.endswith(".toml"))
        raise BadEdition("edition-no-file", folder=folder, name=name, there=", ".join(there)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadEdition("edition-no-toml", folder=folder, name=name, why=str(error)) from None


def file_of(family: str, folder: str, name: str) -> str:
    """A file as people find it."""
    return own.find(family, name).file if own.is_own(name) else f"{folder}/{name}.toml"


def below(family: str, name: str, inherits: str) -> str:
    """The edition of the package a file lies over. One's own says which: nothing else would be found again."""
    if own.is_own(name):
        files = (resources.files(f"flagfall.games.{family}") / "editions").iterdir()
        there = sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml"))
        known(inherits, there, f"{file_of(family, 'editions', name)}: inherits")
    return inherits


def _spoken(value: Any, place: str, key: str) -> Any:
    """A value of a file with every text that people read as a Name, which knows its key: `stratego-lotr-piece-elf`."""
    if place in SAID:
        if isinstance(value, dict):
            return {name: _name(text, f"{key}-{name}") for name, text in value.items()}
        if isinstance(value, list):
            return [_name(text, f"{key}-{number}") for number, text in enumerate(value, 1)]
        return _name(value, key.removesuffix("-name"))
    if isinstance(value, dict):
        return {name: _spoken(inner, _place(place, name), f"{key}-{name}") for name, inner in value.items()}
    if isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
        return [_spoken(entry, place, f"{key}-{_called(entry, number)}") for number, entry in enumerate(value, 1)]
    return value


def _place(table: str, name: str) -> str:
    """Powers are declared by name, one level deeper than everything else."""
    return "power." if table == "power" else f"{table.removesuffix('.')}.{name}"


def _name(text: Any, key: str) -> Any:
    return Name(text, key) if isinstance(text, str) else text


def known(word: str, words: Iterable[str], where: str) -> None:
    """Refuse a name that nothing has."""
    if word not in (there := list(words)):
        raise BadEdition("edition-names", where=where, word=repr(word), there=", ".join(there) or "none")


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
    elif kind is Name and type(value) is str:
        return Name(value, "")  # not from a file: nobody has translated it
    else:
        right = type(value) is kind
    if not right:
        raise BadEdition("edition-is", where=where, value=_short(value), kind=_described(kind))
    return value


def _named(kind: Any, value: Any, where: str, whole: bool, key: str) -> Any:
    """In a table of tables each is known by its key."""
    return _table(kind, value, where, whole, key) if is_dataclass(kind) else fit(kind, value, where, whole=whole)


def _table(kind: Any, value: Any, where: str, whole: bool, name: str | None = None) -> Any:
    hints = {key: hint for key, hint in _hints(kind).items() if name is None or key != "id"}
    if not isinstance(value, dict):
        raise BadEdition("edition-is", where=where, value=_short(value), kind=_described(kind))
    needed = [one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING]
    _keys(value, hints, [key for key in needed if key in hints] if whole else (), kind, where)
    fitted = {key: fit(hints[key], entry, _in(where, key), whole=whole) for key, entry in value.items()}
    return kind(**fitted, **({} if name is None else {"id": name})) if whole else fitted


def _keys(value: dict[str, Any], possible: Iterable[str], needed: Iterable[str], kind: Any, where: str) -> None:
    for key in value:
        if key not in possible:
            raise BadEdition("edition-unknown-key", where=where, key=repr(key), possible=", ".join(possible))
    for key in needed:
        if key not in value:
            hint = _hints(kind)[key] if is_dataclass(kind) else get_args(get_args(kind)[0])[1]
            raise BadEdition("edition-no-key", where=where, key=repr(key), kind=_described(hint))


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
