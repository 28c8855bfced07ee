"""A few decisions tried out on many imagined tables: a couple of turns by judgement, then the value of what the seat would know."""

from flagfall.games.stratego.kernel.choices import expand, gather
from flagfall.games.stratego.kernel.numbers import NONE, OVER, PLAY, ROWS, SQUARES
from flagfall.games.stratego.kernel.play import play
from flagfall.games.stratego.kernel.ponder import IDS
from flagfall.games.stratego.kernel.squares import first, high, low
from flagfall.kit.jit import long_door, rule
from flagfall.kit.luck import roll
from flagfall.minds.stratego.kernel.eye import see
from flagfall.minds.stratego.kernel.foresee import foresee
from flagfall.minds.stratego.kernel.judge import judge
from flagfall.minds.stratego.kernel.numbers import SURE_WIN
from flagfall.minds.stratego.kernel.score import rank
from flagfall.minds.stratego.kernel.signs import read_signs
from flagfall.minds.stratego.kernel.value import add_up, bend
from flagfall.minds.stratego.kernel.worlds import lay_out, unsettle

LONGEST_TURN = 24
START = 0.3
"""What a decision that seems worthless at first sight has to make up for."""


@rule
def decide_by_judgement(desk, field, temper, n):
    """What the seat to act takes at first sight."""
    seat = int(field.table.turn)
    total = expand(desk.sets, n, desk.decisions)
    if total == 1:
        return int(desk.decisions[0])
    eye, book, lore = desk.eyes[seat], desk.books[0], desk.lores[0]
    judge(eye, field, seat, book, lore, temper, desk.decisions, total, 0)
    best = rank(eye, field, seat, book, lore, temper, desk.decisions, total, desk.scores, desk.luck)
    return int(desk.decisions[best])


@rule
def play_turn(desk, field, temper, n):
    """A whole turn by judgement; how many rows of choices the next seat has."""
    seat = int(field.table.turn)
    for _ in range(LONGEST_TURN):
        if field.table.phase != PLAY or field.table.turn != seat:
            break
        n = play_on(desk, field, decide_by_judgement(desk, field, temper, n))
    return n


@rule
def play_on(desk, field, decision):
    """One decision, and what each side concludes from a hidden piece that steps up to a known one."""
    desk.log[0, 0] = 0
    return play(field, desk.books[0], decision, desk.sets, desk.log)


@rule
def notice(eye, field, book, lore, seat, end):
    """What the other side concludes when a piece of `seat` has walked to a square: whom it dares to stand beside."""
    if field.table.owner[end] != seat:
        return
    other = field.mind[1 - seat]
    who = int(field.table.who[end])
    w0, w1 = book.beside[end, 0] & field.mind[seat].foe[0], book.beside[end, 1] & field.mind[seat].foe[1]
    while w0 | w1:
        near = first(w0, w1)
        w0 &= ~low(near)
        w1 &= ~high(near)
        if int(field.known[near]) >> seat & 1:
            kind = int(other.kind[near])
            if lore.worth[kind] > lore.worth[eye.dared[who]]:
                eye.dared[who] = kind


@rule
def keep_count(eye, field, end):
    """How often a piece has come to a square, since the last capture."""
    if field.table.calm <= 0:
        for who in range(IDS):
            for square in range(SQUARES):
                eye.visits[who, square] = 0
    else:
        who = int(field.table.who[end])
        eye.visits[who, end] = min(255, int(eye.visits[who, end]) + 1)


@rule
def value_for(desk, field, seat):
    """How a table stands for a seat that has just moved."""
    if field.table.phase == OVER:
        winner = int(field.table.winner)
        return 0.0 if winner == NONE else 1.0 if winner == seat else -1.0
    eye, lore = desk.eyes[seat], desk.lores[0]
    see(eye, field, seat, desk.books[0])
    n = read_signs(eye, field, seat, desk.books[0], lore, desk.around, desk.signs)
    desk.signs[n] = -1
    net = int(desk.nets[seat])
    add_up(desk.rows[net], desk.signs, n, desk.sums)
    return bend(desk.sums, desk.dense[net], desk.bent)


@rule
def short_list(desk, field, temper, n, most, ahead):
    """The best few decisions into `candidates`, best first; how many. One that wins at once stands alone.

    At first sight, or by what it leads to `ahead` moves later.
    """
    seat = int(field.table.turn)
    eye, book, lore = desk.eyes[seat], desk.books[0], desk.lores[0]
    total = expand(desk.sets, n, desk.decisions)
    judge(eye, field, seat, book, lore, temper, desk.decisions, total, ahead)
    rank(eye, field, seat, book, lore, temper, desk.decisions, total, desk.scores, desk.luck)
    if ahead:
        foresee(desk, field, seat, temper, total, ahead)
    count = min(total, most)
    for c in range(count):
        best = -1
        for i in range(total):
            if desk.decisions[i] >= 0 and (best < 0 or desk.scores[i] > desk.scores[best]):
                best = i
        desk.candidates[c] = desk.decisions[best]
        desk.sums_of[c, 0] = 0.0
        desk.sums_of[c, 1] = 0.0
        desk.sums_of[c, 2] = desk.scores[best]
        desk.decisions[best] = -1
        if c == 0 and desk.scores[best] > SURE_WIN / 2.0:
            return 1
    return count


@rule
def try_out(desk, seat, mine, count, plies, alive):
    """Every candidate that is still alive on table 1, with the same luck for each."""
    theirs = roll(desk.luck, desk.tempers.shape[0])
    begin = desk.luck[0]
    field = desk.fields[2]
    for c in range(count):
        if not alive >> c & 1:
            continue
        desk.luck[0] = begin
        desk.fields[2] = desk.fields[1]
        for row in range(desk.trail.shape[0]):
            for column in range(3):
                desk.sets[ROWS + row, column] = desk.trail[row, column]
        n = play_on(desk, field, int(desk.candidates[c]))
        if field.table.phase == PLAY and field.table.turn == seat:
            n = play_turn(desk, field, desk.tempers[mine], n)
        for ply in range(plies):
            if field.table.phase == PLAY:
                n = play_turn(desk, field, desk.tempers[theirs if ply % 2 == 0 else mine], n)
        value = value_for(desk, field, seat)
        desk.sums_of[c, 0] += value
        desk.sums_of[c, 1] += 1.0
    desk.luck[0] = begin
    roll(desk.luck, 2)


@rule
def search(desk, base, mine, most, worlds, plies, ahead):
    """The best of a few decisions over some imagined tables, for whoever is to act at `fields[base]`."""
    field, book = desk.fields[base], desk.books[0]
    seat = int(field.table.turn)
    n = gather(field.table, field.mind[seat], book, desk.sets)
    count = short_list(desk, field, desk.tempers[mine], n, most, ahead)
    if count == 1 or not worlds:
        return int(desk.candidates[0])
    lay_out(desk.deals[0], desk.eyes[seat], field, seat, book, desk.tempers[mine], desk.could)
    for _ in range(worlds):
        imagine_another(desk, base, seat)
        try_out(desk, seat, mine, count, plies, (1 << count) - 1)
    return int(desk.candidates[best_of(desk, count)])


@rule
def imagine_another(desk, base, seat):
    """Table 1: table `base` with hidden enemies dealt anew."""
    desk.fields[1] = desk.fields[base]
    unsettle(desk.deals[0], desk.fields[1], seat, desk.books[0], desk.luck)


@rule
def best_of(desk, count):
    """The candidate with the best average; what seemed better at first sight has a little start."""
    best, top = 0, -9.0
    for c in range(count):
        if desk.sums_of[c, 1] > 0.0:
            value = desk.sums_of[c, 0] / desk.sums_of[c, 1]
            value -= min(START, (desk.sums_of[0, 2] - desk.sums_of[c, 2]) * START / 50.0)
            if value > top:
                best, top = c, value
    return best


@long_door
def list_candidates(desk, mine, most, ahead):
    """The best few decisions at table 0 at first sight; how many."""
    field, book = desk.fields[0], desk.books[0]
    seat = int(field.table.turn)
    n = gather(field.table, field.mind[seat], book, desk.sets)
    count = short_list(desk, field, desk.tempers[mine], n, most, ahead)
    lay_out(desk.deals[0], desk.eyes[seat], field, seat, book, desk.tempers[mine], desk.could)
    return count


@long_door
def try_worlds(desk, mine, count, worlds, plies, alive):
    """So many more imagined tables for the candidates that are still alive."""
    seat = int(desk.fields[0].table.turn)
    for _ in range(worlds):
        imagine_another(desk, 0, seat)
        try_out(desk, seat, mine, count, plies, alive)


@long_door
def value_often(desk, times):
    """For measuring: table 0 valued anew so many times."""
    field = desk.fields[0]
    for _ in range(times):
        value_for(desk, field, int(field.table.turn))
    return times
