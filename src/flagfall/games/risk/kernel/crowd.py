"""Many tables side by side: every door goes once over all of them. Chance decides inside."""

from __future__ import annotations

from typing import Any

from flagfall.games.risk.kernel.choices import choices_of
from flagfall.games.risk.kernel.doors import draw_outcome
from flagfall.games.risk.kernel.numbers import ASKED, CHANCE, NOBODY, WINNERS
from flagfall.games.risk.kernel.observe import observe
from flagfall.games.risk.kernel.play import play_on
from flagfall.kit.jit import long_door, rule
from flagfall.kit.luck import roll


@rule
def go_on(
    state: Any,
    i: int,
    book: Any,
    decision_of: Any,
    luck: Any,
    inputs: Any,
    moments: Any,
    out: Any,
    weights: Any,
    log: Any,
) -> None:
    """Whatever chance decides until a seat is asked, or the game is over."""
    while int(state.table.now[ASKED]) == CHANCE:
        outcome = draw_outcome(state, book, out, weights, luck[i : i + 1])
        if inputs.shape[1]:
            inputs[i, moments[i]] = (CHANCE + 2) << 24 | int(decision_of[outcome])
        moments[i] += 1
        log[0, 0] = 0
        play_on(state, book, outcome, log)


@rule
def offer(
    state: Any, i: int, book: Any, decision_of: Any, choices: Any, counts: Any, mask: Any, to_act: Any, out: Any
) -> None:
    """The choices of a table as a list and as a mask, in place of those before."""
    for c in range(counts[i]):
        mask[i, choices[i, c]] = 0
    seat = int(state.table.now[ASKED])
    to_act[i] = seat
    counts[i] = 0
    if seat == NOBODY:
        return
    n = choices_of(state.table, state.land_hand[seat], state.tale_hand[seat], book, out)
    for c in range(n):
        decision = int(decision_of[out[c]])
        choices[i, c] = decision
        mask[i, decision] = 1
    counts[i] = n


@long_door
def begin(
    states: Any, books: Any, decision_of: Any, openings: Any, which: Any, opened: Any, luck: Any, choices: Any, counts: Any,
    mask: Any, to_act: Any, inputs: Any, moments: Any, out: Any, weights: Any, log: Any,
) -> None:  # fmt: skip
    """Begin anew at the tables that `which` names."""
    for i in range(states.shape[0]):
        if which[i]:
            opened[i] = 0
            if openings.shape[0] > 1:
                opened[i] = roll(luck[i : i + 1], openings.shape[0])
            states[i] = openings[opened[i]]
            moments[i] = 0
            go_on(states[i], i, books[0], decision_of, luck, inputs, moments, out, weights, log)
            offer(states[i], i, books[0], decision_of, choices, counts, mask, to_act, out)


@long_door
def renew(
    states: Any, books: Any, decision_of: Any, choices: Any, counts: Any, mask: Any, to_act: Any, out: Any
) -> None:
    """Look anew at what every table offers: after states were put there."""
    for i in range(states.shape[0]):
        offer(states[i], i, books[0], decision_of, choices, counts, mask, to_act, out)


@long_door
def step(
    states: Any, books: Any, packed: Any, decision_of: Any, actions: Any, luck: Any, choices: Any, counts: Any, mask: Any,
    to_act: Any, scores: Any, done: Any, inputs: Any, moments: Any, out: Any, weights: Any, log: Any,
) -> None:  # fmt: skip
    """Play one decision at every table that goes on. They must be legal: this does not check."""
    book = books[0]
    for i in range(states.shape[0]):
        done[i] = 0
        if to_act[i] < 0:
            continue
        state = states[i]
        if inputs.shape[1]:
            inputs[i, moments[i]] = (int(to_act[i]) + 2) << 24 | int(actions[i])
        moments[i] += 1
        log[0, 0] = 0
        play_on(state, book, int(packed[actions[i]]), log)
        go_on(state, i, book, decision_of, luck, inputs, moments, out, weights, log)
        offer(state, i, book, decision_of, choices, counts, mask, to_act, out)
        if to_act[i] == NOBODY:
            done[i] = 1
            share_out(int(state.table.now[WINNERS]), i, scores)


@rule
def share_out(winners: int, i: int, scores: Any) -> None:
    """A win is 1, a shared win is split."""
    count = 0
    for seat in range(scores.shape[1]):
        count += winners >> seat & 1
    for seat in range(scores.shape[1]):
        scores[i, seat] = (winners >> seat & 1) / max(count, 1)


@long_door
def look_on(states: Any, books: Any, seats: Any, out: Any) -> None:
    """What a seat of each table may know, as rows of numbers."""
    for i in range(states.shape[0]):
        state, seat = states[i], int(seats[i])
        observe(state.table, state.land_hand[seat], state.tale_hand[seat], state.secret[seat], seat, books[0], out[i])
