"""What hidden enemies may be: by counting, by where they began, by how long they stood still, and by whom they dared to stand beside.

How much likelier than by counting an enemy of a look is a kind was counted in games (`lab/belief.py`).
"""

from flagfall.games.stratego.kernel.numbers import HIDDEN, KINDS, MOVED_MARK, MOVERS, SQUARES
from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.numbers import DARED, DEEP, LATE_LOOK, LOOKS, PLACES, TIMES, WARY


@rule
def suppose(eye, field, seat, book, lore, temper):
    """How likely every enemy is each kind: how many are left, whether and where it has moved, and what those of its look are."""
    movers, moved = 0, 0
    for kind in range(1, KINDS):
        if book.layers[kind] >> MOVERS & 1:
            movers += int(eye.hidden[kind])
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        if eye.face[square] == HIDDEN and int(field.table.mark[square]) & MOVED_MARK:
            moved += 1
    eye.still = max(0.05, (movers - moved) / movers) if movers > 0 else 0.0
    n = 0
    for kind in range(1, KINDS):
        if eye.hidden[kind] > 0:
            eye.unseen[n] = kind
            n += 1
    eye.n_unseen = n
    for look in range(LOOKS):
        eye.looks[look] = -1
    likes = 0
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        if eye.face[square] != HIDDEN:
            for k in range(eye.n_unseen):
                eye.share[k, likes] = 0.0
            eye.first[likes] = square
            eye.alike[square] = likes
            likes += 1
            continue
        look = look_at(eye, field, seat, lore, square)
        eye.look[square] = look
        like = int(eye.looks[look])
        if like >= 0:
            eye.alike[square] = like
            before = int(eye.first[like])
            for kind in range(KINDS):
                eye.odds[square, kind] = eye.odds[before, kind]
        else:
            eye.looks[look] = likes
            share_out(eye, field, book, temper, square)
            for k in range(eye.n_unseen):
                eye.share[k, likes] = eye.odds[square, eye.unseen[k]]
            eye.first[likes] = square
            eye.alike[square] = likes
            likes += 1
    eye.n_likes = likes


@rule
def share_out(eye, field, book, temper, square):
    """How likely one hidden enemy is each kind."""
    for kind in range(KINDS):
        eye.odds[square, kind] = 0.0
    total = 0.0
    for k in range(eye.n_unseen):
        kind = int(eye.unseen[k])
        share = float(eye.hidden[kind]) * likely(eye, field, book, temper, square, kind)
        eye.odds[square, kind] = share
        total += share
    for k in range(eye.n_unseen):
        kind = int(eye.unseen[k])
        eye.odds[square, kind] = eye.odds[square, kind] / total if total > 0.0 else 1.0


@rule
def look_at(eye, field, seat, lore, square):
    """Hidden enemies with the same number are as likely to be each kind.

    Who has moved: how deep in its camp it began, and the strongest piece it knew and dared to stand beside.
    Who has not: where it stands, and how long.
    """
    who = int(field.table.who[square])
    row = DEEP - 1
    if who < SQUARES:
        row = min(DEEP - 2, int(lore.rows) - 1 - who // 10 if seat == 0 else who // 10)
    if int(field.table.mark[square]) & MOVED_MARK:
        dared = int(eye.dared[who])
        return LATE_LOOK + 1 + DARED * row + (1 + int(lore.column[dared]) if dared else 0)
    if who >= SQUARES:
        return LATE_LOOK
    aside = min(who % 10, int(lore.wide) - 1 - who % 10)
    late = 0
    for time in TIMES:
        late += int(field.table.ply >= time)
    return PLACES * late + 4 * row + (aside - 1 if aside > 2 else aside)


@rule
def likely(eye, field, book, temper, square, kind):
    """How much likelier than by counting alone a hidden enemy is a kind."""
    mover = int(book.layers[kind]) >> MOVERS & 1
    weight = float(eye.habit[eye.look[square], kind])
    if int(field.table.mark[square]) & MOVED_MARK:
        return 1.0 + (weight - 1.0) * min(1.0, temper[WARY]) if mover else 0.0
    return weight * float(eye.still) if mover else weight
