"""An edition as declared in editions/*.toml: constants, seats and cards. Overlays state only differences."""

from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal

from flagfall.core import BadEdition
from flagfall.games.declared import Few, Some, below, file_of, fit, known, read
from flagfall.games.risk.board import Side
from flagfall.games.risk.cards import Card, Source
from flagfall.speech import Name

PerPlayers = Annotated[dict[str, Few], ("2", "3", "4")]
Dice = Annotated[int, range(1, 4)]


@dataclass(frozen=True, slots=True)
class Constants:
    """The printed numbers, and which parts of the box are on the table."""

    territories_per_battalion: Some
    fewest_reinforcements: Few
    attack_dice: Dice
    defend_dice: Dice
    leader_bonus: Few
    stronghold_bonus: Few
    set_infantry: Few
    set_cavalry: Few
    set_creature: Few
    set_mixed: Few
    matching_bonus: Few
    must_trade_at: Few
    adventure_hand: Few
    redeployments: Few
    ring_needs_more_than: Few
    points_per_stronghold: Few
    leaders: bool
    strongholds: bool
    adventure: bool
    ring: bool
    redeploy_adjacent: bool
    deal_all: bool
    source: Source
    seen: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What each player starts with; keys are numbers of players."""

    battalions: PerPlayers = field(hash=False)
    territory_cards: PerPlayers = field(hash=False)
    adventure_cards: Few
    neutral_battalions: Few
    source: Source
    seen: str


@dataclass(frozen=True, slots=True)
class Seating:
    """Player number so-and-so of so many: the side and the Territory cards dealt."""

    players: Literal[2, 3, 4]
    number: Annotated[int, range(1, 5)]
    side: Side
    source: Source
    seen: str
    cards: dict[str, Few] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Doubles:
    """Another reading of what is in the deck: how many of some cards."""

    counts: dict[str, Few] = field(hash=False)
    source: Source
    seen: str


@dataclass(frozen=True, slots=True)
class Head:
    """What the box is called."""

    id: str
    title: Name
    box: Name
    board: str
    sentence: Name
    inherits: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything the author of a file may say."""

    edition: Head
    rules: Constants
    setup: Setup
    seat: tuple[Seating, ...]
    card: tuple[Card, ...]
    double_powers: Doubles


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed, before any option is chosen."""

    id: str
    title: Name
    box: Name
    board: str
    sentence: Name
    rules: Constants
    setup: Setup
    seatings: tuple[Seating, ...]
    cards: tuple[Card, ...]
    double_powers: dict[str, int] = field(hash=False)

    def seated(self, players: int) -> tuple[Seating, ...]:
        return tuple(seating for seating in self.seatings if seating.players == players)


def _laid_over(below: dict[str, Any], above: dict[str, Any]) -> dict[str, Any]:
    """The lower edition with the upper one's differences; lists are replaced whole."""
    merged = dict(below)
    for key, value in above.items():
        is_table = isinstance(value, dict) and isinstance(merged.get(key), dict)
        merged[key] = _laid_over(merged[key], value) if is_table else value
    return merged


def _file(name: str) -> str:
    return file_of("risk", "editions", name)


def _tables(name: str, above: tuple[str, ...] = ()) -> dict[str, Any]:
    if name in above:
        raise BadEdition("edition-risk-loop", file=_file(name), chain=" over ".join((*above, name)))
    tables = read("risk", "editions", name)
    fit(Draft, tables, _file(name), whole=False)
    lower = tables.get("edition", {}).get("inherits")
    if lower is None:
        return tables
    return _laid_over(_tables(below("risk", name, lower), (*above, name)), tables)


@cache
def edition(name: str) -> Edition:
    """An edition by name, its overlays applied."""
    draft: Draft = fit(Draft, _tables(name), _file(name))
    head = draft.edition
    loaded = Edition(
        id=name,
        title=head.title,
        box=head.box,
        board=head.board,
        sentence=head.sentence,
        rules=draft.rules,
        setup=draft.setup,
        seatings=draft.seat,
        cards=draft.card,
        double_powers=draft.double_powers.counts,
    )
    called = name.partition("@")[0]
    if head.id != called:
        raise BadEdition("edition-id", file=_file(name), id=repr(head.id), file2=repr(called))
    for doubled in loaded.double_powers:
        known(doubled, [card.id for card in loaded.cards], f"{_file(name)}: double_powers.counts")
    return loaded
