"""The shapes of powers as people write and read them, one row each. What a shape does is in `kernel/`, in a file of its name."""

from __future__ import annotations

from typing import NamedTuple

from flagfall.games.stratego.kernel import numbers as code


class Shape(NamedTuple):
    """`word` is understood in every edition, whatever its powers are called; `tells` is what a use of it makes happen."""

    word: str
    example: str
    tells: tuple[str, ...]
    aimed: bool = False
    """Chooses a target within reach, so an edition has to say how far that is."""
    at_somebody: bool = False
    """On an empty square there is nobody to aim at."""
    idle: str = ""
    """What it does that saves nobody who can neither move nor attack (ruling X2)."""


SHAPES: dict[str, Shape] = {
    "leap": Shape("fly", "e4 {word} e7", ("leapt",)),
    "probe": Shape("detect", "e4 {word} g6", ("probed",), aimed=True, at_somebody=True, idle="looks"),
    "shoot": Shape("shoot", "e4 {word} g6", ("shot",), aimed=True, at_somebody=True),
    "burst": Shape("burst", "e4 {word} e5", ("raged",)),
    "stride": Shape("ride", "e4 {word} f5", ("strode",)),
    "chain": Shape("", "e4xe5, e5xe6, stop", ("may chain", "decides stop")),
    "convert": Shape("enchant", "e4 {word} g6", ("bade", "turned"), aimed=True, at_somebody=True),
    "stone": Shape("stone", "e4 {word} f5", ("cursed", "stoned"), aimed=True, at_somebody=True),
    "free": Shape("free", "e4 {word} g6", ("freed",), aimed=True, idle="frees"),
    "heal": Shape("", "{word} {piece}@e4", ("healed",), idle="heals"),
}

USED = {shape.tells[0]: name for name, shape in SHAPES.items() if name != "chain"}
"""The fact that says a power of a shape is used; a chain goes on with attacks."""
PLAIN = {code.SHAPES[name]: shape.word for name, shape in SHAPES.items() if shape.word}
"""Powers have words of their own (`bow`); these are written only where two share a verb and nobody says whose decision it is."""
AIMED = tuple(name for name, shape in SHAPES.items() if shape.aimed)
AT_SOMEBODY = tuple(code.SHAPES[name] for name, shape in SHAPES.items() if shape.at_somebody)
