"""STRIDE: two steps in one turn.

Swift Steed (LotR 2004), Quickness (Fire & Ice 2008), Charge (Narnia, reconstructed): two squares forward, backward, sideways or
around a corner, never through a piece or a zone; the second square may hold an enemy, who is then attacked.
X5: as a power always exactly two steps. R14: never back to where it started. The first square only has to be open.
"""

from flagfall.games.stratego.kernel.clash import attack
from flagfall.games.stratego.kernel.numbers import EVERYONE, MEN, NONE, SHIFTED, STRIDE, STRODE
from flagfall.games.stratego.kernel.squares import distance, high, low, shift
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import barred_pair, tread_pair
from flagfall.games.stratego.kernel.verbs import relocate, unmask
from flagfall.games.stratego.kernel.walk import emit
from flagfall.kit.jit import rule


@rule
def aim_stride(table, mind, book, sets, n):
    riders0, riders1 = mind.own[STRIDE, 0], mind.own[STRIDE, 1]
    if not riders0 | riders1:
        return n
    empty0 = book.land[0] & ~(mind.own[MEN, 0] | mind.foe[0] | table.stone[0])
    empty1 = book.land[1] & ~(mind.own[MEN, 1] | mind.foe[1] | table.stone[1])
    goal0, goal1 = empty0 | mind.foe[0] & book.land[0], empty1 | mind.foe[1] & book.land[1]
    for one in range(4):
        # straight on
        via0, via1 = shift(riders0, riders1, one)
        w0, w1 = shift(via0 & empty0, via1 & empty1, one)
        n = ride(mind, book, sets, n, 2 * distance(one), w0 & goal0, w1 & goal1)
        # around a corner, either way round
        for other in range(one + 1, 4):
            if one // 2 != other // 2:
                w0, w1 = shift(via0 & empty0, via1 & empty1, other)
                back0, back1 = shift(riders0, riders1, other)
                x0, x1 = shift(back0 & empty0, back1 & empty1, one)
                n = ride(mind, book, sets, n, distance(one) + distance(other), (w0 | x0) & goal0, (w1 | x1) & goal1)
    return n


@rule
def ride(mind, book, sets, n, far, w0, w1):
    """One row of rides, without the one the two-square rule closes."""
    if mind.pairs and mind.runner != NONE:
        runner = int(mind.runner)
        end = runner + far
        if 0 <= end < 100 and barred_pair(mind, book, runner, end):
            w0 &= ~low(end)
            w1 &= ~high(end)
    return emit(sets, n, 1000 * STRIDE + SHIFTED + far, w0, w1)


@rule
def stride(field, book, start, end, sets, log):
    """Ride two squares. True if it ended in a won attack."""
    seat = int(field.table.owner[start])
    if field.table.owner[end] != NONE:
        return attack(field, book, start, end, sets, log)
    unmask(field, start, EVERYONE, log)
    relocate(field, book, start, end)
    tread_pair(field.mind[seat], book, start, end)
    tell(log, STRODE, start, end, EVERYONE)
    return False
