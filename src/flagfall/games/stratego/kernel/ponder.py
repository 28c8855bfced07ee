"""What a listener can conclude about every single piece from the facts heard. The truth is never looked at.

A piece is followed by `table.who`: its first square, or 100 and a count for those that came later. For each there is the set
of kinds it could be, one bit a kind. Two shadow views, one per seat, are folded from the same facts (fold.py) with
kind 0 standing for a face nobody showed us: they keep the table, the two-square runs and the chases of both sides.
"""

from flagfall.games.stratego.kernel.fold import hear, hear_nothing_yet
from flagfall.games.stratego.kernel.numbers import (
    ATTACKED,
    BOTH,
    BURST,
    DESTROYED,
    ENDED,
    ENTERING,
    FACT_WIDTH,
    FELL,
    FRIENDS,
    HEAL,
    HIDES_IMMUNE,
    KINDS,
    LOSE,
    LOST,
    MAY,
    MOVED,
    MOVERS,
    MOVING,
    NONE,
    PLACED,
    RAGED,
    RESCUING,
    RETURNED,
    RIDERS,
    RING,
    SETUP,
    SQUARES,
    STAND,
    STANDS,
    STOOD,
    TAKEN,
    TARGET_FALLS,
    TURN,
    TURNED_MARK,
    UNMASKED,
    VIEW,
    WIN,
)
from flagfall.games.stratego.kernel.squares import first, high, holds, low
from flagfall.games.stratego.kernel.verbs import own_flip, own_put, tray_audience
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule
from flagfall.kit.record import layout

IDS = 176
GONE, FALLEN, BACK = -1, -2, -3
WAS_MOVED, WAS_TURNED, WAS_RESCUER, WAS_HEALED, WAS_RESERVE = 1, 2, 4, 8, 16

GUESS = layout(
    [
        ("could", "i8", IDS),
        ("seen", VIEW, 2),
        ("fell", "i4", IDS),  # when it fell, by the count of facts
        ("back", "i4", IDS),  # when it came back without our knowing which it is; 0: it did not
        ("at", "i2", IDS),
        ("army", "i1", IDS),
        ("flag", "u1", IDS),
        ("knew", "u1", IDS),  # who had been shown a piece when it fell
        ("known", "u1", SQUARES),  # who has been shown the piece on a square
        ("listener", "i1"),
    ]
)
"""Everything concluded so far."""


@rule
def of_layer(book, army, layer, wanted):
    """The kinds of an army that are in a layer, or that are not."""
    kinds = 0
    for kind in range(1, KINDS):
        if book.army[kind] == army and (book.layers[kind] >> layer & 1) == wanted:
            kinds |= 1 << kind
    return kinds


@rule
def wonder(guess, book, listener):
    """Before any fact. The record must be zeroed."""
    guess.listener = listener
    for i in range(IDS):
        guess.at[i] = GONE
        guess.army[i] = NONE
    for seat in range(2):
        hear_nothing_yet(guess.seen[seat], book, seat)


@rule
def ponder(guess, book, rows, begin, sets):
    """Take in rows (what, a, b, audience) from `begin` on, each with what follows it in the same turn."""
    for i in range(begin, rows.shape[0]):
        conclude(guess, book, rows, i)
        what, a, b = rows[i, 0], rows[i, 1], rows[i, 2]
        for seat in range(2):
            shadow(guess, book, seat, what, a, b, sets)


@rule
def shadow(guess, book, seat, what, a, b, sets):
    """Fold a fact into one seat's shadow view: what its owner would hear, with unknown kinds as 0."""
    view = guess.seen[seat]
    if what == STANDS and b == seat:
        hear(view, book, STANDS, a, b, sets)
        if seat != guess.listener:
            own_put(view.mind, book, 0, a)
    elif what == PLACED:
        if seat == guess.listener:
            hear(view, book, PLACED, a, b, sets)
    elif what == UNMASKED:
        hear(view, book, UNMASKED, a, b, sets)
        if view.table.owner[a] == seat and view.mind.kind[a] == 0:
            own_flip(view.mind, book, 0, a)
            view.mind.kind[a] = b
            own_flip(view.mind, book, b, a)
    elif what != LOST and what != RETURNED:
        hear(view, book, what, a, b, sets)


@rule
def narrow(guess, who, kinds):
    guess.could[who] &= kinds


@rule
def conclude(guess, book, rows, i):
    """What one fact says about the pieces it names."""
    what, a, b = rows[i, 0], rows[i, 1], rows[i, 2]
    table = guess.seen[0].table
    if what == PLACED:
        conclude_placed(guess, book, a, b)
    elif what == STANDS:
        conclude_stands(guess, book, rows, i, a, b)
    elif MOVING >> what & 1:
        conclude_moved(guess, book, rows, i, what, a, b)
    elif what == UNMASKED:
        narrow(guess, table.who[a], 1 << b)
        guess.known[a] = int(guess.known[a]) | rows[i, FACT_WIDTH - 1]
    elif what == ATTACKED:
        conclude_clash(guess, book, rows, i, a, b)
    elif what == FELL:
        conclude_fell(guess, rows, i, a)
    elif what == RING and a == DESTROYED:
        conclude_doom(guess, book, rows, i)


@rule
def conclude_placed(guess, book, kind, square):
    """Our own piece: in the set-up its name is its square; later STANDS has just named it."""
    if guess.seen[0].table.phase == SETUP:
        guess.could[square] = 1 << kind
        guess.at[square] = square
        guess.army[square] = book.army[kind]
    else:
        who = int(guess.seen[0].table.who[square])
        guess.could[who] = 1 << kind


@rule
def conclude_stands(guess, book, rows, i, square, seat):
    """A piece stands somewhere now: any of the first army, a reinforcement, or one that was captured."""
    table = guess.seen[0].table
    if table.phase == SETUP:
        if seat != guess.listener:
            guess.could[square] = starters(book, seat)
            guess.at[square] = square
            guess.army[square] = seat
        return
    who = 100 + int(table.entries)
    guess.at[who] = square
    guess.army[who] = seat
    guess.known[square] = 0
    if table.pending == ENTERING:
        guess.could[who] = reserves(book, seat)
        guess.flag[who] = WAS_RESERVE
        return
    # Whoever may look into the tray sees what is taken out of it (comeback.py); its owner is not told so.
    guess.known[square] = tray_audience(book, seat) & ~(1 << seat)
    kind = told_kind(rows, i, square)
    if table.pending != RESCUING:
        guess.flag[who] = WAS_HEALED
    else:
        rescuer = int(table.who[table.at])
        guess.flag[rescuer] = int(guess.flag[rescuer]) | WAS_RESCUER
    if kind > 0:
        guess.could[who] = 1 << kind
        take_back(guess, who, seat, kind)
    else:
        guess.back[who] = i + 1
        guess.could[who] = of_layer(book, seat, MOVERS, 1)
        if table.pending != RESCUING:
            guess.could[who] &= healable(book)


@rule
def told_kind(rows, i, square):
    """Which kind came back, if this listener was told: our own (PLACED), or one seen in the tray (UNMASKED)."""
    for j in range(i + 1, rows.shape[0]):
        if rows[j, 0] == TURN or rows[j, 0] == STANDS or rows[j, 0] == ATTACKED:
            return 0
        if rows[j, 0] == PLACED and rows[j, 2] == square:
            return rows[j, 1]
        if rows[j, 0] == UNMASKED and rows[j, 1] == square:
            return rows[j, 2]
    return 0


@rule
def take_back(guess, who, army, kind):
    """A known kind left the tray: one of the fallen is this piece, one that made no rescue yet if there is one."""
    found = NONE
    for j in range(IDS):
        if guess.at[j] == FALLEN and guess.army[j] == army and guess.could[j] == 1 << kind:
            if not int(guess.flag[j]) & WAS_TURNED and (found < 0 or not int(guess.flag[j]) & WAS_RESCUER):
                found = j
    if found >= 0:
        guess.at[found] = BACK
        guess.flag[who] = int(guess.flag[who]) | (int(guess.flag[found]) & WAS_RESCUER)


@rule
def starters(book, army):
    kinds = 0
    for kind in range(1, KINDS):
        if book.army[kind] == army and book.count[kind]:
            kinds |= 1 << kind
    return kinds


@rule
def reserves(book, army):
    kinds = 0
    for kind in range(1, KINDS):
        if book.army[kind] == army and book.late[kind]:
            kinds |= 1 << kind
    return kinds


@rule
def healable(book):
    kinds = 0
    for healer in range(1, KINDS):
        if book.layers[healer] >> HEAL & 1:
            for kind in range(1, KINDS):
                if book.hit[0, HEAL, healer, kind] & TARGET_FALLS:
                    kinds |= 1 << kind
    return kinds


@rule
def conclude_moved(guess, book, rows, i, what, start, end):
    """Whatever moves is no Bomb and no Flag; whatever slides is a Scout."""
    table = guess.seen[0].table
    who = int(table.who[start])
    army = int(guess.army[who])
    far = abs(end - start)
    if far == 10 or (far == 1 and start // 10 == end // 10):
        narrow(guess, who, all_of_layer(book, MOVERS))
    elif what == MOVED:
        narrow(guess, who, all_of_layer(book, RIDERS))
    if army >= 0:
        guess.flag[who] = int(guess.flag[who]) | WAS_MOVED
    guess.at[who] = end
    guess.known[end] = guess.known[start]
    guess.known[start] = 0
    if what == RAGED:
        conclude_hidden_blows(guess, book, rows, i, end)


@rule
def all_of_layer(book, layer):
    return of_layer(book, 0, layer, 1) | of_layer(book, 1, layer, 1)


@rule
def conclude_hidden_blows(guess, book, rows, i, end):
    """A Rampage that keeps secrets (F4): whoever was hit and not shown cannot move."""
    table = guess.seen[0].table
    actor = lowest(guess.could[int(table.who[rows[i, 1]])])
    if not book.facets[book.power[BURST, actor]] & HIDES_IMMUNE:
        return
    w0, w1 = book.near[end, 0] & book.land[0], book.near[end, 1] & book.land[1]
    while w0 | w1:
        square = first(w0, w1)
        w0 &= ~low(square)
        w1 &= ~high(square)
        stone = holds(table.stone, square)
        if table.owner[square] != NONE and square != rows[i, 1] and not stone and told_kind(rows, i, square) == 0:
            owner = int(table.owner[square])
            mine = owner == table.turn
            if not mine or book.facets[book.power[BURST, actor]] & FRIENDS:
                narrow(guess, int(table.who[square]), ~all_of_layer(book, MOVERS))


@rule
def conclude_clash(guess, book, rows, i, start, target):
    """Silent Defense: who won tells at least which kinds the silent defender can be."""
    table = guess.seen[0].table
    attacker, defender = int(table.who[start]), int(table.who[target])
    narrow(guess, attacker, all_of_layer(book, MOVERS))
    kind = told_kind(rows, i, start)
    outcome = LOSE
    start_fell, target_fell = False, False
    for j in range(i + 1, rows.shape[0]):
        what = rows[j, 0]
        if what == TURN or what == MAY or what == ENDED or what == ATTACKED:
            break
        if what == FELL:
            start_fell = start_fell or rows[j, 1] == start
            target_fell = target_fell or rows[j, 1] == target
        if what == STOOD:
            outcome = STAND
    if target_fell:
        outcome = BOTH if start_fell else WIN
    if told_kind(rows, i, target) == 0 and kind > 0:
        regime = int(table.ring == TAKEN)
        kinds = 0
        for other in range(1, KINDS):
            if book.clash[regime, kind, other] == outcome:
                kinds |= 1 << other
        narrow(guess, defender, kinds)


@rule
def conclude_fell(guess, rows, i, square):
    table = guess.seen[0].table
    who = int(table.who[square])
    owner = int(table.owner[square])
    guess.at[who] = FALLEN
    guess.fell[who] = i + 1
    guess.knew[who] = int(guess.known[square]) | 1 << owner
    guess.known[square] = 0
    if int(table.mark[square]) & TURNED_MARK:
        guess.flag[who] = int(guess.flag[who]) | WAS_TURNED
    if i + 1 < rows.shape[0] and rows[i + 1, 0] == LOST:
        narrow(guess, who, 1 << rows[i + 1, 1])


@rule
def conclude_doom(guess, book, rows, i):
    """Mount Doom: of the other army exactly the doomed ranks fall, so whoever stays is none of them."""
    table = guess.seen[0].table
    doomed = 0
    for kind in range(1, KINDS):
        if book.doomed[kind]:
            doomed |= 1 << kind
    for square in range(SQUARES):
        if table.owner[square] == 1 - table.turn:
            falls = False
            for j in range(i + 1, rows.shape[0]):
                if rows[j, 0] == TURN:
                    break
                falls = falls or (rows[j, 0] == FELL and rows[j, 1] == square)
            narrow(guess, int(table.who[square]), doomed if falls else ~doomed)
