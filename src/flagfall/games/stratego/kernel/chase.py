"""The more-square rule of the ISF: nobody may be chased for ever.

A chase is a series of turns of one player, each a plain move that ends beside enemy pieces, each answered at once by a
threatened piece stepping away; it may begin with a plain attack that is won. During it the chaser may not recreate a position
that has already occurred in it by a threatening move, except by going straight back to where the chasing piece came from (the
two-square rule limits that). The chased side is never restricted; an attack, a power, or a move that threatens nobody
ends the chase. A piece that joins or leaves the board makes a new position for both sides (X11).

Positions are compared as the chaser can know them: his own pieces by kind, the enemy's one by one. Comparing hidden pieces by
kind would let a refusal tell that two of them are alike.

The trail is a row for every move since the last attack or power, however many they are; it lies behind the rows of choices, so
that the record stays small. Everybody saw those moves: a mind need only count how many positions back its chase began, and taking
the moves back one by one shows them again.
"""

from flagfall.games.stratego.kernel.numbers import FIXED, NONE, NOTHING, RIDERS, ROWS, SHIFTED, SQUARES, STEP
from flagfall.games.stratego.kernel.squares import first, high, holds, low
from flagfall.kit.jit import rule


# -- keeping the trail ------------------------------------------------------------------------------------
@rule
def end_chase(table, mind):
    table.steps = 0
    mind.chased = 0


@rule
def new_position(mind):
    """Somebody joined or left the board: a chase goes on, but no position before this one can come back."""
    if mind.chased > 1:
        mind.chased = 1


@rule
def leave_trail(table, sets, start, end):
    sets[ROWS + table.steps, 0] = start
    sets[ROWS + table.steps, 1] = end
    table.steps += 1


@rule
def threatens(mind, book, square):
    """Whether an enemy who can be attacked stands beside a square."""
    near0 = mind.foe[0] & book.beside[square, 0] & book.land[0]
    near1 = mind.foe[1] & book.beside[square, 1] & book.land[1]
    return near0 | near1 != 0


@rule
def chase_on(mind, book, square):
    """After a plain move of one's own: a threatening one begins or continues a chase."""
    mind.chased = mind.chased + 1 if threatens(mind, book, square) else 0


@rule
def chase_anew(table, mind, book, start, square):
    """After a won attack of one's own: a plain one that ends beside an enemy begins a chase.

    A step is plain, and a Scout's line; a ride, a repeated attack and one after landing are powers, which do not threaten.
    """
    if table.pending == NOTHING:
        beside = holds(book.beside[start], square)
        straight = start // 10 == square // 10 or start % 10 == square % 10
        if (beside or (straight and holds(mind.own[RIDERS], square))) and threatens(mind, book, square):
            mind.chased = 1


@rule
def flee(table, mind, book, sets, start):
    """After the enemy's plain move: the chase goes on only if a threatened piece stepped away."""
    if mind.chased > 0:
        chaser = sets[ROWS + table.steps - 2, 1]
        threatened = holds(book.beside[chaser], start) and holds(book.land, start)
        mind.chased = mind.chased + 1 if threatened else 0


# -- comparing positions ----------------------------------------------------------------------------------
@rule
def token(a, b):
    """A number as good as random for the pair; 62 bits, so that it stays a plain integer everywhere."""
    x = (a * 128 + b + 1) * 0x9E3779B1 & 0x3FFFFFFF
    y = (x ^ x >> 13) * 0x85EBCA6B & 0x3FFFFFFF
    z = (y ^ y >> 11) * 0xC2B2AE35 & 0x3FFFFFFF
    v = (z ^ x >> 7) * 0x27D4EB2F & 0x3FFFFFFF
    return (z ^ z >> 15) << 30 ^ v ^ v >> 12


@rule
def stroll(piece, start, end):
    """How two positions differ between which one piece went from a square to another."""
    return token(piece, start) ^ token(piece, end)


@rule
def take_back(table, mind, sets):
    """Write beside each move of the chase how the position before it differs from this one, as the seat knows them."""
    stands = ROWS - SQUARES  # the last rows of choices are still free
    for square in range(SQUARES):
        owner = int(table.owner[square])
        if owner == mind.seat:
            sets[stands + square, 0] = int(mind.kind[square])
        elif owner != NONE:
            sets[stands + square, 0] = 256 + int(table.who[square])
    difference = 0
    for back in range(1, mind.chased):
        row = ROWS + table.steps - back
        start, end = sets[row, 0], sets[row, 1]
        piece = sets[stands + end, 0]
        sets[stands + start, 0] = piece
        difference ^= stroll(piece, start, end)
        sets[row, 2] = difference


@rule
def repeats(table, mind, sets, difference):
    """Whether a position that differs so much from this one has occurred in the chase."""
    for back in range(1, mind.chased):
        if sets[ROWS + table.steps - back, 2] == difference:
            return True
    return False


@rule
def forbid_repeats(table, mind, book, sets, begin, n):
    """Take the refused moves out of rows `begin` to `n` of plain steps."""
    if mind.chased < 2:
        return n
    now = ROWS + table.steps
    if table.owner[sets[now - 1, 1]] == mind.seat:
        return n  # nobody has stepped away yet
    take_back(table, mind, sets)
    kept = begin
    for row in range(begin, n):
        how, w0, w1 = sets[row, 0], sets[row, 1], sets[row, 2]
        if how < FIXED:
            far = how - 1000 * STEP - SHIFTED
            t0, t1 = w0 & ~mind.foe[0], w1 & ~mind.foe[1]
            while t0 | t1:
                square = first(t0, t1)
                t0 &= ~low(square)
                t1 &= ~high(square)
                start = square - far
                straight_back = sets[now - 2, 0] == square and sets[now - 2, 1] == start
                difference = stroll(int(mind.kind[start]), start, square)
                if not straight_back and threatens(mind, book, square) and repeats(table, mind, sets, difference):
                    w0 &= ~low(square)
                    w1 &= ~high(square)
        if w0 | w1:
            sets[kept, 0] = how
            sets[kept, 1] = w0
            sets[kept, 2] = w1
            kept += 1
    return kept
