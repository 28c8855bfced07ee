"""What a person may type in Risk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

WORDS = (
    ("place moria 3", Phrase("risk-usage-place")),
    ("trade", Phrase("risk-usage-trade")),
    ("attack moria > eregion", Phrase("risk-usage-attack")),
    ("roll 3, defend 2", Phrase("risk-usage-roll")),
    ("advance all", Phrase("risk-usage-advance")),
    ("move moria > gladden_fields 4", Phrase("risk-usage-move")),
    ("pass", Phrase("risk-usage-pass")),
)
LEADERS = (
    ("move … with leader", Phrase("risk-usage-leader")),
    ("play …, claim …", Phrase("risk-usage-play")),
)


def usage(*, leaders: bool) -> Iterator[tuple[str, Phrase]]:
    """An example of each, and what it does."""
    yield from WORDS
    if leaders:
        yield from LEADERS
