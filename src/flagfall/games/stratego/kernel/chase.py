"""The more-square rule of the ISF: nobody may be chased for ever.

A chase is a series of plain moves of one player, each ending beside enemy pieces, each answered at once by a threatened piece
stepping away. During it the chaser may not recreate a position that has already occurred in it by a threatening move, except by
going straight back to where the chasing piece came from (the two-square rule limits that). The chased side is never
restricted; an attack, a power, or a move that threatens nobody ends the chase (X11).

Positions are compared as the chaser can know them: his own pieces by kind, the enemy's one by one. Comparing hidden pieces by
kind would let a refusal tell that two of them are alike.
"""

from flagfall.games.stratego.kernel.code import CHASE, FIXED, HALF, NONE, SQUARES, STEP
from flagfall.games.stratego.kernel.squares import first, high, holds, low
from flagfall.kit.jit import rule


@rule
def token(a, b):
    """A number as good as random for the pair; 62 bits, so that it stays a plain integer everywhere."""
    x = (a * 128 + b + 1) * 0x9E3779B1 & 0x3FFFFFFF
    y = (x ^ x >> 13) * 0x85EBCA6B & 0x3FFFFFFF
    z = (y ^ y >> 11) * 0xC2B2AE35 & 0x3FFFFFFF
    v = (z ^ x >> 7) * 0x27D4EB2F & 0x3FFFFFFF
    return (z ^ z >> 15) << 30 ^ v ^ v >> 12


@rule
def fingerprint(open, mind):  # noqa: A002
    """The position as the seat knows it."""
    total = 0
    for square in range(SQUARES):
        owner = int(open.owner[square])
        if owner == mind.seat:
            total ^= token(int(mind.kind[square]), square)
        elif owner != NONE:
            total ^= token(256 + int(open.who[square]), square)
    return total


@rule
def end_chase(mind):
    mind.chased = 0
    mind.threat[0] = 0
    mind.threat[1] = 0


@rule
def note(mind):
    """Remember the position; the oldest goes when there is no more room."""
    if mind.chased >= CHASE:
        for i in range(CHASE - 1):
            mind.chase[i] = mind.chase[i + 1]
        mind.chased = CHASE - 1
    mind.chase[mind.chased] = mind.now
    mind.chased += 1


@rule
def chase_on(open, mind, book, start, square):  # noqa: A002
    """After a plain move of one's own: a threatening one begins or continues a chase."""
    if not book.more_square:
        return
    t0 = mind.foe[0] & book.beside[square, 0] & book.land[0]
    t1 = mind.foe[1] & book.beside[square, 1] & book.land[1]
    mind.last[0] = start
    mind.last[1] = square
    mind.now = fingerprint(open, mind)
    if t0 | t1:
        mind.threat[0] = t0
        mind.threat[1] = t1
        note(mind)
    else:
        end_chase(mind)


@rule
def flee(open, mind, start):  # noqa: A002
    """After the enemy's plain move: the chase goes on only if a threatened piece stepped away."""
    if mind.chased > 0:
        if holds(mind.threat, start):
            mind.now = fingerprint(open, mind)
            note(mind)
        else:
            end_chase(mind)


@rule
def repeats(mind, start, square):
    """Whether a plain move would recreate a position of this chase."""
    kind = int(mind.kind[start])
    after = mind.now ^ token(kind, start) ^ token(kind, square)
    for i in range(mind.chased):
        if mind.chase[i] == after:
            return True
    return False


@rule
def forbid_repeats(mind, book, sets, begin, n):
    """Take the refused moves out of rows `begin` to `n` of plain steps."""
    if not book.more_square or mind.chased == 0:
        return n
    kept = begin
    for row in range(begin, n):
        how, w0, w1 = sets[row, 0], sets[row, 1], sets[row, 2]
        if how < FIXED:
            far = how - 1000 * STEP - HALF * 10
            t0, t1 = w0 & ~mind.foe[0], w1 & ~mind.foe[1]
            while t0 | t1:
                square = first(t0, t1)
                t0 &= ~low(square)
                t1 &= ~high(square)
                start = square - far
                threatens = (mind.foe[0] & book.beside[square, 0] & book.land[0]) | (
                    mind.foe[1] & book.beside[square, 1] & book.land[1]
                )
                back = mind.last[0] == square and mind.last[1] == start
                if threatens and not back and repeats(mind, start, square):
                    w0 &= ~low(square)
                    w1 &= ~high(square)
        if w0 | w1:
            sets[kept, 0] = how
            sets[kept, 1] = w0
            sets[kept, 2] = w1
            kept += 1
    return kept
