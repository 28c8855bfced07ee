"""What guests may say at a table. It is kept in English, and everybody reads it in their own language."""

from __future__ import annotations

from functools import cache

from flagfall.speech import ENGLISH, catalogue

KEYS = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-nice-move",
    "phrase-oh-no",
    "phrase-surprise",
    "phrase-take-your-time",
    "phrase-one-moment",
    "phrase-well-played",
    "phrase-thank-you",
    "phrase-once-more",
)


def listed(language: str = ENGLISH) -> list[str]:
    """All of them."""
    return [catalogue(language)(key) for key in KEYS]


@cache
def _known() -> dict[str, str]:
    return dict(zip(listed(), KEYS, strict=True))


def said(text: str, language: str) -> str:
    """A line of talk: what is one of these phrases is said in the reader's language, everything else as it was written."""
    key = None if language == ENGLISH else _known().get(text)
    return text if key is None else catalogue(language)(key)
