"""What a seat sees on an imagined table: who stands where, who is known, what the others may be."""

from flagfall.games.stratego.kernel.numbers import (
    BORNE,
    BOTH,
    HALF,
    HIDDEN,
    KINDS,
    MEN,
    MOVED_MARK,
    MOVERS,
    SQUARES,
    TAKEN,
    WIN,
)
from flagfall.games.stratego.kernel.recall import recall
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.numbers import BOMB, FLAG, LOOKS, MINER, SCOUT, SPY, STEEP, WARY


@rule
def see(eye, field, seat, book):
    """Who stands where and who is known; kinds nobody has shown this seat are only counted."""
    recall(field, seat, eye.face, eye.shown)
    mind, other = field.mind[seat], field.mind[1 - seat]
    for kind in range(KINDS):
        eye.hidden[kind] = 0
        eye.here[kind] = 0
        eye.known[kind] = 0
    eye.n_men = 0
    eye.n_foes = 0
    for half in range(2):
        own = int(mind.own[MEN, half])
        while own != 0:
            square = HALF * half + lowest(own)
            own &= own - 1
            eye.men[eye.n_men] = square
            eye.n_men += 1
            eye.here[mind.kind[square]] = int(eye.here[mind.kind[square]]) + 1
        enemies = int(mind.foe[half]) & int(book.land[half])
        while enemies != 0:
            square = HALF * half + lowest(enemies)
            enemies &= enemies - 1
            eye.foes[eye.n_foes] = square
            eye.n_foes += 1
            if eye.face[square] == HIDDEN:
                eye.hidden[other.kind[square]] += 1
            else:
                eye.known[eye.face[square]] = int(eye.known[eye.face[square]]) + 1


@rule
def value_pieces(eye, field, seat, book, lore, temper):
    """What everybody is worth now. Protect your Miners; the Spy is worth something as long as there is a prey; the last few count more."""
    movers, tops_here, tops_there = 0, 0, 0
    for kind in range(1, KINDS):
        if book.layers[kind] >> MOVERS & 1:
            movers += int(eye.here[kind])
        if lore.top[kind]:
            tops_here += int(eye.here[kind])
            tops_there += int(eye.hidden[kind]) + int(eye.known[kind])
    last = 60.0 / movers if 0 < movers <= 5 else 0.0
    for kind in range(1, KINDS):
        worth = float(lore.worth[kind])
        mine = book.army[kind] == seat
        sort = int(lore.ilk[kind])
        if worth >= 28.0 and sort < BOMB:
            worth *= temper[STEEP]
        if sort == SPY:
            worth = 25.0 if (tops_there if mine else tops_here) > 0 else 5.0
        elif sort == MINER and mine:
            n = int(eye.here[kind])
            worth = 60.0 if n <= 1 else 42.0 if n == 2 else 28.0 if n == 3 else 18.0
        elif sort == SCOUT and eye.n_men < 15:
            worth = 10.0
        if kind == lore.bearer and field.table.ring == BORNE:
            worth = 90.0
        if book.children and lore.child[kind]:
            worth += 35.0
        eye.worth[kind] = worth
        eye.price[kind] = worth + last


@rule
def suppose(eye, field, seat, book, lore, temper):
    """How likely every enemy is each kind: how many are left, whether and where it has moved, and what it has dared."""
    movers, moved = 0, 0
    for kind in range(1, KINDS):
        if book.layers[kind] >> MOVERS & 1:
            movers += int(eye.hidden[kind])
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        if eye.face[square] == HIDDEN and int(field.table.mark[square]) & MOVED_MARK:
            moved += 1
    still = max(0.05, (movers - moved) / movers) if movers > 0 else 0.0
    eye.still = still / (1.0 + float(field.table.ply) / 200.0)
    n = 0
    for kind in range(1, KINDS):
        if eye.hidden[kind] > 0:
            eye.unseen[n] = kind
            n += 1
    eye.n_unseen = n
    for look in range(LOOKS):
        eye.looks[look] = -1
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        eye.alike[square] = square
        if eye.face[square] == HIDDEN:
            look = look_at(eye, field, seat, lore, square)
            like = int(eye.looks[look])
            if like >= 0:
                eye.alike[square] = like
                for kind in range(KINDS):
                    eye.odds[square, kind] = eye.odds[like, kind]
            else:
                eye.looks[look] = square
                share_out(eye, field, seat, book, lore, temper, square)


@rule
def share_out(eye, field, seat, book, lore, temper, square):
    """How likely one hidden enemy is each kind."""
    for kind in range(KINDS):
        eye.odds[square, kind] = 0.0
    total = 0.0
    for k in range(eye.n_unseen):
        kind = int(eye.unseen[k])
        share = float(eye.hidden[kind]) * likely(eye, field, seat, book, lore, temper, square, kind)
        eye.odds[square, kind] = share
        total += share
    for k in range(eye.n_unseen):
        kind = int(eye.unseen[k])
        eye.odds[square, kind] = eye.odds[square, kind] / total if total > 0.0 else 1.0


@rule
def look_at(eye, field, seat, lore, square):
    """Hidden enemies with the same number are as likely to be each kind."""
    who = int(field.table.who[square])
    if int(field.table.mark[square]) & MOVED_MARK:
        return int(eye.dared[who])
    if who >= SQUARES:
        return KINDS + 15
    return KINDS + (int(lore.rows) - 1 - square // 10 if seat == 0 else square // 10)


@rule
def likely(eye, field, seat, book, lore, temper, square, kind):
    """How much likelier than by counting alone a hidden enemy is a kind."""
    mover = int(book.layers[kind]) >> MOVERS & 1
    who = int(field.table.who[square])
    if int(field.table.mark[square]) & MOVED_MARK:
        if not mover:
            return 0.0
        weight = 1.0
        regime = int(field.table.ring == TAKEN)
        if eye.dared[who]:
            outcome = book.clash[regime, kind, eye.dared[who]]
            if outcome == WIN:
                weight *= 1.0 + 3.0 * temper[WARY]
            elif outcome != BOTH:
                weight /= 1.0 + temper[WARY]
        return weight
    if who >= SQUARES:
        return 1.0 if book.late[kind] else 0.02
    row = int(lore.rows) - 1 - square // 10 if seat == 0 else square // 10
    if lore.ilk[kind] == FLAG:
        return 3.0 if row == 0 else 0.8 if row == 1 else 0.2 if row == 2 else 0.05
    if lore.ilk[kind] == BOMB:
        return 1.5 if row == 0 else 1.2 if row == 1 else 0.8 if row == 2 else 0.5
    return float(eye.still) if mover else 1.0
