"""Seeing a few moves ahead: who can be caught, who gets away, what a capture costs in the end.

Hunter and hunted alone are moved about, the rest waits: whoever has nothing to do here moves somewhere else. What a seat knows is all that
goes in: known pieces fight as they must, and a fight with a hidden one ends its line with what may be expected of it. All in
one coin: what pieces are worth, for the seat that thinks.
"""

from flagfall.games.stratego.kernel.numbers import (
    BOTH,
    HIDDEN,
    KINDS,
    LEAP,
    LOSE,
    MOVED_MARK,
    MOVERS,
    NONE,
    STEP,
    STONE_MARK,
    STRIDE,
    TAKE_FLAG,
    TAKEN,
    VERB,
    WIN,
)
from flagfall.games.stratego.kernel.squares import first, flip, high, holds, low, shift
from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.judge import advance, cost_of_showing, danger_from_afar, guard
from flagfall.minds.stratego.kernel.numbers import (
    DOUBT,
    FEAR,
    FIGHTS,
    FLAG,
    FLAG_LOST,
    HAS_MOVED,
    KEEN,
    LINES,
    MOST_MOVES,
    NEVER,
    ROAM,
    SEEN,
    SURE_WIN,
    WALKS,
)

LATER = 0.03
"""What is yet to come counts a little less with every move."""
DEEPEST = -4
"""How far captures are followed beyond the moves foreseen."""
CLOSE = 30.0
"""Decisions are told apart exactly as long as they are not worse than the best by more."""
NO = -1e6


@rule
def foresee(desk, field, seat, temper, total, depth):
    """Scores for the decisions listed, best at first sight first, from what they lead to. `eye` has judged."""
    fore, eye, book, lore = desk.fores[0], desk.eyes[seat], desk.books[0], desk.lores[0]
    regime = int(field.table.ring == TAKEN)
    set_out(fore, eye, field, seat, book, lore, regime)
    order = desk.order
    for i in range(total):
        j = i
        while j > 0 and desk.scores[order[j - 1]] < desk.scores[i]:
            order[j] = order[j - 1]
            j -= 1
        order[j] = i
    waits = -expect(fore, eye, book, temper, regime, 1, depth - 1, 1, NO, -NO)
    best = NO
    for i in range(total):
        at = int(order[i])
        decision = int(desk.decisions[at])
        verb, start, end = decision // VERB, decision // 100 % 100, decision % 100
        score = desk.scores[at]
        if abs(score) < SURE_WIN / 2.0 and score > NEVER / 2.0:
            if verb == STEP or verb == STRIDE or verb == LEAP:
                if end != book.doom:
                    lean = leaning(eye, field, seat, book, lore, temper, verb, start, end)
                    least = best - lean - CLOSE
                    score = lean + outcome(fore, eye, book, temper, regime, field, start, end, depth, least)
            else:
                score += waits
        desk.scores[at] = score
        best = max(best, score)


@rule
def leaning(eye, field, seat, book, lore, temper, verb, start, end):
    """What speaks for a move besides who catches whom."""
    kind = int(field.mind[seat].kind[start])
    score = guard(eye, field, book, lore, temper, kind, start, end)
    if field.table.owner[end] != NONE:
        return (
            score + eye.charge[kind, end] - eye.gain[kind, eye.alike[end]] - cost_of_showing(eye, temper, kind, start)
        )
    score += advance(eye, field, lore, temper, kind, start, end)
    score -= temper[ROAM] * float(eye.visits[field.table.who[start], end])
    if book.powers:
        regime, price = int(field.table.ring == TAKEN), float(eye.price[kind]) * temper[FEAR] * 0.5
        score += danger_from_afar(eye, book, kind, start, -1, regime, price)
        score -= danger_from_afar(eye, book, kind, end, -1, regime, price)
    far = verb != STEP or (abs(end - start) != 1 and abs(end - start) != 10)
    return score - cost_of_showing(eye, temper, kind, start) if far else score


@rule
def set_out(fore, eye, field, seat, book, lore, regime):
    """The table as the seat knows it: side 0 is its own."""
    mind = field.mind[seat]
    fore.nodes = 0
    fore.limit = 300_000
    for ply in range(LINES):
        fore.killer[ply] = 0
    fore.score = 0.0
    for half in range(2):
        fore.land[half] = book.land[half] & ~field.table.stone[half]
        for side in range(2):
            fore.men[side, half] = 0
            fore.fighters[side, half] = 0
    for i in range(eye.n_men):
        square = int(eye.men[i])
        kind = int(mind.kind[square])
        stone = int(field.table.mark[square]) & STONE_MARK
        sort = 0
        if int(book.layers[kind]) >> MOVERS & 1:
            sort = WALKS | FIGHTS
        if holds(eye.shown, square):
            sort |= SEEN
        if int(field.table.mark[square]) & MOVED_MARK:
            sort |= HAS_MOVED
        appear(fore, 0, square, kind, SEEN if stone else sort, square)
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        face = int(eye.face[square])
        moved = int(field.table.mark[square]) & MOVED_MARK
        stone = int(field.table.mark[square]) & STONE_MARK
        sort = HAS_MOVED if moved else 0
        if face != HIDDEN:
            sort |= SEEN
            if int(book.layers[face]) >> MOVERS & 1:
                sort |= WALKS | FIGHTS
        else:
            sort |= FIGHTS
            if moved:
                sort |= WALKS
        appear(fore, 1, square, face, SEEN if stone else sort, square)
    for kind in range(KINDS):
        fore.price[kind] = eye.price[kind]
        if lore.ilk[kind] == FLAG:
            fore.price[kind] = FLAG_LOST
    weigh_daring(fore, eye, field, seat, book, regime)


@rule
def weigh_daring(fore, eye, field, seat, book, regime):
    """How gladly a known enemy attacks whom it does not know: from what is still hidden of mine, as the enemy may count it, too."""
    mind = field.mind[seat]
    for face in range(1, KINDS):
        if not eye.known[face]:
            continue
        for moved in range(2):
            total, bad = 0.0, 0.0
            for i in range(eye.n_men):
                square = int(eye.men[i])
                kind = int(mind.kind[square])
                if holds(eye.shown, square) or (moved and not int(book.layers[kind]) >> MOVERS & 1):
                    continue
                result = book.clash[regime, face, kind]
                total += 1.0
                bad += 1.0 if result == LOSE else 0.6 if result == BOTH else 0.0
            share = bad / total if total > 0.0 else 0.0
            fore.daring[face, moved] = min(0.95, max(0.15, 1.0 - 2.2 * share))


@rule
def outcome(fore, eye, book, temper, regime, field, start, end, depth, least):
    """What one move leads to; below `least` only that it is less."""
    if not holds(fore.men[1], end):
        walk(fore, 0, start, end)
        value = -expect(fore, eye, book, temper, regime, 1, depth - 1, 1, NO, -least)
        walk(fore, 0, end, start)
        return value
    kind, face = int(fore.kind[start]), int(fore.kind[end])
    good, bad = float(eye.good[kind, eye.alike[end]]), float(eye.bad[kind, eye.alike[end]])
    gain = float(eye.gain[kind, eye.alike[end]])
    both = max(0.0, 1.0 - good - bad)
    if face != HIDDEN:
        result = book.clash[regime, kind, face]
        both = 1.0 if result == BOTH else 0.0
    value = gain
    if good > 0.0:
        value += good * -after(fore, eye, book, temper, regime, start, end, WIN, depth)
    if bad > 0.0:
        value += bad * -after(fore, eye, book, temper, regime, start, end, LOSE, depth)
    if good + bad + both < 0.01:
        value -= expect(fore, eye, book, temper, regime, 1, depth - 1, 1, NO, -NO)
    if both > 0.0:
        value += both * -after(fore, eye, book, temper, regime, start, end, BOTH, depth)
    return value


@rule
def after(fore, eye, book, temper, regime, start, end, result, depth):
    """What the other side may expect when a fight has ended so, the fight itself not counted."""
    kind, sort = int(fore.kind[start]), int(fore.marks[start])
    face, look, root = int(fore.kind[end]), int(fore.marks[end]), int(fore.root[end])
    if result != LOSE:
        vanish(fore, 1, end)
    if result == WIN:
        walk(fore, 0, start, end)
        fore.marks[end] = sort | SEEN
    else:
        vanish(fore, 0, start)
    value = expect(fore, eye, book, temper, regime, 1, depth - 1, 1, NO, -NO)
    if result == WIN:
        walk(fore, 0, end, start)
        fore.marks[start] = sort
    else:
        appear(fore, 0, start, kind, sort, start)
    if result != LOSE:
        appear(fore, 1, end, face, look, root)
    return value


@rule
def walk(fore, side, start, end):
    fore.kind[end] = fore.kind[start]
    fore.marks[end] = fore.marks[start]
    fore.root[end] = fore.root[start]
    flip(fore.men[side], start)
    flip(fore.men[side], end)
    if int(fore.marks[start]) & FIGHTS:
        flip(fore.fighters[side], start)
        flip(fore.fighters[side], end)


@rule
def vanish(fore, side, square):
    flip(fore.men[side], square)
    if int(fore.marks[square]) & FIGHTS:
        flip(fore.fighters[side], square)


@rule
def appear(fore, side, square, kind, sort, root):
    fore.kind[square] = kind
    fore.marks[square] = sort
    fore.root[square] = root
    flip(fore.men[side], square)
    if sort & FIGHTS:
        flip(fore.fighters[side], square)


@rule
def spread(w0, w1):
    """A set with every square beside it."""
    u0, u1 = shift(w0, w1, 0)
    d0, d1 = shift(w0, w1, 1)
    r0, r1 = shift(w0, w1, 2)
    l0, l1 = shift(w0, w1, 3)
    return w0 | u0 | d0 | r0 | l0, w1 | u1 | d1 | r1 | l1


@rule
def expect(fore, eye, book, temper, regime, side, depth, ply, alpha, beta):
    """What a side may expect when it is to move, so many moves ahead; it may always move somewhere else."""
    fore.nodes += 1
    other = 1 - side
    sign = 1.0 if side == 0 else -1.0
    now = sign * fore.score
    best = now
    if depth > 0 and fore.nodes < fore.limit:
        best = -expect(fore, eye, book, temper, regime, other, depth - 1, ply + 1, -beta, -alpha)
    if best >= beta:
        return best
    alpha = max(alpha, best)
    total = list_fights(fore, book, side, ply)
    fights = total
    # The last move of a line is worth a look only for whoever has to get away.
    if depth > 1 or (depth == 1 and best < now):
        if fore.nodes < fore.limit:
            total = list_walks(fore, book, side, ply, depth, total)
    for i in range(total):
        code = int(fore.moves[ply, i])
        start, end = code // 100, code % 100
        mine, mark, root = int(fore.kind[start]), int(fore.marks[start]), int(fore.root[start])
        if i >= fights:
            walk(fore, side, start, end)
            fore.marks[end] = mark | HAS_MOVED
            value = -expect(fore, eye, book, temper, regime, other, depth - 1, ply + 1, -beta, -alpha)
            fore.marks[end] = mark
            walk(fore, side, end, start)
        else:
            change, settled = stake(fore, eye, book, temper, regime, side, start, end)
            if change == NO:
                continue
            change *= max(0.4, 1.0 - LATER * ply)
            value = (fore.score + change) * sign
            if not settled and depth > DEEPEST:
                theirs, target, origin = int(fore.kind[end]), int(fore.marks[end]), int(fore.root[end])
                wins = book.clash[regime, mine, theirs] != BOTH
                vanish(fore, other, end)
                if wins:
                    walk(fore, side, start, end)
                    fore.marks[end] = mark | SEEN | HAS_MOVED
                else:
                    vanish(fore, side, start)
                fore.score += change
                value = -expect(fore, eye, book, temper, regime, other, depth - 1, ply + 1, -beta, -alpha)
                fore.score -= change
                if wins:
                    fore.marks[end] = mark
                    walk(fore, side, end, start)
                else:
                    appear(fore, side, start, mine, mark, root)
                appear(fore, other, end, theirs, target, origin)
        if value > best:
            best = value
            if best >= beta:
                if i >= fights:
                    fore.killer[ply] = code
                return best
            alpha = max(alpha, best)
    return best


@rule
def list_fights(fore, book, side, ply):
    """Every attack a side could make; how many."""
    other, total = 1 - side, 0
    e0, e1 = int(fore.men[other, 0]), int(fore.men[other, 1])
    n0, n1 = spread(e0, e1)
    w0, w1 = int(fore.fighters[side, 0]) & n0, int(fore.fighters[side, 1]) & n1
    while w0 | w1:
        start = first(w0, w1)
        w0 &= ~low(start)
        w1 &= ~high(start)
        t0, t1 = int(book.beside[start, 0]) & e0, int(book.beside[start, 1]) & e1
        while t0 | t1 and total < MOST_MOVES:
            end = first(t0, t1)
            t0 &= ~low(end)
            t1 &= ~high(end)
            fore.moves[ply, total] = start * 100 + end
            total += 1
    return total


@rule
def list_walks(fore, book, side, ply, depth, total):
    """Every step near the other side's men, behind the fights; what has refuted something here before stands first."""
    other, begin = 1 - side, total
    z0, z1 = int(fore.fighters[other, 0]), int(fore.fighters[other, 1])
    for _ in range(3 if depth > 2 else 2):
        z0, z1 = spread(z0, z1)
    w0, w1 = int(fore.fighters[side, 0]) & z0, int(fore.fighters[side, 1]) & z1
    free0 = int(fore.land[0]) & ~(int(fore.men[0, 0]) | int(fore.men[1, 0]))
    free1 = int(fore.land[1]) & ~(int(fore.men[0, 1]) | int(fore.men[1, 1]))
    while w0 | w1:
        start = first(w0, w1)
        w0 &= ~low(start)
        w1 &= ~high(start)
        if not int(fore.marks[start]) & WALKS:
            continue
        t0, t1 = int(book.beside[start, 0]) & free0, int(book.beside[start, 1]) & free1
        while t0 | t1 and total < MOST_MOVES:
            end = first(t0, t1)
            t0 &= ~low(end)
            t1 &= ~high(end)
            code = start * 100 + end
            fore.moves[ply, total] = code
            if code == fore.killer[ply]:
                fore.moves[ply, total] = fore.moves[ply, begin]
                fore.moves[ply, begin] = code
            total += 1
    return total


@rule
def stake(fore, eye, book, temper, regime, side, start, end):
    """What an attack changes for the seat that thinks, and whether that ends the line: NO where nobody would attack."""
    mine, theirs = int(fore.kind[start]), int(fore.kind[end])
    look, target = int(fore.marks[start]), int(fore.marks[end])
    if side == 0:
        if theirs == HIDDEN:
            gain = float(eye.gain[mine, eye.alike[fore.root[end]]])
            return (0.7 * gain if gain > 0.0 else NO), True
        result = book.clash[regime, mine, theirs]
        if result == TAKE_FLAG:
            return FLAG_LOST, True
        if result == WIN:
            return float(eye.worth[theirs]), False
        if result == BOTH:
            return float(eye.worth[theirs]) - float(fore.price[mine]), False
        return NO, True
    if mine == HIDDEN:
        return -surprise(fore, eye, temper, start, theirs, look, target), True
    result = book.clash[regime, mine, theirs]
    if result == WIN or result == TAKE_FLAG:
        if target & SEEN:
            return -float(fore.price[theirs]), False
        return -float(fore.price[theirs]) * float(fore.daring[mine, 1 if target & HAS_MOVED else 0]), True
    if result == BOTH and target & SEEN:
        return float(eye.worth[mine]) - float(fore.price[theirs]), False
    return NO, True


@rule
def surprise(fore, eye, temper, start, kind, look, target):
    """What is to be feared of a hidden enemy beside one's own piece: it attacks if it wins, and mostly whom it knows."""
    if fore.price[kind] == FLAG_LOST:
        return FLAG_LOST * (0.3 if look & HAS_MOVED else 0.02)
    if not target & WALKS:
        return 0.0
    share = temper[DOUBT]
    if look & HAS_MOVED:
        share = temper[KEEN] if target & SEEN else 0.3 * temper[KEEN]
    return float(eye.peril[kind, eye.alike[fore.root[start]]]) * float(fore.price[kind]) * share
