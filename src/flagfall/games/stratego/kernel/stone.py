"""STONE and FREE: turning to stone, and its undoing. Narnia 2005, reconstructed.

Turn to Stone (N13): a neighbour that could move stands petrified: it blocks its square and can neither act nor be attacked nor
be aimed at until it is freed. Breath of Life (N10): frees one stone piece within two squares.
"""

from flagfall.games.stratego.kernel.numbers import (
    CURSED,
    EVERYONE,
    FREE,
    FREED,
    MEN,
    STONE,
    STONE_MARK,
    STONED,
    TAKEN,
    TARGET_FALLS,
)
from flagfall.games.stratego.kernel.reach import aim_far
from flagfall.games.stratego.kernel.squares import flip
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.games.stratego.kernel.verbs import kind_at, own_flip, unmask
from flagfall.kit.jit import rule


@rule
def aim_stone(mind, book, sets, n):
    return aim_far(mind, book, STONE, mind.foe[0] & book.land[0], mind.foe[1] & book.land[1], sets, n)


@rule
def petrify(field, book, actor, target, log):
    unmask(field, actor, EVERYONE, log)
    tell(log, CURSED, actor, target, EVERYONE)
    unmask(field, target, EVERYONE, log)
    forget_run(field.mind[field.table.owner[actor]])
    kind = kind_at(field, target)
    if book.hit[int(field.table.ring == TAKEN), STONE, kind_at(field, actor), kind] & TARGET_FALLS:
        tell(log, STONED, target, 0, EVERYONE)
        owner = int(field.table.owner[target])
        own_stone(field.mind[owner], book, kind, target)
        flip(field.mind[1 - owner].foe, target)
        open_stone(field.table, target)


@rule
def own_stone(mind, book, kind, square):
    """To stone or back: a piece of one's own leaves or joins every layer but its place among the men."""
    own_flip(mind, book, kind, square)
    flip(mind.own[MEN], square)
    if mind.runner == square:
        forget_run(mind)


@rule
def open_stone(table, square):
    flip(table.stone, square)
    table.mark[square] = int(table.mark[square]) ^ STONE_MARK


@rule
def aim_free(table, mind, book, sets, n):
    """Stone pieces of one's own within reach."""
    return aim_far(mind, book, FREE, table.stone[0] & mind.own[MEN, 0], table.stone[1] & mind.own[MEN, 1], sets, n)


@rule
def set_free(field, book, actor, target, log):
    unmask(field, actor, EVERYONE, log)
    forget_run(field.mind[field.table.owner[actor]])
    owner = int(field.table.owner[target])
    own_stone(field.mind[owner], book, kind_at(field, target), target)
    flip(field.mind[1 - owner].foe, target)
    open_stone(field.table, target)
    tell(log, FREED, target, 0, EVERYONE)
