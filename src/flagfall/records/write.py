"""Scrolls to text."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from flagfall.catalog import write_value
from flagfall.records import fair
from flagfall.records.scroll import name_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from flagfall.core import Decision, Rules, Seat
    from flagfall.records.scroll import Scroll


def write(scroll: Scroll) -> str:
    """The text of a scroll; `read` gives the same scroll back."""
    rules = scroll.rules()
    seats = zip(rules.seats, scroll.players, strict=True)
    headers = {
        "Flagfall-Scroll": str(scroll.version),
        "Game": scroll.game,
        "Options": " ".join(f"{name}={write_value(value)}" for name, value in rules.options.items()),
        "Rules": scroll.rules_by,
        "Seats": " ".join(f"{seat.lower()}={player}" for seat, player in seats),
        "Date": scroll.date,
        "Result": scroll.result,
    }
    if scroll.fair is not None:
        headers["Fair"] = fair.written(rules, scroll.fair)
    lines = [f"{name}: {value}".rstrip() for name, value in headers.items()]
    return "\n".join([*lines, "", *input_lines(rules, scroll.inputs), "end"]) + "\n"


def input_lines(rules: Rules[Any, Any], inputs: Sequence[tuple[Seat, Decision]]) -> Iterator[str]:
    """One line per input, except where the rules gather several."""
    for seat, run in groupby(inputs, key=lambda pair: pair[0]):
        decisions = [decision for _, decision in run]
        texts = rules.gather(seat, decisions) if seat >= 0 else map(rules.write, decisions)
        for text in texts:
            yield f"{name_of(rules, seat)} {text}"
