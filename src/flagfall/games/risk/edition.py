"""An edition as declared in editions/*.toml: constants, seats and cards. Overlays state only differences."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from flagfall.games.risk.cards import Card
from flagfall.games.risk.declared import declare, toml


@dataclass(frozen=True, slots=True)
class Constants:
    """The printed numbers, and which parts of the box are on the table."""

    territories_per_battalion: int
    fewest_reinforcements: int
    attack_dice: int
    defend_dice: int
    leader_bonus: int
    stronghold_bonus: int
    set_infantry: int
    set_cavalry: int
    set_creature: int
    set_mixed: int
    matching_bonus: int
    must_trade_at: int
    adventure_hand: int
    redeployments: int
    ring_needs_more_than: int
    points_per_stronghold: int
    leaders: bool
    strongholds: bool
    adventure: bool
    ring: bool
    redeploy_adjacent: bool
    deal_all: bool
    source: str
    seen: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What each player starts with; keys are numbers of players."""

    battalions: dict[str, int] = field(hash=False)
    territory_cards: dict[str, int] = field(hash=False)
    adventure_cards: int
    neutral_battalions: int
    source: str
    seen: str


@dataclass(frozen=True, slots=True)
class Place:
    """Player number so-and-so of so many: the side and the Territory cards dealt."""

    players: int
    number: int
    side: Literal["good", "evil", "neutral"]
    source: str
    seen: str
    cards: dict[str, int] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed, before any option is chosen."""

    id: str
    title: str
    box: str
    board: str
    sentence: str
    rules: Constants
    setup: Setup
    places: tuple[Place, ...]
    cards: tuple[Card, ...]
    double_powers: dict[str, int] = field(hash=False)

    def seated(self, players: int) -> tuple[Place, ...]:
        return tuple(place for place in self.places if place.players == players)


def _laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """The lower edition with the upper one's differences; lists are replaced whole."""
    merged = dict(below)
    for key, value in above.items():
        is_table = isinstance(value, dict) and isinstance(merged.get(key), dict)
        merged[key] = _laid_over(merged[key], value) if is_table else value
    return merged


def _tables(name: str) -> dict[str, Any]:
    data = toml("editions", name)
    below = data["edition"].pop("inherits", None)
    return data if below is None else _laid_over(_tables(below), data)


@cache
def edition(name: str) -> Edition:
    """An edition by name, its overlays applied."""
    data = _tables(name)
    where = f"editions/{name}.toml"
    doubles = data.pop("double_powers")
    loaded = Edition(
        **data.pop("edition"),
        rules=declare(Constants, data.pop("rules"), where),
        setup=declare(Setup, data.pop("setup"), where),
        places=tuple(declare(Place, table, where) for table in data.pop("seat")),
        cards=tuple(declare(Card, table, where) for table in data.pop("card")),
        double_powers={key: value for key, value in doubles.items() if isinstance(value, int)},
    )
    if data:
        raise ValueError(f"{where}: unknown table {sorted(data)[0]!r}")
    return loaded
