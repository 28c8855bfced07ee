"""What a page is told of a Stratego game, as types; docs/stratego-show.md says what it means."""

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

from flagfall.core import Value
from flagfall.core.shapes import Shapes
from flagfall.games.stratego.edition import Terrain
from flagfall.games.stratego.kernel.numbers import DECISIONS, ENDINGS, FACTS, PENDING, RINGS

KINDS: dict[str, Any] = {
    "square": str,
    "somewhere": str | None,
    "kind": str,
    "seat": int,
    "winner": int,
    "pending": Literal[PENDING.names],
    "ring": Literal[RINGS.names],
    "ending": Literal[ENDINGS.names],
}

if TYPE_CHECKING:
    Waiting: TypeAlias = str
    Fate: TypeAlias = str
    End: TypeAlias = str
else:  # the names themselves, for whoever reads these types when the program runs
    Waiting, Fate, End = (Literal[words.names] for words in (PENDING, RINGS, ENDINGS))


# -- describe(): what never changes --------------------------------------------------------------------
class Army(TypedDict):
    """One side: what it is called, its colour, and where it is set up."""

    name: str
    colour: str
    home: list[str]


class Kind(TypedDict):
    """A kind of piece; `seat` is null when both armies have it, `strength` when it has no rank of its own."""

    name: str
    seat: int | None
    rank: str
    strength: int | None
    letter: str
    count: int
    moves: bool
    emblem: str
    late: bool
    child: bool
    powers: list[str]
    source: str


class Power(TypedDict):
    """What some pieces can do: its shape is the verb, its word what is written."""

    name: str
    verb: str
    word: str
    example: str
    sentence: str
    source: str


class Reserve(TypedDict):
    """Who may call reinforcements, and after how many enemies have fallen."""

    army: int
    after: int


class Described(TypedDict):
    """What a game is made of."""

    family: Literal["stratego"]
    game: str
    title: str
    box: str
    sentence: str
    goal: str
    rows: int
    cols: int
    zones: list[str]
    zone: str
    terrain: Terrain
    doom: str | None
    gates: list[str]
    rises: int | None
    first: int
    seats: list[str]
    armies: list[Army]
    kinds: dict[str, Kind]
    powers: dict[str, Power]
    reserve: Reserve | None
    options: dict[str, Value]
    reconstructed: list[str]
    advice: list[str]


# -- show(): the table as it lies for one listener -------------------------------------------------------
class Standing(TypedDict):
    """A piece on the board; `kind` is null face down."""

    at: str
    seat: int
    kind: str | None
    moved: NotRequired[bool]
    stone: NotRequired[bool]
    turned: NotRequired[bool]


class Pending(TypedDict):
    """A turn in several steps that waits for the same seat."""

    what: Waiting
    at: str | None
    chosen: list[str]


class Result(TypedDict):
    """How it ended."""

    winners: list[int]
    reason: End
    sentence: str


class Counts(TypedDict):
    """What is merely counted."""

    ready: list[bool]
    left: dict[str, int]
    tray: list[dict[str, int]]
    fallen: list[int]
    rescues: list[int]
    ring: NotRequired[Fate]


class Back(Counts):
    """Whatever is pending or forbidden now, and what is counted."""

    home: list[str]
    pending: Pending | None
    barred: list[tuple[str, str]]
    result: Result | None


class Front(TypedDict):
    """What changes with every move."""

    family: Literal["stratego"]
    listener: int
    phase: Literal["setup", "play", "over"]
    turn: int
    ply: int
    calm: int


class Shown(Front, Back):
    """All that one listener sees; `odds` only under the memory aid of that name."""

    pieces: list[Standing]
    odds: NotRequired[dict[str, dict[str, float]]]


class Hints(TypedDict):
    """Nothing: whoever is to decide sees all there is to know."""


SHAPES = Shapes(facts=FACTS, decisions=DECISIONS, kinds=KINDS, described=Described, shown=Shown, hints=Hints)
