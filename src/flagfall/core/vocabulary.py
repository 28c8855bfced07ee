"""A game's decisions and facts as exact words: what records are made of, and what names a version of the rules."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flagfall.core.rules import Show
    from flagfall.core.words import Words


def vocabulary(rules: Show[Any], decisions: Iterable[int]) -> tuple[str, ...]:
    """Every decision by its word and what is behind it, in the order of their numbers: `step a4 a5`, `place moria`."""
    return tuple(said(rules.offer(decision)) for decision in decisions)  # type: ignore[arg-type]


def said(offer: dict[str, object]) -> str:
    """An offer without its notation, which may differ from army to army."""
    return " ".join(str(value) for name, value in offer.items() if name != "text")


def version_of(facts: Words, decisions: Iterable[str]) -> str:
    """A digest of every word."""
    words = "\n".join([*map(str, facts), "", *decisions])
    return hashlib.blake2b(words.encode(), digest_size=8).hexdigest()
