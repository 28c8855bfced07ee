"""What a page is told of a Risk game, as types; docs/risk-show.md says what it means."""

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict

from flagfall.core import Value
from flagfall.core.shapes import Shapes
from flagfall.games.risk.board import Barrier, Border, Range, Region, Step, Territory
from flagfall.games.risk.cards import Source
from flagfall.games.risk.edition import Constants
from flagfall.games.risk.kernel.numbers import DECISIONS, ENDINGS, FACTS, PHASES, PILES, SYMBOLS, TYPES
from flagfall.games.risk.phases import STEPS

Owner: TypeAlias = int | Literal["neutral"] | None
Asked: TypeAlias = int | Literal["chance", "nobody"]

KINDS: dict[str, Any] = {
    "place": str,
    "land": str,
    "card": str,
    "bridge": str,
    "seat": int,
    "number": int,
    "flag": bool,
    "roll": list[int],
    "seats": list[int],
    "owner": Owner,
    "asked": Asked,
    "pile": Literal[PILES.names],
    "phase": Literal[PHASES.names],
    "ending": Literal[ENDINGS.names],
}

if TYPE_CHECKING:
    Phase: TypeAlias = str
    Stage: TypeAlias = str
    Symbol: TypeAlias = str
    End: TypeAlias = str
    Kind: TypeAlias = str
else:  # the names themselves, for whoever reads these types when the program runs
    Phase, Stage, Symbol, End, Kind = (
        Literal[PHASES.names],
        Literal[tuple(STEPS)],
        Literal[(*SYMBOLS.names, "wild")],
        Literal[ENDINGS.names],
        Literal[TYPES.names],
    )


# -- describe(): what never changes --------------------------------------------------------------------
class Canvas(TypedDict):
    """What all x and y are measured on."""

    width: int
    height: int


class Seat(TypedDict):
    """Who plays, in the order of play."""

    seat: int
    name: str
    colour: str
    hex: str
    side: str


class Neutral(TypedDict):
    """The army nobody plays."""

    name: str
    hex: str


class Side(TypedDict):
    """Good or evil."""

    id: str
    name: str


class Points(TypedDict):
    """What a card is worth to each side."""

    good: int
    evil: int


class Adventure(TypedDict):
    """An Adventure card of the deck, and when it may be played, in words."""

    id: str
    name: str
    type: Kind
    count: int
    effect: str
    summary: str
    source: Source
    seen: str
    points_source: Source
    points: Points
    pack: str
    timing: str
    when: str
    site: str
    where: str
    where_source: Source
    good: int
    evil: int
    amount: int
    draws: int
    favours: str


class Trade(TypedDict):
    """Three Territory cards that make a set: their symbols in order, what the set is called, what it brings."""

    symbols: list[Symbol]
    set: str
    battalions: int


class Moment(TypedDict):
    """A phase: the step of the turn it belongs to, and whether everybody is asked there before or after the Ring's roll."""

    step: Stage
    asks: Literal["before", "after"] | None


class Described(TypedDict):
    """What a game is made of."""

    family: Literal["risk"]
    id: str
    title: str
    box: str
    options: dict[str, Value]
    canvas: Canvas
    seats: list[Seat]
    neutral: Neutral | None
    sides: list[Side]
    regions: list[Region]
    territories: list[Territory]
    borders: list[Border]
    barriers: list[Barrier]
    ranges: list[Range]
    road: list[Step]
    cards: list[Adventure]
    sets: dict[str, int]
    trades: list[Trade]
    phases: dict[str, Moment]
    rules: Constants


# -- show(): the table as it lies for one listener -------------------------------------------------------
class Held(TypedDict):
    """A place: who holds it, with what, and what its Leader did this turn."""

    id: str
    owner: Owner
    battalions: int
    leaders: list[int]
    arrived: bool
    pinned: bool
    frozen: list[int]


class Hand(TypedDict):
    """How many cards somebody holds, and which ones if they are one's own."""

    seat: int
    alive: bool
    lands: int
    tales: int
    secrets: int
    land_cards: list[str] | None
    tale_cards: list[str] | None
    secret_cards: list[str] | None
    played: list[str]


class Progress(TypedDict):
    """How much of a region somebody holds."""

    id: str
    held: int
    size: int
    bonus: int


class Score(TypedDict):
    """What somebody would score now, with its parts."""

    seat: int
    territories: int
    regions: int
    strongholds: int
    cards: int
    total: int
    battalions: int
    reinforcements: int
    progress: list[Progress]


class Ring(TypedDict):
    """Where the Ring is on its road, and what its roll gains."""

    step: int
    steps: int
    place: str | None
    needs_roll: bool
    bonus: int
    roll: int | None


Attack = TypedDict(
    "Attack",
    {
        "from": str,
        "to": str,
        "under": bool,
        "dice": int,
        "leader": bool,
        "besieged": bool,
        "attack_roll": list[int],
        "defend_roll": list[int],
    },
)
Attack.__doc__ = "The attack under way, or the last one while combat goes on."
March = TypedDict("March", {"left": int, "from": str | None, "to": str | None, "number": int | None})
March.__doc__ = "A redeployment in the making."
Bridge = TypedDict("Bridge", {"from": str, "to": str, "seats": list[int]})
Bridge.__doc__ = "A closed bridge, and whose next turn opens it."


class Due(TypedDict):
    """Cards the player on turn has earned so far."""

    land: bool
    extra: int
    tale: bool


class Result(TypedDict):
    """How it ended."""

    ending: End
    winners: list[int]


class Shown(TypedDict):
    """All that one listener sees."""

    family: Literal["risk"]
    edition: str
    listener: int | Literal["spectator"]
    phase: Phase
    turn: int
    turns: int
    ply: int
    asked: Asked
    prompt: str
    pool: int
    left: list[int]
    territories: list[Held]
    hands: list[Hand]
    scores: list[Score]
    land_deck: int
    land_discards: list[str]
    tale_deck: int
    tale_discards: list[str]
    offered: list[str]
    attack: Attack | None
    march: March | None
    ring: Ring | None
    bridges: list[Bridge]
    corsairs: list[int]
    due: Due
    result: Result | None


# -- hints(): what helps whoever is to decide --------------------------------------------------------------
Fight = TypedDict(
    "Fight", {"from": str, "to": str, "dice": int, "leader": bool, "plus": int, "wall": int, "chance": float}
)
Fight.__doc__ = "An attack: the most dice, whether a Leader can join, what is added to both highest dice, how likely the place falls."


Way = TypedDict("Way", {"from": str, "to": list[str]})
Way.__doc__ = "From where one could march, and where to."


class Hints(TypedDict):
    """How every attack stands; where one could march; verbs that show no card; whether everybody sees that there is none to use."""

    fights: list[Fight]
    marches: list[Way]
    openly: list[str]
    empty_handed: bool


SHAPES = Shapes(facts=FACTS, decisions=DECISIONS, kinds=KINDS, described=Described, shown=Shown, hints=Hints)
