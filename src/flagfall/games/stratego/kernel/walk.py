"""Moving and attacking on foot, for all of a seat's pieces at once.

Rules for Movement and Attack, all four rulebooks: one square forward, backward or sideways, onto an open square
or an enemy's; never through a piece, a lake or a zone. Rank 2 goes any number of open squares in one line and
may attack at its end.
"""

from flagfall.games.stratego.kernel.numbers import (
    BEARER,
    BORNE,
    FIXED,
    MEN,
    MOVERS,
    RIDERS,
    SHIFTED,
    STEP,
)
from flagfall.games.stratego.kernel.squares import distance, first, high, low, shift
from flagfall.games.stratego.kernel.two_square import any_border_closed, barred_after
from flagfall.kit.jit import rule


@rule
def emit(sets, n, how, w0, w1):
    """Add a row of choices unless it is empty: then the next one is written over it, since nobody could guess which is which."""
    sets[n, 0] = how
    sets[n, 1] = w0
    sets[n, 2] = w1
    return n + int(w0 | w1 != 0)


@rule
def walk(table, mind, book, sets, n):
    """Every step, slide and attack, one row per direction and distance."""
    # Nobody can be attacked on Mount Doom (L18, X6): it is no land.
    foe0, foe1 = mind.foe[0] & book.land[0], mind.foe[1] & book.land[1]
    empty0 = book.land[0] & ~(mind.own[MEN, 0] | foe0 | table.stone[0])
    empty1 = book.land[1] & ~(mind.own[MEN, 1] | foe1 | table.stone[1])
    goal0, goal1 = empty0 | foe0, empty1 | foe1
    movers0, movers1 = mind.own[MOVERS, 0], mind.own[MOVERS, 1]
    riders0, riders1 = mind.own[RIDERS, 0], mind.own[RIDERS, 1]
    closed = any_border_closed(mind, book)
    for direction in range(4):
        far = distance(direction)
        stop = barred_after(mind, book, direction) if closed else 0
        w0, w1 = shift(movers0, movers1, direction)
        front0, front1 = shift(riders0, riders1, direction)
        if stop == 1:
            barred = int(mind.runner) + far
            if 0 <= barred < 100:
                w0 &= ~low(barred)
                w1 &= ~high(barred)
                front0 &= ~low(barred)
                front1 &= ~high(barred)
        n = emit(sets, n, 1000 * STEP + SHIFTED + far, w0 & goal0, w1 & goal1)
        front0 &= empty0
        front1 &= empty1
        reach = 1
        while front0 | front1:
            reach += 1
            front0, front1 = shift(front0, front1, direction)
            if stop == reach:
                barred = int(mind.runner) + reach * far
                front0 &= ~low(barred)
                front1 &= ~high(barred)
            n = emit(sets, n, 1000 * STEP + SHIFTED + reach * far, front0 & goal0, front1 & goal1)
            front0 &= empty0
            front1 &= empty1
    if book.doom >= 0:
        n = seek_doom(table, mind, book, sets, n)
    return n


@rule
def seek_doom(table, mind, book, sets, n):
    """Destroy the Ring (LotR 2004): only the bearer enters Mount Doom, once, from the two squares beside it."""
    if table.ring == BORNE:
        w0 = mind.own[BEARER, 0] & book.gates[0]
        w1 = mind.own[BEARER, 1] & book.gates[1]
        if w0 | w1:
            n = emit(sets, n, FIXED + 1000 * STEP + first(w0, w1), low(book.doom), high(book.doom))
    return n
