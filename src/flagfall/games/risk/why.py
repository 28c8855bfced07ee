"""Why a viewer may not decide something now, in one sentence made from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import NOBODY
from flagfall.games.risk.kernel.numbers import MOVES, PINNED
from flagfall.games.risk.phases import prompt

if TYPE_CHECKING:
    from flagfall.core import Deed
    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk

MOST_NAMED = 8


def explain(rules: Risk, deed: Deed, view: View) -> str:
    """What was asked, why it cannot be, and what would have been possible."""
    said = rules.notation.write(deed)
    if view.asked == NOBODY:
        return f"You asked to {said!r}, but the game is over."
    if view.asked != view.listener:
        return f"You asked to {said!r}, but you are not asked now. {prompt(rules.book, rules.seats, view)}"
    return f"You asked to {said!r}: {_reason(rules, deed, view)} {possible(rules, view)}"


def _reason(rules: Risk, deed: Deed, view: View) -> str:
    parts = rules.notation.offer(deed)
    number = {place.id: n for n, place in enumerate(rules.book.board.territories)}
    names = {place.id: place.name for place in rules.book.board.territories}
    seat = view.listener
    what = parts["do"]
    if what in ("dice", "adventure", "card"):
        return "that is for chance alone to say."
    if what == "attack":
        return _no_attack(rules, view, parts["from"], parts["to"])
    if what in ("place", "leader", "from", "to"):
        place = parts["place"]
        if int(view["owner"][number[place]]) != seat and view.phase not in ("claim", "occupy", "way_to"):
            return f"{names[place]} is not yours."
        if what == "from" and view.phase == "redeploy":
            if int(view["now"][MOVES]) == 0:
                return "you have made your redeployment for this turn."
            if int(view["leader"][number[place]]) == PINNED:
                return f"the Leader in {names[place]} has claimed a mission and stays; nothing can march."
            return f"nothing in {names[place]} can march anywhere."
        return f"{names[place]} does not fit here."
    if what in ("play", "claim", "discard"):
        if int(view["tale"][deed.told[0]]) == 0:
            return "you do not hold that card."
        return "that card cannot be used at this moment."
    if what == "offer":
        if int(view["land"][deed.told[0]]) == 0:
            return "you do not hold that card."
        return "no set can be made with that card now."
    if what == "roll" and not parts["leader"] and f"roll {parts['dice']}" in map(rules.write, rules.choices(view)):
        return "no Leader could go along."
    if what in ("roll", "defend"):
        return f"{_number(parts['dice'], 'die', 'dice')} {_are(parts['dice'])} not possible here."
    if what == "take":
        return f"{_number(parts['number'], 'battalion', 'battalions')} {_are(parts['number'])} not possible here."
    return f"that is not what is asked. {prompt(rules.book, rules.seats, view)}"


def _no_attack(rules: Risk, view: View, source: str, target: str) -> str:
    board = rules.book.board
    a, b = board.number(source), board.number(target)
    names = board.territories[a].name, board.territories[b].name
    if int(view["owner"][a]) != view.listener:
        return f"{names[0]} is not yours."
    if int(view["owner"][b]) == view.listener:
        return f"{names[1]} is your own."
    if view["frozen"][a] or view["frozen"][b]:
        return "storms keep armies from attacking there."
    if int(view["army"][a]) < 2:
        return f"an attack needs at least 2 battalions in {names[0]}, for one stays behind."
    if view.phase in ("combat", "naming"):
        return "that bridge is closed to all but a Leader, or your card does not fit that attack."
    return "attacks are made in the Combat phase, one at a time."


def possible(rules: Risk, view: View) -> str:
    """What the viewer could have decided, shortly."""
    choices = [rules.write(choice) for choice in rules.choices(view)]
    if not choices:
        return "You have nothing to decide now."
    attacks = [text for text in choices if text.startswith("attack ")]
    others = [text for text in choices if not text.startswith("attack ")]
    named = (others + attacks)[:MOST_NAMED]
    more = len(choices) - len(named)
    return f"Possible now: {', '.join(named)}{f', and {more} more' if more else ''}."


def _number(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def _are(number: int) -> str:
    return "is" if number == 1 else "are"
