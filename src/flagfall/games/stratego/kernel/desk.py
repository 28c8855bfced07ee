"""One decision at a time, for Python: everything lies ready in one place, the desk, and calls take nothing but numbers.

A desk is one stretch of memory with room for a state, a view, rows of choices, a log of facts and a list of numbers. With the chase rule
the trail lies behind the rows of choices and has no end: those games come in by doors.py.
"""

import numpy as np

from flagfall.games.stratego.kernel.choices import ascending, gather
from flagfall.games.stratego.kernel.look import look, looks, spell
from flagfall.games.stratego.kernel.numbers import BOOK, FACT_ROWS, FACT_WIDTH, LOOK_SQUARE, ROWS, SQUARES, STATE, VIEW
from flagfall.games.stratego.kernel.play import play
from flagfall.kit.jit import door, rule
from flagfall.kit.place import array_at

BYTE, CODE, NUMBER = np.dtype(np.uint8), np.dtype(np.int32), np.dtype(np.int64)
LIST = ROWS * SQUARES

VIEW_AT = -(-STATE.itemsize // 64) * 64
ROWS_AT = VIEW_AT + -(-VIEW.itemsize // 64) * 64
LOG_AT = ROWS_AT + 8 * 3 * ROWS
LIST_AT = LOG_AT + 8 * FACT_ROWS * FACT_WIDTH
TEXT, TEXT_AT = 512 * SQUARES, LIST_AT + 8 * LIST
SIZE = TEXT_AT + TEXT


@door
def look_here(desk, book, listener):
    """What a listener sees of the state on the desk, in place of the view there."""
    blank = array_at(desk + VIEW_AT, ROWS_AT - VIEW_AT, BYTE)
    blank[:] = 0
    states, books, views = array_at(desk, 1, STATE), array_at(book, 1, BOOK), array_at(desk + VIEW_AT, 1, VIEW)
    look(states[0], books[0], listener, views[0])


@door
def choose_here(desk, book, decisions, how_many):
    """The choices of the viewer on the desk, ascending, as the list there; how many."""
    views, books = array_at(desk + VIEW_AT, 1, VIEW), array_at(book, 1, BOOK)
    sets, out = array_at(desk + ROWS_AT, (ROWS, 3), NUMBER), array_at(desk + LIST_AT, LIST, NUMBER)
    n = gather(views[0].table, views[0].mind, books[0], sets)
    return ascending(array_at(decisions, how_many, CODE), sets, n, out)


@door
def play_here(desk, book, decision):
    """Play a decision, by the kernel's number, in the state on the desk; its facts are the list there; how many."""
    states, books = array_at(desk, 1, STATE), array_at(book, 1, BOOK)
    sets = array_at(desk + ROWS_AT, (ROWS, 3), NUMBER)
    log = array_at(desk + LOG_AT, (FACT_ROWS, FACT_WIDTH), NUMBER)
    log[0, 0] = 0
    play(states[0], books[0], decision, sets, log)
    out = array_at(desk + LIST_AT, LIST, NUMBER)
    for n in range(log[0, 0]):
        out[n] = in_one(log[n + 1, 0], log[n + 1, 1], log[n + 1, 2], log[n + 1, FACT_WIDTH - 1])
    return log[0, 0]


@door
def spell_here(desk, places, place, faces, face):
    """What the viewer on the desk sees, as the text there; how long it is. Rows of the two tables of words are so many letters wide."""
    views, out = array_at(desk + VIEW_AT, 1, VIEW), array_at(desk + LIST_AT, LIST, NUMBER)
    squares, looking = array_at(places, (SQUARES, place), BYTE), array_at(faces, (LOOK_SQUARE, face), BYTE)
    return spell(out, looks(views[0], out), squares, looking, array_at(desk + TEXT_AT, TEXT, BYTE))


@rule
def in_one(what, a, b, audience):
    """A fact as one number."""
    return ((int(what) << 9 | int(a) + 1) << 9 | int(b) + 1) << 5 | int(audience)


def taken_apart(fact: int) -> tuple[int, int, int, int]:
    """The word of such a number, what it tells, and its audience."""
    return fact >> 23, (fact >> 14 & 511) - 1, (fact >> 5 & 511) - 1, fact & 31
