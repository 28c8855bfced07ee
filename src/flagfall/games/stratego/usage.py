"""What a person may type in Stratego."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flagfall.core import Seat


def usage(described: Mapping[str, Any], seat: Seat, setting_up: bool) -> Iterator[tuple[str, str]]:
    """An example of each, and what it does: while setting up, and afterwards."""
    kinds = {name: kind for name, kind in described["kinds"].items() if kind["seat"] in (None, seat)}
    return _placing(described, kinds, seat) if setting_up else _playing(described, kinds, seat)


def _placing(described: Mapping[str, Any], kinds: Mapping[str, Any], seat: Seat) -> Iterator[tuple[str, str]]:
    home = described["armies"][seat]["home"]
    rows = len({square[1:] for square in home})
    letters = ", ".join(f"{kind['letter']} {name}" for name, kind in kinds.items())
    yield f"{next(iter(kinds))}@{home[0]}", "place one piece"
    yield (
        "deploy …/…",
        f"a whole set-up: {rows} rows of {described['cols']} letters from the top of the board down, "
        f"a dot for an empty square. {letters}.",
    )


def _playing(described: Mapping[str, Any], kinds: Mapping[str, Any], seat: Seat) -> Iterator[tuple[str, str]]:
    yield "a4-a5", "move, or attack what stands there; a turn in several steps is one line with commas"
    for name, power in described["powers"].items():
        owners = ", ".join(kind["name"] for kind in kinds.values() if name in kind["powers"])
        if owners:
            source = " (reconstructed)" if power["source"] == "reconstruction" else ""
            yield power["example"], f"{power['name']}, {owners}{source}: {power['sentence']}"
    reserve = described["reserve"]
    if reserve and reserve["army"] == seat:
        first = next(name for name, kind in kinds.items() if kind["late"])
        yield (
            f"enter, {first}@a4, …",
            f"bring in all your reinforcements, as soon as {reserve['after']} enemy pieces are gone; then move as usual",
        )
    if described["options"]["rescue"]:
        yield (
            f"rescue {next(iter(kinds))}@a1",
            "bring a captured piece back, right after reaching the enemy's back row; `stop` if you do not want to",
        )
