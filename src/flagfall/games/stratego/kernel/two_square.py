"""The two-square rule: nobody may shuttle for ever.

All four rulebooks: shuttling one piece to and fro between two squares must stop the third turn running.
R1: the third crossing is refused (the option allows three as the ISF does, or five as it once did). R2: what is
counted is the border between two neighbouring squares, so a Scout is stopped by any border it has crossed too
often, may halt before it, and may turn to the other axis. X3: flights and two-step rides are compared by their
start and end squares; a turn in which nothing moved ends the run.

A seat remembers one run: the piece that moved last (`runner`), the axis of its line, and how often in a row it
crossed each border of that line, four bits per border.
"""

from flagfall.games.stratego.kernel.numbers import NONE, RIDERS
from flagfall.games.stratego.kernel.squares import holds
from flagfall.kit.jit import rule

ALONG_ROW, ALONG_FILE = 0, 1
ONES, TOPS = 0x111111111, 0x888888888


@rule
def forget_run(mind):
    """The run ends: another piece moved, or none did."""
    mind.run = 0
    mind.runner = NONE
    mind.pair[0] = NONE
    mind.pair[1] = NONE
    mind.pairs = 0


@rule
def tread(mind, book, start, end):
    """Remember a walk along one line: every border crossed counts once more, every other starts over."""
    if book.two_square == 0:
        return
    if start // 10 == end // 10:
        axis, a, b = ALONG_ROW, start % 10, end % 10
    else:
        axis, a, b = ALONG_FILE, start // 10, end // 10
    if a > b:
        a, b = b, a
    path = (1 << 4 * b) - (1 << 4 * a)
    before = int(mind.run) if mind.runner == start and mind.axis == axis else 0
    mind.run = (before & path) + (path & ONES)
    mind.runner = end
    mind.axis = axis
    mind.pair[0] = NONE
    mind.pair[1] = NONE
    mind.pairs = 0


@rule
def tread_pair(mind, book, start, end):
    """Remember a flight or a ride: the same two squares again count once more."""
    if book.two_square == 0:
        return
    again = mind.pair[0] == end and mind.pair[1] == start and mind.runner == start
    mind.pairs = int(mind.pairs) + 1 if again else 1
    mind.pair[0] = start
    mind.pair[1] = end
    mind.run = 0
    mind.runner = end


@rule
def barred_pair(mind, book, start, end):
    """Whether a flight or a ride would go between the same two squares once too often."""
    return (
        book.two_square > 0
        and mind.runner == start
        and mind.pair[0] == end
        and mind.pair[1] == start
        and mind.pairs >= book.two_square
    )


@rule
def any_border_closed(mind, book):
    """Whether the runner's line has a border it may not cross again.

    Adding 8 - limit to every count sets its top bit where the limit is reached: mostly nowhere.
    """
    return book.two_square > 0 and (int(mind.run) + (8 - int(book.two_square)) * ONES) & TOPS != 0


@rule
def barred_after(mind, book, direction):
    """At which step the runner meets a border it may not cross again; 0: at none.

    Directions are those of squares.py: 0 up, 1 down (along a file), 2 right, 3 left (along a row).
    """
    if book.two_square == 0:
        return 0
    axis = ALONG_FILE if direction < 2 else ALONG_ROW
    if mind.axis != axis:
        return 0
    place = int(mind.runner) // 10 if axis == ALONG_FILE else int(mind.runner) % 10
    forward = direction == 0 or direction == 2
    for step in range(1, 10):
        border = place + step - 1 if forward else place - step
        if border < 0 or border > 8:
            return 0
        if int(mind.run) >> 4 * border & 15 >= book.two_square:
            return step
    return 0


@rule
def remember(mind, book, start, end):
    """Remember where one's own piece, now on `end`, came from: on foot, or by a two-step ride."""
    far = abs(end - start)
    beside = far == 10 or (far == 1 and start // 10 == end // 10)
    if beside or holds(mind.own[RIDERS], end):
        tread(mind, book, start, end)
    else:
        tread_pair(mind, book, start, end)
