"""The map as a picture: places where they lie, who holds them with how many, and where the Ring is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from flagfall.core.drawing import Box, Disc, Drawing, Label, Line

if TYPE_CHECKING:
    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk

GROUND, FREE, NEUTRAL = "#f1ead8", "#ffffff", "#b8b3a6"
RADIUS: Final = 13


def drawing(rules: Risk, view: View) -> Drawing:
    """What a viewer sees."""
    # What the board's file declares stands there as plain tables.
    board: Any = rules.describe()
    shown = rules.show(view)
    canvas = board["canvas"]
    picture = Drawing(canvas["width"], canvas["height"], f"{board['title']}, turn {shown['turns']}")
    picture.shapes.append(Box(0, 0, canvas["width"], canvas["height"], GROUND))
    places = {place["id"]: place for place in board["territories"]}
    for border in board["borders"]:
        a, b = places[border["a"]], places[border["b"]]
        picture.shapes.append(Line(a["x"], a["y"], b["x"], b["y"], "#8aa9bd" if border["kind"] == "sea" else "#a89878"))
    regions = {region["id"]: region["hex"] for region in board["regions"]}
    ring = shown["ring"]["place"] if shown["ring"] else None
    for place, now in zip(board["territories"], shown["territories"], strict=True):
        owner, x, y = now["owner"], place["x"], place["y"]
        fill = FREE if owner is None else NEUTRAL if owner == "neutral" else board["seats"][owner]["hex"]
        edge = "#d9a441" if place["id"] == ring else regions[place["region"]]
        picture.shapes += [Disc(x, y, RADIUS + 3, edge), Disc(x, y, RADIUS, fill, "#222")]
        if now["battalions"]:
            told = f"{now['battalions']}{'L' if now['leaders'] else ''}"
            picture.shapes.append(Label(x, y, told, "#222" if owner == "neutral" else "#fff", 12))
        picture.shapes.append(Label(x, y + RADIUS + 10, place["name"], "#333", 9))
    return picture
