"""What a seat sees on an imagined table: who stands where, who is known, what everybody is worth."""

from flagfall.games.stratego.kernel.numbers import (
    BORNE,
    HALF,
    HIDDEN,
    KINDS,
    MEN,
    MOVERS,
)
from flagfall.games.stratego.kernel.recall import recall
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule
from flagfall.minds.stratego.kernel.numbers import BOMB, MINER, SCOUT, SPY, STEEP


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
