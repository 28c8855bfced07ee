"""Dealing kinds to hidden pieces: every deal that agrees with what is known, all equally likely.

Hidden pieces that could be the same kinds form a class. How many deals there are is counted exactly, kind by kind over the free
places of each class; a deal is then drawn by walking down that table. If the table would be too large the classes are made coarser
and deals that do not fit are drawn again, which is just as exact and only slower.
"""

from flagfall.games.stratego.kernel.numbers import KINDS, MOVERS
from flagfall.games.stratego.kernel.ponder import (
    BACK,
    FALLEN,
    GONE,
    IDS,
    WAS_RESERVE,
    WAS_TURNED,
    all_of_layer,
    reserves,
)
from flagfall.kit.bits import count, lowest
from flagfall.kit.jit import rule
from flagfall.kit.luck import roll
from flagfall.kit.record import layout

CLASSES = 12
ROOM = 1 << 18

DEAL = layout(
    [
        ("mask", "i8", CLASSES),
        ("stride", "i8", CLASSES),
        ("kinds", "i8", KINDS),  # the kinds still to be dealt
        ("left", "i8", KINDS),  # how many of each
        ("cells", "i8"),
        ("classes", "i8"),
        ("n_kinds", "i8"),
        ("sizes", "i8", CLASSES),  # how many pieces each class has
        ("member", "i2", (CLASSES, IDS)),
        ("coarse", "u1"),
    ]
)
"""One army's hidden pieces, in classes, and the kinds that are left for them."""


@rule
def sort_out(guess, book, army, deal, coarse):
    """Form the classes. False if there are too many, or the table would be too large."""
    for kind in range(KINDS):
        deal.left[kind] = int(book.count[kind]) + int(book.late[kind]) if book.army[kind] == army else 0
    late_out = reserve_outside(guess, book, army)
    for kind in range(KINDS):
        if late_out and book.army[kind] == army:
            deal.left[kind] -= int(book.late[kind])
    movers = all_of_layer(book, MOVERS)
    deal.classes = 0
    deal.coarse = coarse
    for who in range(IDS):
        if guess.at[who] == GONE or guess.at[who] == BACK or guess.army[who] != army or guess.back[who] > 0:
            continue
        could = guess.could[who]
        if count(could) == 1:
            deal.left[lowest(could)] -= 1
            continue
        if coarse:
            could = movers if could & ~movers == 0 else -1
        found = -1
        for c in range(deal.classes):
            if deal.mask[c] == could:
                found = c
        if found < 0:
            if deal.classes == CLASSES:
                return False
            found = deal.classes
            deal.classes += 1
            deal.mask[found] = could
            deal.sizes[found] = 0
        deal.member[found, deal.sizes[found]] = who
        deal.sizes[found] += 1
    if not late_out:
        add_waiting(guess, book, army, deal)
    deal.n_kinds = 0
    for kind in range(1, KINDS):
        if deal.left[kind] > 0:
            deal.kinds[deal.n_kinds] = kind
            deal.n_kinds += 1
    deal.cells = 1
    for c in range(deal.classes):
        deal.stride[c] = deal.cells
        deal.cells *= deal.sizes[c] + 1
        if deal.cells * (deal.n_kinds + 1) > ROOM:
            return False
    return True


@rule
def reserves_in(guess, army):
    """How many of an army's reinforcements have come in."""
    total = 0
    for who in range(100, IDS):
        if guess.army[who] == army and int(guess.flag[who]) & WAS_RESERVE:
            total += 1
    return total


@rule
def reserve_outside(guess, book, army):
    """Whether none of an army's reinforcements has come in yet: then we know what waits."""
    return book.unlock > 0 and book.unlock_seat == army and reserves_in(guess, army) == 0


@rule
def add_waiting(guess, book, army, deal):
    """Reinforcements that came in parts: those still waiting are hidden pieces too, without a place."""
    waiting = -reserves_in(guess, army)
    for kind in range(1, KINDS):
        if book.army[kind] == army:
            waiting += int(book.late[kind])
    if waiting > 0 and deal.classes < CLASSES:
        deal.mask[deal.classes] = reserves(book, army)
        deal.sizes[deal.classes] = waiting
        for i in range(waiting):
            deal.member[deal.classes, i] = IDS - 1 - i
        deal.classes += 1


@rule
def choose(n, k):
    """How many ways to choose k of n."""
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


@rule
def next_share(deal, caps, take, kind, amount, begin):
    """The next way to share `amount` pieces of a kind among the classes; False when there is none.

    Ways come in the order of an odometer whose last usable class takes whatever is left.
    """
    last = -1
    for c in range(deal.classes):
        if deal.mask[c] >> kind & 1:
            last = c
    if last < 0:
        return False
    if begin:
        for c in range(deal.classes):
            take[c] = 0
    else:
        c = 0
        while c < last:
            if deal.mask[c] >> kind & 1 and take[c] < caps[c]:
                used = 0
                for d in range(c, last):
                    used += take[d]
                if used < amount:
                    take[c] += 1
                    break
            take[c] = 0
            c += 1
        if c >= last:
            return False
    used = 0
    for c in range(last):
        used += take[c]
    take[last] = amount - used
    return True


@rule
def fits(deal, caps, take):
    for c in range(deal.classes):
        if take[c] < 0 or take[c] > caps[c]:
            return False
    return True


@rule
def count_deals(deal, ways, caps, take):
    """Fill the table: ways[k, cell] is how many deals of kinds k… fill exactly the free places of a cell."""
    n, cells = deal.n_kinds, deal.cells
    for cell in range(cells):
        ways[n * cells + cell] = 1.0 if cell == 0 else 0.0
    for k in range(n - 1, -1, -1):
        kind, amount = deal.kinds[k], deal.left[deal.kinds[k]]
        for cell in range(cells):
            rest = cell
            for c in range(deal.classes - 1, -1, -1):
                caps[c] = rest // deal.stride[c]
                rest -= caps[c] * deal.stride[c]
            total = 0.0
            more = next_share(deal, caps, take, kind, amount, True)
            while more:
                if fits(deal, caps, take):
                    total += share_weight(deal, ways, caps, take, k, cell)
                more = next_share(deal, caps, take, kind, amount, False)
            ways[k * cells + cell] = total
    return ways[cells - 1] if cells > 0 else 1.0


@rule
def share_weight(deal, ways, caps, take, k, cell):
    after = cell
    weight = 1.0
    for c in range(deal.classes):
        after -= take[c] * deal.stride[c]
        weight *= choose(caps[c], take[c])
    return weight * ways[(k + 1) * deal.cells + after]


@rule
def draw_deal(deal, ways, caps, take, luck, kinds):
    """One deal, every one equally likely: kinds[who] for every hidden piece."""
    for c in range(deal.classes):
        caps[c] = deal.sizes[c]
    cell = deal.cells - 1
    for k in range(deal.n_kinds):
        kind, amount = deal.kinds[k], deal.left[deal.kinds[k]]
        mark = (roll(luck, 1 << 30) + 0.5) / (1 << 30) * ways[k * deal.cells + cell]
        more = next_share(deal, caps, take, kind, amount, True)
        while more:
            if fits(deal, caps, take):
                mark -= share_weight(deal, ways, caps, take, k, cell)
                if mark <= 0:
                    break
            more = next_share(deal, caps, take, kind, amount, False)
        for c in range(deal.classes):
            for _ in range(take[c]):
                # any of the class's places that are still free
                pick = roll(luck, caps[c])
                who = deal.member[c, pick]
                deal.member[c, pick] = deal.member[c, caps[c] - 1]
                deal.member[c, caps[c] - 1] = who
                kinds[who] = kind
                caps[c] -= 1
            cell -= take[c] * deal.stride[c]


@rule
def settle_certain(guess, army, kinds):
    """Pieces that can be only one thing."""
    for who in range(IDS):
        if guess.army[who] == army and count(guess.could[who]) == 1:
            kinds[who] = lowest(guess.could[who])


@rule
def link_returns(guess, army, kinds, used, luck):
    """A piece that came back unseen is one of those that had fallen by then: any of them, if it fits."""
    for who in range(100, IDS):
        if guess.back[who] == 0 or guess.army[who] != army:
            continue
        candidates = 0
        for j in range(IDS):
            if fell_before(guess, army, j, guess.back[who]) and not used[j]:
                candidates += 1
        if candidates == 0:
            return False
        index = roll(luck, candidates)
        for j in range(IDS):
            if fell_before(guess, army, j, guess.back[who]) and not used[j]:
                if index == 0:
                    if not guess.could[who] >> kinds[j] & 1:
                        return False
                    kinds[who] = kinds[j]
                    used[j] = who + 1
                    break
                index -= 1
    return True


@rule
def fell_before(guess, army, who, moment):
    here = guess.at[who] == FALLEN and guess.army[who] == army
    return here and guess.fell[who] < moment and not int(guess.flag[who]) & WAS_TURNED


@rule
def agrees(guess, army, kinds):
    """Whether a deal from coarse classes fits what is known of every piece."""
    for who in range(IDS):
        if guess.army[who] == army and guess.at[who] != GONE and guess.at[who] != BACK and guess.back[who] == 0:
            if not guess.could[who] >> kinds[who] & 1:
                return False
    return True
