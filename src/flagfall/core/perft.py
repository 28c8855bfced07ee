"""Counting sequences of decisions, one by one: for families that have no quicker way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.core.seat import CHANCE, NOBODY

if TYPE_CHECKING:
    from flagfall.core.decision import Decision
    from flagfall.core.rules import Rules


def perft(rules: Rules[Any, Any], state: Any, depth: int) -> int:
    """Sequences of `depth` decisions, every outcome of chance counted as one decision."""
    decisions = next_decisions(rules, state)
    if depth == 1:
        return len(decisions)
    return sum(perft(rules, rules.play(state, decision)[0], depth - 1) for decision in decisions)


def next_decisions(rules: Rules[Any, Any], state: Any) -> tuple[Decision, ...]:
    """What whoever is to act may decide, or chance bring; nothing when the game is over."""
    seat = rules.to_act(state)
    if seat == NOBODY:
        return ()
    if seat == CHANCE:
        return tuple(rules.chances(state).outcomes)
    return rules.choices(rules.view(state, seat)).decisions
