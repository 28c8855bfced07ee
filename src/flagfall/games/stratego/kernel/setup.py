"""Setting up: both armies at the same time, both hidden until both stand.

Setup, all four rulebooks: every piece on a square of its own in one's first rows, faces turned away from the opponent.
"""

from flagfall.games.stratego.kernel.numbers import (
    BEGAN,
    EVERYONE,
    FIXED,
    KINDS,
    MEN,
    NONE,
    PLACE,
    PLACED,
    PLAY,
    READY,
    SETUP,
    SQUARES,
    STANDS,
)
from flagfall.games.stratego.kernel.squares import flip
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.games.stratego.kernel.verbs import anything_left, open_put, own_put
from flagfall.games.stratego.kernel.walk import emit
from flagfall.kit.jit import rule


@rule
def lay_out(field, book):
    """An empty board and two full boxes. The record must be zeroed."""
    for square in range(SQUARES):
        field.table.owner[square] = NONE
    field.table.phase = SETUP
    field.table.turn = 0
    field.table.at = NONE
    field.table.winner = NONE
    for seat in range(2):
        mind = field.mind[seat]
        mind.seat = seat
        forget_run(mind)
    for kind in range(1, KINDS):
        if book.count[kind]:
            field.mind[book.army[kind]].left[kind] = int(book.count[kind])


@rule
def aim_place(mind, w0, w1, sets, n):
    """Every piece still in the box on every free square given."""
    for kind in range(1, KINDS):
        if mind.left[kind]:
            n = emit(sets, n, FIXED + 1000 * PLACE + kind, w0 & ~mind.own[MEN, 0], w1 & ~mind.own[MEN, 1])
    return n


@rule
def place(field, book, kind, square, log):
    """Put one piece down in the set-up; when both armies stand, the game begins."""
    seat = int(book.army[kind])
    mind = field.mind[seat]
    mind.left[kind] = int(mind.left[kind]) - 1
    own_put(mind, book, kind, square)
    tell(log, PLACED, kind, square, 1 << seat)
    if anything_left(mind):
        return
    field.table.ready[seat] = 1
    tell(log, READY, seat, 0, EVERYONE)
    if field.table.ready[1 - seat]:
        begin(field, book, log)
    else:
        field.table.turn = 1 - seat


@rule
def begin(field, book, log):
    """Both armies become visible, backs only."""
    for square in range(SQUARES):
        for seat in range(2):
            if field.mind[seat].kind[square]:
                open_put(field.table, seat, square, square)
                flip(field.mind[1 - seat].foe, square)
                tell(log, STANDS, square, seat, EVERYONE)
    for seat in range(2):
        keep_in_reserve(field.mind[seat], book)
    field.table.phase = PLAY
    field.table.turn = book.first
    tell(log, BEGAN, book.first, 0, EVERYONE)


@rule
def keep_in_reserve(mind, book):
    """Reinforcements wait beside the board (Narnia 2005, Game 2; N15)."""
    for kind in range(1, KINDS):
        if book.army[kind] == mind.seat:
            mind.left[kind] = int(book.late[kind])


@rule
def put_out(field, book, square, kind, seat):
    """Put a piece on the open board directly, without a set-up: for drawn positions."""
    open_put(field.table, seat, square, square)
    own_put(field.mind[seat], book, kind, square)
    flip(field.mind[1 - seat].foe, square)
