"""A folder of games written down as lessons: a file for each piece, and one that says what they are."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from flagfall.lab.pieces import Piece

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

ABOUT = "about.json"


class Store:
    """Games of one game with one pair of digests; `story` says what belongs in it."""

    def __init__(self, folder: Path, story: Mapping[str, str]) -> None:
        self._folder = folder
        folder.mkdir(exist_ok=True)
        about = folder / ABOUT
        if not about.exists():
            if "command" not in story:
                raise ValueError(f"There are no games in {folder}: `flagfall lab make` makes some.")
            about.write_text(json.dumps(story, indent=2) + "\n", "utf-8")
        found = json.loads(about.read_text("utf-8"))
        for name, there in found.items():
            if name in story and story[name] != there:
                raise ValueError(f"{folder} holds games of another {name}: {there}, not {story[name]}.")

    def add(self, number: int, piece: Piece) -> None:
        piece.save(self._folder / f"piece-{number:06}.npz")

    def count(self) -> int:
        """How many pieces there are from the first on, none missing."""
        return len(self._paths())

    def games(self) -> int:
        return sum(int(piece.tally[0]) for piece in self.pieces())

    def pieces(self) -> Iterator[Piece]:
        return map(Piece.load, self._paths())

    def _paths(self) -> list[Path]:
        paths = sorted(self._folder.glob("piece-*.npz"))
        return [path for number, path in enumerate(paths) if path.name == f"piece-{number:06}.npz"]
