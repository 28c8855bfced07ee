"""The door: a game that is over, looked back at by its family's own code."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from flagfall.records.turns import turns
from flagfall.review.told import Curve, Knowing, Review
from flagfall.review.walk import all_open
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.table import Input

MOST_KEPT = 16
FAMILIES = {"stratego": "flagfall.review.stratego", "risk": "flagfall.review.risk"}
"""Who looks back at the games of a family: `review` and `known`. Of others the length is told, and nothing else."""


def review(rules: Any, record: Sequence[Input]) -> Review:
    """How a game went: a curve, where it turned, and in Risk every attack. It tells everything: for games that are over."""
    return _review(rules, tuple(record))


@lru_cache(MOST_KEPT)
def _review(rules: Any, record: tuple[Input, ...]) -> Review:
    if (own := _own(rules)) is not None:
        told: Review = own.review(rules, record)
        return told
    return Review(rules.id, rules.seats, len(turns(record)), Curve(Phrase("review-by-nobody"), ()), ())


def known(rules: Any, record: Sequence[Input], moment: int) -> tuple[int, list[Knowing]]:
    """Which moment that is, and what every seat could know then."""
    if (own := _own(rules)) is not None:
        told: tuple[int, list[Knowing]] = own.known(rules, record, moment)
        return told
    return all_open(rules, record, moment)


def _own(rules: Any) -> Any:
    """The code of its family, loaded when a game of it is looked back at."""
    name = FAMILIES.get(rules.family.id)
    return None if name is None else import_module(name)
