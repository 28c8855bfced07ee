"""How lessons went, as a picture."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from flagfall.core.drawing import Box, Disc, Drawing, Label, Line

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE, HIGH, LEFT, RIGHT, TOP, FLOOR = 640.0, 320.0, 60.0, 590.0, 30.0, 260.0
LINES = (("against the crowd", "#9b2226"), ("error", "#1d6996"), ("drawn", "#888888"))
"""What is drawn, in which colour: all are shares, from 0 to 1."""


def draw_curve(curve: Sequence[dict[str, float]], title: str) -> Drawing:
    """Round by round over the games that were learned from."""
    picture = Drawing(WIDE, HIGH, title, [Box(0, 0, WIDE, HIGH, "#ffffff")])
    for percent in range(0, 101, 20):
        y = FLOOR - (FLOOR - TOP) * percent / 100
        picture.shapes += [Line(LEFT, y, RIGHT, y, "#cccccc"), Label(LEFT - 22, y, f"{percent} %", "#222222", 11)]
    games, spots = 0.0, []
    for seen in curve:
        games += seen["games"]
        spots.append((games, seen))
    for place, (name, colour) in enumerate(LINES):
        points = [
            (LEFT + (RIGHT - LEFT) * at / games, FLOOR - (FLOOR - TOP) * min(1.0, seen[name]))
            for at, seen in spots
            if name != "against the crowd" or seen["round"] > 1
        ]
        for (x, y), (to_x, to_y) in pairwise(points):
            picture.shapes.append(Line(x, y, to_x, to_y, colour))
        picture.shapes += [Disc(x, y, 3, colour) for x, y in points]
        picture.shapes.append(Label(LEFT + 100 + 170 * place, 14, name, colour, 12))
    picture.shapes.append(Label((LEFT + RIGHT) / 2, HIGH - 22, f"{title}: {games:,.0f} games", "#222222", 12))
    return picture
