"""Why somebody in this seat might decide that: a sentence from what lies open and from the seat's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.risk.fights import fight
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.core import Decision
    from flagfall.games.risk.sight import Sight

BY_THEMSELVES = frozenset(
    ("defend", "draw", "play", "claim", "discard", "offer", "with_leader", "leader", "from", "to")
)
"""Words that have a sentence of their own; every other decision is the computer's judgement of the whole."""


def reason(sight: Sight, decision: Decision) -> Phrase:
    """The best reason there is for a decision."""
    do, told = sight.deed(decision)
    if do == "attack":
        return _attack(sight, *told[:2])
    if do == "place":
        place = told[0]
        threat = sum(sight.army[near] for near in sight.near[place] if sight.owner[near] not in (sight.seat, -1))
        key = "reason-risk-border" if threat else "reason-risk-inland"
        return Phrase(key, {"place": sight.places[place].name, "enemies": threat})
    if do == "roll":
        return Phrase("reason-risk-roll", {"dice": told[0]})
    if do == "pass":
        return Phrase("reason-risk-attacks-no-more" if sight.phase == "combat" else "reason-risk-pass")
    return Phrase(f"reason-risk-{do}" if do in BY_THEMSELVES else "reason-risk-judgement")


def _attack(sight: Sight, source: int, target: int) -> Phrase:
    rules = sight._rules
    sea = next((sea for a, b, sea in rules.book.ways if (a, b) == (source, target)), False)
    stands = fight(rules.book, sight.view, source, target, sea)
    region, owner = sight.region[target], sight.owner[target]
    return Phrase(
        "reason-risk-attack",
        {
            "place": sight.places[target].name,
            "percent": round(100 * stands["chance"]),
            "breaks": "yes" if owner >= 0 and sight.share(owner, region) == 100 else "no",
            "region": rules.book.board.regions[region].name,
        },
    )
