"""A record played again in one go: every input is checked as if it were new."""

from flagfall.games.stratego.kernel.choices import expand, gather
from flagfall.games.stratego.kernel.numbers import FACT_ROWS
from flagfall.games.stratego.kernel.play import play
from flagfall.kit.jit import door


@door
def play_again(fields, i, books, packed, rows, start, sets, out, log):
    """Play rows (seat, decision) from `start` on; the first that could not be, or for whose facts the log has no room."""
    field, book = fields[i], books[0]
    log[0, 0] = 0
    for n in range(start, rows.shape[0]):
        seat = rows[n, 0]
        if seat < 0 or seat > 1 or log[0, 0] + FACT_ROWS > log.shape[0]:
            return n
        if rows[n, 1] < 0 or rows[n, 1] >= packed.shape[0]:
            return n
        decision = int(packed[rows[n, 1]])
        offered = False
        for choice in range(expand(sets, gather(field.table, field.mind[seat], book, sets), out)):
            offered = offered or out[choice] == decision
        if not offered:
            return n
        play(field, book, decision, sets, log)
    return rows.shape[0]
