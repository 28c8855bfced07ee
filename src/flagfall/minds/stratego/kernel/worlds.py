"""Other tables that agree with what a seat knows: hidden enemies exchange their kinds, the likelier the better it fits."""

from flagfall.games.stratego.kernel.numbers import HIDDEN, STONE_MARK
from flagfall.games.stratego.kernel.verbs import own_flip
from flagfall.kit.jit import rule
from flagfall.kit.luck import roll
from flagfall.minds.stratego.kernel.belief import likely

ROUNDS = 6


@rule
def unsettle(eye, field, seat, book, temper, could, squares, kinds, luck):
    """Deal hidden enemies anew in place (Metropolis: pairs exchange kinds, by the weights of `likely`).

    `could` says for each piece, by who, which kinds it could be; 0 where nothing is concluded. `eye` has seen the field.
    """
    other = field.mind[1 - seat]
    n = 0
    for i in range(eye.n_foes):
        square = int(eye.foes[i])
        if eye.face[square] == HIDDEN and not int(field.table.mark[square]) & STONE_MARK:
            squares[n] = square
            kinds[n] = int(other.kind[square])
            n += 1
    if n < 2:
        return
    for _ in range(ROUNDS * n):
        i, j = roll(luck, n), roll(luck, n)
        a, b = int(kinds[i]), int(kinds[j])
        if a == b:
            continue
        at, to = int(squares[i]), int(squares[j])
        here, there = int(could[field.table.who[at]]), int(could[field.table.who[to]])
        if (here and not here >> b & 1) or (there and not there >> a & 1):
            continue
        new = likely(eye, field, book, temper, at, b) * likely(eye, field, book, temper, to, a)
        if new <= 0.0:
            continue
        old = likely(eye, field, book, temper, at, a) * likely(eye, field, book, temper, to, b)
        if new >= old or float(roll(luck, 1 << 30)) < new / old * float(1 << 30):
            kinds[i] = b
            kinds[j] = a
    for i in range(n):
        square, kind = int(squares[i]), int(kinds[i])
        if other.kind[square] != kind:
            own_flip(other, book, int(other.kind[square]), square)
            other.kind[square] = kind
            own_flip(other, book, kind, square)
