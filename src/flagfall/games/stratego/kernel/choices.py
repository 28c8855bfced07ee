"""Everything a seat may decide now, from what that seat knows: the open table and its own mind.

Choices are rows of sets, not lists: one row holds, say, every step to the left. `expand` makes decisions of them, `pick_one`
takes the n-th without making the others.
"""

from flagfall.games.stratego.kernel.burst import aim_burst, aim_strike
from flagfall.games.stratego.kernel.chase import forbid_repeats
from flagfall.games.stratego.kernel.convert import aim_convert
from flagfall.games.stratego.kernel.heal import aim_heal
from flagfall.games.stratego.kernel.leap import aim_leap
from flagfall.games.stratego.kernel.numbers import (
    BURSTING,
    ENTER,
    ENTERING,
    FIXED,
    OVER,
    RESCUING,
    SETUP,
    SHIFTED,
    STEP,
    STOP,
    VERB,
)
from flagfall.games.stratego.kernel.probe import aim_probe
from flagfall.games.stratego.kernel.reinforcements import aim_entry, may_enter
from flagfall.games.stratego.kernel.rescue import aim_rescue
from flagfall.games.stratego.kernel.setup import aim_place
from flagfall.games.stratego.kernel.shoot import aim_shot
from flagfall.games.stratego.kernel.squares import first, high, low, pick, size
from flagfall.games.stratego.kernel.stone import aim_free, aim_stone
from flagfall.games.stratego.kernel.stride import aim_stride
from flagfall.games.stratego.kernel.walk import emit, walk
from flagfall.kit.jit import rule


@rule
def gather(table, mind, book, sets):
    """Fill `sets` with the seat's choices; how many rows there are. None means: not asked, or stuck."""
    if mind.seat < 0 or table.phase == OVER:
        return 0
    if table.phase == SETUP:
        if table.ready[mind.seat]:
            return 0
        return aim_place(mind, book.home[mind.seat, 0], book.home[mind.seat, 1], sets, 0)
    if table.turn != mind.seat:
        return 0
    if table.pending:
        return go_on(table, mind, book, sets)
    n = walk(table, mind, book, sets, 0)
    n = forbid_repeats(table, mind, book, sets, 0, n)
    if book.powers:
        n = use_powers(table, mind, book, sets, n)
    return n


@rule
def use_powers(table, mind, book, sets, n):
    """A piece may use one of its powers instead of moving (R11, R12).

    R13, X2: who can neither move nor attack has lost, even if he could still detect, free or heal; so
    those come last and only if there is something else. N6, X9: then reinforcements must come in first.
    """
    n = aim_leap(table, mind, book, sets, n)
    n = aim_stride(table, mind, book, sets, n)
    n = aim_burst(table, mind, book, sets, n)
    n = aim_shot(mind, book, sets, n)
    n = aim_convert(table, mind, book, sets, n)
    n = aim_stone(mind, book, sets, n)
    if n > 0:
        n = aim_probe(mind, book, sets, n)
        n = aim_free(table, mind, book, sets, n)
        n = aim_heal(table, mind, book, sets, n)
    if book.unlock and may_enter(table, mind, book):
        n = emit(sets, n, FIXED + 1000 * ENTER, 1, 0)
    return n


@rule
def go_on(table, mind, book, sets):
    """The choices in the middle of a turn."""
    if table.pending == RESCUING:
        return aim_rescue(table, mind, book, sets, 0)
    if table.pending == BURSTING:
        return aim_strike(table, mind, book, sets, 0)
    if table.pending == ENTERING:
        return aim_entry(table, mind, book, sets, 0)
    # Repeat Attack (LotR 2004; L9) and the attack after landing (Fire & Ice 2008; F7): beside the piece, or stop.
    at = int(table.at)
    w0, w1 = mind.foe[0] & book.beside[at, 0], mind.foe[1] & book.beside[at, 1]
    n = emit(sets, 0, FIXED + 1000 * STEP + at, w0 & book.land[0], w1 & book.land[1])
    return emit(sets, n, FIXED + 1000 * STOP, 1, 0)


@rule
def how_many(sets, n):
    """How many decisions. A sum can be below nothing only to the compiler, which must not take the rows four at a time: they
    have just been written one by one, and reading them together waits for every one of them."""
    total = row = 0
    while row < n and total >= 0:
        total += size(sets[row, 1], sets[row, 2])
        row += 1
    return total


@rule
def decide(how, square):
    """The decision a square of a row stands for."""
    if how >= FIXED:
        return VERB * ((how - FIXED) // 1000) + 100 * (how % 1000) + square
    far = how % 1000 - SHIFTED
    return VERB * (how // 1000) + 100 * (square - far) + square


@rule
def pick_one(sets, n, index):
    """The index-th decision."""
    for row in range(n):
        here = size(sets[row, 1], sets[row, 2])
        if index < here:
            return decide(sets[row, 0], pick(sets[row, 1], sets[row, 2], index))
        index -= here
    return -1


@rule
def expand(sets, n, out):
    """Every decision, row by row; how many."""
    total = 0
    for row in range(n):
        w0, w1 = sets[row, 1], sets[row, 2]
        while w0 | w1:
            square = first(w0, w1)
            w0 &= ~low(square)
            w1 &= ~high(square)
            out[total] = decide(sets[row, 0], square)
            total += 1
    return total


@rule
def ascending(decisions, sets, n, out):
    """Every decision by the number it has outside the kernel, ascending; how many."""
    total = expand(sets, n, out)
    for i in range(total):
        decision = int(decisions[out[i]])
        place = i
        while place > 0 and out[place - 1] > decision:
            out[place] = out[place - 1]
            place -= 1
        out[place] = decision
    return total
