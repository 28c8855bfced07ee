"""Every decision scored by judgement alone: which are worth a thought."""

from flagfall.games.stratego.kernel.numbers import (
    ACTOR_FALLS,
    BURST,
    CHOOSES,
    CONVERT,
    ENTER,
    EXHAUSTS,
    FREE,
    FRIENDS,
    HEAL,
    HIDDEN,
    KINDS,
    LEAP,
    MEN,
    MOVED_MARK,
    NONE,
    PLACE,
    PROBE,
    RESCUE,
    SHOOT,
    STEP,
    STONE,
    STOP,
    STRIDE,
    STRIKE,
    TAKEN,
    TARGET_FALLS,
    THEN_ATTACK,
    VERB,
)
from flagfall.games.stratego.kernel.squares import first, high, holds, low
from flagfall.kit.jit import rule
from flagfall.kit.luck import roll
from flagfall.minds.stratego.kernel.judge import advance, cost_of_showing, danger, guard
from flagfall.minds.stratego.kernel.numbers import BLUFF, HUNTED, LUCK, NEVER, ROAM, SLIP, STAY


@rule
def rank(eye, field, seat, book, lore, temper, decisions, total, scores, luck):
    """A score for each decision, with a little luck; the index of the best."""
    best = 0
    if roll(luck, 1 << 16) < temper[SLIP] * 65536.0:
        for i in range(total):
            scores[i] = float(roll(luck, 1 << 16))
            if scores[i] > scores[best]:
                best = i
        return best
    for i in range(total):
        noise = float(roll(luck, 1 << 16)) / 65536.0 * temper[LUCK]
        scores[i] = score_of(eye, field, seat, book, lore, temper, int(decisions[i])) + noise
        if scores[i] > scores[best]:
            best = i
    return best


@rule
def score_of(eye, field, seat, book, lore, temper, decision):
    verb, a, b = decision // VERB, decision // 100 % 100, decision % 100
    if verb == STEP or verb == STRIDE or verb == LEAP:
        return go(eye, field, seat, book, lore, temper, verb, a, b)
    if verb == STOP:
        return 0.0
    if verb == ENTER:
        return 1000.0
    if verb == PLACE or verb == RESCUE or verb == HEAL:
        return bring(eye, field, book, lore, temper, verb, a, b)
    return use(eye, field, seat, book, lore, temper, verb, a, b)


@rule
def go(eye, field, seat, book, lore, temper, verb, start, end):
    """A move or an attack, on foot or by a power that carries further."""
    kind = int(field.mind[seat].kind[start])
    shown = holds(eye.shown, start)
    leaving = danger(eye, field, book, temper, kind, start, int(shown), -1)
    far = verb != STEP or (abs(end - start) != 1 and abs(end - start) != 10)
    score = guard(eye, field, book, lore, temper, kind, start, end)
    if field.table.owner[end] != NONE:
        won = eye.good[kind, eye.alike[end]]
        staying = danger(eye, field, book, temper, kind, end, 1, end) * won
        score += eye.charge[kind, end] - cost_of_showing(eye, temper, kind, start)
        return score + won * leaving - temper[STAY] * staying
    if end == book.doom:
        return 500.0
    score += leaving - danger(eye, field, book, temper, kind, end, int(shown or far), -1)
    score += advance(eye, field, lore, temper, kind, start, end)
    score -= temper[ROAM] * float(eye.visits[field.table.who[start], end])
    if temper[HUNTED] > 0.0:
        share = temper[HUNTED] * (0.85 if shown else temper[BLUFF])
        score += share * eye.price[kind] * (holds(eye.hunt[kind], start) - holds(eye.hunt[kind], end))
    if verb == LEAP and int(book.facets[book.power[LEAP, kind]]) & THEN_ATTACK:
        score += prey_beside(eye, field, seat, book, kind, end)
    return score - cost_of_showing(eye, temper, kind, start) if far else score


@rule
def prey_beside(eye, field, seat, book, kind, square):
    best = 0.0
    w0 = book.beside[square, 0] & field.mind[seat].foe[0] & book.land[0]
    w1 = book.beside[square, 1] & field.mind[seat].foe[1] & book.land[1]
    while w0 | w1:
        near = first(w0, w1)
        w0 &= ~low(near)
        w1 &= ~high(near)
        best = max(best, eye.charge[kind, near])
    return best


@rule
def bring(eye, field, book, lore, temper, verb, kind, square):
    """A piece comes onto the board: the best first, where it is safe; those that cannot move far back."""
    seat = int(field.table.turn)
    score = float(lore.worth[kind]) - danger(eye, field, book, temper, kind, square, int(verb != PLACE), -1)
    rows = int(lore.rows)
    forward = square // 10 if seat == 0 else rows - 1 - square // 10
    if lore.child[kind]:
        return score - 4.0 * forward
    return score + guard(eye, field, book, lore, temper, kind, -1, square) - 1.0 * abs(forward - 2)


@rule
def use(eye, field, seat, book, lore, temper, verb, actor, target):
    """A power that strikes from where one stands, or all around."""
    mind = field.mind[seat]
    kind = int(mind.kind[actor])
    showing = cost_of_showing(eye, temper, kind, actor)
    curious = 16.0 if int(field.table.mark[target]) & MOVED_MARK else 12.0
    face = int(eye.face[target])
    if verb == PROBE:
        return NEVER if face != HIDDEN else curious - showing
    if verb == FREE:
        return eye.worth[mind.kind[target]] - showing
    if verb == BURST:
        return burst_score(eye, field, seat, book, temper, kind, actor, target, showing)
    regime = int(field.table.ring == TAKEN)
    gain, chance, cost = 0.0, 0.0, 0.0
    shape = BURST if verb == STRIKE else verb
    begin, end = (1, KINDS) if face == HIDDEN else (face, face + 1)
    for other in range(begin, end):
        p = float(eye.odds[target, other]) if face == HIDDEN else 1.0
        if p > 0.0:
            hit = int(book.hit[regime, shape, kind, other])
            if hit & TARGET_FALLS:
                gain += p * eye.worth[other]
                chance += p
            if hit & ACTOR_FALLS:
                cost += p * eye.price[kind]
    if verb == STRIKE:
        return gain - cost + (3.0 if face == HIDDEN else 0.0)
    if chance == 0.0:
        return NEVER
    share = 1.0 if verb == SHOOT else 1.7 if verb == CONVERT else 0.9
    score = share * gain - showing + (2.0 if verb == SHOOT else 0.0)
    if face == HIDDEN:
        score += 0.4 * curious
    if eye.alarm[target]:
        score += 60.0 / float(eye.alarm[target]) * chance
    if verb == STONE:
        score -= 6.0 * float(int(field.table.calm > 20))
    return score


@rule
def burst_score(eye, field, seat, book, temper, kind, start, end, showing):
    """A step and blows all around: everything in reach is weighed, friends too where they are hit."""
    mind = field.mind[seat]
    facets = int(book.facets[book.power[BURST, kind]])
    regime = int(field.table.ring == TAKEN)
    gain, alive = 0.0, 0.0 if facets & EXHAUSTS else 1.0
    best, second = 0.0, 0.0
    w0, w1 = book.near[end, 0] & mind.foe[0] & book.land[0], book.near[end, 1] & mind.foe[1] & book.land[1]
    while w0 | w1:
        near = first(w0, w1)
        w0 &= ~low(near)
        w1 &= ~high(near)
        face = int(eye.face[near])
        begin, stop = (1, KINDS) if face == HIDDEN else (face, face + 1)
        here, falls = 4.0 if face == HIDDEN else 0.0, 0.0
        for other in range(begin, stop):
            p = float(eye.odds[near, other]) if face == HIDDEN else 1.0
            hit = int(book.hit[regime, BURST, kind, other])
            if p > 0.0 and hit & TARGET_FALLS:
                here += p * eye.worth[other]
            if p > 0.0 and hit & ACTOR_FALLS:
                falls += p
        if facets & CHOOSES:
            here -= falls * eye.price[kind]
            if here > best:
                best, second = here, best
            else:
                second = max(second, here)
        else:
            gain += here
            alive *= 1.0 - falls
    if facets & CHOOSES:
        return best + second - showing - danger(eye, field, book, temper, kind, end, 1, -1) - 1.0
    if facets & FRIENDS:
        w0, w1 = book.near[end, 0] & mind.own[MEN, 0], book.near[end, 1] & mind.own[MEN, 1]
        w0 &= ~low(start)
        w1 &= ~high(start)
        while w0 | w1:
            near = first(w0, w1)
            w0 &= ~low(near)
            w1 &= ~high(near)
            hit = int(book.hit[regime, BURST, kind, mind.kind[near]])
            if hit & TARGET_FALLS:
                gain -= eye.price[mind.kind[near]]
            if hit & ACTOR_FALLS:
                alive = 0.0
    return gain - (1.0 - alive) * eye.price[kind] - showing
