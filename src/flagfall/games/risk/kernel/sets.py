"""Sets of Territory cards: what makes one, what it is worth, and how it is exchanged."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.facts import EXCHANGED, OFFERED
from flagfall.games.risk.kernel.verbs import ask, place, tell
from flagfall.games.risk.kernel.words import (
    DISCARDS,
    EVERYONE,
    HAND,
    LANDS,
    OFFER,
    P_BONUS,
    P_TRADE,
    PHASE,
    POOL,
    S_REINFORCE,
    SHOWN,
    SHOWN_1,
    SHOWN_2,
    SHOWN_3,
    TURN,
    WILD,
)
from flagfall.kit.jit import door, rule

WILD_SYMBOL = 3


@door
def is_set(a: int, b: int, c: int) -> bool:
    """Three alike or one of each; a wild card is whatever it needs to be (Ruling 11)."""
    if a == WILD_SYMBOL or b == WILD_SYMBOL or c == WILD_SYMBOL:
        return True
    if a == b:
        return b == c
    return b != c and a != c


@door
def set_value(book: Any, a: int, b: int, c: int) -> int:
    """What a set is worth; where it fits two ways, the better one (Ruling 12)."""
    value = 0
    for symbol in range(3):
        if (
            (a == symbol or a == WILD_SYMBOL)
            and (b == symbol or b == WILD_SYMBOL)
            and (c == symbol or c == WILD_SYMBOL)
        ):
            value = max(value, int(book.set_of[symbol]))
    plain = 0
    doubled = False
    for symbol in (a, b, c):
        if symbol != WILD_SYMBOL:
            doubled = doubled or (plain >> symbol) & 1 == 1
            plain |= 1 << symbol
    if not doubled:
        value = max(value, int(book.set_mixed))
    return value


@rule
def may_offer(field: Any, book: Any, seat: int, kind: int) -> bool:
    """A card may be laid down if a set can still be finished with it.

    Cards of a set are laid down in the order of their numbers, so that each set is told in one way.
    """
    if int(field.land[HAND + seat, kind]) == 0:
        return False
    shown = int(field.now[SHOWN])
    if shown > 0 and kind < int(field.now[SHOWN_1 + shown - 1]):
        return False
    mine = int(book.symbol[kind])
    if shown == 2:
        first = int(book.symbol[int(field.now[SHOWN_1])])
        second = int(book.symbol[int(field.now[SHOWN_2])])
        return is_set(first, second, mine)
    for other in range(kind, LANDS):
        held = int(field.land[HAND + seat, other])
        if other == kind:
            held -= 1
        if held <= 0:
            continue
        second = int(book.symbol[other])
        if shown == 1:
            if is_set(int(book.symbol[int(field.now[SHOWN_1])]), mine, second):
                return True
            continue
        for last in range(other, LANDS):
            left = int(field.land[HAND + seat, last])
            if last == kind:
                left -= 1
            if last == other:
                left -= 1
            if left > 0 and is_set(mine, second, int(book.symbol[last])):
                return True
    return False


@rule
def matches(field: Any, seat: int, kind: int) -> bool:
    """A laid-down card shows a place its player occupies; a wild card shows none."""
    if kind == WILD or int(field.owner[kind]) != seat:
        return False
    for index in range(3):
        if int(field.now[SHOWN_1 + index]) == kind:
            return True
    return False


@rule
def offer(field: Any, book: Any, decision: int, log: Any) -> None:
    """Reinforcement 3: three cards go to the discards, face up, and battalions come for them."""
    seat = int(field.now[TURN])
    kind = decision - OFFER
    shown = int(field.now[SHOWN])
    if shown == 0:
        field.now[SHOWN_1] = -1
        field.now[SHOWN_2] = -1
        field.now[SHOWN_3] = -1
    field.now[SHOWN_1 + shown] = kind
    field.land[HAND + seat, kind] = int(field.land[HAND + seat, kind]) - 1
    field.land[DISCARDS, kind] = int(field.land[DISCARDS, kind]) + 1
    field.held_land[seat] = int(field.held_land[seat]) - 1
    tell(log, OFFERED, EVERYONE, 2, seat, kind)
    if shown < 2:
        field.now[SHOWN] = shown + 1
        ask(field, P_TRADE, seat)
        return
    value = set_value(
        book,
        int(book.symbol[int(field.now[SHOWN_1])]),
        int(book.symbol[int(field.now[SHOWN_2])]),
        int(book.symbol[kind]),
    )
    field.now[SHOWN] = 0
    field.now[POOL] = int(field.now[POOL]) + value
    tell(log, EXCHANGED, EVERYONE, 2, seat, value)
    _bonus(field, book, seat, log)


@rule
def _bonus(field: Any, book: Any, seat: int, log: Any) -> None:
    """Two more battalions, once a set, into one occupied place the cards show (Ruling 10)."""
    matching = 0
    where = 0
    for index in range(3):
        kind = int(field.now[SHOWN_1 + index])
        if matches(field, seat, kind):
            matching += 1
            where = kind
    if matching > 1:
        ask(field, P_BONUS, seat)
        return
    if matching == 1:
        place(field, seat, where, int(book.matching_bonus), log)
    field.now[PHASE] = S_REINFORCE
