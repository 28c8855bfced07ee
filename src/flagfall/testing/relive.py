"""Living a Stratego game again as a listener imagined it: the proof that imagination agrees with everything heard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import CHANCE, Deed, Heard
from flagfall.games.stratego.kernel import numbers as code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Decision, Fact, Seat
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
        deed = rules.deed(decision)
        if deed.do in ("place", "rescue", "heal"):
            square = deed.told[1]
            if int(state.table["phase"]) == code.SETUP:
                kind = kinds[square]
            else:
                kind = kinds[100 + entries]
                entries += 1
            found = rules.decision(Deed(deed.do, (kind, square)))
            decision = decision if found is None else found
        if decision not in rules.choices(rules.view(state, seat)):
            raise AssertionError(f"{rules.write(decision)} was not possible in the imagined game")
        state, facts = rules.play(state, decision)
        told += facts
    return Heard(listener, tuple(fact for fact in told if fact.audience.hears(listener))), state
