"""A captured or late piece comes onto the board, face down."""

from flagfall.games.stratego.kernel.chase import new_position
from flagfall.games.stratego.kernel.numbers import (
    AID_CAPTURED,
    EVERYONE,
    PLACED,
    RESCUERS,
    RETURNED,
    STANDS,
    UNMASKED,
    WATCHER,
)
from flagfall.games.stratego.kernel.squares import flip
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.verbs import open_put, own_put, tray_audience
from flagfall.kit.jit import rule


@rule
def join(field, book, seat, kind, square, log):
    """A face-down piece joins the board: its owner knows it, the others see that it stands there."""
    field.table.entries = int(field.table.entries) + 1
    open_put(field.table, seat, square, 99 + int(field.table.entries))
    own_put(field.mind[seat], book, kind, square)
    flip(field.mind[1 - seat].foe, square)
    field.known[square] = 0
    new_position(field.mind[0])
    new_position(field.mind[1])
    tell(log, STANDS, square, seat, EVERYONE)
    tell(log, PLACED, kind, square, 1 << seat)


@rule
def come_back(field, book, seat, kind, square, log):
    """A captured piece returns. Who could see it in the tray knows what it is (T11, X4); it stands face down."""
    mind = field.mind[seat]
    mind.lost[kind] = int(mind.lost[kind]) - 1
    field.table.fallen[seat] = int(field.table.fallen[seat]) - 1
    join(field, book, seat, kind, square, log)
    if mind.spent[kind] > mind.lost[kind]:
        # The same playing piece cannot make both rescues (T12): it is the one that already made one.
        mind.spent[kind] = int(mind.spent[kind]) - 1
        flip(mind.own[RESCUERS], square)
    seers = tray_audience(book, seat)
    # Whoever brought it back also takes it off the list that the memory aid keeps of his own losses.
    count = seers | 1 << seat if book.aid >= AID_CAPTURED else seers
    for listener in range(2):
        if count >> listener & 1 and field.tray[listener, kind]:
            field.tray[listener, kind] = int(field.tray[listener, kind]) - 1
    if seers & WATCHER and field.tray[2, kind]:
        field.tray[2, kind] = int(field.tray[2, kind]) - 1
    tell(log, RETURNED, kind, square, count)
    others = seers & ~(1 << seat)
    field.known[square] = others
    tell(log, UNMASKED, square, kind, others)
