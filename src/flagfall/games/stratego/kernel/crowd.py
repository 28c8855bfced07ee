"""Many tables side by side: every door goes once over all of them."""

from flagfall.games.stratego.kernel.choices import gather
from flagfall.games.stratego.kernel.numbers import DECISIONS, FIXED, HALF, NONE, OVER, ROWS, SHIFTED, VERB
from flagfall.games.stratego.kernel.observe import observe
from flagfall.games.stratego.kernel.play import play
from flagfall.games.stratego.kernel.recall import recall
from flagfall.kit.ahead import fetch_row
from flagfall.kit.bits import lowest
from flagfall.kit.jit import long_door, rule
from flagfall.kit.luck import roll

NOBODY = -2
ALL_SHIFTED = 200 * len(DECISIONS)
DECISION_ROWS = ALL_SHIFTED + 100 * len(DECISIONS)
SOON = 2
"""So many tables ahead is early enough to ask memory for one."""
SHORT = 4096
"""A mask of fewer actions is cleared as a whole: thousands of tables are in no cache, and memory likes long rows."""


@rule
def row_of(how):
    """Where the decisions of a row of choices lie side by side: the same way everywhere, or from the same place."""
    if how >= FIXED:
        return ALL_SHIFTED + (how - FIXED) // 1000 * 100 + how % 1000
    return how // 1000 * 200 + how % 1000 - SHIFTED + 100


@long_door
def lay_rows(decisions, rows):
    """Sort the decisions of the kernel's numbers into such rows; -1 where there is none."""
    for packed in range(decisions.shape[0]):
        if decisions[packed] >= 0:
            verb, a, b = packed // VERB, packed // 100 % 100, packed % 100
            rows[row_of(FIXED + 1000 * verb + a), b] = decisions[packed]
            if abs(b - a) < 100:
                rows[row_of(1000 * verb + SHIFTED + b - a), b] = decisions[packed]


@rule
def offer(decisions, sets, n, i, choices, counts, mask):
    """The choices of a table as a list and as a mask, in place of those before."""
    if mask.shape[1] < SHORT:
        mask[i] = 0
    else:
        for c in range(counts[i]):
            mask[i, choices[i, c]] = 0
    total = 0
    for row in range(n):
        here = row_of(sets[row, 0])
        for half in range(2):
            squares = sets[row, 1 + half]
            while squares != 0:
                decision = int(decisions[here, HALF * half + lowest(squares)])
                squares &= squares - 1
                choices[i, total] = decision
                mask[i, decision] = 1
                total += 1
    counts[i] = total


@rule
def rows_at(sets, i):
    """Which rows of choices a table has: its own if there is a trail behind them (chase.py), else those all tables share."""
    return i if sets.shape[0] > 1 else 0


@rule
def sit_down(fields, i, book, openings, trails, luck, sets):
    """A new game at a table, from one of the openings; which, and how many rows of choices its first seat has."""
    which = 0
    if openings.shape[0] > 1:
        which = roll(luck[i : i + 1], openings.shape[0])
    fields[i] = openings[which]
    for row in range(ROWS, ROWS + int(fields[i].table.steps)):
        for column in range(2):
            sets[row, column] = trails[which, row, column]
    return which, gather(fields[i].table, fields[i].mind[fields[i].table.turn], book, sets)


@long_door
def begin(
    fields, books, decisions, openings, trails, which, opened, luck, choices, counts, mask, to_act, moments, all_sets
):
    """Begin anew at the tables that `which` names."""
    for i in range(fields.shape[0]):
        if which[i]:
            sets = all_sets[rows_at(all_sets, i)]
            opened[i], n = sit_down(fields, i, books[0], openings, trails, luck, sets)
            offer(decisions, sets, n, i, choices, counts, mask)
            moments[i] = 0
            to_act[i] = NOBODY if fields[i].table.phase == OVER else fields[i].table.turn


@long_door
def renew(fields, books, decisions, choices, counts, mask, to_act, all_sets):
    """Look anew at what every table offers: after states were put there."""
    for i in range(fields.shape[0]):
        field, sets = fields[i], all_sets[rows_at(all_sets, i)]
        n = 0
        to_act[i] = NOBODY
        if field.table.phase != OVER:
            to_act[i] = field.table.turn
            n = gather(field.table, field.mind[field.table.turn], books[0], sets)
        offer(decisions, sets, n, i, choices, counts, mask)


@long_door
def step(
    fields,
    books,
    packed,
    decisions,
    actions,
    choices,
    counts,
    mask,
    to_act,
    scores,
    done,
    inputs,
    moments,
    all_sets,
    log,
):
    """Play one decision at every table that goes on. They must be legal: this does not check."""
    book = books[0]
    for i in range(fields.shape[0]):
        done[i] = 0
        if i + SOON < fields.shape[0]:
            fetch_row(fields, i + SOON, fields.itemsize)
            fetch_row(choices, i + SOON, choices.itemsize * counts[i + SOON])
        if to_act[i] < 0:
            continue
        field, sets = fields[i], all_sets[rows_at(all_sets, i)]
        log[0, 0] = 0
        if inputs.shape[1]:
            inputs[i, moments[i]] = (int(to_act[i]) + 2) << 24 | int(actions[i])
        moments[i] += 1
        n = play(field, book, int(packed[actions[i]]), sets, log)
        offer(decisions, sets, n, i, choices, counts, mask)
        if field.table.phase == OVER:
            to_act[i] = NOBODY
            done[i] = 1
            winner = int(field.table.winner)
            for seat in range(2):
                scores[i, seat] = 0.5 if winner == NONE else 1.0 if winner == seat else 0.0
        else:
            to_act[i] = field.table.turn


@long_door
def look_on(fields, seats, where, blank, faces, shown, out):
    """What a seat of each table may know, as rows of numbers."""
    for i in range(fields.shape[0]):
        if i + SOON < fields.shape[0]:
            fetch_row(fields, i + SOON, fields.itemsize)
        field, seat = fields[i], int(seats[i])
        recall(field, seat, faces, shown)
        observe(field.table, field.mind[seat], faces, shown, field.tray[seat], where[seat], blank, out[i])
