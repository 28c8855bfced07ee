"""What a computer thinks, as the terminal shows it: how it stands, its best lines with a bar each, who it takes whom for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.cli.ask import console

if TYPE_CHECKING:
    from collections.abc import Mapping

WIDE = 10
A_FEW = 8
SURE = 0.9995
"""Whoever is known is no guess."""


def show_thoughts(
    told: Mapping[str, Any], played: Mapping[str, Any] | None = None, truth: Mapping[str, str] | None = None
) -> None:
    """Thoughts as JSON has them; in a review beside what was played, and the truth."""
    _say(f"  {_bar(told['value'])} {_of(told['value'])} of 100")
    lines = list(told["lines"])
    among = [line["decide"] for line in lines if line["decide"]]
    if played is not None and played["decide"] not in among:
        lines.append(played)
    for number, line in enumerate(lines, start=1):
        mark = "  <- played" if played is not None and line["decide"] == played["decide"] else ""
        worth = "  ?" if line["value"] is None else f"{_of(line['value']):>3}"
        bar = " " * WIDE if line["value"] is None else _bar(line["value"])
        chance = "" if line["chance"] is None else f" All of it works {_of(line['chance'])} times in 100."
        _say(f"  {number}. {bar} {worth}  {_way(line)}: {line['sentence']}{chance}{mark}")
    _guesses(told["guesses"], truth or {})
    if told["fears"]:
        fears = list(told["fears"].items())[:A_FEW]
        _say("  fears for " + ", ".join(f"{place} {danger:.0%}" for place, danger in fears))


def _guesses(guesses: Mapping[str, Mapping[str, float]], truth: Mapping[str, str]) -> None:
    best = [(at, *max(kinds.items(), key=lambda one: one[1])) for at, kinds in guesses.items() if kinds]
    best = sorted((one for one in best if one[2] < SURE), key=lambda one: -one[2])[:A_FEW]
    if best:
        _say(
            "  takes " + ", ".join(f"{at} for {kind} {odds:.0%}{_true(kind, truth.get(at))}" for at, kind, odds in best)
        )


def _true(kind: str, really: str | None) -> str:
    return "" if really is None else " (right)" if really == kind else f" (really {really})"


def _way(line: Mapping[str, Any]) -> str:
    return line["decide"] if len(line["at"]) < 3 and line["decide"] else " > ".join(line["at"]) or line["decide"] or "-"


def _bar(value: float) -> str:
    filled = round(WIDE * value)
    return "█" * filled + "░" * (WIDE - filled)


def _of(value: float) -> int:
    return round(100 * value)


def _say(line: str) -> None:
    console.print(line, markup=False, highlight=False, soft_wrap=True)
