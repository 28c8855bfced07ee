"""A record played again, one input after the other: for rules that have no quicker way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from flagfall.core.seat import CHANCE, NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core.decision import Decision
    from flagfall.core.fact import Fact
    from flagfall.core.rules import Rules
    from flagfall.core.seat import Seat

S = TypeVar("S")


def one_by_one(
    rules: Rules[S, Any], state: S, record: Sequence[tuple[Seat, Decision]]
) -> tuple[S, Sequence[Fact], int]:
    """What `Rules.retell` promises, by way of the rest of the contract."""
    facts: list[Fact] = []
    for fitted, (seat, decision) in enumerate(record):
        if not could_be(rules, state, seat, decision):
            return state, facts, fitted
        state, told = rules.play(state, decision)
        facts.extend(told)
    return state, facts, len(record)


def could_be(rules: Rules[S, Any], state: S, seat: Seat, decision: Decision) -> bool:
    """Whether a seat, or chance, can decide that now."""
    acting = rules.to_act(state)
    if seat == CHANCE:
        return acting == CHANCE and decision in rules.chances(state).outcomes
    seated = 0 <= seat < len(rules.seats) and acting not in (CHANCE, NOBODY)
    return seated and decision in rules.choices(rules.view(state, seat))
