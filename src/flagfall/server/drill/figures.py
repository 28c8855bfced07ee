"""What a drill found: a name, what was measured, and whether that is good enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class Figure:
    """`good` is None where a figure is only shown."""

    name: str
    measured: str
    good: bool | None = None


def printed(figures: Sequence[Figure]) -> str:
    """One line for each."""
    marks = {True: "ok  ", False: "FAIL", None: "    "}
    return "\n".join(f"{marks[figure.good]} {figure.name:44} {figure.measured}" for figure in figures)
