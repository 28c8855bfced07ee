"""What is asked now, of whom, in a player's words: one message for each phase."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from flagfall.core import CHANCE, NOBODY
from flagfall.games.risk.kernel.numbers import DECISIONS, POOL, PROMISED, SOURCE, TARGET, UNDER
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.records import View
    from flagfall.speech import Said

WITHOUT_CARDS = ("start", "combat", "defend", "redeploy")
"""Phases that ask for less where there is no card to play and no mission to claim."""

STEPS = {
    "setup": ("seating", "dealing", "claim", "occupy", "muster", "captain", "hand_land", "hand_tale", "first_roll"),
    "reinforce": ("start", "trade", "bonus", "reinforce", "bridge", "carry_from", "carry_to"),
    "attack": (
        *("combat", "naming", "convert", "way_from", "way_to", "declared", "defend", "withdraw"),
        *("attack_roll", "defend_roll", "advance", "reward"),
    ),
    "move": ("redeploy", "march_to", "march_count", "march_leader", "replace"),
    "cards": ("draw_land", "land_card", "draw_tale", "tale_card", "event_land", "second", "discard"),
    "ring": ("before_roll", "sway", "ring_roll", "after_roll"),
    "over": ("over",),
}
"""The steps of a turn as people count them, and the phases each is made of."""
STEP_OF = {phase: step for step, phases in STEPS.items() for phase in phases}

AT_THE_RING: dict[str, Literal["before", "after"]] = {"before_roll": "before", "after_roll": "after"}
"""While the Ring moves everybody is asked twice, one after the other."""
FOR_A_CARD = frozenset({"start", "defend", *AT_THE_RING})
"""Whoever is asked here is asked for a card, also who has none: so that nobody can tell."""
A_SET = 3

_SHUT = {"card", "land", "roll"}  # cards, and what chance decides
_OPEN = tuple(word.name for word in DECISIONS if not _SHUT & {argument.kind for argument in word.arguments})


@cache
def openly(phase: str) -> tuple[str, ...]:
    """Which verbs show no card of whoever uses them: what they offer follows from what lies open.

    A place that is offered because of a card would tell the card: none is while places are taken with one's cards, and
    where a card names an attack, only another card makes a place one sets out from.
    """
    if phase == "occupy":
        return ()
    return tuple(verb for verb in _OPEN if not (phase == "naming" and verb == "from"))


def empty_handed(view: View) -> bool:
    """Whether everybody can see that whoever is asked for a card here has none to use."""
    asked = view.asked
    if asked < 0 or view.phase not in FOR_A_CARD:
        return False
    sets = view.phase == "start" and view.plain("held_land")[asked] >= A_SET
    return not (sets or view.plain("held_tale")[asked] or view.plain("secrets")[asked])


TOLD_TO_OTHERS = frozenset({
    "claim", "muster", "captain", "start", "reinforce", "combat", "declared", "defend", "advance",
    "redeploy", "march_to", "march_count", "draw_land", "draw_tale", "before_roll", "after_roll",
})  # fmt: skip
"""What those hear who only wait; for the rest the question itself is told."""


def prompt(book: Book, colours: tuple[str, ...], view: View) -> Phrase:
    """What is asked now, in one sentence for this listener."""
    now = view.plain("now")
    places = book.board.territories
    asked, phase = view.asked, view.phase
    known: dict[str, Said] = {
        "who": Phrase(f"risk-colour-{colours[asked]}") if asked >= 0 else "",
        "left": view.plain("left")[asked] if asked >= 0 else 0,
        "pool": now[POOL],
        "source": places[now[SOURCE]].name,
        "target": places[now[TARGET]].name,
    }
    if phase == "declared" and now[UNDER] == PROMISED and asked == view.listener:
        # Another card has named an attack that only that way leads to.
        return Phrase("risk-way-first", known)
    plain = phase in WITHOUT_CARDS and not book.edition.rules.adventure
    said = Phrase(f"risk-ask-plain-{phase}" if plain else f"risk-ask-{phase}", known)
    if asked in (CHANCE, NOBODY) or asked == view.listener:
        return said
    if phase in TOLD_TO_OTHERS:
        return Phrase(f"risk-wait-{phase}", known)
    return Phrase("risk-wait", {"who": known["who"], "said": said})
