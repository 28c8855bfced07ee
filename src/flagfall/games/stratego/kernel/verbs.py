"""The verbs that change the truth. Each one also tells: nothing happens at a table unheard.

The open table, a seat's own mind and the other seat's mind change by separate small functions, because
a listener who folds facts (fold.py) has the open table and at most one mind.
"""

from flagfall.games.stratego.kernel.chase import new_position
from flagfall.games.stratego.kernel.numbers import (
    AID_CAPTURED,
    BEARER,
    BORNE,
    EVERYONE,
    FELL,
    HALF,
    KINDS,
    LAYERS,
    LOST,
    MOVED_MARK,
    NONE,
    OPEN_PLAY,
    PRISONER_PLAY,
    PROOF,
    RESCUERS,
    RING,
    SECRET_PLAY,
    STONE_MARK,
    TAKEN,
    TURNED_MARK,
    UNMASKED,
    WATCHER,
)
from flagfall.games.stratego.kernel.squares import flip, high, holds, low
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import forget_run, remember
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule


# -- a seat's own army ----------------------------------------------------------------------------------
@rule
def own_flip(mind, book, kind, square):
    """Put a piece of one's own on a square, or lift it: it joins or leaves every layer of its kind."""
    word, bit = (0, 1 << square) if square < HALF else (1, 1 << (square - HALF))
    layers = book.layers[kind]
    while layers != 0:
        layer = lowest(layers)
        mind.own[layer, word] ^= bit
        layers &= layers - 1


@rule
def own_put(mind, book, kind, square):
    mind.kind[square] = kind
    own_flip(mind, book, kind, square)


@rule
def own_lift(mind, square):
    """Take one's own piece away; says what it was."""
    kind = int(mind.kind[square])
    mind.kind[square] = 0
    for layer in range(LAYERS):
        if holds(mind.own[layer], square):
            flip(mind.own[layer], square)
    if mind.runner == square:
        forget_run(mind)
    return kind


@rule
def own_move(mind, book, start, end):
    kind = int(mind.kind[start])
    mind.kind[start] = 0
    mind.kind[end] = kind
    w0, w1 = low(start) | low(end), high(start) | high(end)
    layers = book.layers[kind]
    while layers != 0:
        layer = lowest(layers)
        mind.own[layer, 0] ^= w0
        mind.own[layer, 1] ^= w1
        layers &= layers - 1
    if mind.own[RESCUERS, 0] | mind.own[RESCUERS, 1] | mind.own[PROOF, 0] | mind.own[PROOF, 1]:
        for layer in range(RESCUERS, LAYERS):
            if holds(mind.own[layer], start):
                flip(mind.own[layer], start)
                flip(mind.own[layer], end)


# -- the open table -----------------------------------------------------------------------------------------
@rule
def open_put(table, seat, square, who):
    table.owner[square] = seat
    table.who[square] = who
    table.mark[square] = 0


@rule
def open_lift(table, square):
    table.owner[square] = NONE
    table.who[square] = 0
    table.mark[square] = 0


@rule
def open_move(table, start, end):
    table.owner[end] = table.owner[start]
    table.who[end] = table.who[start]
    table.mark[end] = int(table.mark[start]) | MOVED_MARK
    open_lift(table, start)


# -- the truth ------------------------------------------------------------------------------------------------
@rule
def kind_at(field, square):
    """What really stands on an occupied square."""
    return int(field.mind[field.table.owner[square]].kind[square])


@rule
def unmask(field, square, audience, log):
    """Turn a piece's face to an audience; from then on those listeners could remember it."""
    field.known[square] = int(field.known[square]) | audience
    tell(log, UNMASKED, square, kind_at(field, square), audience)


@rule
def relocate(field, book, start, end):
    """Carry a piece to an empty square: open table, both minds, and what others know of it."""
    seat = int(field.table.owner[start])
    open_move(field.table, start, end)
    own_move(field.mind[seat], book, start, end)
    flip(field.mind[1 - seat].foe, start)
    flip(field.mind[1 - seat].foe, end)
    field.known[end] = field.known[start]
    field.known[start] = 0


@rule
def move(field, book, start, end, word, log):
    """Go to an empty square on foot; the two-square rule counts the borders crossed."""
    seat = int(field.table.owner[start])
    relocate(field, book, start, end)
    remember(field.mind[seat], book, start, end)
    tell(log, word, start, end, EVERYONE)


@rule
def tray_audience(book, owner):
    """Who may look at a captured piece.

    Captured Pieces (LotR 2004; R17): open play shows it to all, prisoner play to the captor, secret play to
    the owner, stealth play to nobody. Under Silent Defense (1999; T3, X4) players keep their own.
    """
    if book.silent:
        return 1 << owner
    if book.captured == OPEN_PLAY:
        return EVERYONE
    if book.captured == PRISONER_PLAY:
        return 1 << (1 - owner)
    if book.captured == SECRET_PLAY:
        return 1 << owner
    return 0


@rule
def fall(field, book, square, log):
    """A piece is captured and leaves the board."""
    owner = int(field.table.owner[square])
    kind = kind_at(field, square)
    army = int(book.army[kind])
    knowers = int(field.known[square]) | 1 << owner
    turned = int(field.table.mark[square]) & TURNED_MARK
    stone = int(field.table.mark[square]) & STONE_MARK
    rescuer = holds(field.mind[owner].own[RESCUERS], square)

    own_lift(field.mind[owner], square)
    if stone:
        flip(field.table.stone, square)
    else:
        flip(field.mind[1 - owner].foe, square)
    open_lift(field.table, square)
    field.known[square] = 0
    field.table.fallen[army] = int(field.table.fallen[army]) + 1
    field.table.calm = -1
    new_position(field.mind[0])
    new_position(field.mind[1])
    tell(log, FELL, square, army, EVERYONE)

    # An enchanted piece is removed for good (F16): only pieces lost by their own army can ever return.
    if not turned:
        field.mind[owner].lost[kind] = int(field.mind[owner].lost[kind]) + 1
        if rescuer:
            field.mind[owner].spent[kind] = int(field.mind[owner].spent[kind]) + 1

    # The captured list of the memory aid holds what a listener was shown before the piece fell (R10).
    audience = tray_audience(book, owner)
    if book.aid >= AID_CAPTURED:
        audience |= knowers
    show_in_tray(field, book, kind, audience, log)

    # Destroy the Ring (LotR 2004, Capturing Frodo): taken before Mount Doom, the Ring is Evil's (L21).
    if book.layers[kind] >> BEARER & 1 and field.table.ring == BORNE and book.doom >= 0:
        field.table.ring = TAKEN
        tell(log, RING, TAKEN, 0, EVERYONE)


@rule
def show_in_tray(field, book, kind, audience, log):
    for listener in range(2):
        if audience >> listener & 1:
            add_to_tray(field.tray[listener], book, kind)
    if audience & WATCHER:
        add_to_tray(field.tray[2], book, kind)
    tell(log, LOST, kind, 0, audience)


@rule
def add_to_tray(tray, book, kind):
    """One more of a kind. Whoever has all of the box on his list already knows that one of them had come back unseen."""
    if int(tray[kind]) < int(book.count[kind]) + int(book.late[kind]):
        tray[kind] = int(tray[kind]) + 1


@rule
def anything_left(mind):
    """Whether a seat still has pieces to place now."""
    for kind in range(KINDS):
        if mind.left[kind]:
            return True
    return False
