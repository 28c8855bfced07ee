"""What attacks are worth before they are made: on average over who a hidden enemy may be."""

from flagfall.games.stratego.kernel.numbers import (
    BORNE,
    BOTH,
    HIDDEN,
    LOSE,
    MOVED_MARK,
    MOVERS,
    TAKE_FLAG,
    WIN,
)
from flagfall.games.stratego.kernel.squares import holds
from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.numbers import (
    CARE,
    GUARD,
    NEVER,
    NEWS,
    RUSH,
    SCOUT,
    SCOUTS,
    STILL,
    SURE_WIN,
    TRADE,
)


@rule
def weigh(eye, field, book, lore, temper, kind, target):
    """One attack before it is made."""
    like = int(eye.alike[target])
    score = eye.bid[like]
    if eye.alarm[target] and score > NEVER:
        score += 60.0 / float(eye.alarm[target]) * (1.0 - eye.bad[kind, like]) * temper[GUARD]
    if lore.bearer and field.table.ring == BORNE and score > NEVER:
        score += doom_charge(eye, book, lore, kind, target, int(eye.face[target]))
    eye.charge[kind, target] = score


@rule
def bid(eye, field, lore, temper, kind, target, bold):
    """What an attack is worth wherever the target stands."""
    like = int(eye.alike[target])
    if eye.flag[kind, like] > 0.99:
        return SURE_WIN
    if eye.bad[kind, like] > 0.999:
        return NEVER
    score = eye.gain[kind, like]
    if eye.face[target] == HIDDEN:
        moved = int(field.table.mark[target]) & MOVED_MARK
        news = temper[NEWS]
        if lore.ilk[kind] == SCOUT:
            news *= temper[SCOUTS] * min(1.0, float(field.table.ply) / (60.0 if moved else 150.0))
        score += news + bold + temper[RUSH]
        if not moved:
            score -= temper[STILL] * max(0.0, eye.worth[kind] - 30.0)
    elif eye.good[kind, like] < 0.5:
        score += bold - 8.0
    return score


@rule
def set_stakes(eye, book, temper, kind, regime):
    """What an attack of a kind wins or loses against each kind that may be hidden."""
    for k in range(eye.n_unseen):
        other = int(eye.unseen[k])
        outcome = book.clash[regime, kind, other]
        eye.stake[k] = stake_of(eye, temper, kind, other, outcome)
        eye.wins[k] = outcome == WIN or outcome == TAKE_FLAG
        eye.loses[k] = outcome == LOSE
        eye.takes[k] = outcome == TAKE_FLAG
        eye.beats[k] = beats(book, other, kind, regime) > 0.0


@rule
def beats(book, other, kind, regime):
    """1 if an enemy may attack and wins, or else 0."""
    return 1.0 if int(book.layers[other]) >> MOVERS & 1 and book.clash[regime, other, kind] == WIN else 0.0


@rule
def stake_of(eye, temper, kind, other, outcome):
    price = float(eye.price[kind]) * temper[CARE]
    if outcome == WIN or outcome == TAKE_FLAG:
        return float(eye.worth[other])
    if outcome == LOSE:
        return -price
    if outcome == BOTH:
        return float(eye.worth[other]) - price + (temper[TRADE] if eye.n_men >= eye.n_foes else -3.0)
    return -4.0


@rule
def bet(eye, book, temper, kind, regime):
    """What attacks of a kind win on average, how likely they go well or badly; and how likely whoever is there wins by attacking."""
    likes = int(eye.n_likes)
    gain, good, bad, flag, peril = eye.gain[kind], eye.good[kind], eye.bad[kind], eye.flag[kind], eye.peril[kind]
    for like in range(likes):
        gain[like] = 0.0
        good[like] = 0.0
        bad[like] = 0.0
        flag[like] = 0.0
        peril[like] = 0.0
    for k in range(eye.n_unseen):
        share = eye.share[k]
        add_times(gain, share, float(eye.stake[k]), likes)
        if eye.wins[k]:
            add_times(good, share, 1.0, likes)
        if eye.loses[k]:
            add_times(bad, share, 1.0, likes)
        if eye.takes[k]:
            add_times(flag, share, 1.0, likes)
        if eye.beats[k]:
            add_times(peril, share, 1.0, likes)
    for like in range(likes):
        face = int(eye.face[eye.first[like]])
        if face != HIDDEN:
            outcome = book.clash[regime, kind, face]
            gain[like] = stake_of(eye, temper, kind, face, outcome)
            good[like] = 1.0 if outcome == WIN or outcome == TAKE_FLAG else 0.0
            bad[like] = 1.0 if outcome == LOSE else 0.0
            flag[like] = 1.0 if outcome == TAKE_FLAG else 0.0
            peril[like] = beats(book, face, kind, regime)


@rule
def add_times(sums, shares, times, n):
    """By itself, so that the compiler takes four at a time."""
    for i in range(n):
        sums[i] += shares[i] * times


@rule
def doom_charge(eye, book, lore, kind, target, face):
    """Destroy the Ring: those who can see the Ringbearer strike at whoever may be he near the gates; he himself strikes nobody."""
    bearer = int(lore.bearer)
    if kind == bearer:
        return -30.0
    at_gate = holds(book.gates, target)
    if book.army[kind] == book.army[bearer]:
        return 12.0 if at_gate else 0.0
    if book.clash[0, kind, bearer] != WIN:
        return 0.0
    p = float(eye.odds[target, bearer]) if face == HIDDEN else float(int(face == bearer))
    near = 1.0 if at_gate else 0.4 if beside_gate(book, target) else 0.1
    return 200.0 * p * max(near, float(int(face == bearer))) + (40.0 * near if p > 0.0 and near > 0.1 else 0.0)


@rule
def beside_gate(book, square):
    return (book.beside[square, 0] & book.gates[0]) | (book.beside[square, 1] & book.gates[1])
