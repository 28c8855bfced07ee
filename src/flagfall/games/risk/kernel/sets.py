"""Sets of Territory cards: what makes one, what it is worth, and how it is exchanged."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.decks import lay_down
from flagfall.games.risk.kernel.numbers import (
    EVERYONE,
    EXCHANGED,
    LANDS,
    OFFER,
    P_BONUS,
    P_TRADE,
    POOL,
    S_REINFORCE,
    SHOWN,
    SHOWN_1,
    SHOWN_2,
    SHOWN_3,
    TURN,
    WILD,
    WILD_SYMBOL,
)
from flagfall.games.risk.kernel.verbs import ask, place, tell, then, wait
from flagfall.kit.jit import door, rule


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
def may_offer(table: Any, lands: Any, book: Any, kind: int) -> bool:
    """A card of the hand may be laid down if a set can still be finished with it.

    Cards of a set are laid down in the order of their numbers, so that each set is told in one way.
    """
    if int(lands[kind]) == 0:
        return False
    shown = int(table.now[SHOWN])
    if shown > 0 and kind < int(table.now[SHOWN_1 + shown - 1]):
        return False
    mine = int(book.symbol[kind])
    if shown == 2:
        first = int(book.symbol[int(table.now[SHOWN_1])])
        second = int(book.symbol[int(table.now[SHOWN_2])])
        return is_set(first, second, mine)
    for other in range(kind, LANDS):
        held = int(lands[other])
        if other == kind:
            held -= 1
        if held <= 0:
            continue
        second = int(book.symbol[other])
        if shown == 1:
            if is_set(int(book.symbol[int(table.now[SHOWN_1])]), mine, second):
                return True
            continue
        for last in range(other, LANDS):
            left = int(lands[last])
            if last == kind:
                left -= 1
            if last == other:
                left -= 1
            if left > 0 and is_set(mine, second, int(book.symbol[last])):
                return True
    return False


@rule
def matches(table: Any, seat: int, kind: int) -> bool:
    """A laid-down card shows a place its player occupies; a wild card shows none."""
    if kind == WILD or int(table.owner[kind]) != seat:
        return False
    for index in range(3):
        if int(table.now[SHOWN_1 + index]) == kind:
            return True
    return False


@rule
def offer(state: Any, book: Any, decision: int, log: Any) -> None:
    """Reinforcement 3: three cards go to the discards, face up, and battalions come for them."""
    table = state.table
    seat = int(table.now[TURN])
    lay_down(state, seat, decision - OFFER, log)
    if int(table.now[SHOWN]) < 3:
        ask(table, P_TRADE, seat, log)
        return
    value = set_value(
        book,
        int(book.symbol[int(table.now[SHOWN_1])]),
        int(book.symbol[int(table.now[SHOWN_2])]),
        int(book.symbol[int(table.now[SHOWN_3])]),
    )
    table.now[SHOWN] = 0
    tell(log, EXCHANGED, EVERYONE, seat, value)
    wait(table, int(table.now[POOL]) + value, log)
    _bonus(table, book, seat, log)


@rule
def _bonus(table: Any, book: Any, seat: int, log: Any) -> None:
    """Two more battalions, once a set, into one occupied place the cards show (Ruling 10)."""
    matching = 0
    where = 0
    for index in range(3):
        kind = int(table.now[SHOWN_1 + index])
        if matches(table, seat, kind):
            matching += 1
            where = kind
    if matching > 1:
        ask(table, P_BONUS, seat, log)
        return
    if matching == 1:
        place(table, seat, where, int(book.matching_bonus), log)
    then(table, S_REINFORCE)
