"""Adventure cards as declared: each is one row over a small set of effects. No rule knows a card by name."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from flagfall.games.declared import Few
from flagfall.games.risk.kernel.numbers import EFFECTS, TIMINGS, TYPES, WHERES
from flagfall.speech import Name

SOURCES = ("printed", "two sources", "one source", "inferred", "reconstruction")
NOTHING = Name("", "")
Source = Annotated[str, SOURCES]


@dataclass(frozen=True, slots=True)
class Card:
    """One adventure card. `count` copies are in the deck; `pack` says which agreement adds it."""

    id: str
    name: Name
    type: Annotated[str, TYPES.names]
    count: Few
    effect: Annotated[str, EFFECTS.names]
    summary: Name
    source: Source
    seen: str
    points_source: Source
    points: Annotated[dict[str, Few], ("good", "evil")] = field(hash=False)
    pack: Literal["", "extra"] = ""
    timing: Annotated[str, TIMINGS.names] = "never"
    site: str = ""
    where: Annotated[str, WHERES.names] = "territory"
    where_source: Source = ""
    good: Few = 0
    evil: Few = 0
    amount: Few = 0
    draws: Few = 0
    favours: Literal["", "good", "evil"] = ""
