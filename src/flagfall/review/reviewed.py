"""The door: a game that is over, looked back at by its family's own code."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from flagfall.records.turns import turns
from flagfall.review.told import Curve, Knowing, Review
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.table import Input

MOST_KEPT = 16


def review(rules: Any, record: Sequence[Input]) -> Review:
    """How a game went: a curve, where it turned, and in Risk every attack. It tells everything: for games that are over."""
    return _review(rules, tuple(record))


@lru_cache(MOST_KEPT)
def _review(rules: Any, record: tuple[Input, ...]) -> Review:
    if rules.id.startswith("stratego/"):
        from flagfall.review import stratego

        return stratego.review(rules, record)
    if rules.id.startswith("risk/"):
        from flagfall.review import risk

        return risk.review(rules, record)
    return Review(rules.id, rules.seats, len(turns(record)), Curve(Phrase("review-by-nobody"), ()), ())


def known(rules: Any, record: Sequence[Input], moment: int) -> tuple[int, list[Knowing]]:
    """Which moment that is, and what every seat could know then; in Risk all but the cards lies open."""
    if rules.id.startswith("stratego/"):
        from flagfall.review import stratego

        return stratego.known(rules, record, moment)
    return min(max(moment, 0), len(turns(record)) - 1), [Knowing(seat) for seat in range(len(rules.seats))]
