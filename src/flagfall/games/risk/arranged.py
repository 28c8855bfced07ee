"""Positions arranged in words: for lessons, which show a moment of a game nobody has played.

    others = ["green", "black"]
    places = { moria = "red 5 leader", eregion = "green 2" }
    phase = "combat"

Places that are not named belong to the `others` in turn, with one battalion each. A Leader is
`leader`, or `arrived` if it came there this turn.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from flagfall.core.seat import seat_of
from flagfall.games.declared import fit
from flagfall.games.risk.kernel.numbers import (
    ABSENT,
    ARRIVED,
    LAND_DECK,
    NEUTRAL,
    PHASES,
    PRESENT,
    REGISTERS,
    TALE_DECK,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.games.risk.records import State
    from flagfall.games.risk.rules import Risk

LEADERS = {"": ABSENT, "leader": PRESENT, "arrived": ARRIVED}


@dataclass(frozen=True, slots=True)
class Arranged:
    """A moment of a game: who holds what, whose turn it is, and what is asked."""

    places: dict[str, str] = field(hash=False)
    others: tuple[str, ...]
    phase: str = "combat"
    turn: str = "red"
    lands: dict[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """Territory cards in hand, by seat."""
    tales: dict[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """Adventure cards in hand, by seat."""
    now: dict[str, int] = field(default_factory=dict, hash=False)
    """Whatever else is known of the moment: battalions to place (`pool`), the step of the Ring (`ring`)."""


def arranged(rules: Risk, said: Mapping[str, Any], where: str) -> State:
    """The state such a table tells of."""
    scene: Arranged = fit(Arranged, said, where)
    state = rules.opening()
    turn = seat_of(rules.seats, scene.turn)
    state["left"][:] = 0
    for number in range(len(rules.book.board.territories)):
        state["owner"][number] = _owner(rules, scene.others[number % len(scene.others)])
    state["army"][:] = 1
    for place, held in scene.places.items():
        owner, battalions, leader = (*held.split(), "")[:3]
        number = rules.notation.place(place)
        state["owner"][number] = _owner(rules, owner)
        state["army"][number] = int(battalions)
        state["leader"][number] = LEADERS[leader]
    now = {"turns": 1, "turn": turn, "asked": turn, "phase": PHASES.number(scene.phase), **scene.now}
    for name, value in now.items():
        state["now"][REGISTERS.number(name)] = value
    for seat, cards in scene.lands.items():
        _deal(state, "land", seat_of(rules.seats, seat), [rules.notation.land(card) for card in cards], LAND_DECK)
    for seat, cards in scene.tales.items():
        _deal(state, "tale", seat_of(rules.seats, seat), [rules.notation.card(card) for card in cards], TALE_DECK)
    return state


def _owner(rules: Risk, name: str) -> int:
    return NEUTRAL if name == "neutral" else seat_of(rules.seats, name)


def _deal(state: State, deck: str, seat: int, kinds: list[int], register: int) -> None:
    """Cards go from their deck into a hand."""
    for kind in kinds:
        state[f"{deck}_deck"][kind] -= 1
        state[f"{deck}_hand"][seat, kind] += 1
        state[f"held_{deck}"][seat] += 1
        state["now"][register] -= 1
