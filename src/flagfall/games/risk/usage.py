"""What a person may type in Risk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

WORDS = (
    ("place moria 3", "put battalions there; `place moria all` for all you have"),
    ("trade", "turn in the best set of cards; `trade a b c` names them"),
    ("attack moria > eregion", "attack; add a number of dice, `until 4` (stop when 4 are left) or `to the end`"),
    ("roll 3, defend 2", "throw so many dice"),
    ("advance all", "move in after winning; or a number"),
    ("move moria > gladden_fields 4", "redeploy"),
    ("pass", "go on to the next part of the turn"),
)
LEADERS = (
    ("move … with leader", "take the Leader along; `roll 2 alone` leaves it out of an attack"),
    ("play …, claim …", "play a card, declare a mission fulfilled"),
)


def usage(described: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """An example of each, and what it does."""
    yield from WORDS
    if described["cards"]:
        yield from LEADERS
