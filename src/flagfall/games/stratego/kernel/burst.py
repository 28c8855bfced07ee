"""BURST: one step, then blows all around.

Dwarven Axe (LotR 2004; L6-L8, X13): one to three neighbours of choice, struck at once; an equal falls with the axe, a higher rank or a
Stronghold fells it. Rampage (LotR 2004; L16): every enemy neighbour; the berzerker is spent. Rampage (Fire & Ice 2008; F1-F5): friends are
hit too, and an equal or higher rank takes the attacker along. R15, X12: there must be an enemy in reach, hidden Flags and Traps
included. Flags and whatever else is immune are cells of the book.
"""

from flagfall.games.stratego.kernel.numbers import (
    ACTOR_FALLS,
    AIMED,
    BURST,
    BURSTING,
    CHOOSES,
    EVERYONE,
    EXHAUSTS,
    FIXED,
    FRIENDS,
    HIDES_IMMUNE,
    MEN,
    MOVERS,
    RAGED,
    SHIFTED,
    STOP,
    STRIKE,
    TAKEN,
    TARGET_FALLS,
)
from flagfall.games.stratego.kernel.squares import distance, first, flip, high, holds, low, shift, size
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.turn import await_more
from flagfall.games.stratego.kernel.two_square import barred_after
from flagfall.games.stratego.kernel.verbs import fall, kind_at, move, unmask
from flagfall.games.stratego.kernel.walk import emit
from flagfall.kit.jit import rule


@rule
def aim_burst(table, mind, book, sets, n):
    """Steps onto an open square that has an enemy among its eight neighbours."""
    actors0, actors1 = mind.own[BURST, 0], mind.own[BURST, 1]
    if not actors0 | actors1:
        return n
    foe0, foe1 = mind.foe[0] & book.land[0], mind.foe[1] & book.land[1]
    empty0 = book.land[0] & ~(mind.own[MEN, 0] | mind.foe[0] | table.stone[0])
    empty1 = book.land[1] & ~(mind.own[MEN, 1] | mind.foe[1] | table.stone[1])
    u0, u1 = shift(foe0, foe1, 0)
    d0, d1 = shift(foe0, foe1, 1)
    file0, file1 = foe0 | u0 | d0, foe1 | u1 | d1
    r0, r1 = shift(file0, file1, 2)
    l0, l1 = shift(file0, file1, 3)
    empty0 &= file0 | r0 | l0
    empty1 &= file1 | r1 | l1
    for direction in range(4):
        far = distance(direction)
        w0, w1 = shift(actors0, actors1, direction)
        if barred_after(mind, book, direction) == 1:
            barred = int(mind.runner) + far
            if 0 <= barred < 100:
                w0 &= ~low(barred)
                w1 &= ~high(barred)
        n = emit(sets, n, 1000 * BURST + SHIFTED + far, w0 & empty0, w1 & empty1)
    return n


@rule
def aim_strike(table, mind, book, sets, n):
    """Up to three targets; stopping is allowed once there is one."""
    chosen = size(table.hits[0], table.hits[1])
    if chosen < 3:
        n = emit(
            sets,
            n,
            FIXED + 1000 * STRIKE + int(table.at),
            book.near[table.at, 0] & mind.foe[0] & book.land[0] & ~table.hits[0],
            book.near[table.at, 1] & mind.foe[1] & book.land[1] & ~table.hits[1],
        )
    if chosen > 0:
        n = emit(sets, n, FIXED + 1000 * STOP, 1, 0)
    return n


@rule
def burst(field, book, start, end, log):
    """Step and announce it. True if targets are still to be chosen."""
    seat = int(field.table.owner[start])
    mind = field.mind[seat]
    unmask(field, start, EVERYONE, log)
    move(field, book, start, end, RAGED, log)
    facets = book.facets[book.power[BURST, mind.kind[end]]]
    if facets & CHOOSES:
        await_more(field, BURSTING, end, log)
        return True
    hits0 = book.near[end, 0] & mind.foe[0] & book.land[0]
    hits1 = book.near[end, 1] & mind.foe[1] & book.land[1]
    if facets & FRIENDS:
        hits0 |= book.near[end, 0] & mind.own[MEN, 0] & ~field.table.stone[0]
        hits1 |= book.near[end, 1] & mind.own[MEN, 1] & ~field.table.stone[1]
    resolve(field, book, end, hits0, hits1, log)
    return False


@rule
def strike(field, at, target, log):
    """Choose one target more; nothing is shown until the blows fall."""
    flip(field.table.hits, target)
    tell(log, AIMED, at, target, EVERYONE)


@rule
def resolve(field, book, at, hits0, hits1, log):
    """All targets are shown, then all blows fall at once."""
    seat = int(field.table.owner[at])
    actor = kind_at(field, at)
    facets = book.facets[book.power[BURST, actor]]
    regime = int(field.table.ring == TAKEN)
    spent = facets & EXHAUSTS

    w0, w1 = hits0, hits1
    while w0 | w1:
        target = first(w0, w1)
        w0 &= ~low(target)
        w1 &= ~high(target)
        kind = kind_at(field, target)
        # F4: Flags and Traps are shown too, unless the players agreed to keep them hidden.
        if not (facets & HIDES_IMMUNE) or book.layers[kind] >> MOVERS & 1:
            unmask(field, target, EVERYONE, log)
        if book.hit[regime, BURST, actor, kind] & ACTOR_FALLS:
            spent = 1
    w0, w1 = hits0, hits1
    while w0 | w1:
        target = first(w0, w1)
        w0 &= ~low(target)
        w1 &= ~high(target)
        if book.hit[regime, BURST, actor, kind_at(field, target)] & TARGET_FALLS:
            fall(field, book, target, log)
    if spent and holds(field.mind[seat].own[MEN], at):
        fall(field, book, at, log)
