"""What one listener sees of the truth. A view is built up from nothing; the truth is never stripped down."""

import numpy as np

from flagfall.games.stratego.kernel.numbers import (
    AID_MARKS,
    HIDDEN,
    KINDS,
    LOOK_KIND,
    LOOK_SEAT,
    LOOK_SQUARE,
    MOVED_MARK,
    NONE,
    SETUP,
    SQUARES,
)
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.kit.jit import rule


@rule
def no_mind(mind):
    """The mind of somebody who owns no army."""
    mind.seat = NONE
    forget_run(mind)


@rule
def look(field, book, listener, view):
    """Fill a zeroed view. R10: a face once shown is hidden again unless the memory aid keeps it."""
    view.listener = listener
    view.table = field.table
    if listener < 2:
        view.mind = field.mind[listener]
    else:
        no_mind(view.mind)
    row = listener if listener < 2 else 2
    for kind in range(KINDS):
        view.tray[kind] = field.tray[row, kind]
    # Uncompiled, reading a field takes longer than all the rest: each is read once.
    owners, marks, faces, own = view.table.owner, view.table.mark, view.face, view.mind.kind
    setting_up, remembers = field.table.phase == SETUP, book.aid >= AID_MARKS
    for square in range(SQUARES):
        owner = int(owners[square])
        if owner == NONE:
            if setting_up:
                faces[square] = own[square]
        elif owner == listener:
            faces[square] = own[square]
        elif remembers and int(field.known[square]) >> listener & 1:
            faces[square] = field.mind[owner].kind[square]
        else:
            faces[square] = HIDDEN
        if not remembers:
            marks[square] = int(marks[square]) & ~MOVED_MARK


@rule
def looks(view, out):
    """Every piece the viewer sees, from the first square to the last; says how many."""
    n = 0
    for square in range(SQUARES):
        face = int(view.face[square])
        if face:
            owner = int(view.table.owner[square])
            if owner == NONE:
                owner = int(view.mind.seat)  # its own, still behind the screen
            out[n] = square * LOOK_SQUARE + owner * LOOK_SEAT + face * LOOK_KIND + int(view.table.mark[square])
            n += 1
    return n


@rule
def spell(seen, count, places, faces, text):
    """Looks as text: the words for the square, then those for the face; says how long it is."""
    n = 0
    for i in range(count):
        n = copy_row(places, seen[i] // LOOK_SQUARE, text, n)
        n = copy_row(faces, seen[i] % LOOK_SQUARE, text, n)
    return n


@rule
def copy_row(table, row, text, n):
    """A row ends with its length. A place that is known not to count from the end is copied with many others at once."""
    length = int(table[row, table.shape[1] - 1])
    for letter in range(length):
        text[np.uintp(n + letter)] = table[row, np.uintp(letter)]
    return n + length
