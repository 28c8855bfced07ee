"""A view built from nothing but the facts heard. Each fact changes what it says and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.games.risk.kernel.words import (
    ABSENT,
    ARRIVED,
    ASIDE,
    DISCARDS,
    HAND,
    NEUTRAL,
    PINNED,
    PRESENT,
)
from flagfall.games.risk.view import View, twin

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Fact, Listener


class Folding:
    """A view in the making: hears facts one by one."""

    def __init__(self, opening: View) -> None:
        self.listener: Listener = opening.listener
        self._record = twin(opening.record)
        self._row = self._record[0]

    def hear(self, fact: Fact) -> None:
        change = CHANGES.get(fact.what)
        if change is not None:
            change(self._row, self.listener, *fact.told)

    def view(self) -> View:
        return View(self.listener, twin(self._record))


def _now(row: Any, listener: int, *told: int) -> None:
    moment = row["now"]
    for register, value in zip(told[::2], told[1::2], strict=True):
        moment[register] = value


def _dealt(row: Any, listener: int, owner: int, place: int, battalions: int) -> None:
    row["owner"][place] = owner
    row["army"][place] = battalions
    if owner != NEUTRAL:
        row["left"][owner] -= 1


def _claimed(row: Any, listener: int, seat: int, place: int) -> None:
    _dealt(row, listener, seat, place, 1)


def _occupied(row: Any, listener: int, seat: int, place: int) -> None:
    _dealt(row, listener, seat, place, 1)
    row["held_land"][seat] -= 1
    if seat == listener:
        row["land"][HAND + seat, place] -= 1


def _placed(row: Any, listener: int, seat: int, place: int, battalions: int) -> None:
    row["army"][place] += battalions
    if seat != NEUTRAL and row["left"][seat] > 0:
        row["left"][seat] -= battalions


def _appointed(row: Any, listener: int, seat: int, place: int) -> None:
    row["leader"][place] = PRESENT


def _took(row: Any, listener: int, seat: int, pile: int) -> None:
    row["held_tale" if pile else "held_land"][seat] += 1


def _took_land(row: Any, listener: int, seat: int, kind: int) -> None:
    row["land"][HAND + seat, kind] += 1


def _took_tale(row: Any, listener: int, seat: int, kind: int) -> None:
    row["tale"][HAND + seat, kind] += 1


def _offered(row: Any, listener: int, seat: int, kind: int) -> None:
    row["land"][DISCARDS, kind] += 1
    row["held_land"][seat] -= 1
    if seat == listener:
        row["land"][HAND + seat, kind] -= 1


def _from_hand(row: Any, listener: int, seat: int, kind: int, pile: int) -> None:
    row["tale"][pile, kind] += 1
    row["held_tale"][seat] -= 1
    if seat == listener:
        row["tale"][HAND + seat, kind] -= 1


def _played(row: Any, listener: int, seat: int, kind: int, points: int) -> None:
    _from_hand(row, listener, seat, kind, ASIDE + seat)
    row["points"][seat] += points


def _claimed_mission(row: Any, listener: int, seat: int, kind: int, points: int, place: int) -> None:
    _played(row, listener, seat, kind, points)
    row["leader"][place] = PINNED


def _discarded(row: Any, listener: int, seat: int, kind: int) -> None:
    _from_hand(row, listener, seat, kind, DISCARDS)


def _stormed(
    row: Any, listener: int, source: int, target: int, *told: int
) -> None:  # rolls and bonuses, then both losses
    row["army"][source] -= told[4]
    row["army"][target] -= told[5]


def _moved(row: Any, listener: int, source: int, target: int, battalions: int) -> None:
    row["army"][source] -= battalions
    row["army"][target] += battalions


def _lost(row: Any, listener: int, place: int, battalions: int) -> None:
    row["army"][place] -= battalions


def _leader_lost(row: Any, listener: int, owner: int, place: int) -> None:
    row["leader"][place] = ABSENT


def _conquered(row: Any, listener: int, seat: int, place: int, former: int) -> None:
    row["owner"][place] = seat


def _marched(row: Any, listener: int, source: int, target: int, battalions: int, led: int) -> None:
    _moved(row, listener, source, target, battalions)
    if led:
        row["leader"][source] = ABSENT
        row["leader"][target] = ARRIVED


def _eliminated(row: Any, listener: int, seat: int, by: int) -> None:
    row["alive"][seat] = 0
    row["points"][seat] = 0


def _handed(row: Any, listener: int, giver: int, taker: int, cards: int) -> None:
    row["held_land"][giver] -= cards
    row["held_land"][taker] += cards


def _handed_land(row: Any, listener: int, giver: int, taker: int, kind: int) -> None:
    if listener == giver:
        row["land"][HAND + giver, kind] -= 1
    else:
        row["land"][HAND + taker, kind] += 1


def _cast_aside(row: Any, listener: int, seat: int, kind: int) -> None:
    row["land"][DISCARDS, kind] += 1
    row["secrets"][seat] -= 1
    if seat == listener:
        row["land"][ASIDE + seat, kind] -= 1


def _happened(row: Any, listener: int, seat: int, kind: int) -> None:
    row["tale"][DISCARDS, kind] += 1


def _event_land(row: Any, listener: int, kind: int) -> None:
    row["land"][DISCARDS, kind] += 1


def _frozen(row: Any, listener: int, seat: int, place: int) -> None:
    row["frozen"][place] |= 1 << seat


def _hid(row: Any, listener: int, seat: int) -> None:
    row["secrets"][seat] += 1


def _hid_land(row: Any, listener: int, seat: int, kind: int) -> None:
    row["land"][ASIDE + seat, kind] += 1


def _rose(row: Any, listener: int, seat: int, place: int, battalions: int) -> None:
    _cast_aside(row, listener, seat, place)
    row["army"][place] += battalions


def _carried(row: Any, listener: int, source: int, target: int) -> None:
    row["leader"][source] = ABSENT
    row["leader"][target] = PRESENT


def _blocked(row: Any, listener: int, seat: int, bridge: int) -> None:
    row["blocked"][bridge] |= 1 << seat


def _thawed(row: Any, listener: int, seat: int) -> None:
    row["frozen"][:] &= ~(1 << seat)
    row["blocked"][:] &= ~(1 << seat)


def _reshuffled(row: Any, listener: int, pile: int) -> None:
    row["tale" if pile else "land"][DISCARDS, :] = 0


def _rested(row: Any, listener: int, seat: int) -> None:
    leaders = row["leader"]
    leaders[leaders != ABSENT] = PRESENT


CHANGES: dict[str, Callable[..., None]] = {
    "now": _now,
    "dealt": _dealt,
    "claimed": _claimed,
    "occupied": _occupied,
    "placed": _placed,
    "appointed": _appointed,
    "took": _took,
    "took_land": _took_land,
    "took_tale": _took_tale,
    "offered": _offered,
    "played": _played,
    "claimed_mission": _claimed_mission,
    "discarded": _discarded,
    "stormed": _stormed,
    "converted": _moved,
    "fell_back": _moved,
    "sunk": _lost,
    "raided": _lost,
    "leader_lost": _leader_lost,
    "conquered": _conquered,
    "advanced": _marched,
    "redeployed": _marched,
    "eliminated": _eliminated,
    "handed": _handed,
    "handed_land": _handed_land,
    "cast_aside": _cast_aside,
    "happened": _happened,
    "event_land": _event_land,
    "frozen": _frozen,
    "hid": _hid,
    "hid_land": _hid_land,
    "rose": _rose,
    "carried": _carried,
    "blocked": _blocked,
    "thawed": _thawed,
    "reshuffled": _reshuffled,
    "rested": _rested,
}
"""What each fact changes; facts that only tell (a roll, a grant, the score) are not here."""
