"""A picture of a view: a few shapes that become SVG, or pixels. Notebooks show it by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape


@dataclass(frozen=True, slots=True)
class Box:
    x: float
    y: float
    wide: float
    high: float
    fill: str
    edge: str = "none"

    def svg(self) -> str:
        return f'<rect x="{self.x:g}" y="{self.y:g}" width="{self.wide:g}" height="{self.high:g}" fill="{self.fill}" stroke="{self.edge}"/>'


@dataclass(frozen=True, slots=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: str
    edge: str = "none"

    def svg(self) -> str:
        return f'<circle cx="{self.x:g}" cy="{self.y:g}" r="{self.radius:g}" fill="{self.fill}" stroke="{self.edge}"/>'


@dataclass(frozen=True, slots=True)
class Line:
    x: float
    y: float
    to_x: float
    to_y: float
    colour: str

    def svg(self) -> str:
        return f'<line x1="{self.x:g}" y1="{self.y:g}" x2="{self.to_x:g}" y2="{self.to_y:g}" stroke="{self.colour}"/>'


@dataclass(frozen=True, slots=True)
class Label:
    """Words around a point."""

    x: float
    y: float
    words: str
    colour: str
    size: float

    def svg(self) -> str:
        return (
            f'<text x="{self.x:g}" y="{self.y:g}" fill="{self.colour}" font-size="{self.size:g}" text-anchor="middle" '
            f'dominant-baseline="central">{escape(self.words)}</text>'
        )


@dataclass(slots=True)
class Drawing:
    """Shapes on a ground, the first lowest. `title` says what is seen to whoever cannot see it."""

    wide: float
    high: float
    title: str
    shapes: list[Box | Disc | Line | Label] = field(default_factory=list)

    @property
    def svg(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.wide:g} {self.high:g}" width="{self.wide:g}" '
            f'font-family="sans-serif" role="img"><title>{escape(self.title)}</title>{"".join(shape.svg() for shape in self.shapes)}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg
