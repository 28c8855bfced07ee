"""HEAL: bringing a captured piece back beside the healer.

Healing Cordial (Narnia 2005, reconstructed; N10, X10): once per game, a captured movable piece of the healer's own army returns to an
empty square next to the healer. An enchanted healer cannot; a healed child cannot be enchanted again.
"""

from flagfall.games.stratego.kernel.comeback import come_back
from flagfall.games.stratego.kernel.numbers import (
    CHILD,
    EVERYONE,
    FIXED,
    HEAL,
    HEALED,
    KINDS,
    MEN,
    PROOF,
    TARGET_FALLS,
    TURNED_MARK,
)
from flagfall.games.stratego.kernel.squares import first, flip
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.games.stratego.kernel.verbs import unmask
from flagfall.games.stratego.kernel.walk import emit
from flagfall.kit.jit import rule


@rule
def healer(table, mind):
    """Where the seat's healer stands, or -1."""
    w0, w1 = mind.own[HEAL, 0], mind.own[HEAL, 1]
    if table.healed or not w0 | w1:
        return -1
    at = first(w0, w1)
    return -1 if int(table.mark[at]) & TURNED_MARK else at


@rule
def aim_heal(table, mind, book, sets, n):
    at = healer(table, mind)
    if at < 0:
        return n
    w0 = book.near[at, 0] & book.land[0] & ~(mind.own[MEN, 0] | mind.foe[0] | table.stone[0])
    w1 = book.near[at, 1] & book.land[1] & ~(mind.own[MEN, 1] | mind.foe[1] | table.stone[1])
    for kind in range(1, KINDS):
        if mind.lost[kind] and book.hit[0, HEAL, mind.kind[at], kind] & TARGET_FALLS:
            n = emit(sets, n, FIXED + 1000 * HEAL + kind, w0, w1)
    return n


@rule
def heal(field, book, kind, square, log):
    seat = int(field.table.turn)
    mind = field.mind[seat]
    at = healer(field.table, mind)
    unmask(field, at, EVERYONE, log)
    forget_run(mind)
    field.table.healed = 1
    tell(log, HEALED, at, square, EVERYONE)
    come_back(field, book, seat, kind, square, log)
    if book.layers[kind] >> CHILD & 1:
        flip(mind.own[PROOF], square)
