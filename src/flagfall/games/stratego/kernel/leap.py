"""LEAP: flying over others in a straight line.

Flight (LotR 2004; L4, L5): over any run of pieces and Forbidden Zones, forward, backward or sideways, to the first open
square; never an attack. Flight (Fire & Ice 2008; F6, F7): over pieces only, and after landing one ordinary attack.
"""

from flagfall.games.stratego.kernel.numbers import (
    EVERYONE,
    FIXED,
    LANDING,
    LEAP,
    LEAPT,
    MEN,
    OVER_ZONES,
    THEN_ATTACK,
)
from flagfall.games.stratego.kernel.squares import first, high, holds, low
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.turn import await_more
from flagfall.games.stratego.kernel.two_square import barred_pair, tread_pair
from flagfall.games.stratego.kernel.verbs import relocate, unmask
from flagfall.games.stratego.kernel.walk import emit
from flagfall.kit.jit import rule


@rule
def runway(table, mind, book, start, direction, over_zones):
    """Where a flight in one direction lands, or -1. Something must be flown over (L4)."""
    row, column = start // 10, start % 10
    flown = 0
    while True:
        if direction == 0:
            row += 1
        elif direction == 1:
            row -= 1
        elif direction == 2:
            column += 1
        else:
            column -= 1
        if row < 0 or row > 9 or column < 0 or column > 9:
            return -1
        square = 10 * row + column
        occupied = holds(mind.own[MEN], square) | holds(mind.foe, square) | holds(table.stone, square)
        if not holds(book.land, square):
            if not over_zones:
                return -1
        elif not occupied:
            return square if flown else -1
        flown += 1


@rule
def aim_leap(table, mind, book, sets, n):
    w0, w1 = mind.own[LEAP, 0], mind.own[LEAP, 1]
    while w0 | w1:
        flyer = first(w0, w1)
        w0 &= ~low(flyer)
        w1 &= ~high(flyer)
        power = book.power[LEAP, mind.kind[flyer]]
        over_zones = book.facets[power] & OVER_ZONES
        t0, t1 = 0, 0
        for direction in range(4):
            square = runway(table, mind, book, flyer, direction, over_zones)
            if square >= 0 and not barred_pair(mind, book, flyer, square):
                t0 |= low(square)
                t1 |= high(square)
        n = emit(sets, n, FIXED + 1000 * LEAP + flyer, t0, t1)
    return n


@rule
def leap(field, book, start, end, log):
    """Fly. True if the same seat may still attack from where it landed."""
    seat = int(field.table.owner[start])
    mind = field.mind[seat]
    unmask(field, start, EVERYONE, log)
    relocate(field, book, start, end)
    tread_pair(mind, book, start, end)
    tell(log, LEAPT, start, end, EVERYONE)
    power = book.power[LEAP, mind.kind[end]]
    near = (mind.foe[0] & book.beside[end, 0]) | (mind.foe[1] & book.beside[end, 1])
    if book.facets[power] & THEN_ATTACK and near:
        await_more(field, LANDING, end, log)
        return True
    return False
