"""CONVERT: bringing an enemy over to one's own side for good.

Enchant (Fire & Ice 2008; F13-F17): a lower rank or a Slayer within two squares changes sides, keeps rank and powers, and cannot be
enchanted again. Turkish Delight (Narnia, reconstructed; N11): the same, but it works on the children only.
"""

from flagfall.games.stratego.kernel.numbers import (
    BADE,
    CONVERT,
    EVERYONE,
    PROOF,
    SQUARES,
    TAKEN,
    TARGET_FALLS,
    TURNED,
    TURNED_MARK,
)
from flagfall.games.stratego.kernel.reach import aim_far
from flagfall.games.stratego.kernel.squares import flip, high, holds, low
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.games.stratego.kernel.verbs import kind_at, own_lift, own_put, unmask
from flagfall.kit.jit import rule


@rule
def aim_convert(table, mind, book, sets, n):
    """Enemies that were never enchanted: everybody saw those turn around."""
    if not mind.own[CONVERT, 0] | mind.own[CONVERT, 1]:
        return n
    fresh0, fresh1 = mind.foe[0] & book.land[0], mind.foe[1] & book.land[1]
    for square in range(SQUARES):
        if int(table.mark[square]) & TURNED_MARK:
            fresh0 &= ~low(square)
            fresh1 &= ~high(square)
    return aim_far(mind, book, CONVERT, fresh0, fresh1, sets, n)


@rule
def convert(field, book, actor, target, log):
    unmask(field, actor, EVERYONE, log)
    tell(log, BADE, actor, target, EVERYONE)
    unmask(field, target, EVERYONE, log)
    seat = int(field.table.owner[actor])
    forget_run(field.mind[seat])
    kind = kind_at(field, target)
    proof = holds(field.mind[1 - seat].own[PROOF], target)
    hit = book.hit[int(field.table.ring == TAKEN), CONVERT, kind_at(field, actor), kind]
    if hit & TARGET_FALLS and not proof:
        tell(log, TURNED, target, kind, EVERYONE)
        turn_around(field, book, target, kind)


@rule
def turn_around(field, book, square, kind):
    """The piece belongs to the other side from now on; both know what it is."""
    old = int(field.table.owner[square])
    own_lift(field.mind[old], square)
    own_put(field.mind[1 - old], book, kind, square)
    flip(field.mind[old].foe, square)
    flip(field.mind[1 - old].foe, square)
    field.table.owner[square] = 1 - old
    field.table.mark[square] = int(field.table.mark[square]) | TURNED_MARK
