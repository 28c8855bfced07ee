"""Other tables that agree with what a seat knows: hidden enemies exchange their kinds, the likelier the better it fits."""

from flagfall.games.stratego.kernel.numbers import HIDDEN, STONE_MARK
from flagfall.games.stratego.kernel.verbs import own_flip
from flagfall.kit.jit import rule
from flagfall.kit.luck import roll
from flagfall.minds.stratego.kernel.belief import likely

ROUNDS = 6


@rule
def lay_out(deal, eye, field, seat, book, temper, could):
    """Who is hidden and how well each kind fits everybody: worked out once, for as many tables as are imagined. `eye` has judged.

    `could` says for each piece, by who, which kinds it could be; 0 where nothing is concluded.
    """
    other = field.mind[1 - seat]
    n = 0
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        if eye.face[square] != HIDDEN or int(field.table.mark[square]) & STONE_MARK:
            continue
        kinds = int(could[field.table.who[square]])
        for k in range(eye.n_unseen):
            kind = int(eye.unseen[k])
            fits = kinds == 0 or kinds >> kind & 1
            deal.fits[n, kind] = likely(eye, field, book, temper, square, kind) if fits else 0.0
        deal.square[n] = square
        deal.begin[n] = other.kind[square]
        n += 1
    deal.n = n


@rule
def unsettle(deal, field, seat, book, luck):
    """Deal hidden enemies anew in place (Metropolis: pairs exchange kinds, by how well they fit), from the table that was laid out."""
    other = field.mind[1 - seat]
    n = int(deal.n)
    if n < 2:
        return
    for i in range(n):
        deal.kind[i] = deal.begin[i]
    for _ in range(ROUNDS * n):
        i, j = roll(luck, n), roll(luck, n)
        a, b = int(deal.kind[i]), int(deal.kind[j])
        if a == b:
            continue
        new = deal.fits[i, b] * deal.fits[j, a]
        if new <= 0.0:
            continue
        old = deal.fits[i, a] * deal.fits[j, b]
        if new >= old or float(roll(luck, 1 << 30)) < new / old * float(1 << 30):
            deal.kind[i] = b
            deal.kind[j] = a
    for i in range(n):
        square, kind = int(deal.square[i]), int(deal.kind[i])
        if other.kind[square] != kind:
            own_flip(other, book, int(other.kind[square]), square)
            other.kind[square] = kind
            own_flip(other, book, kind, square)
