"""Two pieces meet. Who falls is a cell of the book's table; here is only what follows from it.

Rules for Attack, all four rulebooks: both pieces are shown, the lower rank is captured, equal ranks fall together,
a winning attacker moves onto the square and a winning defender stays.
"""

from flagfall.games.stratego.kernel.chase import chase_anew, leave_trail
from flagfall.games.stratego.kernel.numbers import (
    ATTACKED,
    BEARER,
    BOTH,
    EVERYONE,
    FLAG_END,
    LOSE,
    RIDERS,
    STAND,
    STOOD,
    TAKE_FLAG,
    TAKEN,
    TOOK,
    WIN,
)
from flagfall.games.stratego.kernel.tell import tell
from flagfall.games.stratego.kernel.turn import end
from flagfall.games.stratego.kernel.two_square import forget_run
from flagfall.games.stratego.kernel.verbs import fall, kind_at, move, unmask
from flagfall.kit.jit import rule


@rule
def attack(field, book, start, target, sets, log):
    """Attack from a square in line with the target. True if the attacker won and stands there now."""
    seat = int(field.table.owner[start])
    attacker, defender = kind_at(field, start), kind_at(field, target)
    outcome = book.clash[int(field.table.ring == TAKEN), attacker, defender]

    tell(log, ATTACKED, start, target, EVERYONE)
    if field.mind[seat].runner != start:
        forget_run(field.mind[seat])
    unmask(field, start, EVERYONE, log)
    # Silent Defense (1999; T2, T5): the defender's rank stays secret, except from a Scout; a Flag is declared.
    # Whoever turns invisible must show himself (LotR 2004, Frodo's Special Power).
    vanishes = outcome == STAND and book.layers[defender] >> BEARER & 1
    if not book.silent or book.layers[attacker] >> RIDERS & 1 or outcome == TAKE_FLAG or vanishes:
        unmask(field, target, EVERYONE, log)

    if outcome == WIN or outcome == TAKE_FLAG:
        fall(field, book, target, log)
        move(field, book, start, target, TOOK, log)
        if book.more_square:
            leave_trail(field.table, sets, start, target)
            chase_anew(field.table, field.mind[seat], book, start, target)
        if outcome == TAKE_FLAG:
            # Winning the Game: the first to attack the opponent's Flag captures it and wins (R9).
            end(field, seat, FLAG_END, log)
        return True
    if outcome == STAND:
        # Frodo's invisibility (LotR 2004; L12, L13, L15): nobody is captured, both stay. X3: the run ends.
        tell(log, STOOD, start, target, EVERYONE)
        forget_run(field.mind[seat])
        return False
    if outcome == BOTH:
        fall(field, book, target, log)
    if outcome == LOSE or outcome == BOTH:
        fall(field, book, start, log)
    return False
