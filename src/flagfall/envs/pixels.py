"""A drawing as pixels, for environments that are filmed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unicodedata import normalize

import numpy as np

from flagfall.core.drawing import Box, Disc, Line
from flagfall.core.extras import extra

if TYPE_CHECKING:
    from flagfall.core.drawing import Drawing


def pixels(drawing: Drawing) -> Any:
    """uint8 [high, wide, 3]."""
    image = extra("PIL.Image", "envs", "A picture in pixels").new(
        "RGB", (int(drawing.wide), int(drawing.high)), "#ffffff"
    )
    pen = extra("PIL.ImageDraw", "envs", "A picture in pixels").Draw(image)
    font = extra("PIL.ImageFont", "envs", "A picture in pixels").load_default
    for shape in drawing.shapes:
        if isinstance(shape, Box):
            corners = (shape.x, shape.y, shape.x + shape.wide, shape.y + shape.high)
            pen.rectangle(corners, shape.fill, None if shape.edge == "none" else shape.edge)
        elif isinstance(shape, Disc):
            around = (shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius)
            pen.ellipse(around, shape.fill, None if shape.edge == "none" else shape.edge)
        elif isinstance(shape, Line):
            pen.line((shape.x, shape.y, shape.to_x, shape.to_y), shape.colour)
        else:
            plain = normalize("NFKD", shape.words).encode("ascii", "ignore").decode()  # the letters its own font has
            pen.text((shape.x, shape.y), plain, shape.colour, font(shape.size), anchor="mm")
    return np.asarray(image)
