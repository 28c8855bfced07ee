"""The phases in a player's words: what is asked now, of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import CHANCE, NOBODY
from flagfall.games.risk.kernel.words import POOL, SOURCE, TARGET

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.view import View

ENDINGS = ("", "ring_left", "conquest", "last_standing", "turns_over")

REASONS = (
    "",
    "the Ring has left Middle-earth",
    "every place of Middle-earth is conquered",
    "no other player is left",
    "the agreed number of turns is over",
)

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
    "combat": "Attack, play a card, claim a mission, or end combat.",
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
    "redeploy": "Redeploy once from one place, claim a mission, or end the phase.",
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
    "before_roll": "The Ring is about to move: play a card, or let it be.",
    "sway": "Does the roll gain or lose?",
    "ring_roll": "The Fellowship rolls to go on.",
    "after_roll": "The Ring is leaving its place: play a card, or let it go.",
    "over": "The game is over.",
}


PLAIN_PROMPTS = PROMPTS | {
    "start": "Your turn starts: exchange a set of Territory cards, or go on.",
    "combat": "Attack, or end combat.",
    "defend": "{target} is attacked from {source}: defend with how many dice?",
    "redeploy": "Redeploy once from one place, or end the phase.",
}
"""Without Adventure cards there is none to play and no mission to claim."""


def prompt(book: Book, seats: tuple[str, ...], view: View) -> str:
    """What is asked now, in one sentence for this listener."""
    now = view.plain("now")
    places = book.board.territories
    asked = view.asked
    said = (PROMPTS if book.edition.rules.adventure else PLAIN_PROMPTS)[view.phase].format(
        left=view.plain("left")[asked] if asked >= 0 else 0,
        pool=now[POOL],
        source=places[now[SOURCE]].name,
        target=places[now[TARGET]].name,
    )
    if asked in (CHANCE, NOBODY) or asked == view.listener:
        return said
    return f"{seats[asked]} is asked: {said}"
