"""What a mind thinks of attacks, dangers and ways forward before it searches. All in one coin: what pieces are worth."""

from flagfall.games.stratego.kernel.numbers import (
    BORNE,
    BOTH,
    CONVERT,
    ENTER,
    HALF,
    HEAL,
    HIDDEN,
    KINDS,
    MEN,
    MOVED_MARK,
    MOVERS,
    PLACE,
    RESCUE,
    RIDERS,
    SHOOT,
    STONE,
    STOP,
    TAKE_FLAG,
    TAKEN,
    TARGET_FALLS,
    VERB,
    WIN,
)
from flagfall.games.stratego.kernel.squares import first, high, holds, low, shift
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.belief import suppose
from flagfall.minds.stratego.kernel.eye import see, value_pieces
from flagfall.minds.stratego.kernel.numbers import (
    ADVANCE,
    BLUFF,
    BOLD,
    DOUBT,
    DREAD,
    FAR,
    FEAR,
    FLAG,
    GUARD,
    HUNTED,
    SHOW,
)
from flagfall.minds.stratego.kernel.weigh import bet, bid, set_stakes, weigh


@rule
def judge(eye, field, seat, book, lore, temper, decisions, total, every):
    """See the table, then weigh every attack and every way of the kinds that may do something now, or of `every` kind."""
    see(eye, field, seat, book)
    value_pieces(eye, field, seat, book, lore, temper)
    suppose(eye, field, seat, book, lore, temper)
    mind = field.mind[seat]
    fixed0, fixed1 = mind.own[MEN, 0] & ~mind.own[MOVERS, 0], mind.own[MEN, 1] & ~mind.own[MOVERS, 1]
    eye.ways[0] = book.land[0] & ~(mind.foe[0] | field.table.stone[0] | fixed0)
    eye.ways[1] = book.land[1] & ~(mind.foe[1] | field.table.stone[1] | fixed1)
    sound_alarm(eye, field, seat, book, lore)
    ask(eye, mind, decisions, total)
    bold = min(60.0, temper[BOLD] * max(0.0, float(field.table.calm) - 30.0) / 8.0)
    regime = int(field.table.ring == TAKEN)
    for kind in range(1, KINDS):
        asked = eye.asked[kind, 0] | eye.asked[kind, 1]
        if (asked or every) and eye.here[kind] and int(book.layers[kind]) >> MOVERS & 1:
            set_stakes(eye, book, temper, kind, regime)
            bet(eye, book, temper, kind, regime)
            for like in range(eye.n_likes):
                eye.bid[like] = bid(eye, field, lore, temper, kind, int(eye.first[like]), bold)
            for i in range(eye.n_foes):
                weigh(eye, field, book, lore, temper, kind, int(eye.foes[i]))
            if asked:
                find_ways(eye, field, seat, book, lore, kind)
            if temper[HUNTED] > 0.0:
                keep_away(eye, field, seat, book, kind, regime)


@rule
def ask(eye, mind, decisions, total):
    """What there is to be known: for each kind that may act, the squares its decisions are about."""
    for kind in range(KINDS):
        eye.asked[kind, 0] = 0
        eye.asked[kind, 1] = 0
    for i in range(total):
        decision = int(decisions[i])
        verb, a, b = decision // VERB, decision // 100 % 100, decision % 100
        if verb == PLACE or verb == RESCUE or verb == HEAL:
            eye.asked[a, 0] |= low(b)
            eye.asked[a, 1] |= high(b)
        elif verb != STOP and verb != ENTER:
            kind = int(mind.kind[a])
            eye.asked[kind, 0] |= low(a) | low(b)
            eye.asked[kind, 1] |= high(a) | high(b)


@rule
def keep_away(eye, field, seat, book, kind, regime):
    """Where an enemy that is known to beat a kind could step up to it."""
    mind = field.mind[seat]
    free0, free1 = book.land[0] & ~(mind.own[MEN, 0] | mind.foe[0]), book.land[1] & ~(mind.own[MEN, 1] | mind.foe[1])
    w0, w1 = 0, 0
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        face = int(eye.face[square])
        if face != HIDDEN and int(book.layers[face]) >> MOVERS & 1 and book.clash[regime, face, kind] == WIN:
            w0 |= low(square)
            w1 |= high(square)
    for _ in range(2):
        u0, u1 = shift(w0, w1, 0)
        d0, d1 = shift(w0, w1, 1)
        r0, r1 = shift(w0, w1, 2)
        l0, l1 = shift(w0, w1, 3)
        w0, w1 = (u0 | d0 | r0 | l0) & free0, (u1 | d1 | r1 | l1) & free1
    eye.hunt[kind, 0] = w0
    eye.hunt[kind, 1] = w1


@rule
def find_ways(eye, field, seat, book, lore, kind):
    """How many steps the squares asked about are from something a kind wants; what it wants more counts as nearer."""
    for step in range(12):
        eye.goals[step, 0] = 0
        eye.goals[step, 1] = 0
    far = 10
    borne = lore.bearer > 0 and field.table.ring == BORNE
    if borne and kind == lore.bearer:
        eye.goals[0, 0] = book.gates[0] & eye.ways[0]
        eye.goals[0, 1] = book.gates[1] & eye.ways[1]
    else:
        for i in range(eye.n_foes):
            target = int(eye.foes[i])
            score = eye.charge[kind, target]
            if score > 0.0:
                start = max(0, 10 - int(score / 5.0))
                eye.goals[start, 0] |= low(target)
                eye.goals[start, 1] |= high(target)
        if borne and book.army[kind] != book.army[lore.bearer] and book.clash[0, lore.bearer, kind] != WIN:
            eye.goals[3, 0] |= book.gates[0] & eye.ways[0]
            eye.goals[3, 1] |= book.gates[1] & eye.ways[1]
    asked0, asked1 = eye.asked[kind, 0], eye.asked[kind, 1]
    w = asked0
    while w != 0:
        eye.steps[kind, lowest(w)] = FAR
        w &= w - 1
    w = asked1
    while w != 0:
        eye.steps[kind, HALF + lowest(w)] = FAR
        w &= w - 1
    reached0, reached1, front0, front1 = 0, 0, 0, 0
    for step in range(FAR):
        u0, u1 = shift(front0, front1, 0)
        d0, d1 = shift(front0, front1, 1)
        r0, r1 = shift(front0, front1, 2)
        l0, l1 = shift(front0, front1, 3)
        front0 = (u0 | d0 | r0 | l0) & eye.ways[0]
        front1 = (u1 | d1 | r1 | l1) & eye.ways[1]
        if step <= far:
            front0 |= eye.goals[step, 0]
            front1 |= eye.goals[step, 1]
        front0 &= ~reached0
        front1 &= ~reached1
        if step > far and not front0 | front1:
            break
        reached0 |= front0
        reached1 |= front1
        w = front0 & asked0
        while w != 0:
            eye.steps[kind, lowest(w)] = step
            w &= w - 1
        w = front1 & asked1
        while w != 0:
            eye.steps[kind, HALF + lowest(w)] = step
            w &= w - 1
        if not (asked0 & ~reached0) | (asked1 & ~reached1):
            break


@rule
def sound_alarm(eye, field, seat, book, lore):
    """Enemies that could soon be at one's own Flag, and how many steps they need."""
    mind = field.mind[seat]
    for i in range(eye.n_foes):
        eye.alarm[eye.foes[i]] = 0
    eye.urgent = 0.0
    for half in range(2):
        eye.walls[half] = 0
        eye.screens[half] = 0
    flag = -1
    for i in range(eye.n_men):
        if lore.ilk[mind.kind[eye.men[i]]] == FLAG:
            flag = int(eye.men[i])
    if flag < 0:
        return
    eye.walls[0] = book.beside[flag, 0] & book.land[0]
    eye.walls[1] = book.beside[flag, 1] & book.land[1]
    open0, open1 = book.land[0] & ~mind.own[MEN, 0], book.land[1] & ~mind.own[MEN, 1]
    front0, front1 = low(flag), high(flag)
    reached0, reached1 = front0, front1
    for step in range(1, 5):
        u0, u1 = shift(front0, front1, 0)
        d0, d1 = shift(front0, front1, 1)
        r0, r1 = shift(front0, front1, 2)
        l0, l1 = shift(front0, front1, 3)
        front0 = (u0 | d0 | r0 | l0) & open0 & ~reached0
        front1 = (u1 | d1 | r1 | l1) & open1 & ~reached1
        reached0 |= front0
        reached1 |= front1
        w0, w1 = front0 & mind.foe[0], front1 & mind.foe[1]
        while w0 | w1:
            square = first(w0, w1)
            w0 &= ~low(square)
            w1 &= ~high(square)
            if may_come(eye, field, book, square):
                eye.alarm[square] = step
                eye.urgent = max(float(eye.urgent), 30.0 / step)
        front0 &= ~mind.foe[0]
        front1 &= ~mind.foe[1]
    for direction in range(4):
        look_along(eye, field, mind, book, flag, direction, open0, open1)


@rule
def may_come(eye, field, book, square):
    """Whether an enemy is known to walk."""
    face = int(eye.face[square])
    if face != HIDDEN:
        return int(book.layers[face]) >> MOVERS & 1
    return int(field.table.mark[square]) & MOVED_MARK


@rule
def look_along(eye, field, mind, book, flag, direction, open0, open1):
    """A Scout, or what may be one, with nothing between it and the Flag."""
    s0, s1 = shift(low(flag), high(flag), direction)
    between0, between1 = 0, 0
    while s0 & open0 | s1 & open1:
        if s0 & mind.foe[0] | s1 & mind.foe[1]:
            square = first(s0, s1)
            if not may_come(eye, field, book, square) or not between0 | between1:
                return
            rides = 0.0
            face = int(eye.face[square])
            if face != HIDDEN:
                rides = float(int(book.layers[face]) >> RIDERS & 1)
            else:
                for kind in range(1, KINDS):
                    if eye.hidden[kind] and int(book.layers[kind]) >> RIDERS & 1:
                        rides += eye.odds[square, kind]
            if rides > 0.15:
                eye.alarm[square] = 1 if rides > 0.5 else 3
                eye.urgent = max(float(eye.urgent), 30.0 * rides)
                eye.screens[0] |= between0
                eye.screens[1] |= between1
            return
        between0 |= s0
        between1 |= s1
        s0, s1 = shift(s0, s1, direction)


@rule
def danger(eye, field, book, temper, kind, square, shown, without):
    """What may be lost by standing somewhere, next to whoever stands beside it."""
    regime = int(field.table.ring == TAKEN)
    price = float(eye.price[kind])
    worst = 0.0
    seat = int(field.table.turn)
    w0 = book.beside[square, 0] & field.mind[seat].foe[0]
    w1 = book.beside[square, 1] & field.mind[seat].foe[1]
    while w0 | w1:
        near = first(w0, w1)
        w0 &= ~low(near)
        w1 &= ~high(near)
        if near == without:
            continue
        face = int(eye.face[near])
        if face != HIDDEN:
            if int(book.layers[face]) >> MOVERS & 1:
                outcome = book.clash[regime, face, kind]
                if outcome == WIN or outcome == TAKE_FLAG:
                    worst = max(worst, price * (0.85 if shown else temper[BLUFF]))
                elif outcome == BOTH:
                    worst = max(worst, 0.4 * (price - eye.worth[face]))
            continue
        loss = peril_of(eye, book, kind, near, regime)
        worst = max(
            worst, loss * price * (temper[DREAD] if int(field.table.mark[near]) & MOVED_MARK else temper[DOUBT])
        )
    if book.powers:
        worst = max(worst, danger_from_afar(eye, book, kind, square, without, regime, price * (0.6 if shown else 0.3)))
    return worst * temper[FEAR]


@rule
def peril_of(eye, book, kind, near, regime):
    """How likely a hidden enemy would beat a kind; who is not on the board yet was not weighed."""
    if eye.here[kind] and int(book.layers[kind]) >> MOVERS & 1:
        return eye.peril[kind, eye.alike[near]]
    loss = 0.0
    for k in range(eye.n_unseen):
        other = int(eye.unseen[k])
        if int(book.layers[other]) >> MOVERS & 1 and book.clash[regime, other, kind] == WIN:
            loss += eye.odds[near, other]
    return loss


@rule
def danger_from_afar(eye, book, kind, square, without, regime, loss):
    """Enemies known to strike from afar."""
    worst = 0.0
    for i in range(eye.n_foes):
        at = int(eye.foes[i])
        face = int(eye.face[at])
        if at == without or face == HIDDEN:
            continue
        for shape in (SHOOT, CONVERT, STONE):
            if int(book.layers[face]) >> shape & 1:
                if holds(book.reach[book.power[shape, face], at], square):
                    if int(book.hit[regime, shape, face, kind]) & TARGET_FALLS:
                        worst = max(worst, loss)
    return worst


@rule
def cost_of_showing(eye, temper, kind, square):
    return 0.0 if holds(eye.shown, square) else temper[SHOW] * eye.worth[kind]


@rule
def advance(eye, field, lore, temper, kind, start, end):
    """Steps won towards the nearest goal."""
    there = int(eye.steps[kind, end])
    if there == FAR:
        return 0.0
    won = min(10, int(eye.steps[kind, start]) - there)
    rate = 5.0 if kind == lore.bearer and field.table.ring == BORNE else temper[ADVANCE]
    return rate * won


@rule
def guard(eye, field, book, lore, temper, kind, start, end):
    """Closing the way to one's own Flag, or leaving it open; and likewise the gates of Mount Doom."""
    leaves = holds(eye.walls, start) if start >= 0 else 0
    closes = holds(eye.walls, end)
    score = 0.0
    if eye.urgent == 0.0:
        score = -2.0 * leaves
    else:
        closes = max(closes, holds(eye.screens, end))
        score = eye.urgent * temper[GUARD] * (closes - leaves)
    if lore.bearer and field.table.ring == BORNE and kind != lore.bearer:
        at, to = (holds(book.gates, start) if start >= 0 else 0), holds(book.gates, end)
        if book.army[kind] == book.army[lore.bearer]:
            score += 6.0 * (at - to)
        elif book.clash[0, lore.bearer, kind] != WIN:
            score += 40.0 * (to - at)
    return score
