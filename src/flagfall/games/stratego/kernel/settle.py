"""After a decision: does the turn go on, pass, or is the game over?"""

from flagfall.games.stratego.kernel.choices import gather
from flagfall.games.stratego.kernel.numbers import (
    BOTH_STUCK_END,
    CALM_END,
    CHILD,
    CHILDREN_END,
    KINDS,
    LONG_END,
    NONE,
    PLAY,
    STUCK_END,
)
from flagfall.games.stratego.kernel.turn import end, pass_turn
from flagfall.kit.jit import rule


@rule
def finish_turn(field, book, sets, log):
    """The turn passes; how many rows of choices the next seat has (0 if the game is over)."""
    if field.table.phase != PLAY:
        return 0
    if book.children and children_gone(field, book):
        end(field, 1, CHILDREN_END, log)
        return 0
    pass_turn(field, log)
    return meet_the_turn(field, book, sets, log)


@rule
def meet_the_turn(field, book, sets, log):
    """Whoever is on turn must move or attack, and loses if he cannot.

    Gameplay, all four rulebooks. R3: also when only the two-square rule stands in the way. R4, X1: if the other side could not
    either, it is a draw (or a loss, if agreed). X7: a limit counts only when nothing else has ended the game.
    """
    seat = int(field.table.turn)
    n = gather(field.table, field.mind[seat], book, sets)
    if n == 0:
        if book.stuck_draws and stuck(field, book, 1 - seat, sets):
            end(field, NONE, BOTH_STUCK_END, log)
        else:
            end(field, 1 - seat, STUCK_END, log)
    elif book.calm_limit and field.table.calm >= book.calm_limit:
        end(field, NONE, CALM_END, log)
        return 0
    elif book.ply_limit and field.table.ply >= book.ply_limit:
        end(field, NONE, LONG_END, log)
        return 0
    return n


@rule
def stuck(field, book, seat, sets):
    """Whether a seat could do nothing if it were on turn."""
    field.table.turn = seat
    n = gather(field.table, field.mind[seat], book, sets)
    field.table.turn = 1 - seat
    return n == 0


@rule
def children_gone(field, book):
    """Narnia 2005, Game 2 (N8, N9): no child stands free on the red side and none is still to come."""
    red = field.mind[0]
    if red.own[CHILD, 0] | red.own[CHILD, 1]:
        return False
    for kind in range(1, KINDS):
        if red.left[kind] and book.layers[kind] >> CHILD & 1:
            return False
    return True
