"""The same view, folded from facts: what a listener with a perfect memory of the open table would see."""

from flagfall.games.stratego.kernel.chase import chase_anew, chase_on, end_chase, flee, leave_trail, new_position
from flagfall.games.stratego.kernel.look import no_mind
from flagfall.games.stratego.kernel.numbers import (
    ACTING,
    AID_MARKS,
    AIMED,
    ATTACKED,
    BEGAN,
    CHILD,
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
    MOVING,
    NONE,
    PLACED,
    PLAY,
    PROOF,
    RAGED,
    READY,
    RESCUERS,
    RESCUING,
    RETURNED,
    RING,
    SETUP,
    SQUARES,
    STANDS,
    STONE_MARK,
    STONED,
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
    """Take one fact in: in the way of its own name, or of the fact it is declared to be folded as."""
    if MOVING >> what & 1:
        hear_moved(view, book, what, a, b, sets)
    elif ACTING >> what & 1:
        hear_stood(view, a)
    elif what == TURN:
        hear_turn(view, a)
    elif what == PLACED:
        hear_placed(view, book, a, b)
    elif what == READY:
        hear_ready(view, a)
    elif what == STANDS:
        hear_stands(view, a, b)
    elif what == BEGAN:
        hear_began(view, book, a)
    elif what == UNMASKED:
        hear_unmasked(view, book, a, b)
    elif what == ATTACKED:
        hear_attacked(view, a)
    elif what == FELL:
        hear_fell(view, a, b)
    elif what == LOST:
        hear_lost(view, book, a)
    elif what == RETURNED:
        hear_returned(view, a)
    elif what == AIMED:
        hear_aimed(view, b)
    elif what == TURNED:
        hear_turned(view, book, a, b)
    elif what == STONED:
        hear_stoned(view, book, a)
    elif what == FREED:
        hear_freed(view, book, a)
    elif what == HEALED:
        hear_healed(view, a)
    elif what == MAY:
        hear_may(view, a, b)
    elif what == RING:
        hear_ring(view, a)
    elif what == ENDED:
        hear_ended(view, a, b)


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
def hear_ready(view, seat):
    table = view.table
    table.ready[seat] = 1
    if not table.ready[1 - seat]:
        table.turn = 1 - seat


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
def hear_began(view, book, seat):
    view.table.phase = PLAY
    view.table.turn = seat
    if view.mind.seat >= 0:
        keep_in_reserve(view.mind, book)


@rule
def hear_turn(view, seat):
    next_turn(view.table, seat)


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
def hear_unmasked(view, book, square, kind):
    if view.table.owner[square] != view.listener and book.aid >= AID_MARKS:
        view.face[square] = kind


@rule
def hear_attacked(view, start):
    end_chase(view.table, view.mind)
    if is_own(view, start) and view.mind.runner != start:
        forget_run(view.mind)


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
def hear_lost(view, book, kind):
    add_to_tray(view.tray, book, kind)


@rule
def hear_returned(view, kind):
    if view.tray[kind]:
        view.tray[kind] = int(view.tray[kind]) - 1


@rule
def hear_stood(view, square):
    """An attack that brings nobody forward, or a power used from where its owner stands."""
    end_chase(view.table, view.mind)
    if is_own(view, square):
        forget_run(view.mind)


@rule
def hear_aimed(view, square):
    """One more target of a burst, which has not happened yet."""
    flip(view.table.hits, square)


@rule
def hear_healed(view, square):
    view.table.healed = 1
    hear_stood(view, square)


@rule
def hear_stoned(view, book, square):
    end_chase(view.table, view.mind)
    turn_to_stone_or_back(view, book, square)


@rule
def hear_freed(view, book, square):
    hear_stood(view, square)
    turn_to_stone_or_back(view, book, square)


@rule
def turn_to_stone_or_back(view, book, square):
    mind = view.mind
    if is_own(view, square):
        own_stone(mind, book, int(mind.kind[square]), square)
    elif mind.seat != NONE:
        flip(mind.foe, square)
    open_stone(view.table, square)


@rule
def hear_turned(view, book, square, kind):
    table, mind = view.table, view.mind
    end_chase(table, mind)
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


@rule
def hear_may(view, pending, at):
    view.table.pending = pending
    view.table.at = at


@rule
def hear_ring(view, now):
    view.table.ring = now


@rule
def hear_ended(view, winner, reason):
    close(view.table, winner, reason)


@rule
def is_own(view, square):
    return view.mind.seat != NONE and view.table.owner[square] == view.mind.seat
