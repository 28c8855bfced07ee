"""A table as a person would lay it out: names, piles of cards, and nothing clever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

from tests.risk.reading.world import (
    DOUBLED,
    EVENTS,
    EXTRA_EVENT,
    EXTRA_POWERS,
    MISSIONS,
    POWERS,
    ROAD,
    WORLD,
)

CHANCE = "chance"
NEUTRAL = "neutral"
SEATS = {2: ("good", "evil"), 3: ("evil", "good", "evil"), 4: ("good", "evil", "good", "evil")}

Holder = int | str | None


class Ask(NamedTuple):
    """Somebody is asked; chance gets its outcomes with their weights."""

    who: Holder
    options: dict[str, int]


Play = Generator[Ask, str, None]
Answer = Generator[Ask, str, str]


class GameOver(Exception):
    """The game has ended: the reason, and who won."""

    def __init__(self, ending: str, winners: list[int]) -> None:
        super().__init__(ending)
        self.ending = ending
        self.winners = winners


@dataclass
class Army:
    """One player: a side, a hand, and what lies in front of it."""

    side: str
    lands: Counter[str] = field(default_factory=Counter)
    tales: Counter[str] = field(default_factory=Counter)
    played: list[str] = field(default_factory=list)
    points: int = 0
    uprisings: list[str] = field(default_factory=list)
    left: int = 0
    alive: bool = True


class Table:
    """Everything on the table, the truth included."""

    def __init__(self, options: dict[str, object], *, standard: bool) -> None:
        self.standard = standard
        self.options = options
        self.players = int(str(options["players"]))
        self.armies = [Army(side) for side in SEATS[self.players]]
        self.owner: dict[str, Holder] = dict.fromkeys(WORLD.places)
        self.army: Counter[str] = Counter()
        self.leader: dict[str, str] = {}  # place -> "rest", "arrived" or "pinned"
        self.lands = territory_deck()
        self.land_discards: Counter[str] = Counter()
        self.laid_open: list[str] = []  # by an Event that is not complete (Ruling 42)
        self.tales: Counter[str] = Counter() if standard else adventure_deck(options)
        self.tale_discards: Counter[str] = Counter()
        self.step = 0
        self.turn = -1
        self.turns = 0
        self.pool = 0
        self.frozen: set[tuple[int, str]] = set()
        self.closed: set[tuple[int, frozenset[str]]] = set()
        self.corsairs: set[int] = set()
        self.conquered = self.site = self.drew = False
        self.extra = 0
        self.over: GameOver | None = None

    # -- places ------------------------------------------------------------------------------------
    def held(self, who: Holder) -> list[str]:
        return [place for place in WORLD.places if self.owner[place] == who]

    def leaders(self, seat: int) -> list[str]:
        return [place for place in self.held(seat) if place in self.leader]

    def regions(self, who: Holder) -> int:
        """Bonuses of the regions held whole."""
        return sum(
            bonus
            for region, bonus in WORLD.bonus.items()
            if all(self.owner[place] == who for place in WORLD.region_of(region))
        )

    def is_frozen(self, place: str) -> bool:
        return any(place == stormy for _, stormy in self.frozen)

    def is_closed(self, a: str, b: str) -> bool:
        return any({a, b} == bridge for _, bridge in self.closed)

    @property
    def ring(self) -> str | None:
        return ROAD[self.step] if self.step < len(ROAD) else None

    # -- cards -------------------------------------------------------------------------------------
    def holding(self, seat: int, cards: list[str] | tuple[str, ...]) -> list[str]:
        return [card for card in cards if self.armies[seat].tales[card]]

    def put_down(self, seat: int, card: str, points: int = 1) -> None:
        """Played cards stay in front of their player and score."""
        take(self.armies[seat].tales, card)
        self.armies[seat].played.append(card)
        self.armies[seat].points += points

    def draw_land(self, *, wilds: bool = True) -> Answer:
        """The top Territory card; discards are shuffled in when the deck has run out."""
        if not usable(self.lands, wilds):
            self.lands += self.land_discards
            self.land_discards.clear()
        if not usable(self.lands, wilds):
            return ""
        said = yield Ask(CHANCE, {f"card {card}": count for card, count in usable(self.lands, wilds).items()})
        card = said.removeprefix("card ")
        take(self.lands, card)
        return card


def usable(pile: Counter[str], wilds: bool) -> Counter[str]:
    return Counter({card: count for card, count in pile.items() if wilds or card != "wild"})


def take(pile: Counter[str], card: str) -> None:
    assert pile[card] > 0, card
    pile[card] -= 1
    if not pile[card]:
        del pile[card]


def names(verb: str, places: object) -> dict[str, int]:
    return {f"{verb} {place}": 1 for place in places}  # type: ignore[attr-defined]


def place_of(said: str) -> str:
    return said.split(" ", 1)[1]


def dice(count: int) -> dict[str, int]:
    """Every roll of so many dice, highest first, with the number of ways it can fall."""
    rolls = Counter(tuple(sorted(faces, reverse=True)) for faces in product(range(1, 7), repeat=count))
    return {"dice " + " ".join(map(str, faces)): ways for faces, ways in rolls.items()}


def faces(said: str) -> list[int]:
    return [int(face) for face in said.split()[1:]]


def territory_deck() -> Counter[str]:
    return Counter(dict.fromkeys(WORLD.places, 1) | {"wild": 2})


def adventure_deck(options: dict[str, object]) -> Counter[str]:
    """Forty cards of the box; by agreement three doubled powers, and seven more."""
    deck: Counter[str] = Counter(POWERS) + Counter(EVENTS)
    deck += Counter(line.split()[0] for line in MISSIONS.split("\n")[1:-1])
    if options["deck"] == "double-powers":
        deck["appoint_second_leader"] = 1
        deck += Counter(DOUBLED)
    if options["extra_powers"]:
        deck += Counter([*EXTRA_POWERS, EXTRA_EVENT])
    return deck


def is_event(card: str) -> bool:
    return card in EVENTS or card == EXTRA_EVENT
