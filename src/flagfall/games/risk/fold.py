"""A view built from nothing but the facts heard. Each fact changes what it says and no more."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from flagfall.games.risk.kernel import numbers as n
from flagfall.games.risk.kernel.layout import TABLE
from flagfall.games.risk.records import View, twin

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.core import Fact, Listener


class Folding:
    """A view in the making: hears facts one by one."""

    def __init__(self, opening: View) -> None:
        self.listener: Listener = opening.listener
        self._record = twin(opening.record)
        self._page = _page(self._record)

    def hear(self, fact: Fact) -> None:
        change = CHANGES[fact.what]
        if change is not None:
            change(self._page, *fact.told)

    def view(self) -> View:
        return View(twin(self._record))


class Page(SimpleNamespace):
    """The fields of a view's record by name, to write on."""


def _page(record: Any) -> Page:
    own = {name: record[name][0] for name in ("land", "tale", "secret")}
    return Page(
        **{name: record["table"][name][0] for name in TABLE.names or ()}, **own, listener=int(record["listener"][0])
    )


# -- the turn ---------------------------------------------------------------------------------------------
def _asked(page: Page, seat: int, phase: int) -> None:
    page.now[n.PLY] += 1
    page.now[n.PHASE] = phase
    page.now[n.ASKED] = seat


def _turned(page: Page, seat: int, turn: int) -> None:
    page.now[n.TURN], page.now[n.TURNS] = seat, turn
    page.now[[n.SHOWN, n.CARD, n.CONQUERED, n.EXTRA, n.SITE, n.DREW]] = 0
    page.now[[n.MOVES, n.MOVED, n.ATTACK_ROLL, n.DEFEND_ROLL]] = 0
    _end_run(page)


def _end_run(page: Page) -> None:
    page.now[[n.RUN, n.BESIEGED, n.SAILING, n.WAY_FROM, n.WAY_TO]] = 0


def _granted(page: Page, seat: int, places: int, regions: int) -> None:
    page.now[n.POOL] = places + regions


def _rested(page: Page, seat: int) -> None:
    page.leader[page.leader != n.ABSENT] = n.PRESENT


def _thawed(page: Page, seat: int) -> None:
    page.frozen[:] &= ~(1 << seat)
    page.blocked[:] &= ~(1 << seat)
    page.now[n.CORSAIRS] &= ~(1 << seat)


def _blocked(page: Page, seat: int, bridge: int) -> None:
    page.blocked[bridge] |= 1 << seat


# -- battalions and Leaders -----------------------------------------------------------------------------------
def _dealt(page: Page, owner: int, place: int, battalions: int) -> None:
    page.owner[place] = owner
    page.army[place] = battalions
    if owner != n.NEUTRAL:
        page.left[owner] -= 1


def _claimed(page: Page, seat: int, place: int) -> None:
    _dealt(page, seat, place, 1)


def _occupied(page: Page, seat: int, place: int) -> None:
    _dealt(page, seat, place, 1)
    page.held_land[seat] -= 1
    page.now[n.LAND_DECK] += 1
    if seat == page.listener:
        page.land[place] -= 1


def _placed(page: Page, seat: int, place: int, battalions: int) -> None:
    page.army[place] += battalions
    if seat != n.NEUTRAL and page.left[seat] > 0:
        page.left[seat] -= battalions


def _appointed(page: Page, seat: int, place: int) -> None:
    page.leader[place] = n.PRESENT


def _moved(page: Page, source: int, target: int, battalions: int) -> None:
    page.army[source] -= battalions
    page.army[target] += battalions


def _lost(page: Page, place: int, battalions: int) -> None:
    page.army[place] -= battalions


_converted, _sunk = _moved, _lost


def _advanced(page: Page, source: int, target: int, battalions: int, led: int) -> None:
    _moved(page, source, target, battalions)
    if led:
        page.leader[source] = n.ABSENT
        page.leader[target] = n.ARRIVED


def _redeployed(page: Page, source: int, target: int, battalions: int, led: int) -> None:
    _advanced(page, source, target, battalions, led)
    page.now[n.MOVES] -= 1
    page.now[n.MOVED] += 1


def _marches(page: Page, left: int) -> None:
    _end_run(page)
    page.now[n.MOVES], page.now[n.MOVED] = left, 0


def _more_marches(page: Page, more: int) -> None:
    page.now[n.MOVES] += more


def _carried(page: Page, source: int, target: int) -> None:
    page.leader[source] = n.ABSENT
    page.leader[target] = n.PRESENT


def _reached_site(page: Page, seat: int) -> None:
    page.now[n.SITE] = 1


# -- combat -----------------------------------------------------------------------------------------------------
def _attacked(page: Page, seat: int, source: int, target: int, defender: int, under: int) -> None:
    if page.now[n.RUN] != target + 1:
        _end_run(page)
        page.now[n.RUN] = target + 1
    page.now[n.SOURCE], page.now[n.TARGET] = source, target
    page.now[n.UNDER] = n.PROMISED if under else n.OVER
    page.now[[n.DICE_USED, n.LED, n.DEFENCE]] = 0


def _went_under(page: Page, source: int, target: int) -> None:
    page.now[n.UNDER] = n.BELOW
    page.now[n.WAY_FROM], page.now[n.WAY_TO] = source + 1, target + 1


def _besieged(page: Page, place: int) -> None:
    page.now[n.BESIEGED] = place + 1


def _sailed(page: Page, place: int) -> None:
    page.now[n.SAILING] = place + 1


def _led(page: Page, dice: int, led: int) -> None:
    page.now[n.DICE_USED], page.now[n.LED] = dice, led
    page.now[n.ATTACK_ROLL] = page.now[n.DEFEND_ROLL] = 0


def _cast(page: Page, roll: int) -> None:
    page.now[n.ATTACK_ROLL] = roll + 1


def _stormed(page: Page, source: int, target: int, *told: int) -> None:
    attack, defence, _, _, lost, beaten = told
    page.now[n.ATTACK_ROLL], page.now[n.DEFEND_ROLL] = attack + 1, defence + 1
    page.army[source] -= lost
    page.army[target] -= beaten


def _leader_lost(page: Page, owner: int, place: int) -> None:
    page.leader[place] = n.ABSENT


def _conquered(page: Page, seat: int, place: int, former: int) -> None:
    page.owner[place] = seat
    page.now[n.FORMER] = former
    page.now[n.CONQUERED] = 1
    _end_run(page)


def _eliminated(page: Page, seat: int, by: int) -> None:
    page.alive[seat] = 0
    page.points[seat] = 0


# -- cards ----------------------------------------------------------------------------------------------------------
def _took(page: Page, seat: int, pile: int) -> None:
    if pile == n.TALE_PILE:
        page.held_tale[seat] += 1
        page.now[n.TALE_DECK] -= 1
    else:
        page.held_land[seat] += 1
        page.now[n.LAND_DECK] -= 1


def _took_land(page: Page, seat: int, kind: int) -> None:
    page.land[kind] += 1


def _took_tale(page: Page, seat: int, kind: int) -> None:
    page.tale[kind] += 1


def _drawing(page: Page, seat: int, pile: int, draws: int) -> None:
    if pile == n.TALE_PILE:
        page.now[n.SITE], page.now[n.DREW] = 2, draws
    elif page.now[n.CONQUERED] == 1:
        page.now[n.CONQUERED] = 2
    else:
        page.now[n.EXTRA] -= 1


def _reshuffled(page: Page, pile: int) -> None:
    discards = page.tale_discards if pile == n.TALE_PILE else page.land_discards
    page.now[n.TALE_DECK if pile == n.TALE_PILE else n.LAND_DECK] += int(discards.sum())
    discards[:] = 0


def _offered(page: Page, seat: int, kind: int) -> None:
    shown = page.now[n.SHOWN]
    if shown == 0:
        page.now[n.SHOWN_1] = page.now[n.SHOWN_2] = page.now[n.SHOWN_3] = -1
    _shown(page, kind)
    page.land_discards[kind] += 1
    page.held_land[seat] -= 1
    if seat == page.listener:
        page.land[kind] -= 1


def _shown(page: Page, kind: int) -> None:
    page.now[n.SHOWN_1 + page.now[n.SHOWN]] = kind
    page.now[n.SHOWN] += 1


def _exchanged(page: Page, seat: int, battalions: int) -> None:
    page.now[n.SHOWN] = 0


def _from_hand(page: Page, seat: int, kind: int, pile: Any) -> None:
    pile[kind] += 1
    page.held_tale[seat] -= 1
    if seat == page.listener:
        page.tale[kind] -= 1


def _played(page: Page, seat: int, kind: int, points: int) -> None:
    _from_hand(page, seat, kind, page.played[seat])
    page.points[seat] += points
    page.now[n.CARD] = kind


def _claimed_mission(page: Page, seat: int, kind: int, points: int, place: int) -> None:
    _played(page, seat, kind, points)
    page.leader[place] = n.PINNED
    page.now[n.BACK] = page.now[n.PHASE]


def _earned_card(page: Page, seat: int) -> None:
    page.now[n.EXTRA] += 1


def _discarded(page: Page, seat: int, kind: int) -> None:
    _from_hand(page, seat, kind, page.tale_discards)


def _handed(page: Page, giver: int, taker: int, cards: int) -> None:
    page.held_land[giver] -= cards
    page.held_land[taker] += cards


def _handed_land(page: Page, giver: int, taker: int, kind: int) -> None:
    page.land[kind] += 1 if taker == page.listener else -1


def _cast_aside(page: Page, seat: int, kind: int) -> None:
    page.land_discards[kind] += 1
    page.secrets[seat] -= 1
    if seat == page.listener:
        page.secret[kind] -= 1


# -- events -----------------------------------------------------------------------------------------------------------
def _happened(page: Page, seat: int, kind: int) -> None:
    page.tale_discards[kind] += 1
    page.now[n.TALE_DECK] -= 1
    page.now[n.CARD] = kind


def _event_land(page: Page, kind: int) -> None:
    page.now[n.LAND_DECK] -= 1
    _shown(page, kind)


def _event_spent(page: Page, kind: int) -> None:
    page.land_discards[kind] += 1
    page.now[n.SHOWN] = 0


def _frozen(page: Page, seat: int, place: int) -> None:
    page.frozen[place] |= 1 << seat


def _hid(page: Page, seat: int) -> None:
    page.secrets[seat] += 1
    page.now[n.LAND_DECK] -= 1


def _hid_land(page: Page, seat: int, kind: int) -> None:
    page.secret[kind] += 1


def _rose(page: Page, seat: int, place: int, battalions: int) -> None:
    _cast_aside(page, seat, place)
    page.army[place] += battalions


def _corsairs(page: Page, seat: int) -> None:
    page.now[n.CORSAIRS] |= 1 << seat


# -- the Fellowship, and the end ----------------------------------------------------------------------------------------
def _setting_out(page: Page, needs_roll: int) -> None:
    page.now[n.NEEDS_ROLL] = needs_roll
    page.now[n.RING_BONUS] = page.now[n.RING_ROLL] = 0


def _roll_forced(page: Page, seat: int) -> None:
    page.now[n.NEEDS_ROLL] = 1


def _swayed(page: Page, amount: int) -> None:
    page.now[n.RING_BONUS] += amount


def _ring_rolled(page: Page, die: int, bonus: int, goes_on: int) -> None:
    page.now[n.RING_ROLL] = die


ONLY_TELLS = {"rolled", "ring_held", "scored"}
"""Facts that change nothing on the table: a roll, a Ring that stays, the score."""

SAYS = {
    "rolling": (n.ROLLER, n.CONTENDERS, n.HIGHEST, n.TIED),
    "waiting": (n.POOL,),
    "set_out": (n.SOURCE,),
    "bound_for": (n.TARGET,),
    "counted": (n.DICE_USED,),
    "defended": (n.DEFENCE,),
    "spoils": (n.SPOILS,),
    "draws_left": (n.DRAWS,),
    "ring_moved": (n.RING,),
    "ended": (n.ENDING, n.WINNERS),
}
"""Facts whose numbers are what the registers say from now on."""


def _say(registers: tuple[int, ...], page: Page, *told: int) -> None:
    for register, number in zip(registers, told, strict=True):
        page.now[register] = number


def _change(what: str) -> Callable[..., None] | None:
    """What a fact does: it is in one of these lists, or has a function by the name of the one it is folded as."""
    if what in ONLY_TELLS:
        return None
    if what in SAYS:
        return partial(_say, SAYS[what])
    change: Callable[..., None] = globals()[f"_{what}"]
    return change


CHANGES = {word.name: _change(n.FACTS[word.folded].name) for word in n.FACTS}
"""A fact nobody has thought of here is noticed as the rules are loaded."""
