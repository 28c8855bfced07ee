"""A board as declared in boards/*.toml: regions, places, borders, barriers, ranges, and the Ring's road."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from flagfall.core import BadEdition
from flagfall.games.declared import Few, Some, fit, known, read
from flagfall.games.risk.cards import NOTHING, Source
from flagfall.speech import Name

Side = Literal["good", "evil", "neutral"]


@dataclass(frozen=True, slots=True)
class Region:
    """Places of one colour; whoever holds them all earns the bonus."""

    id: str
    name: Name
    color: str
    hex: str
    bonus: Few
    size: Some
    source: Source
    seen: str


@dataclass(frozen=True, slots=True)
class Territory:
    """One place, and the Territory card that shows it."""

    id: str
    name: Name
    region: str
    x: int
    y: int
    side: Side
    symbol: Literal["infantry", "cavalry", "creature"]
    source: Source
    seen: str
    symbol_source: Source
    stronghold: Name = NOTHING
    site: Name = NOTHING
    port: bool = False


@dataclass(frozen=True, slots=True)
class Border:
    """Two places that armies may go between: by land, over a bridge, or from port to port."""

    a: str
    b: str
    kind: Literal["land", "bridge", "port"]
    source: Source
    seen: str
    via: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Barrier:
    """Two places that touch on the picture but are kept apart by a river or a mountain."""

    a: str
    b: str
    kind: Literal["river", "mountain"]
    source: Source
    seen: str


@dataclass(frozen=True, slots=True)
class Range:
    """A chain of mountains and the places that touch it."""

    id: str
    name: Name
    territories: tuple[str, ...]
    source: Source
    seen: str


@dataclass(frozen=True, slots=True)
class Step:
    """One stop of the Fellowship; with `roll`, a die decides whether it goes on."""

    territory: str
    roll: bool
    source: Source
    seen: str


@dataclass(frozen=True, slots=True)
class Head:
    """What the board is called, and the canvas its label points lie on."""

    id: str
    name: Name
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything the author of a file may say."""

    board: Head
    region: tuple[Region, ...]
    territory: tuple[Territory, ...]
    border: tuple[Border, ...]
    barrier: tuple[Barrier, ...]
    range: tuple[Range, ...]
    road: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The whole picture. Places, borders and bridges are numbered in the order of the file."""

    id: str
    name: Name
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

    def number_pairs(self, borders: tuple[Border, ...]) -> tuple[tuple[int, int], ...]:
        """The numbers of the two places each of these lies between."""
        return tuple((self.number(border.a), self.number(border.b)) for border in borders)

    @property
    def bridges(self) -> tuple[Border, ...]:
        return tuple([border for border in self.borders if border.kind == "bridge"])

    @property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """Every border both ways: border n leads from a to b as 2n and back as 2n + 1."""
        return tuple(edge for a, b in self.number_pairs(self.borders) for edge in ((a, b), (b, a)))


@cache
def board(name: str) -> Board:
    """A board by name."""
    file = f"boards/{name}.toml"
    draft: Draft = fit(Draft, read("risk", "boards", name), file)
    head = draft.board
    loaded = Board(
        id=head.id,
        name=head.name,
        width=head.width,
        height=head.height,
        regions=draft.region,
        territories=draft.territory,
        borders=draft.border,
        barriers=draft.barrier,
        ranges=draft.range,
        road=draft.road,
    )
    if head.id != name:
        raise BadEdition("edition-board-id", file=file, id=repr(head.id), name=repr(name))
    _check_names(loaded, file)
    return loaded


def _check_names(loaded: Board, file: str) -> None:
    """Every place and region that is named exists."""
    places, regions = [place.id for place in loaded.territories], [region.id for region in loaded.regions]
    for place in loaded.territories:
        known(place.region, regions, f"{file}: territory.{place.id}.region")
    between = [("border", number, entry.a, entry.b) for number, entry in enumerate(loaded.borders, 1)]
    between += [("barrier", number, entry.a, entry.b) for number, entry in enumerate(loaded.barriers, 1)]
    for what, number, a, b in between:
        known(a, places, f"{file}: {what}.{number}.a")
        known(b, places, f"{file}: {what}.{number}.b")
    for chain in loaded.ranges:
        for touched in chain.territories:
            known(touched, places, f"{file}: range.{chain.id}.territories")
    for number, step in enumerate(loaded.road, 1):
        known(step.territory, places, f"{file}: road.{number}.territory")
