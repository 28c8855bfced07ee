"""What Python promises a page can check: both read the same example. `python tests/web/test_fair.py` writes it anew."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import flagfall
from flagfall.records import fair

EXAMPLE = Path(__file__).parents[2] / "web" / "tests" / "fair.json"
SEED, LOTS = "0123456789abcdef" * 4, (fair.Lot(0, "firstword", 0), fair.Lot(1, "otherword", 30))


def example() -> dict[str, Any]:
    """A Risk game of some decisions as the server would tell it, with three seals somebody saw."""
    luck, chooser = fair.PledgedLuck(SEED, LOTS), Random(3)
    table = flagfall.Table(flagfall.rules("risk/standard", players=2), luck)
    while table.moment < 120:
        table.submit(table.to_act, chooser.choice(table.choices(table.to_act).decisions))
    lines = fair.lines(table.rules, table.record())
    return {
        "pledge": fair.pledge(SEED),
        "lots": [{"seat": lot.seat, "word": lot.word, "after": lot.after} for lot in LOTS],
        "seal": fair.seal(SEED, lines),
        "seed": SEED,
        "lines": lines,
        "draws": [
            {"number": one.number, "weights": list(one.weights), "drawn": one.drawn}
            for one in fair.draws(table.rules, table.record())
        ],
        "seals": [fair.seal(SEED, lines[:count]) for count in (41, 90, 120)],
    }


def test_the_example_a_page_is_tested_with_is_what_python_says() -> None:
    assert json.loads(EXAMPLE.read_text("utf-8")) == example()


if __name__ == "__main__":
    EXAMPLE.write_text(json.dumps(example(), indent=0) + "\n", "utf-8")
