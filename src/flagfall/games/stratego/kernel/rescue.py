"""RESCUE, a tournament rule of 1999.

Moving onto the enemy's back row lets a player take one captured piece back and put it on any free square of his own
half; then the turn ends (T6-T13). Never a Bomb; not by a Scout; two rescues a player; not both by the same piece.

Whether a player is *asked* depends only on what both can see, or the question itself would say that the piece is
no Scout: a Scout's player is asked too and can only stop.
"""

from flagfall.games.stratego.kernel.comeback import come_back
from flagfall.games.stratego.kernel.numbers import FIXED, KINDS, MEN, MOVERS, RESCUE, RESCUERS, RIDERS, STOP
from flagfall.games.stratego.kernel.squares import flip, holds
from flagfall.games.stratego.kernel.walk import emit
from flagfall.kit.jit import rule


@rule
def free_half(table, mind, book, seat):
    """The empty squares of one's own half: five rows, not the four of the set-up (T10)."""
    w0 = book.half[seat, 0] & book.land[0] & ~(mind.own[MEN, 0] | mind.foe[0] | table.stone[0])
    w1 = book.half[seat, 1] & book.land[1] & ~(mind.own[MEN, 1] | mind.foe[1] | table.stone[1])
    return w0, w1


@rule
def may_rescue(field, book, seat, square):
    """Whether the player who just moved onto a square is asked, by what everybody can see."""
    if not book.rescue or not holds(book.goal[seat], square):
        return False
    if field.table.rescues[seat] >= 2 or field.table.fallen[seat] == 0:
        return False
    w0, w1 = free_half(field.table, field.mind[seat], book, seat)
    return w0 | w1 != 0


@rule
def aim_rescue(table, mind, book, sets, n):
    seat, at = int(mind.seat), int(table.at)
    if not holds(mind.own[RIDERS], at) and not holds(mind.own[RESCUERS], at):
        w0, w1 = free_half(table, mind, book, seat)
        for kind in range(1, KINDS):
            if mind.lost[kind] and book.layers[kind] >> MOVERS & 1:
                n = emit(sets, n, FIXED + 1000 * RESCUE + kind, w0, w1)
    return emit(sets, n, FIXED + 1000 * STOP, 1, 0)


@rule
def rescue(field, book, kind, square, log):
    seat = int(field.table.turn)
    flip(field.mind[seat].own[RESCUERS], field.table.at)
    field.table.rescues[seat] = int(field.table.rescues[seat]) + 1
    come_back(field, book, seat, kind, square, log)
