"""Where battalions may march before one says from where: every way is tried, as far as its owner can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.risk.records import look, suppose

if TYPE_CHECKING:
    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk
    from flagfall.games.risk.shapes import Way


def marches(rules: Risk, view: View) -> list[Way]:
    """Every place one could set out from now, with the places one could get to."""
    if view.phase != "redeploy":
        return []
    found: list[Way] = []
    for decision in rules.choices(view):
        deed = rules.deed(decision)
        if deed.do != "from":
            continue
        state, _ = rules.play(suppose(view), decision)
        goals = [rules.deed(goal).told[0] for goal in rules.choices(look(state, view.listener))]
        place = rules.notation.place_id
        found.append({"from": place(deed.told[0]), "to": [place(goal) for goal in goals]})
    return found
