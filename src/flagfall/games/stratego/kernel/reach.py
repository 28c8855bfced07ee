"""Powers that act on a square in reach: one row of choices per piece that has the power."""

from flagfall.games.stratego.kernel.numbers import FIXED
from flagfall.games.stratego.kernel.squares import first, high, low
from flagfall.games.stratego.kernel.walk import emit
from flagfall.kit.jit import rule


@rule
def aim_far(mind, book, shape, targets0, targets1, sets, n):
    """Every target in reach of every piece with a power of this shape."""
    w0, w1 = mind.own[shape, 0], mind.own[shape, 1]
    while w0 | w1:
        actor = first(w0, w1)
        w0 &= ~low(actor)
        w1 &= ~high(actor)
        power = book.power[shape, mind.kind[actor]]
        n = emit(
            sets,
            n,
            FIXED + 1000 * shape + actor,
            book.reach[power, actor, 0] & targets0,
            book.reach[power, actor, 1] & targets1,
        )
    return n
