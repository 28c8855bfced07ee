"""Playing against a crowd of tempers and learning from each game once: the value's teacher."""

from flagfall.games.stratego.kernel.choices import expand, gather
from flagfall.games.stratego.kernel.numbers import NONE, OVER, PLAY, STEP, VERB
from flagfall.games.stratego.kernel.ponder import IDS
from flagfall.kit.jit import long_door, rule
from flagfall.kit.luck import roll
from flagfall.minds.stratego.kernel.numbers import NARROW, WIDTH
from flagfall.minds.stratego.kernel.search import decide_by_judgement, keep_count, notice, play_on, search, value_for
from flagfall.minds.stratego.kernel.value import add_up, bend

LONGEST = 1500
"""Turns after which a game is broken off, as a draw."""
ROOM = LONGEST + 8


@rule
def play_game(desk, openings, styles, plans, diary, notes):
    """One game at table `base` = 3: how many moments were noted. `diary` rows: seat, how many signs, the signs; `notes`: values.

    Where a style is below 0 the seat searches by its row of `plans`: candidates, imagined tables, turns, slips in a thousand, moves
    seen ahead, and which of the desk's weights it values by. A temper sees so many moves ahead, too.
    """
    desk.fields[3] = openings[roll(desk.luck, openings.shape[0])]
    field, book, lore = desk.fields[3], desk.books[0], desk.lores[0]
    for seat in range(2):
        for who in range(IDS):
            desk.eyes[seat].dared[who] = 0
        keep_count(desk.eyes[seat], field, 0)
        desk.nets[seat] = plans[seat, 5] if lore.twin else 2 * plans[seat, 5] + seat
    moments = 0
    n = gather(field.table, field.mind[field.table.turn], book, desk.sets)
    while field.table.phase == PLAY and field.table.ply < LONGEST:
        seat = int(field.table.turn)
        style = int(styles[seat])
        if style >= 0 and plans[seat, 4]:
            decision = search(desk, 3, style, 1, 0, 0, int(plans[seat, 4]))
        elif style >= 0:
            decision = decide_by_judgement(desk, field, desk.tempers[style], n)
        elif roll(desk.luck, 1000) < plans[seat, 3]:
            decision = int(desk.decisions[roll(desk.luck, expand(desk.sets, n, desk.decisions))])
        else:
            decision = search(
                desk, 3, 0, int(plans[seat, 0]), int(plans[seat, 1]), int(plans[seat, 2]), int(plans[seat, 4])
            )
        n = play_on(desk, field, decision)
        for side in range(2):
            if side == seat or field.table.calm <= 0:
                keep_count(desk.eyes[side], field, decision % 100)
        if decision // VERB == STEP:
            notice(desk.eyes[1 - seat], field, book, lore, seat, decision % 100)
        if field.table.phase == PLAY and field.table.turn != seat and diary.shape[0] > moments:
            notes[moments] = value_for(desk, field, seat)
            diary[moments, 0] = seat
            count = 0
            while count < diary.shape[1] - 2 and desk.signs[count] >= 0:
                diary[moments, 2 + count] = desk.signs[count]
                count += 1
            diary[moments, 1] = count
            moments += 1
    return moments


@long_door
def write_games(desk, openings, pool, share, plans, patience, games, diary, notes, signs, moments, targets, tally):
    """Play and write down what is to be learned: half of the moments, by luck, of whoever decides by its value; how many.

    In `share` of a thousand games that are both sides, in the others one, and where it is 0 nobody does and everybody is learned from.
    Each game is written from its end. `moments`: seat, where its signs begin in `signs`, how many; `targets`: what the value
    should have been. tally: games, turns, wins of the first seat, draws, games of the mind against the crowd, its score in them.
    """
    styles = desk.styles
    written, begin = 0, 0
    for _ in range(games):
        for seat in range(2):
            styles[seat] = roll(desk.luck, pool)
        if share:
            styles[roll(desk.luck, 2)] = -1
            if roll(desk.luck, 1000) < share:
                styles[0] = -1
                styles[1] = -1
        noted = play_game(desk, openings, styles, plans, diary, notes)
        table = desk.fields[3].table
        winner = int(table.winner) if table.phase == OVER else NONE
        tally[0] += 1
        tally[1] += int(table.ply)
        tally[2] += int(winner == 0)
        tally[3] += int(winner == NONE)
        for seat in range(2):
            if styles[seat] < 0 and styles[1 - seat] >= 0:
                tally[4] += 1
                tally[5] += 0.5 if winner == NONE else float(int(winner == seat))
            target = -0.1 if winner == NONE else 1.0 if winner == seat else -1.0
            for moment in range(noted - 1, -1, -1):
                if diary[moment, 0] == seat and (styles[seat] < 0 or not share):
                    count = int(diary[moment, 1])
                    if roll(desk.luck, 2) == 0 and written < targets.shape[0] and begin + count <= signs.shape[0]:
                        moments[written, 0] = seat
                        moments[written, 1] = begin
                        moments[written, 2] = count
                        targets[written] = target
                        for i in range(count):
                            signs[begin + i] = diary[moment, 2 + i]
                        begin += count
                        written += 1
                    target = (1.0 - patience) * notes[moment] + patience * target
    return written


@long_door
def learn(desk, rate, rows, dense, row_sums, dense_sums, signs, moments, targets, tally):
    """Teach `rows` and `dense` every moment that was written, once. tally: squared error, moments."""
    for i in range(targets.shape[0]):
        net = 0 if desk.lores[0].twin else int(moments[i, 0])
        some = signs[moments[i, 1] : moments[i, 1] + moments[i, 2]]
        error = teach(desk, rows[net], dense[net], row_sums[net], dense_sums[net], some, targets[i], rate)
        tally[0] += error * error
        tally[1] += 1


@rule
def teach(desk, rows, dense, row_sums, dense_sums, signs, target, rate):
    """One step towards the target (Adagrad, one sum for each row); the error before it."""
    n = int(signs.shape[0])
    add_up(rows, signs, n, desk.sums)
    value = bend(desk.sums, dense, desk.bent)
    error = value - target
    slope = error * (1.0 - abs(value)) ** 2
    out, last = WIDTH * NARROW + NARROW, WIDTH * NARROW + 2 * NARROW
    back = desk.scores
    for j in range(WIDTH):
        back[j] = 0.0
    for k in range(NARROW):
        if desk.bent[k] > 0.0:
            pull = slope * dense[out + k]
            step(dense, dense_sums, out + k, slope * desk.bent[k], rate)
            step(dense, dense_sums, WIDTH * NARROW + k, pull, rate)
            for j in range(WIDTH - 1):
                if desk.sums[j] > 0.0:
                    back[j] += pull * dense[j * NARROW + k]
                    step(dense, dense_sums, j * NARROW + k, pull * float(desk.sums[j]), rate)
    step(dense, dense_sums, last, slope, rate)
    back[WIDTH - 1] = slope
    square = 0.0
    for j in range(WIDTH):
        square += back[j] * back[j]
    for i in range(n):
        sign = int(signs[i])
        row_sums[sign] += square
        by = rate / (row_sums[sign] + 1e-3) ** 0.5
        row = rows[sign]
        for j in range(WIDTH):
            row[j] -= by * back[j]
    return error


@rule
def step(dense, sums, i, slope, rate):
    sums[i] += slope * slope
    dense[i] -= 0.3 * rate * slope / (sums[i] + 1e-2) ** 0.5


@long_door
def match(desk, openings, first, second, plans, games, diary, notes, tally):
    """Games in pairs with the same opening and seats exchanged; a style below 0 searches. tally: score of `first`, games, draws, turns."""
    styles = desk.styles
    turned = desk.turned
    for game in range(games):
        opening = openings[game // 2 % openings.shape[0] : game // 2 % openings.shape[0] + 1]
        styles[game % 2] = first
        styles[1 - game % 2] = second
        for column in range(plans.shape[1]):
            turned[game % 2, column] = plans[0, column]
            turned[1 - game % 2, column] = plans[1, column]
        play_game(desk, opening, styles, turned, diary, notes)
        table = desk.fields[3].table
        winner = int(table.winner) if table.phase == OVER else NONE
        tally[0] += 0.5 if winner == NONE else float(int(winner == game % 2))
        tally[1] += 1
        tally[2] += int(winner == NONE)
        tally[3] += int(table.ply)
