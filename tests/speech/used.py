"""Which keys the code says, and with which arguments: read from the sources themselves."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import flagfall
from flagfall import core

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCES = Path(flagfall.__file__).parent
SAYING = {
    name
    for name in core.__all__
    if issubclass(type(getattr(core, name)), type) and issubclass(getattr(core, name), Exception)
}
SAYING |= {"Phrase", "No"}


class Use(NamedTuple):
    """One place where something is said."""

    where: str
    key: str
    arguments: frozenset[str] | None
    """None where they are put together elsewhere."""


def uses() -> Iterator[Use]:
    """Every place that names a key outright."""
    for file in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield from _said(node, f"{file.relative_to(SOURCES)}:{node.lineno}")


def _said(call: ast.Call, where: str) -> Iterator[Use]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name not in SAYING and not (name in ("say", "_say") and where.startswith("games/")):
        return
    place = 1 if name in ("No", "DamagedScroll") else 0
    given, more = call.args[place : place + 1], call.args[place + 1 :]
    for key in (key for one in given for key in _texts(one)):
        yield Use(where, key, _table(more[0]) if name == "Phrase" and more else _named(call))


def _texts(given: ast.expr) -> Iterator[str]:
    """The keys an argument may be."""
    if isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield given.value
    elif isinstance(given, ast.IfExp):
        yield from (*_texts(given.body), *_texts(given.orelse))


def _named(call: ast.Call) -> frozenset[str] | None:
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _table(given: ast.expr) -> frozenset[str] | None:
    if not isinstance(given, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in keys else frozenset(map(str, keys))
