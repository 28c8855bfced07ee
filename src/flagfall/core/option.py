"""What players may agree on before a game starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One agreement, explained in one sentence a ten-year-old understands.

    `values` lists what may be chosen; a whole-number option with no list takes any number from 0 up.
    """

    name: str
    title: str
    sentence: str
    default: Value
    values: tuple[Value, ...] = ()
    meanings: tuple[str, ...] = ()
