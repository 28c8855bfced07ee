"""How a turn goes on, passes, and how the game ends."""

from flagfall.games.stratego.kernel.numbers import (
    ENDED,
    EVERYONE,
    MAY,
    NONE,
    NOTHING,
    OVER,
    TURN,
)
from flagfall.games.stratego.kernel.tell import tell
from flagfall.kit.jit import rule


@rule
def end(field, winner, reason, log):
    """The game is over; NONE wins a draw."""
    close(field.table, winner, reason)
    tell(log, ENDED, winner, reason, EVERYONE)


@rule
def close(table, winner, reason):
    table.phase = OVER
    table.winner = winner
    table.reason = reason
    table.pending = NOTHING
    table.at = NONE
    table.hits[0] = 0
    table.hits[1] = 0


@rule
def await_more(field, pending, square, log):
    """The same seat goes on: a turn of several decisions."""
    field.table.pending = pending
    field.table.at = square
    tell(log, MAY, pending, square, EVERYONE)


@rule
def pass_turn(field, log):
    """The turn goes to the other seat."""
    next_turn(field.table, 1 - field.table.turn)
    tell(log, TURN, field.table.turn, 0, EVERYONE)


@rule
def next_turn(table, seat):
    table.turn = seat
    table.pending = NOTHING
    table.at = NONE
    table.hits[0] = 0
    table.hits[1] = 0
    table.ply += 1
    table.calm += 1
