"""Reinforcements. Narnia 2005, Game 2.

Once the red army has captured seven blue pieces, red may on any later turn of its own bring in all its reinforcements at once, on
free squares of its first four rows, and then plays its turn as usual (N1-N6). If they do not all fit, they wait, unless the
players agreed that they may come in parts (N3, X8).
"""

from flagfall.games.stratego.kernel.comeback import join
from flagfall.games.stratego.kernel.numbers import ENTERING, KINDS, MEN, NONE, NOTHING
from flagfall.games.stratego.kernel.setup import aim_place
from flagfall.games.stratego.kernel.squares import size
from flagfall.games.stratego.kernel.turn import await_more
from flagfall.kit.jit import rule


@rule
def entry_squares(table, mind, book, seat):
    w0 = book.entry[seat, 0] & book.land[0] & ~(mind.own[MEN, 0] | mind.foe[0] | table.stone[0])
    w1 = book.entry[seat, 1] & book.land[1] & ~(mind.own[MEN, 1] | mind.foe[1] | table.stone[1])
    return w0, w1


@rule
def waiting(mind):
    """How many reinforcements are still out of play."""
    total = 0
    for kind in range(1, KINDS):
        total += int(mind.left[kind])
    return total


@rule
def may_enter(table, mind, book):
    """Whether reinforcements may come in now: by counts everybody can see."""
    seat = int(mind.seat)
    if book.unlock == 0 or book.unlock_seat != seat or table.fallen[1 - seat] < book.unlock:
        return False
    still = waiting(mind)
    w0, w1 = entry_squares(table, mind, book, seat)
    room = size(w0, w1)
    return 0 < still <= room or (book.in_parts and still > 0 and room > 0)


@rule
def aim_entry(table, mind, book, sets, n):
    w0, w1 = entry_squares(table, mind, book, int(mind.seat))
    return aim_place(mind, w0, w1, sets, n)


@rule
def enter(field, log):
    """Red begins to bring its reinforcements in."""
    await_more(field, ENTERING, NONE, log)


@rule
def bring_in(field, book, kind, square, log):
    """One reinforcement takes its place; after the last the turn goes on as usual (N4)."""
    seat = int(field.table.turn)
    mind = field.mind[seat]
    mind.left[kind] = int(mind.left[kind]) - 1
    join(field, book, seat, kind, square, log)
    w0, w1 = entry_squares(field.table, mind, book, seat)
    if waiting(mind) == 0 or not w0 | w1:
        await_more(field, NOTHING, NONE, log)
