"""Whole games inside the kernel: uniform random legal play, counting, and the doors the surface comes in by.

Entry points take a batch of records and an index: that is the cheapest call from Python. With the chase rule there must be room
behind the rows of choices for every move that may be made.
"""

from flagfall.games.stratego.kernel.choices import ascending, gather, how_many, pick_one
from flagfall.games.stratego.kernel.fold import hear, hear_nothing_yet
from flagfall.games.stratego.kernel.look import looks
from flagfall.games.stratego.kernel.numbers import KINDS, NOTHING, OVER, PLAY, ROWS, VERB
from flagfall.games.stratego.kernel.play import play
from flagfall.games.stratego.kernel.setup import lay_out, put_out
from flagfall.kit.jit import door, long_door
from flagfall.kit.luck import roll


@door
def open_table(fields, i, books):
    lay_out(fields[i], books[0])


@door
def draw_position(fields, i, books, pieces, turn):
    """A position in the middle of a game: rows (square, kind, seat).

    Whatever is not drawn has been captured, except reinforcements, which still wait.
    """
    field, book = fields[i], books[0]
    lay_out(field, book)
    for kind in range(1, KINDS):
        if book.late[kind]:
            field.mind[book.army[kind]].left[kind] = int(book.late[kind])
    for row in range(pieces.shape[0]):
        put_out(field, book, pieces[row, 0], pieces[row, 1], pieces[row, 2])
        army = book.army[pieces[row, 1]]
        field.mind[army].left[pieces[row, 1]] = int(field.mind[army].left[pieces[row, 1]]) - 1
    for seat in range(2):
        mind = field.mind[seat]
        field.table.ready[seat] = 1
        for kind in range(1, KINDS):
            if mind.left[kind] and book.count[kind]:
                mind.lost[kind] = mind.left[kind]
                field.table.fallen[seat] = int(field.table.fallen[seat]) + int(mind.left[kind])
                mind.left[kind] = 0
    field.table.phase = PLAY
    field.table.turn = turn


@door
def play_one(fields, i, books, decision, sets, log):
    log[0, 0] = 0
    play(fields[i], books[0], decision, sets, log)


@door
def list_looks(views, out):
    return looks(views[0], out)


@door
def list_choices(views, books, decisions, sets, out):
    """The viewer's choices, ascending; how many."""
    return ascending(decisions, sets, gather(views[0].table, views[0].mind, books[0], sets), out)


@door
def hear_all(views, books, listener, rows, sets):
    """Fold the facts of one listener, given as rows (what, a, b)."""
    view, book = views[0], books[0]
    hear_nothing_yet(view, book, listener)
    for i in range(rows.shape[0]):
        hear(view, book, rows[i, 0], rows[i, 1], rows[i, 2], sets)


@long_door
def play_out(fields, i, books, luck, limit, sets, log):
    """Play one game on by uniformly random choices; how many decisions were made."""
    field, book = fields[i], books[0]
    n = gather(field.table, field.mind[field.table.turn], book, sets)
    decisions = 0
    while decisions < limit and field.table.phase != OVER:
        log[0, 0] = 0
        index = roll(luck, how_many(sets, n))
        n = play(field, book, pick_one(sets, n, index), sets, log)
        decisions += 1
    return decisions


@long_door
def play_many(fields, start, books, luck, games, limit, sets, log, totals):
    """Games from the same start, one after the other in fields[1]; adds plies, decisions, games, and wins per seat."""
    for _ in range(games):
        fields[1] = fields[start]
        before = fields[1].table.ply
        decisions = play_out(fields, 1, books, luck, limit, sets, log)
        totals[0] += fields[1].table.ply - before
        totals[1] += decisions
        totals[2] += 1
        if fields[1].table.winner >= 0:
            totals[3 + fields[1].table.winner] += 1


@long_door
def witness(fields, i, books, luck, limit, sets, log, seen):
    """Play one game on like `play_out`, and count what happens: row 0 facts, 1 pending turns, 2 endings, 3 verbs."""
    field, book = fields[i], books[0]
    n = gather(field.table, field.mind[field.table.turn], book, sets)
    decisions = 0
    while decisions < limit and field.table.phase != OVER:
        log[0, 0] = 0
        decision = pick_one(sets, n, roll(luck, how_many(sets, n)))
        n = play(field, book, decision, sets, log)
        for row in range(1, log[0, 0] + 1):
            seen[0, log[row, 0]] += 1
        seen[1, field.table.pending] += 1
        seen[2, field.table.reason] += 1
        seen[3, decision // VERB] += 1
        decisions += 1
    return decisions


@long_door
def perft(fields, depth, books, sets, log):
    """How many sequences of `depth` decisions there are from fields[depth]."""
    field, book = fields[depth], books[0]
    n = gather(field.table, field.mind[field.table.turn], book, sets[depth])
    if depth == 1:
        return how_many(sets[depth], n)
    total = how_many(sets[depth], n)
    leaves = 0
    for index in range(total):
        decision = pick_one(sets[depth], n, index)
        fields[depth - 1] = field
        for row in range(ROWS, sets.shape[1]):
            for column in range(3):
                sets[depth - 1, row, column] = sets[depth, row, column]
        log[0, 0] = NOTHING
        play(fields[depth - 1], book, decision, sets[depth - 1], log)
        leaves += perft(fields, depth - 1, books, sets, log)
    return leaves
