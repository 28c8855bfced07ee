"""The doors into the compiled rules: each takes a batch of records and an index. Loops live inside."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.chance import chances_of
from flagfall.games.risk.kernel.choices import choices_of
from flagfall.games.risk.kernel.look import look_at
from flagfall.games.risk.kernel.play import play_on
from flagfall.games.risk.kernel.words import (
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
from flagfall.kit.jit import door, long_door, rule
from flagfall.kit.luck import roll


@door
def play(fields: Any, index: int, books: Any, decision: int, log: Any) -> None:
    """Play one decision on one record, in place, and write down what happened."""
    log[0, 0] = 0
    play_on(fields[index], books[0], decision, log)


@door
def choices(fields: Any, index: int, books: Any, out: Any) -> int:
    """The choices of the seat that is asked."""
    return choices_of(fields[index], books[0], out)


@door
def chances(fields: Any, index: int, books: Any, out: Any, weights: Any) -> int:
    """The outcomes open to chance."""
    return chances_of(fields[index], books[0], out, weights)


@door
def look(fields: Any, index: int, listener: int, seen: Any, place: int) -> None:
    """One listener's view of one record, written into an empty one."""
    look_at(fields[index], listener, seen[place])


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
def draw_outcome(field: Any, book: Any, out: Any, weights: Any, luck: Any) -> int:
    """One outcome of chance by luck."""
    phase = int(field.now[PHASE])
    if phase == P_ATTACK_ROLL:
        return DICE + throw(book, int(field.now[DICE_USED]), luck)
    if phase == P_DEFEND_ROLL:
        return DICE + throw(book, int(field.now[DEFENCE]), luck)
    n = chances_of(field, book, out, weights)
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
def playout(fields: Any, index: int, books: Any, luck: Any, limit: int, out: Any, weights: Any, log: Any) -> int:
    """Random play until the game ends or so many decisions were made; how many there were."""
    field = fields[index]
    book = books[0]
    for ply in range(limit):
        asked = int(field.now[ASKED])
        if asked == NOBODY:
            return ply
        if asked == CHANCE:
            decision = draw_outcome(field, book, out, weights, luck)
        else:
            n = choices_of(field, book, out)
            decision = int(out[roll(luck, n)])
        log[0, 0] = 0
        play_on(field, book, decision, log)
    return limit
