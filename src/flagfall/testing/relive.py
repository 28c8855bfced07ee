"""Living a Stratego game again as a listener imagined it: the proof that imagination agrees with everything heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import CHANCE, Decision, Heard
from flagfall.games.stratego.kernel import code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Fact, Seat
    from flagfall.games.stratego.imagine import Imagination
    from flagfall.games.stratego.rules import Stratego


def relive(
    rules: Stratego, inputs: Sequence[tuple[Seat, Decision]], imagination: Imagination, listener: int
) -> tuple[Heard, object]:
    """Play the same inputs with the imagined kinds in place of those the listener cannot know.

    Returns what the listener would have heard, and the state reached. An input that is not legal in the imagined game
    raises: then the imagination was wrong.
    """
    kinds = imagination.kinds()
    state, entries = rules.opening(), 0
    told: list[Fact] = []
    for seat, decision in inputs:
        if seat == CHANCE:
            raise AssertionError("nothing in Stratego is left to chance")
        verb, a, b = decision // code.VERB, decision // 100 % 100, decision % 100
        if verb in (code.PLACE, code.RESCUE, code.HEAL):
            if int(state.open["phase"]) == code.SETUP:
                a = kinds[b]
            else:
                a = kinds[100 + entries]
                entries += 1
            decision = Decision(verb * code.VERB + 100 * a + b)
        if decision not in rules.choices(rules.view(state, seat)):
            raise AssertionError(f"{rules.write(decision)} was not possible in the imagined game")
        state, facts = rules.play(state, decision)
        told += facts
    return Heard(listener, tuple(fact for fact in told if fact.audience.hears(listener))), state
