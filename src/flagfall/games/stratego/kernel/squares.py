"""Sets of squares as two words of 50 bits, and single squares in them."""

from flagfall.games.stratego.kernel.numbers import FULL, HALF, NOT_FILE_A, NOT_FILE_J
from flagfall.kit.bits import count, lowest, nth
from flagfall.kit.jit import rule

UP, DOWN, RIGHT, LEFT = 0, 1, 2, 3


@rule
def low(square):
    """The square's bit in the low word, or 0."""
    square = int(square)
    return 1 << square if square < HALF else 0


@rule
def high(square):
    """The square's bit in the high word, or 0."""
    square = int(square)
    return 1 << (square - HALF) if square >= HALF else 0


@rule
def holds(words, square):
    """Whether the set holds the square."""
    square = int(square)
    if square < HALF:
        return words[0] >> square & 1
    return words[1] >> (square - HALF) & 1


@rule
def flip(words, square):
    """Put the square into the set if it is out, take it out if it is in."""
    square = int(square)
    if square < HALF:
        words[0] ^= 1 << square
    else:
        words[1] ^= 1 << (square - HALF)


@rule
def shift(w0, w1, direction):
    """Every square of the set moved one step; what would leave the board is dropped."""
    if direction == UP:
        return w0 << 10 & FULL, (w1 << 10 | w0 >> 40) & FULL
    if direction == DOWN:
        return (w0 >> 10 | w1 << 40) & FULL, w1 >> 10
    if direction == RIGHT:
        return (w0 & NOT_FILE_J) << 1, (w1 & NOT_FILE_J) << 1
    return (w0 & NOT_FILE_A) >> 1, (w1 & NOT_FILE_A) >> 1


@rule
def distance(direction):
    """How far one step in a direction is, in square numbers."""
    if direction == UP:
        return 10
    if direction == DOWN:
        return -10
    return 1 if direction == RIGHT else -1


@rule
def size(w0, w1):
    """How many squares are in the set."""
    return count(w0) + count(w1)


@rule
def pick(w0, w1, index):
    """The index-th square of the set, ascending."""
    below = count(w0)
    above = int(index >= below)  # nobody could guess it: so no branch
    return HALF * above + nth(w1 if above else w0, index - below * above)


@rule
def first(w0, w1):
    """The lowest square of a set that is not empty."""
    if w0 != 0:
        return lowest(w0)
    return HALF + lowest(w1)
