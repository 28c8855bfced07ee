"""What a scroll holds: which game, agreed how, played by whom, and every input in order.

    Flagfall-Scroll: 1
    Game: stratego/classic
    Options: aggressor_advantage=false captured=open two_square=2
    Rules: flagfall 0.1.0
    Seats: red=you blue=novice
    Date: 2026-11-15
    Result: red wins (flag)

    red deploy 6827349682/7B5M28B533/S4B2649BB5/3BF3725424
    blue deploy 2346BF6835/8B5BB72B33/24B9S2M475/2526826743
    red a4-a5
    chance 6 5 2
    end

One line is one input: who, then the notation of what was decided, outcomes of chance included. A whole
set-up stands on one line. Every option is written with its value, so a scroll means the same when a
default changes. `end` closes the scroll: without it something is missing. Lines that begin with `#` are
remarks. The book is docs/scroll.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Final

from flagfall.catalog import game
from flagfall.core import CHANCE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Decision, Draw, Result, Rules, Seat, Value
    from flagfall.records.fair import Fair
    from flagfall.table import Table

VERSION: Final = 1
UNFINISHED: Final = "unfinished"
AGREED: Final = "draw agreed"
LEAVING: Final = {"resignation": "resigns", "time": "runs out of time"}
"""What a seat does that ends the game beside the moves."""


@dataclass(frozen=True, slots=True)
class Scroll:
    """A game on paper. `players` names who sat where; `result` is how it stands, in a few words."""

    game: str
    options: Mapping[str, Value]
    players: tuple[str, ...]
    inputs: tuple[tuple[Seat, Decision], ...]
    result: str = UNFINISHED
    rules_by: str = field(default_factory=lambda: f"flagfall {version('flagfall')}")
    """Which Flagfall played it, and the version of the game's words there."""
    date: str = field(default_factory=lambda: datetime.now(UTC).date().isoformat())
    version: int = VERSION
    fair: Fair | None = None
    """What its luck was made of, if that was promised beforehand."""

    def __post_init__(self) -> None:
        for player in self.players:
            if not player.isprintable() or len(player.split()) != 1:
                raise ValueError(f"a player's name is one word on a scroll, not {player!r}")

    def rules(self) -> Rules[Any, Any]:
        return game(self.game).rules(self.options)

    def table(self, draw: Draw | None = None) -> Table:
        """The game set out again, ready to go on."""
        from flagfall.table import Table

        return Table(self.rules(), draw, self.inputs)


def scroll_of(table: Table, players: tuple[str, ...], ended: str | None = None, fair: Fair | None = None) -> Scroll:
    """Write a table down: for the keeper of the table, since it tells what is hidden.

    `ended` is one of `endings_beside` the moves, if the game ended so.
    """
    rules = table.rules
    if len(players) != len(rules.seats):
        raise ValueError(f"{rules.id} has {len(rules.seats)} seats ({', '.join(rules.seats)}), not {len(players)}")
    by = f"flagfall {version('flagfall')} {rules.spec.version}"
    result = ended or say_result(rules, table.result)
    return Scroll(rules.id, dict(rules.options), players, table.record(), result, by, fair=fair)


def scores_of(scroll: Scroll, table: Table) -> tuple[float, ...] | None:
    """What each seat got, also if the game ended beside its moves; None if it has no end."""
    if table.result is not None:
        return table.result.scores
    seats = len(table.rules.seats)
    if scroll.result == AGREED:
        return (1 / seats,) * seats
    gone = [seat for seat in range(seats) for by in LEAVING if scroll.result == leaves(table.rules, seat, by)]
    return (float(gone[0] == 1), float(gone[0] == 0)) if gone and seats == 2 else None


def leaves(rules: Rules[Any, Any], seat: Seat, by: str = "resignation") -> str:
    """How the game ended, if one seat left it."""
    return f"{rules.seats[seat]} {LEAVING[by]}"


def endings_beside(rules: Rules[Any, Any]) -> set[str]:
    """How a game can stand without the moves saying so."""
    return {UNFINISHED, AGREED, *(leaves(rules, seat, by) for seat in range(len(rules.seats)) for by in LEAVING)}


def say_result(rules: Rules[Any, Any], result: Result | None) -> str:
    """A result in the few words of a header."""
    if result is None:
        return UNFINISHED
    names = " and ".join(rules.seats[seat] for seat in result.winners)
    if len(result.winners) == len(rules.seats):
        return f"draw ({result.reason})"
    return f"{names} {'wins' if len(result.winners) == 1 else 'win'} ({result.reason})"


def name_of(rules: Rules[Any, Any], seat: Seat) -> str:
    return "chance" if seat == CHANCE else rules.seats[seat].lower()
