"""A puzzle, and the table it is asked at."""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from flagfall import records
from flagfall.catalog import rules as rules_of
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flagfall.core import Rules, Seat

KINDS = ("flag", "safe", "best", "win")
FORM = 1


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question to one seat after so many inputs of a game. `answer` is every right one: squares, or moves as they are written."""

    id: str
    game: str
    kind: str
    seat: Seat
    after: int
    answer: tuple[str, ...]
    worlds: int
    """Imagined tables on which it was tried; 0 where every deal was counted."""
    scroll: str
    """The game it comes from, packed."""


def pack(text: str) -> str:
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpack(packed: str) -> str:
    return zlib.decompress(base64.b85decode(packed)).decode()


@lru_cache(64)
def table_of(puzzle: Puzzle) -> Table:
    """The table as it lay, with what the table may remember for whoever is asked: who has moved, and whose face was shown."""
    scroll = records.read(unpack(puzzle.scroll))
    return Table(_rules(scroll.game, tuple(scroll.options.items())), record=scroll.inputs[: puzzle.after])


@lru_cache(32)
def _rules(game: str, options: tuple[tuple[str, Any], ...]) -> Rules[Any, Any]:
    return rules_of(game, **dict(options) | {"memory": "marks"})


# -- files ---------------------------------------------------------------------------------------------------
def written(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as a file: a line for each game, with all that is asked about it."""
    games: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for one in puzzles:
        asked = {"id": one.id, "kind": one.kind, "seat": one.seat, "after": one.after, "answer": list(one.answer)}
        games.setdefault((one.game, one.scroll), []).append(asked | ({"worlds": one.worlds} if one.worlds else {}))
    lines = [
        json.dumps({"game": game, "puzzles": asked, "scroll": scroll}, separators=(",", ":"))
        for (game, scroll), asked in games.items()
    ]
    return json.dumps({"form": FORM}) + "\n" + "".join(f"{line}\n" for line in lines)


def read(text: str) -> list[Puzzle]:
    """The puzzles of a file."""
    head, *lines = text.splitlines()
    if json.loads(head).get("form") != FORM:
        raise ValueError(f"this is no file of puzzles of form {FORM}")
    return [
        Puzzle(
            asked["id"],
            game["game"],
            asked["kind"],
            asked["seat"],
            asked["after"],
            tuple(asked["answer"]),
            asked.get("worlds", 0),
            game["scroll"],
        )
        for game in map(json.loads, lines)
        for asked in game["puzzles"]
    ]


@cache
def shipped() -> dict[str, Puzzle]:
    """All puzzles of the house by their ids."""
    folder = resources.files("flagfall.review.puzzles") / "shipped"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return {puzzle.id: puzzle for file in files for puzzle in read(file.read_text("utf-8"))}


def of_the_day(day: int) -> Puzzle:
    """One a day, each once before any comes again: neighbours in the files are days apart."""
    puzzles = list(shipped().values())
    return puzzles[day * _stride(len(puzzles)) % len(puzzles)]


def _stride(count: int) -> int:
    """A step through a ring of so many that meets everybody."""
    from math import gcd

    return next(step for step in range(max(1, count * 5 // 13), count + 2) if gcd(step, count) == 1)
