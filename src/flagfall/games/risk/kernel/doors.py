"""The doors into the compiled rules: each takes a batch of records and an index. Loops live inside.

Outside, decisions are counted without gaps; `packed` and `decision_of` are the two tables of `core.codes.Codes`.
"""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.chance import chances_of
from flagfall.games.risk.kernel.choices import choices_of
from flagfall.games.risk.kernel.look import look_at, suppose_from
from flagfall.games.risk.kernel.numbers import (
    ASKED,
    CHANCE,
    DEFENCE,
    DICE,
    DICE_USED,
    NOBODY,
    P_ATTACK_ROLL,
    P_DEFEND_ROLL,
    PHASE,
)
from flagfall.games.risk.kernel.play import play_on
from flagfall.kit.jit import door, long_door, rule
from flagfall.kit.luck import roll


@door
def play(states: Any, index: int, books: Any, packed: Any, decision: int, log: Any) -> None:
    """Play one decision on one record, in place, and write down what happened."""
    log[0, 0] = 0
    play_on(states[index], books[0], int(packed[decision]), log)


@door
def choices(views: Any, index: int, books: Any, decision_of: Any, out: Any) -> int:
    """The choices of the viewer, if it is the one who is asked."""
    view = views[index]
    if int(view.table.now[ASKED]) != int(view.listener):
        return 0
    n = choices_of(view.table, view.land, view.tale, books[0], out)
    for k in range(n):
        out[k] = decision_of[out[k]]
    return n


@door
def chances(states: Any, index: int, books: Any, decision_of: Any, out: Any, weights: Any) -> int:
    """The outcomes open to chance."""
    n = chances_of(states[index], books[0], out, weights)
    for k in range(n):
        out[k] = decision_of[out[k]]
    return n


@door
def look(states: Any, index: int, listener: int, views: Any, place: int) -> None:
    """One listener's view of one record, written into an empty one."""
    look_at(states[index], listener, views[place])


@door
def suppose(views: Any, index: int, states: Any, place: int) -> None:
    """What a view knows as a state, written into an empty one."""
    suppose_from(views[index], states[place])


@rule
def throw(book: Any, dice: int, luck: Any) -> int:
    """So many dice thrown and sorted: the code of the roll."""
    a = roll(luck, 6) + 1
    b = 0
    c = 0
    if dice > 1:
        b = roll(luck, 6) + 1
    if dice > 2:
        c = roll(luck, 6) + 1
    high = max(a, max(b, c))
    low = min(a, min(b, c))
    return int(book.roll_code[high, a + b + c - high - low, low])


@rule
def draw_outcome(state: Any, book: Any, out: Any, weights: Any, luck: Any) -> int:
    """One outcome of chance by luck."""
    table = state.table
    phase = int(table.now[PHASE])
    if phase == P_ATTACK_ROLL:
        return DICE + throw(book, int(table.now[DICE_USED]), luck)
    if phase == P_DEFEND_ROLL:
        return DICE + throw(book, int(table.now[DEFENCE]), luck)
    n = chances_of(state, book, out, weights)
    whole = 0
    for k in range(n):
        whole += int(weights[k])
    left = roll(luck, whole)
    for k in range(n):
        left -= int(weights[k])
        if left < 0:
            return int(out[k])
    return int(out[n - 1])


@long_door
def playout(states: Any, index: int, books: Any, luck: Any, limit: int, out: Any, weights: Any, log: Any) -> int:
    """Random play until the game ends or so many decisions were made; how many there were."""
    state = states[index]
    table = state.table
    book = books[0]
    for ply in range(limit):
        asked = int(table.now[ASKED])
        if asked == NOBODY:
            return ply
        if asked == CHANCE:
            decision = draw_outcome(state, book, out, weights, luck)
        else:
            n = choices_of(table, state.land_hand[asked], state.tale_hand[asked], book, out)
            decision = int(out[roll(luck, n)])
        log[0, 0] = 0
        play_on(state, book, decision, log)
    return limit
