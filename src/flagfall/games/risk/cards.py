"""Adventure cards as declared: each is one row over a small set of effects. No rule knows a card by name."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

from flagfall.games.declared import Few

EFFECTS = (
    "battalions",  # mission: battalions for the one who brings a Leader
    "extra_card",  # mission: one more Territory card when cards are drawn
    "second_leader",  # event: a second Leader for the drawer
    "freeze",  # event: drawn places neither attack nor are attacked for a round
    "lose_half",  # event: drawn places lose half
    "muster",  # event: drawn places gain battalions
    "uprising",  # event: a secret place that gains battalions once its drawer holds it
    "side_swing",  # event: one place gains under one side and loses under the other
    "corsairs",  # event: attackers by sea lose battalions first
    "convert",  # power: battalions of the target change sides
    "gain_attacked",  # power: battalions for an attacked place
    "block_bridge",  # power: a bridge only a Leader may cross
    "gain_source",  # power: battalions for the attacking place
    "cancel_stronghold",  # power: no stronghold bonus for a run of attacks
    "extra_moves",  # power: more redeployments
    "across_range",  # power: an attack under the mountains
    "carry_leader",  # power: a Leader goes to any own place
    "sink_attackers",  # power: a roll's attackers from the sea are lost
    "hold_ring",  # power: the Ring stays this time
    "force_roll",  # power: the Ring must roll where it need not
    "hunt",  # power: battalions at the Ring, or the Ring moves on
    "withdraw",  # power: defenders fall back
    "sails",  # power: a better die for attacks by sea
    "help_ring",  # power: the Ring's roll gains
    "sway_ring",  # power: the Ring's roll gains or loses
)

TIMINGS = (
    "never",  # missions are claimed and events happen: neither is played at a moment of choice
    "start",  # as your turn starts
    "attack",  # before an attack of yours
    "passage",  # as an attack of yours by another way
    "defend",  # when you are attacked
    "redeploy",  # when combat is over
    "before_roll",  # when the Fellowship is about to move, whoever's turn it is
    "after_roll",  # when it would move, after any roll
)

TYPES = ("mission", "event", "power")
WHERES = ("territory", "region", "any")
SOURCES = ("printed", "two sources", "one source", "inferred", "reconstruction")
Source = Annotated[str, SOURCES]


@dataclass(frozen=True, slots=True)
class Card:
    """One adventure card. `count` copies are in the deck; `pack` says which agreement adds it."""

    id: str
    name: str
    type: Annotated[str, TYPES]
    count: Few
    effect: Annotated[str, EFFECTS]
    summary: str
    source: Source
    seen: str
    points_source: Source
    points: Annotated[dict[str, Few], ("good", "evil")] = field(hash=False)
    pack: Literal["", "extra"] = ""
    timing: Annotated[str, TIMINGS] = "never"
    site: str = ""
    where: Annotated[str, WHERES] = "territory"
    where_source: Source = ""
    good: Few = 0
    evil: Few = 0
    amount: Few = 0
    draws: Few = 0
    favours: Literal["", "good", "evil"] = ""
