"""Editions: what a box contains, read from TOML overlays that state only their differences.

Nothing here decides a rule: `book.py` compiles an edition and its options to the tables the kernel reads.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

SOURCES = ("printed", "public material", "reconstruction")
RANKS = ("11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "S", "bomb", "flag")


class BadEdition(ValueError):
    """An edition file says something that cannot be."""


@dataclass(frozen=True, slots=True)
class Board:
    rows: int
    cols: int
    setup: int
    zones: tuple[str, ...]
    zone: str
    source: str
    doom: str = ""
    gates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Army:
    id: str
    name: str
    colour: str
    setup: int = 0
    plural: bool = False

    def does(self, one: str, many: str) -> str:
        """The verb that fits the army's name: an army wins, forces win."""
        return many if self.plural else one


@dataclass(frozen=True, slots=True)
class Piece:
    """One line of a roster. `rank` is a number, S (spy), bomb or flag."""

    army: int
    id: str
    name: str
    rank: str
    count: int
    letter: str
    emblem: str
    source: str
    late: bool = False
    child: bool = False
    article: bool = True

    @property
    def called(self) -> str:
        """How a sentence names it: `the Elf`, but `Legolas`."""
        return f"the {self.name}" if self.article else self.name

    @property
    def moves(self) -> bool:
        return self.rank not in ("bomb", "flag")


@dataclass(frozen=True, slots=True)
class Power:
    """A shape with its facets. What the facets mean is said where the shape is (kernel/*.py)."""

    id: str
    name: str
    shape: str
    word: str
    owners: tuple[str, ...]
    sentence: str
    source: str
    story: str = ""
    reach: str = ""
    immune: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    over_zones: bool = False
    then_attack: bool = False
    chooses: bool = False
    friends: bool = False
    exhausts: bool = False
    equal: str = "both"
    higher: str = "actor"
    bomb: str = "nothing"
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """Destroy the Ring: who bears it, against which ranks he is invisible, which ranks fall with it."""

    bearer: str
    invisible_to: tuple[str, ...]
    doomed: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Reserve:
    """Reinforcements: for which army, after how many enemy losses, on how many rows."""

    army: int
    after: int
    rows: int
    source: str


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    title: str
    box: str
    sentence: str
    first: int
    board: Board
    armies: tuple[Army, ...]
    pieces: tuple[Piece, ...]
    powers: tuple[Power, ...] = ()
    ring: Ring | None = None
    reserve: Reserve | None = None
    children: bool = False
    refuses: dict[str, str] = field(default_factory=dict)
    extras: tuple[str, ...] = ()
    reconstructed: tuple[str, ...] = ()
    goal: str = ""


_KEYS = {
    "inherits", "title", "box", "sentence", "first", "board", "army", "piece", "counts", "power", "ring", "reserve",
    "children", "refuses", "extras", "reconstructed", "source", "late", "child", "goal",
}  # fmt: skip


@cache
def edition(id: str) -> Edition:  # noqa: A002
    """Read an edition by name, with everything it inherits."""
    return _build(id, _raw(id))


def _raw(id: str) -> dict[str, Any]:  # noqa: A002
    text = resources.files("flagfall.games.stratego").joinpath("editions", f"{id}.toml").read_text("utf-8")
    overlay = tomllib.loads(text)
    unknown = set(overlay) - _KEYS
    if unknown:
        raise BadEdition(f"{id}: unknown key {', '.join(sorted(unknown))}")
    if "inherits" not in overlay:
        return overlay
    base = _raw(overlay.pop("inherits"))
    powers = {**base.get("power", {}), **overlay.get("power", {})}
    merged = {**base, **overlay}
    if powers:
        merged["power"] = powers
    return merged


def _build(id: str, raw: dict[str, Any]) -> Edition:  # noqa: A002
    pieces = tuple(_roster(id, raw))
    names = {piece.id for piece in pieces}
    powers = tuple(_power(id, name, spec, names) for name, spec in raw.get("power", {}).items())
    return Edition(
        id=id,
        title=raw["title"],
        box=raw["box"],
        sentence=raw["sentence"],
        first=raw["first"],
        board=_make(Board, id, raw["board"]),
        armies=tuple(_make(Army, id, army) for army in raw["army"]),
        pieces=pieces,
        powers=powers,
        ring=_make(Ring, id, raw["ring"]) if "ring" in raw else None,
        reserve=_make(Reserve, id, raw["reserve"]) if "reserve" in raw else None,
        children=raw.get("children", False),
        refuses=raw.get("refuses", {}),
        extras=tuple(raw.get("extras", ())),
        reconstructed=tuple(raw.get("reconstructed", ())),
        goal=raw.get("goal", ""),
    )


def _roster(id: str, raw: dict[str, Any]) -> list[Piece]:  # noqa: A002
    """Army 0's kinds, then army 1's; a line for both armies stands twice."""
    counts, late, child = raw.get("counts"), raw.get("late", ()), raw.get("child", ())
    roster = []
    for army in (0, 1):
        for spec in raw["piece"]:
            if spec["army"] not in ("both", army):
                continue
            line = {**spec, "army": army, "late": spec["id"] in late, "child": spec["id"] in child}
            if counts is not None:
                line["count"] = counts.get(spec["id"], 0)
            if line["count"]:
                roster.append(_make(Piece, id, line))
    for piece in roster:
        if piece.rank not in RANKS or piece.source not in SOURCES:
            raise BadEdition(f"{id}: {piece.id} has rank {piece.rank!r}, source {piece.source!r}")
    return roster


def _power(id: str, name: str, spec: dict[str, Any], pieces: set[str]) -> Power:  # noqa: A002
    power: Power = _make(Power, id, {"id": name, **spec})
    strangers = {*power.owners, *power.only, *power.immune} - pieces
    if strangers or power.source not in SOURCES:
        raise BadEdition(f"{id}: power {name} names {', '.join(sorted(strangers)) or power.source}")
    return power


def _make(kind: Any, id: str, spec: dict[str, Any]) -> Any:  # noqa: A002
    try:
        return kind(**{key: tuple(v) if isinstance(v, list) else v for key, v in spec.items()})
    except TypeError as error:
        raise BadEdition(f"{id}: {error}") from None
