"""Reads declared data: TOML tables become frozen dataclasses, and unknown keys are refused."""

from __future__ import annotations

import tomllib
from dataclasses import MISSING, fields
from importlib.resources import files
from typing import Any, TypeVar

T = TypeVar("T")


def toml(folder: str, name: str) -> dict[str, Any]:
    """One data file of this package, as plain tables."""
    text = files("flagfall.games.risk").joinpath(folder, f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def declare(kind: type[T], table: dict[str, Any], where: str) -> T:
    """One table as a dataclass; says what is unknown or missing, and where."""
    known = {field.name: field for field in fields(kind)}  # type: ignore[arg-type]
    unknown = sorted(set(table) - set(known))
    if unknown:
        raise ValueError(f"{where}: unknown key {unknown[0]!r}; the keys are {', '.join(known)}")
    for name, field in known.items():
        if name not in table and field.default is MISSING and field.default_factory is MISSING:
            raise ValueError(f"{where}: {name} is missing")
    return kind(**{name: _frozen(value) for name, value in table.items()})


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(entry) for entry in value)
    return value
