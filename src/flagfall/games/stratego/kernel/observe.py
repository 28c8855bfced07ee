"""A seat's knowledge as small numbers for learners: from the open table, its own mind and what it recalls, never from the truth.

`games/stratego/observation.py` says where each plane and each number lies in a row.
"""

from typing import Any, Final

import numpy as np

from flagfall.games.stratego.kernel.numbers import (
    HALF,
    HIDDEN,
    KINDS,
    MEN,
    MOVED_MARK,
    OVER,
    SETUP,
    SQUARES,
    STONE_MARK,
    TURNED_MARK,
)
from flagfall.kit.bits import lowest
from flagfall.kit.jit import rule

PLANES: Final = (
    "theirs, unknown, never moved",
    "theirs, unknown, moved",
    "mine, moved",
    "mine, known to them",
    "cannot be entered",
    "turned to stone",
    "has changed sides",
    "the turn goes on from here",
    "chosen so far",
    "my last piece to move",
    "how often in a row my last piece crossed the border to the next square of its line",
)
(UNMOVED, WANDERED, TROD, BETRAYED, WALL, STONED, CONVERTED, PENDING_AT, CHOSEN, RUNNER, RUN) = range(len(PLANES))

NUMBERS: Final = (
    "I am the second seat",
    "set-up",
    "over",
    "my turn",
    "what is pending",
    "the Ring",
    "turns played, low byte",
    "turns played, high byte",
    "turns since the last capture, at most 255",
    "my captured pieces",
    "their captured pieces",
    "my rescues",
    "their rescues",
    "pieces that joined later",
    "somebody was healed",
    "how often in a row my last piece went between the same two squares",
)

WHERE: Final[np.dtype[Any]] = np.dtype(
    [
        ("mine", "i4", KINDS),  # where the plane of each kind begins, as one's own
        ("theirs", "i4", KINDS),  # and as the enemy's
        ("plane", "i4", len(PLANES)),  # likewise for the planes above
        ("box", "i4", KINDS),  # where it is told how many of a kind are in one's box
        ("loss", "i4", KINDS),  # are among one's own losses
        ("tray", "i4", KINDS),  # lie in one's tray
        ("numbers", "i4"),  # where the numbers above begin
        ("kinds", "i4"),  # how many kinds there are
        ("place", "u1", SQUARES),  # a square within a plane
        ("pad", "u1", 4),
    ]
)
"""For one seat: where everything lies in its row."""


@rule
def observe(table, mind, faces, shown, tray, where, blank, out):
    """Fill one row, beginning with what never changes."""
    for place in range(blank.shape[0]):
        out[place] = blank[place]
    # Nobody could guess what a piece is or did: so its numbers are written without a branch.
    betrayed, trod = int(where.plane[BETRAYED]), int(where.plane[TROD])
    for half in range(2):
        own = int(mind.own[MEN, half])
        while own != 0:
            square = HALF * half + lowest(own)
            place = int(where.place[square])
            mark = int(table.mark[square])
            out[where.mine[mind.kind[square]] + place] = 1
            out[betrayed + place] = int(shown[half] & own & -own != 0)
            out[trod + place] = mark & MOVED_MARK
            if mark > MOVED_MARK:
                show_marks(mark, where, place, out)
            own &= own - 1
        enemies = int(mind.foe[half]) | int(table.stone[half]) & ~int(mind.own[MEN, half])
        while enemies != 0:
            square = HALF * half + lowest(enemies)
            enemies &= enemies - 1
            place, mark = int(where.place[square]), int(table.mark[square])
            face = int(faces[square])
            hidden = int(where.plane[WANDERED if mark & MOVED_MARK else UNMOVED])
            known = int(where.theirs[face if face < KINDS else 0])
            out[(hidden if face == HIDDEN else known) + place] = 1
            if mark > MOVED_MARK:
                show_marks(mark, where, place, out)
        chosen = int(table.hits[half])
        while chosen != 0:
            out[where.plane[CHOSEN] + where.place[HALF * half + lowest(chosen)]] = 1
            chosen &= chosen - 1
    if table.pending and table.at >= 0:
        out[where.plane[PENDING_AT] + where.place[table.at]] = 1
    if mind.runner >= 0:
        show_run(mind, where, out)
    count_up(table, mind, tray, where, out)


@rule
def show_marks(mark, where, place, out):
    if mark & STONE_MARK:
        out[where.plane[STONED] + place] = 1
    if mark & TURNED_MARK:
        out[where.plane[CONVERTED] + place] = 1


@rule
def show_run(mind, where, out):
    """The two-square rule counts borders: each is shown on the square before it."""
    runner = int(mind.runner)
    out[where.plane[RUNNER] + where.place[runner]] = 1
    run = int(mind.run)
    for border in range(9):
        crossed = run >> 4 * border & 15
        if crossed:
            square = border * 10 + runner % 10 if mind.axis else runner // 10 * 10 + border
            out[where.plane[RUN] + where.place[square]] = crossed


@rule
def count_up(table, mind, tray, where, out):
    """What is a number and no place."""
    seat, first = int(mind.seat), int(where.numbers)
    out[first] = seat
    out[first + 1] = int(table.phase == SETUP)
    out[first + 2] = int(table.phase == OVER)
    out[first + 3] = int(table.turn == seat and table.phase != OVER)
    out[first + 4] = int(table.pending)
    out[first + 5] = int(table.ring)
    out[first + 6] = int(table.ply) & 255
    out[first + 7] = min(int(table.ply) >> 8, 255)
    out[first + 8] = min(max(int(table.calm), 0), 255)
    out[first + 9] = int(table.fallen[seat])
    out[first + 10] = int(table.fallen[1 - seat])
    out[first + 11] = int(table.rescues[seat])
    out[first + 12] = int(table.rescues[1 - seat])
    out[first + 13] = int(table.entries)
    out[first + 14] = int(table.healed)
    out[first + 15] = int(mind.pairs)
    for kind in range(1, int(where.kinds) + 1):
        out[where.tray[kind]] = tray[kind]
        if where.box[kind] >= 0:
            out[where.box[kind]] = mind.left[kind]
            out[where.loss[kind]] = mind.lost[kind]
