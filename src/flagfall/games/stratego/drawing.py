"""The board as a picture: faces as the viewer sees them, the bottom army's outline round, the top army's square."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flagfall.core.drawing import Box, Disc, Drawing, Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.games.stratego.records import View
    from flagfall.games.stratego.rules import Stratego
    from flagfall.games.stratego.shapes import Described, Standing

SIZE: Final = 44
PAINTS: Final = {
    "red": "#9b2226",
    "blue": "#1d4e89",
    "gold": "#b98f38",
    "slate": "#4a5058",
    "fire": "#a8401c",
    "ice": "#3d84b8",
}
GRASS, WATER, DOOM = ("#dfe8d2", "#d3dfc3"), "#9cc7e0", "#e2825a"


def drawing(rules: Stratego, view: View, others: Sequence[View] = ()) -> Drawing:
    """What a viewer sees, and the faces others know; whoever sits at the top sees it from there."""
    box, shown = rules.describe(), rules.show(view)
    picture = Drawing((box["cols"] + 1) * SIZE, (box["rows"] + 1) * SIZE, f"{box['title']}, turn {shown['ply']}")
    turned = shown["listener"] == 1
    faces = [piece for other in (*map(rules.show, others), shown) for piece in other["pieces"] if piece["kind"]]
    pieces = {piece["at"]: piece for piece in (*shown["pieces"], *faces)}
    for row in range(box["rows"]):
        for col in range(box["cols"]):
            at = f"{'abcdefghij'[col]}{row + 1}"
            x = SIZE * (1 + (box["cols"] - 1 - col if turned else col))
            y = SIZE * (row if turned else box["rows"] - 1 - row)
            ground = DOOM if at == box["doom"] else WATER if at in box["zones"] else GRASS[(row + col) % 2]
            picture.shapes.append(Box(x, y, SIZE, SIZE, ground, "#b9c4a8"))
            if piece := pieces.get(at):
                picture.shapes += _piece(box, piece, x + SIZE / 2, y + SIZE / 2)
            if row == 0:
                picture.shapes.append(Label(x + SIZE / 2, SIZE * (box["rows"] + 0.4), "abcdefghij"[col], "#555", 13))
            if col == 0:
                picture.shapes.append(Label(SIZE / 2, y + SIZE / 2, str(row + 1), "#555", 13))
    return picture


def _piece(box: Described, piece: Standing, x: float, y: float) -> list[Box | Disc | Label]:
    """Its outline says whose it is, its rank and the beginning of its name what it is, as far as the viewer knows."""
    fill, half = PAINTS.get(box["armies"][piece["seat"]]["colour"], "#555"), SIZE * 0.43
    outline = (
        Disc(x, y, half, fill, "#222")
        if piece["seat"] == 0
        else Box(x - half, y - half, 2 * half, 2 * half, fill, "#222")
    )
    if piece["kind"] is None:
        return [outline, Label(x, y, "?!" if piece.get("moved") else "?", "#fff", 18)]
    kind = box["kinds"][piece["kind"]]
    rank = {"bomb": "B", "flag": "F"}.get(kind["rank"], kind["rank"])
    return [outline, Label(x, y - 4, rank, "#fff", 17), Label(x, y + 11, kind["name"][:7], "#fff", 8)]
