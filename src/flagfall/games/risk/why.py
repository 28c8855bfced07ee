"""Why a viewer may not decide something now, in one sentence made from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import NOBODY
from flagfall.games.risk.kernel.numbers import MOVES, PINNED
from flagfall.games.risk.phases import prompt
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.core import Deed
    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk

MOST_NAMED = 8


def explain(rules: Risk, deed: Deed, view: View) -> Phrase:
    """What was asked, why it cannot be, and what would have been possible."""
    asked = repr(rules.notation.write(deed))
    if view.asked == NOBODY:
        return Phrase("risk-refused-over", {"asked": asked})
    if view.asked != view.listener:
        return Phrase("risk-refused-not-you", {"asked": asked, "prompt": prompt(rules.book, rules.colours, view)})
    why = _reason(rules, deed, view)
    return Phrase("risk-refused", {"asked": asked, "why": why, "possible": possible(rules, view)})


def _reason(rules: Risk, deed: Deed, view: View) -> Phrase:
    parts = rules.notation.offer(deed)
    match parts["do"]:
        case "dice" | "adventure" | "card":
            return Phrase("risk-why-chance")
        case "attack":
            return _no_attack(rules, view, parts["from"], parts["to"])
        case "place" | "leader" | "from" | "to":
            return _no_place(rules, view, parts["do"], parts["place"])
        case "play" | "claim" | "discard":
            held = int(view["tale"][deed.told[0]])
            return Phrase("risk-why-not-this-moment" if held else "risk-why-not-held")
        case "offer":
            held = int(view["land"][deed.told[0]])
            return Phrase("risk-why-no-set" if held else "risk-why-not-held")
        case "roll" if not parts["leader"] and f"roll {parts['dice']}" in map(rules.write, rules.choices(view)):
            return Phrase("risk-why-no-leader")
        case "roll" | "defend":
            return Phrase("risk-why-dice", {"number": parts["dice"]})
        case "take":
            return Phrase("risk-why-battalions", {"number": parts["number"]})
    return Phrase("risk-why-not-asked", {"prompt": prompt(rules.book, rules.colours, view)})


def _no_place(rules: Risk, view: View, what: str, place: str) -> Phrase:
    number = rules.book.board.number(place)
    name = rules.book.board.territories[number].name
    if int(view["owner"][number]) != view.listener and view.phase not in ("claim", "occupy", "way_to"):
        return Phrase("risk-why-not-yours", {"place": name})
    if what == "from" and view.phase == "redeploy":
        if int(view["now"][MOVES]) == 0:
            return Phrase("risk-why-redeployed")
        pinned = int(view["leader"][number]) == PINNED
        return Phrase("risk-why-pinned" if pinned else "risk-why-stuck", {"place": name})
    return Phrase("risk-why-does-not-fit", {"place": name})


def _no_attack(rules: Risk, view: View, source: str, target: str) -> Phrase:
    board = rules.book.board
    a, b = board.number(source), board.number(target)
    if int(view["owner"][a]) != view.listener:
        return Phrase("risk-why-not-yours", {"place": board.territories[a].name})
    if int(view["owner"][b]) == view.listener:
        return Phrase("risk-why-your-own", {"place": board.territories[b].name})
    if view["frozen"][a] or view["frozen"][b]:
        return Phrase("risk-why-storms")
    if int(view["army"][a]) < 2:
        return Phrase("risk-why-too-few", {"place": board.territories[a].name})
    if view.phase in ("combat", "naming"):
        return Phrase("risk-why-bridge-or-card")
    return Phrase("risk-why-combat-phase")


def possible(rules: Risk, view: View) -> Phrase:
    """What the viewer could have decided, shortly."""
    choices = [rules.write(choice) for choice in rules.choices(view)]
    if not choices:
        return Phrase("risk-nothing-possible")
    attacks = [text for text in choices if text.startswith("attack ")]
    others = [text for text in choices if not text.startswith("attack ")]
    named = (others + attacks)[:MOST_NAMED]
    return Phrase("risk-possible", {"choices": named, "more": len(choices) - len(named)})
