"""Counting what hidden enemies of each look turned out to be, beside what counting alone expects of them."""

import math

from flagfall.games.stratego.kernel.choices import gather
from flagfall.games.stratego.kernel.numbers import HIDDEN, MOVED_MARK, MOVERS, PLAY, STEP, VERB
from flagfall.games.stratego.kernel.ponder import IDS
from flagfall.kit.jit import long_door, rule
from flagfall.kit.luck import roll
from flagfall.minds.stratego.kernel.belief import suppose
from flagfall.minds.stratego.kernel.eye import see
from flagfall.minds.stratego.kernel.learn import LONGEST
from flagfall.minds.stratego.kernel.search import decide_by_judgement, keep_count, notice, play_on

EVERY = 5
"""Every so many plies the table is looked at."""


@rule
def plain_share(eye, field, book, square, kind):
    """How likely a hidden enemy is a kind by counting alone, up to a factor."""
    mover = int(book.layers[kind]) >> MOVERS & 1
    if int(field.table.mark[square]) & MOVED_MARK:
        return float(eye.hidden[kind]) if mover else 0.0
    return float(eye.hidden[kind]) * (float(eye.still) if mover else 1.0)


@rule
def look_closely(desk, field, seat, seen, awaited, losses):
    """One seat's view of one moment; `losses`: how many hidden pieces, what counting and what habits lose on the truth, in nats."""
    eye, book, lore = desk.eyes[seat], desk.books[0], desk.lores[0]
    see(eye, field, seat, book)
    suppose(eye, field, seat, book, lore, desk.tempers[0])
    other = field.mind[1 - seat]
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        if eye.face[square] != HIDDEN:
            continue
        look, truth = int(eye.look[square]), int(other.kind[square])
        total = 0.0
        for k in range(eye.n_unseen):
            total += plain_share(eye, field, book, square, int(eye.unseen[k]))
        if total <= 0.0:
            continue
        for k in range(eye.n_unseen):
            kind = int(eye.unseen[k])
            awaited[seat, look, kind] += plain_share(eye, field, book, square, kind) / total
        seen[seat, look, truth] += 1.0
        losses[0] += 1.0
        losses[1] -= math.log(max(1e-6, plain_share(eye, field, book, square, truth) / total))
        losses[2] -= math.log(max(1e-6, float(eye.odds[square, truth])))


@long_door
def study(desk, openings, games, seen, awaited, losses):
    """Games of tempers drawn by luck, from openings drawn by luck; every fifth ply is looked at by whoever is to act."""
    field, book, lore = desk.fields[3], desk.books[0], desk.lores[0]
    pool = desk.tempers.shape[0]
    for _ in range(games):
        desk.fields[3] = openings[roll(desk.luck, openings.shape[0])]
        for seat in range(2):
            for who in range(IDS):
                desk.eyes[seat].dared[who] = 0
            keep_count(desk.eyes[seat], field, 0)
        first, second = roll(desk.luck, pool), roll(desk.luck, pool)
        n = gather(field.table, field.mind[field.table.turn], book, desk.sets)
        while field.table.phase == PLAY and field.table.ply < LONGEST:
            seat = int(field.table.turn)
            if roll(desk.luck, EVERY) == 0:
                look_closely(desk, field, seat, seen, awaited, losses)
            decision = decide_by_judgement(desk, field, desk.tempers[first if seat == 0 else second], n)
            n = play_on(desk, field, decision)
            for side in range(2):
                if side == seat or field.table.calm <= 0:
                    keep_count(desk.eyes[side], field, decision % 100)
            if decision // VERB == STEP:
                notice(desk.eyes[1 - seat], field, book, lore, seat, decision % 100)
