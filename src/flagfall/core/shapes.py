"""What a family of games says in its own words, as types: from them follow the browser's, and a test that what is said fits.

The arguments of facts and offers are the words a kernel declares (`core.words`); here stands what each kind of argument looks
like where it is said: a square is a word, a roll a list of numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core.words import Words


@dataclass(frozen=True, slots=True)
class Shapes:
    """All a page is told about a game that only its family understands."""

    facts: Words
    decisions: Words
    kinds: Mapping[str, Any]
    """The type of every kind of argument, by the kind's name."""
    described: Any
    shown: Any
    hints: Any
