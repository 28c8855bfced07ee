"""The phases in a player's words: what is asked now, of whom."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from flagfall.core import CHANCE, NOBODY
from flagfall.games.risk.kernel.numbers import DECISIONS, POOL, PROMISED, SOURCE, TARGET, UNDER

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.records import View

REASONS = (
    "",
    "the Ring has left Middle-earth",
    "every place of Middle-earth is conquered",
    "no other player is left",
    "the agreed number of turns is over",
)

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


PROMPTS = {
    "seating": "Roll a die for the seats at the table.",
    "dealing": "Territory cards are being dealt.",
    "claim": "Claim a free place with one battalion.",
    "occupy": "Put one battalion into a place of your cards.",
    "muster": "Put one more battalion into a place of yours ({left} left).",
    "captain": "Choose where your Leader starts.",
    "hand_land": "Territory cards are being dealt.",
    "hand_tale": "Adventure cards are being dealt.",
    "first_roll": "Roll a die for the first turn.",
    "start": "Your turn starts: play a card, exchange a set of Territory cards, or go on.",
    "trade": "Lay down the next card of your set.",
    "bonus": "Choose which place of your cards gets the bonus battalions.",
    "reinforce": "Place your reinforcements ({pool} left).",
    "combat": "Attack, play a card, claim a mission, or make no more attacks.",
    "naming": "Which attack is your card for?",
    "convert": "How many battalions change sides?",
    "way_from": "Where does the way under the mountains begin?",
    "way_to": "Where does the way under the mountains lead?",
    "declared": "{source} attacks {target}: with how many dice?",
    "defend": "{target} is attacked from {source}: defend with how many dice, or play a card?",
    "withdraw": "Where do your battalions fall back to?",
    "attack_roll": "The attacker rolls.",
    "defend_roll": "The defender rolls.",
    "advance": "{target} has fallen: how many battalions move in?",
    "reward": "Place your reward ({pool} left).",
    "redeploy": "Move battalions once from one place to another, claim a mission, or stay.",
    "march_to": "Where do they march from {source}?",
    "march_count": "How many battalions march from {source} to {target}?",
    "march_leader": "Does the Leader march along?",
    "replace": "Choose where your new Leader appears.",
    "draw_land": "Draw a Territory card?",
    "land_card": "A Territory card is drawn.",
    "draw_tale": "Draw an Adventure card?",
    "tale_card": "An Adventure card is drawn.",
    "event_land": "A Territory card is drawn for the event.",
    "second": "Choose where your second Leader appears.",
    "discard": "You hold too many Adventure cards: discard one.",
    "bridge": "Which bridge do you close?",
    "carry_from": "Which Leader is carried away?",
    "carry_to": "Where is the Leader carried?",
    "before_roll": "The Ring is about to move: play a card, or let it move.",
    "sway": "Does the roll gain or lose?",
    "ring_roll": "The Fellowship rolls to go on.",
    "after_roll": "The Ring is leaving its place: play a card, or let it go.",
    "over": "The game is over.",
}


PLAIN_PROMPTS = PROMPTS | {
    "start": "Your turn starts: exchange a set of Territory cards, or go on.",
    "combat": "Attack, or make no more attacks.",
    "defend": "{target} is attacked from {source}: defend with how many dice?",
    "redeploy": "Move battalions once from one place to another, or stay.",
}
"""Without Adventure cards there is none to play and no mission to claim."""

WAY_FIRST = "{source} attacks {target}: play the card that opens the way under the mountains."
"""Another card has named an attack that only that way leads to."""

OTHERS = {
    "claim": "{who} claims a free place.",
    "muster": "{who} adds one battalion ({left} left).",
    "captain": "{who} chooses where the Leader starts.",
    "start": "{who}'s turn starts.",
    "reinforce": "{who} places reinforcements ({pool} left).",
    "combat": "{who} may attack.",
    "declared": "{source} attacks {target}: {who} chooses the dice.",
    "defend": "{target} is attacked from {source}: {who} chooses the dice.",
    "advance": "{target} has fallen: {who} moves in.",
    "redeploy": "{who} may move battalions.",
    "march_to": "{who} moves battalions from {source}.",
    "march_count": "{who} moves battalions from {source} to {target}.",
    "draw_land": "{who} may draw a Territory card.",
    "draw_tale": "{who} may draw an Adventure card.",
    "before_roll": "The Ring is about to move: {who} may play a card.",
    "after_roll": "The Ring is leaving its place: {who} may play a card.",
}
"""What those hear who only wait; for the rest the question itself is told."""


def prompt(book: Book, seats: tuple[str, ...], view: View) -> str:
    """What is asked now, in one sentence for this listener."""
    now = view.plain("now")
    places = book.board.territories
    asked = view.asked
    known = {
        "who": seats[asked] if asked >= 0 else "",
        "left": view.plain("left")[asked] if asked >= 0 else 0,
        "pool": now[POOL],
        "source": places[now[SOURCE]].name,
        "target": places[now[TARGET]].name,
    }
    said = (PROMPTS if book.edition.rules.adventure else PLAIN_PROMPTS)[view.phase].format(**known)
    if view.phase == "declared" and now[UNDER] == PROMISED and asked == view.listener:
        return WAY_FIRST.format(**known)
    if asked in (CHANCE, NOBODY) or asked == view.listener:
        return said
    if view.phase in OTHERS:
        return OTHERS[view.phase].format(**known)
    return f"{known['who']} is asked: {said}"
