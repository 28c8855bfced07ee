"""What the value looks at: signs of a table as one seat knows it after its own move, as a short list of numbers."""

from flagfall.games.stratego.kernel.numbers import HIDDEN, KINDS, MOVED_MARK, MOVERS, STONE_MARK, WIDE
from flagfall.games.stratego.kernel.squares import first, high, holds, low
from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.numbers import BOMB, FLAG, MOST_SIGNS, NEAR

COUNTS = 10
OTHERS = 64
FORMS = 3
"""One's own piece: hidden and never moved, so that it may be taken for a Bomb; hidden; shown."""
STRANGERS = 4
"""Enemies besides those known by their kind: moved, unmoved, moved and stood up to somebody strong, from one's own army."""
STRONG = 28.0
"""Whoever dares to stand beside a known piece worth that much seems strong, or bluffs."""


@rule
def spot(lore, seat, square):
    """A square as its own side sees it; left and right are the same where the board is."""
    row, column = square // 10, square % 10
    if seat == 1:
        row = int(lore.rows) - 1 - row
    if not lore.fold:
        return 10 * row + column
    return 5 * row + min(column, int(lore.wide) - 1 - column)


@rule
def read_signs(eye, field, seat, book, lore, around, out):
    """The signs of what `eye` has seen; how many."""
    enemies, relations = int(lore.blocks[seat, 1]), int(lore.blocks[seat, 2])
    counts, rest = int(lore.blocks[seat, 3]), int(lore.blocks[seat, 4])
    mine, theirs = int(lore.columns[seat]) + 1, int(lore.columns[1 - seat]) + STRANGERS
    places = 50 if lore.fold else 100
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        eye.seems[square] = look_of(eye, field, seat, book, lore, square)
    mind = field.mind[seat]
    n, movers, foe_movers, unmoved = 0, 0, 0, 0
    flag = -1
    for i in range(eye.n_men):
        square = int(eye.men[i])
        kind = int(mind.kind[square])
        column = int(lore.column[kind]) if book.army[kind] == seat else mine - 1
        column = FORMS * column + form_of(eye, field, square)
        out[n] = column * places + spot(lore, seat, square)
        n += 1
        movers += int(book.layers[kind]) >> MOVERS & 1
        if lore.ilk[kind] == FLAG:
            flag = square
        if int(field.table.mark[square]) & STONE_MARK:
            continue
        row, file = square // WIDE, square % WIDE
        w0, w1 = around[square, 0] & mind.foe[0] & book.land[0], around[square, 1] & mind.foe[1] & book.land[1]
        while w0 | w1:
            other = first(w0, w1)
            w0 &= ~low(other)
            w1 &= ~high(other)
            far = abs(other // WIDE - row) + abs(other % WIDE - file)
            if n < MOST_SIGNS - 128:
                out[n] = relations + (column * theirs + int(eye.seems[other])) * NEAR + far - 1
                n += 1
    nearest = 5
    for j in range(eye.n_foes):
        square = int(eye.foes[j])
        out[n] = enemies + int(eye.seems[square]) * places + spot(lore, seat, square)
        n += 1
        walks = int(field.table.mark[square]) & MOVED_MARK
        face = int(eye.face[square])
        if face != HIDDEN:
            walks = int(book.layers[face]) >> MOVERS & 1
        elif not walks:
            unmoved += 1
        if walks:
            foe_movers += 1
            if flag >= 0:
                nearest = min(nearest, abs(square // 10 - flag // 10) + abs(square % 10 - flag % 10) - 1)
    bombs = 0
    for kind in range(1, KINDS):
        column = int(lore.column[kind])
        if book.army[kind] == seat:
            if book.count[kind] or book.late[kind]:
                out[n] = counts + column * COUNTS + min(COUNTS - 1, int(eye.here[kind]))
                n += 1
        elif book.army[kind] == 1 - seat and (book.count[kind] or book.late[kind]):
            there = min(COUNTS - 1, int(eye.hidden[kind]) + int(eye.known[kind]))
            out[n] = counts + (mine + column) * COUNTS + there
            n += 1
            if lore.ilk[kind] == BOMB:
                bombs += int(eye.hidden[kind])
    table = field.table
    out[n] = rest + min(9, movers)
    out[n + 1] = rest + 10 + min(9, foe_movers)
    out[n + 2] = rest + 20 + min(11, max(0, unmoved - bombs))
    out[n + 3] = rest + 32 + nearest
    out[n + 4] = rest + 38 + min(7, int(table.calm) // 16)
    out[n + 5] = rest + 46 + min(7, int(table.ply) // 64)
    out[n + 6] = rest + 54 + int(table.ring)
    out[n + 7] = rest + 58 + int(book.unlock > 0 and table.fallen[1 - int(book.unlock_seat)] >= book.unlock)
    return n + 8


@rule
def form_of(eye, field, square):
    """What the other side sees of one's own piece."""
    if holds(eye.shown, square):
        return 2
    return 1 if int(field.table.mark[square]) & MOVED_MARK else 0


@rule
def look_of(eye, field, seat, book, lore, square):
    """An enemy as it looks: its kind where that is known, or whether it has moved, and dared to stand beside somebody strong."""
    strangers = int(lore.columns[1 - seat])
    face = int(eye.face[square])
    if face != HIDDEN:
        return int(lore.column[face]) if book.army[face] != seat else strangers + 3
    if not int(field.table.mark[square]) & MOVED_MARK:
        return strangers + 1
    return strangers + 2 if lore.worth[eye.dared[field.table.who[square]]] >= STRONG else strangers
