"""The board in a terminal: faces by rank and name, the last move marked, captured pieces beside it.

Colours say whose a piece is, and so do the letters: names of the bottom army begin with a capital, names of the top
army are small, a face-down piece shows its army and a question mark. Names too long for a square stand in
full below. Whoever sits at the top sees the board from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from flagfall.games.stratego.squares import name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

    from flagfall.core import Fact
    from flagfall.games.stratego.records import View
    from flagfall.games.stratego.rules import Stratego

ARMIES: Final = {
    "red": "bold white on #9b2226",
    "blue": "bold white on #1d4e89",
    "gold": "bold black on #d9a441",
    "slate": "bold white on #4a5058",
    "fire": "bold white on #a8401c",
    "ice": "bold black on #a9d6e5",
}
GRASS: Final = ("on #2d4a34", "on #35563d")
WATER: Final = "bold #0b2a3a on #5fa8d3"
DOOM: Final = "bold white on #b23a00"
TRACE: Final = "bold black on #e9d66b"
RING: Final = {
    "borne": "The Ring is on its way to Mount Doom.",
    "destroyed": "The Ring is destroyed.",
    "taken": "The Ring is taken: the numbers of its captors count one more.",
}
NARROWEST, WIDEST = 5, 11

# Which facts show where something happened: their first two numbers are squares.
_WAYS: Final = ("moved", "leapt", "strode", "attacked", "stood", "shot", "probed", "raged", "took")


def picture(rules: Stratego, view: View, told: Sequence[Fact]) -> RenderableType:
    """The board as the viewer sees it, the squares of what was just told marked, and what has been captured."""
    shown, box = rules.show(view), rules.describe()
    return Group(Board(box, shown, _trace(told)), *_trays(box, shown))


def open_picture(rules: Stratego, views: Sequence[View], told: Sequence[Fact]) -> RenderableType:
    """Both armies face up: each piece as its own seat sees it, and every captured one."""
    shows, box = [rules.show(view) for view in views], rules.describe()
    own = {(seat, piece["at"]): piece for seat, shown in enumerate(shows) for piece in shown["pieces"]}
    shown = {
        **shows[0],
        "pieces": [own[piece["seat"], piece["at"]] for piece in shows[0]["pieces"]],
        "tray": [shows[1 - seat]["tray"][seat] for seat in (0, 1)],
        "left": {},
    }
    return Group(Board(box, shown, _trace(told)), *_trays(box, shown))


def _trace(told: Sequence[Fact]) -> frozenset[str]:
    """The squares of the last thing that happened."""
    for fact in reversed(told):
        if fact.what in _WAYS:
            return frozenset(name(square) for square in fact.told[:2])
    return frozenset()


class Board:
    """Draws itself as wide as the terminal allows."""

    def __init__(self, box: Mapping[str, Any], shown: Mapping[str, Any], trace: frozenset[str]) -> None:
        self.box, self.trace = box, trace
        self.pieces = {piece["at"]: piece for piece in shown["pieces"]}
        upside_down = shown["listener"] == 1
        self.rows = range(box["rows"]) if upside_down else range(box["rows"] - 1, -1, -1)
        self.cols = range(box["cols"] - 1, -1, -1) if upside_down else range(box["cols"])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(NARROWEST, min(WIDEST, (options.max_width - 6) // self.box["cols"]))
        letters = Text("   " + "".join(f"{'abcdefghij'[col]:^{width}}" for col in self.cols), style="dim", no_wrap=True)
        yield letters
        for row in self.rows:
            line = Text(f"{row + 1:>2} ", style="dim", no_wrap=True)
            for col in self.cols:
                line.append_text(self._cell(10 * row + col, width))
            yield line.append(f" {row + 1}")
        yield letters
        if cut := self._cut(width - 1):
            yield Padding(Text(f"In full: {', '.join(cut)}."), (0, 0, 0, 3))

    def _cut(self, width: int) -> list[str]:
        """The faces on the board that are too long for its squares, the strongest first."""
        long = {piece["kind"] for piece in self.pieces.values() if len(self._face(piece, width)) > width}
        return [_named(kind) for word, kind in self.box["kinds"].items() if word in long]

    def _cell(self, square: int, width: int) -> Text:
        at = name(square)
        traced = at in self.trace
        if piece := self.pieces.get(at):
            words = self._face(piece, width - 1)
            style = ARMIES.get(self.box["armies"][piece["seat"]]["colour"], "bold reverse")
            return Text(
                f"{'*' if traced else ' '}{words:<{width - 1}.{width - 1}}",
                style=f"{style} underline" if traced else style,
            )
        if traced:
            return Text(f"{'*':^{width}}", style=TRACE)
        if at == self.box["doom"]:
            return Text(f"{'DOOM':^{width}.{width}}", style=DOOM)
        if at in self.box["zones"]:
            return Text(f"{'~' * (width - 2):^{width}}", style=WATER)
        return Text(f"{'.':^{width}}", style=GRASS[(square // 10 + square) % 2])

    def _face(self, piece: Mapping[str, Any], width: int) -> str:
        """`10 Marshal`, or `blue ?` face down; `!` moved, `#` stone, `=` changed sides."""
        signs = "".join(sign for word, sign in (("moved", "!"), ("stone", "#"), ("turned", "=")) if piece.get(word))
        if piece["kind"] is None:
            return f"{self.box['seats'][piece['seat']][: width - 2 - len(signs)]} ?{signs}"
        kind = self.box["kinds"][piece["kind"]]
        return _named(kind, signs) if piece["seat"] == 0 else _named({**kind, "name": kind["name"].lower()}, signs)


def _named(kind: Mapping[str, Any], signs: str = "") -> str:
    rank = {"bomb": "B", "flag": "F"}.get(kind["rank"], kind["rank"])
    return f"{rank}{signs} {kind['name']}"


def _trays(box: Mapping[str, Any], shown: Mapping[str, Any]) -> Iterable[Text]:
    for seat, army in enumerate(box["armies"]):
        fallen = shown["fallen"][seat]
        seen = ", ".join(
            f"{box['kinds'][kind]['name']} ×{count}" if count > 1 else box["kinds"][kind]["name"]
            for kind, count in shown["tray"][seat].items()
        )
        if fallen:
            yield Text(f"   Lost by the {army['name']}: {fallen}{f' ({seen})' if seen else ''}")
    if shown["phase"] == "setup" and shown["left"]:
        left = ", ".join(f"{count} {kind}" for kind, count in shown["left"].items())
        yield Text(f"   Still to place: {left}")
    if shown.get("ring"):
        yield Text(f"   {RING[shown['ring']]}")


def letters(box: Mapping[str, Any], shown: Mapping[str, Any]) -> list[str]:
    """The board as rows of letters, the lowest first: capitals for seat 0, small ones for seat 1, `#` and `?` for hidden faces."""
    pieces = {piece["at"]: piece for piece in shown["pieces"]}
    return [
        "".join(_letter(box, f"{'abcdefghij'[col]}{row + 1}", pieces) for col in range(box["cols"]))
        for row in range(box["rows"])
    ]


def _letter(box: Mapping[str, Any], square: str, pieces: Mapping[str, Any]) -> str:
    piece = pieces.get(square)
    if piece is None:
        return " ~" if square in box["zones"] else " ."
    if piece["kind"] is None:
        return " #" if piece["seat"] == 0 else " ?"
    letter: str = box["kinds"][piece["kind"]]["letter"]
    if piece["seat"] == 0:
        return " " + letter
    return (letter.lower() if letter.isalpha() else "-" + letter).rjust(2)
