"""The same view, folded from facts: what a listener with a perfect memory of the open table would see."""

from flagfall.games.stratego.kernel.chase import chase_anew, chase_on, end_chase, flee, leave_trail, new_position
from flagfall.games.stratego.kernel.look import no_mind
from flagfall.games.stratego.kernel.numbers import (
    AID_MARKS,
    AIMED,
    ATTACKED,
    BADE,
    BEGAN,
    CHILD,
    CURSED,
    ENDED,
    ENTERING,
    FELL,
    FREED,
    HEALED,
    HIDDEN,
    KINDS,
    LEAPT,
    LOST,
    MAY,
    MOVED,
    MOVED_MARK,
    NONE,
    PLACED,
    PLAY,
    PROBED,
    PROOF,
    RAGED,
    READY,
    RESCUERS,
    RESCUING,
    RETURNED,
    RING,
    SETUP,
    SHOT,
    SQUARES,
    STANDS,
    STONE_MARK,
    STONED,
    STOOD,
    STRODE,
    TOOK,
    TURN,
    TURNED,
    TURNED_MARK,
    UNMASKED,
)
from flagfall.games.stratego.kernel.setup import keep_in_reserve
from flagfall.games.stratego.kernel.squares import flip, holds
from flagfall.games.stratego.kernel.stone import open_stone, own_stone
from flagfall.games.stratego.kernel.turn import close, next_turn
from flagfall.games.stratego.kernel.two_square import forget_run, remember, tread_pair
from flagfall.games.stratego.kernel.verbs import (
    add_to_tray,
    open_lift,
    open_move,
    open_put,
    own_lift,
    own_move,
    own_put,
)
from flagfall.kit.jit import rule


@rule
def hear_nothing_yet(view, book, listener):
    """The view before any fact: an empty board and, for a seat, its own full box. The record must be zeroed."""
    view.listener = listener
    for square in range(SQUARES):
        view.table.owner[square] = NONE
    view.table.at = NONE
    view.table.winner = NONE
    no_mind(view.mind)
    if listener < 2:
        view.mind.seat = listener
        for kind in range(1, KINDS):
            if book.army[kind] == listener:
                view.mind.left[kind] = book.count[kind]


@rule
def hear(view, book, what, a, b, sets):
    """Take one fact in."""
    table, mind = view.table, view.mind
    if what == PLACED:
        hear_placed(view, book, a, b)
    elif what == READY:
        table.ready[a] = 1
        if not table.ready[1 - a]:
            table.turn = 1 - a
    elif what == STANDS:
        hear_stands(view, a, b)
    elif what == BEGAN:
        table.phase = PLAY
        table.turn = a
        if mind.seat >= 0:
            keep_in_reserve(mind, book)
    elif what == MOVED or what == TOOK or what == RAGED or what == LEAPT or what == STRODE:
        hear_moved(view, book, what, a, b, sets)
    elif what == UNMASKED:
        if table.owner[a] != view.listener and book.aid >= AID_MARKS:
            view.face[a] = b
    elif what == FELL:
        hear_fell(view, a, b)
    elif what == LOST:
        add_to_tray(view.tray, book, a)
    elif what == RETURNED:
        if view.tray[a]:
            view.tray[a] = int(view.tray[a]) - 1
    elif what == MAY:
        table.pending = a
        table.at = b
    elif what == TURN:
        next_turn(table, a)
    elif what == ENDED:
        close(table, a, b)
    elif what == RING:
        table.ring = a
    elif what == AIMED:
        flip(table.hits, b)
    else:
        hear_power(view, book, what, a, b)


@rule
def hear_placed(view, book, kind, square):
    """One's own piece comes onto the board: in the set-up, as a reinforcement, or back from the tray."""
    table, mind = view.table, view.mind
    own_put(mind, book, kind, square)
    view.face[square] = kind
    if table.phase == SETUP or table.pending == ENTERING:
        mind.left[kind] = int(mind.left[kind]) - 1
        return
    mind.lost[kind] = int(mind.lost[kind]) - 1
    if mind.spent[kind] > mind.lost[kind]:
        mind.spent[kind] = int(mind.spent[kind]) - 1
        flip(mind.own[RESCUERS], square)
    if table.pending != RESCUING and book.layers[kind] >> CHILD & 1:
        flip(mind.own[PROOF], square)


@rule
def hear_stands(view, square, seat):
    """A face-down piece stands somewhere now."""
    table, mind = view.table, view.mind
    if table.phase == SETUP:
        open_put(table, seat, square, square)
    else:
        table.entries = int(table.entries) + 1
        new_position(mind)
        open_put(table, seat, square, 99 + int(table.entries))
        if table.pending == RESCUING:
            table.rescues[seat] = int(table.rescues[seat]) + 1
            if mind.seat == seat:
                flip(mind.own[RESCUERS], table.at)
        if table.pending != ENTERING:
            table.fallen[seat] = int(table.fallen[seat]) - 1
    if seat != view.listener:
        view.face[square] = HIDDEN
        if mind.seat >= 0:
            flip(mind.foe, square)


@rule
def hear_moved(view, book, what, start, end, sets):
    table, mind = view.table, view.mind
    seat = int(table.owner[start])
    open_move(table, start, end)
    if book.aid < AID_MARKS:
        table.mark[end] = int(table.mark[end]) & ~MOVED_MARK
    view.face[end] = view.face[start]
    view.face[start] = 0
    if what == LEAPT or what == STRODE or what == RAGED:
        end_chase(table, mind)
    elif book.more_square:
        leave_trail(table, sets, start, end)
    if mind.seat == NONE:
        return
    if mind.seat == seat:
        own_move(mind, book, start, end)
        if what == LEAPT or what == STRODE:
            tread_pair(mind, book, start, end)
        else:
            remember(mind, book, start, end)
    else:
        flip(mind.foe, start)
        flip(mind.foe, end)
    if not book.more_square:
        return
    if what == MOVED and mind.seat == seat:
        chase_on(mind, book, end)
    elif what == MOVED:
        flee(table, mind, book, sets, start)
    elif what == TOOK and mind.seat == seat:
        chase_anew(table, mind, book, start, end)


@rule
def hear_fell(view, square, army):
    table, mind = view.table, view.mind
    stone = int(table.mark[square]) & STONE_MARK
    turned = int(table.mark[square]) & TURNED_MARK
    if table.owner[square] == mind.seat:
        rescuer = holds(mind.own[RESCUERS], square)
        kind = own_lift(mind, square)
        if not turned:
            mind.lost[kind] = int(mind.lost[kind]) + 1
            if rescuer:
                mind.spent[kind] = int(mind.spent[kind]) + 1
    elif mind.seat != NONE and not stone:
        flip(mind.foe, square)
    if stone:
        flip(table.stone, square)
    open_lift(table, square)
    view.face[square] = 0
    table.fallen[army] = int(table.fallen[army]) + 1
    table.calm = -1
    new_position(mind)


@rule
def hear_power(view, book, what, a, b):
    """Attacks and powers, as far as they change what lies on the table."""
    table, mind = view.table, view.mind
    end_chase(table, mind)
    if what == HEALED:
        table.healed = 1
    mine = mind.seat != NONE and table.owner[a] == mind.seat
    spell = what == BADE or what == CURSED
    if mine and (spell or what == STOOD or what == PROBED or what == SHOT or what == HEALED or what == FREED):
        forget_run(mind)
    if mine and what == ATTACKED and mind.runner != a:
        forget_run(mind)
    if what == TURNED:
        hear_turned(view, book, a, b)
    elif what == STONED or what == FREED:
        if mine:
            own_stone(mind, book, int(mind.kind[a]), a)
        elif mind.seat != NONE:
            flip(mind.foe, a)
        open_stone(table, a)


@rule
def hear_turned(view, book, square, kind):
    table, mind = view.table, view.mind
    old = int(table.owner[square])
    table.owner[square] = 1 - old
    table.mark[square] = int(table.mark[square]) | TURNED_MARK
    if mind.seat != NONE:
        flip(mind.foe, square)
        if mind.seat == old:
            own_lift(mind, square)
        else:
            own_put(mind, book, kind, square)
    if mind.seat == 1 - old or book.aid >= AID_MARKS:
        view.face[square] = kind
    else:
        view.face[square] = HIDDEN
