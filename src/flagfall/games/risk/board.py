"""A board as declared in boards/*.toml: regions, places, borders, barriers, ranges, and the Ring's road."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from flagfall.games.risk.declared import declare, toml


@dataclass(frozen=True, slots=True)
class Region:
    """Places of one colour; whoever holds them all earns the bonus."""

    id: str
    name: str
    color: str
    hex: str
    bonus: int
    size: int
    source: str
    seen: str


@dataclass(frozen=True, slots=True)
class Territory:
    """One place, and the Territory card that shows it."""

    id: str
    name: str
    region: str
    x: int
    y: int
    side: Literal["good", "evil", "neutral"]
    symbol: Literal["infantry", "cavalry", "creature"]
    source: str
    seen: str
    symbol_source: str
    stronghold: str = ""
    site: str = ""
    port: bool = False


@dataclass(frozen=True, slots=True)
class Border:
    """Two places that armies may go between: by land, over a bridge, or from port to port."""

    a: str
    b: str
    kind: Literal["land", "bridge", "port"]
    source: str
    seen: str
    via: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Barrier:
    """Two places that touch on the picture but are kept apart by a river or a mountain."""

    a: str
    b: str
    kind: Literal["river", "mountain"]
    source: str
    seen: str


@dataclass(frozen=True, slots=True)
class Range:
    """A chain of mountains and the places that touch it."""

    id: str
    name: str
    territories: tuple[str, ...]
    source: str
    seen: str


@dataclass(frozen=True, slots=True)
class Step:
    """One stop of the Fellowship; with `roll`, a die decides whether it goes on."""

    territory: str
    roll: bool
    source: str
    seen: str


@dataclass(frozen=True, slots=True)
class Board:
    """The whole picture. Places, borders and bridges are numbered in the order of the file."""

    id: str
    name: str
    width: int
    height: int
    regions: tuple[Region, ...]
    territories: tuple[Territory, ...]
    borders: tuple[Border, ...]
    barriers: tuple[Barrier, ...]
    ranges: tuple[Range, ...]
    road: tuple[Step, ...]

    def number(self, territory: str) -> int:
        return next(n for n, place in enumerate(self.territories) if place.id == territory)

    @property
    def bridges(self) -> tuple[Border, ...]:
        return tuple([border for border in self.borders if border.kind == "bridge"])

    @property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """Every border both ways: border n leads from a to b as 2n and back as 2n + 1."""
        pairs = [(self.number(border.a), self.number(border.b)) for border in self.borders]
        return tuple(edge for a, b in pairs for edge in ((a, b), (b, a)))


@cache
def board(name: str) -> Board:
    """A board by name."""
    data = toml("boards", name)
    where = f"boards/{name}.toml"
    head = data.pop("board")
    loaded = Board(
        **head,
        regions=tuple(declare(Region, table, where) for table in data.pop("region")),
        territories=tuple(declare(Territory, table, where) for table in data.pop("territory")),
        borders=tuple(declare(Border, table, where) for table in data.pop("border")),
        barriers=tuple(declare(Barrier, table, where) for table in data.pop("barrier")),
        ranges=tuple(declare(Range, table, where) for table in data.pop("range")),
        road=tuple(declare(Step, table, where) for table in data.pop("road")),
    )
    if data:
        raise ValueError(f"{where}: unknown table {sorted(data)[0]!r}")
    return loaded
