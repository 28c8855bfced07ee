"""How a turn goes on, passes, and how the game ends."""

from flagfall.games.stratego.kernel.code import (
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
    close(field.open, winner, reason)
    tell(log, ENDED, winner, reason, EVERYONE)


@rule
def close(open, winner, reason):  # noqa: A002
    open.phase = OVER
    open.winner = winner
    open.reason = reason
    open.pending = NOTHING
    open.at = NONE
    open.hits[0] = 0
    open.hits[1] = 0


@rule
def await_more(field, pending, square, log):
    """The same seat goes on: a turn of several decisions."""
    field.open.pending = pending
    field.open.at = square
    tell(log, MAY, pending, square, EVERYONE)


@rule
def pass_turn(field, log):
    """The turn goes to the other seat."""
    next_turn(field.open, 1 - field.open.turn)
    tell(log, TURN, field.open.turn, 0, EVERYONE)


@rule
def next_turn(open, seat):  # noqa: A002
    open.turn = seat
    open.pending = NOTHING
    open.at = NONE
    open.hits[0] = 0
    open.hits[1] = 0
    open.ply += 1
    open.calm += 1
