"""Editions: what a box contains. `draft.py` reads them from editions/*.toml.

Nothing here decides a rule: `book.py` compiles an edition and its options to the tables the kernel reads.
"""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from flagfall.games.declared import Some
from flagfall.games.stratego.kernel.numbers import SHAPES
from flagfall.speech import Name

SOURCES = ("printed", "public material", "reconstruction")
RANKS = ("11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "S", "bomb", "flag")
REACHES = ("around 1", "around 2", "around 3", "lines 1", "lines 2", "lines 3")
BLOWS = ("nothing", "target", "actor", "both")

Terrain: TypeAlias = Literal["water", "rocks", "peaks"]
"""What a page draws where nobody may go."""

Source = Annotated[str, SOURCES]
Rank = Annotated[str, RANKS]
Blow = Annotated[str, BLOWS]
Wide = Annotated[int, range(2, 11)]
Deep = Annotated[int, range(1, 6)]
Seat = Annotated[int, range(2)]


@dataclass(frozen=True, slots=True)
class Board:
    rows: Wide
    cols: Wide
    setup: Deep
    zones: tuple[str, ...]
    zone: Name
    source: Source
    terrain: Terrain = "water"
    doom: str = ""
    gates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Army:
    """Its name has a form `plural`: an army wins, forces win."""

    id: str
    name: Name
    colour: str
    setup: Annotated[int, range(6)] = 0
    plural: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """One line of a roster. `rank` is a number, S (spy), bomb or flag. Its name has the forms `the` (the Elf, but Legolas) and
    `all` (the Elves, but Legolas)."""

    army: int
    id: str
    name: Name
    rank: str
    count: int
    letter: str
    emblem: str
    source: str
    late: bool = False
    child: bool = False
    article: bool = True

    @property
    def moves(self) -> bool:
        return self.rank not in ("bomb", "flag")


@dataclass(frozen=True, slots=True)
class Power:
    """A shape with its facets. What the facets mean is said where the shape is (kernel/*.py)."""

    id: str
    name: Name
    shape: Annotated[str, tuple(SHAPES)]
    word: str
    owners: tuple[str, ...]
    sentence: Name
    source: Source
    story: Name | None = None
    reach: Annotated[str, REACHES] = ""
    immune: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    over_zones: bool = False
    then_attack: bool = False
    chooses: bool = False
    friends: bool = False
    exhausts: bool = False
    equal: Blow = "both"
    higher: Blow = "actor"
    bomb: Blow = "nothing"
    optional: bool = False
    """The first of its sentences says where it goes and whom it is for."""


@dataclass(frozen=True, slots=True)
class Ring:
    """Destroy the Ring: who bears it, against which ranks he is invisible, which ranks fall with it."""

    bearer: str
    invisible_to: tuple[Rank, ...]
    doomed: tuple[Rank, ...]
    source: Source
    examples: tuple[Name, ...] = ()


@dataclass(frozen=True, slots=True)
class Reserve:
    """Reinforcements: for which army, after how many enemy losses, on how many rows."""

    army: Seat
    after: Some
    rows: Deep
    source: Source


@dataclass(frozen=True, slots=True)
class Edition:
    id: str
    title: Name
    box: Name
    sentence: Name
    first: int
    board: Board
    armies: tuple[Army, ...]
    pieces: tuple[Piece, ...]
    powers: tuple[Power, ...] = ()
    ring: Ring | None = None
    reserve: Reserve | None = None
    children: bool = False
    refuses: dict[str, Name] = field(default_factory=dict)
    extras: tuple[str, ...] = ()
    reconstructed: tuple[Name, ...] = ()
    hints: tuple[Name, ...] = ()
    goal: Name | None = None
