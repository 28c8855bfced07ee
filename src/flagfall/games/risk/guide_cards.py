"""Cards explained: drawing and playing them, every card in the deck, and what nobody could look up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.speech import catalogue

if TYPE_CHECKING:
    from flagfall.games.risk.cards import Card
    from flagfall.games.risk.rules import Risk

KINDS = {"mission": "Missions", "power": "Powers", "event": "Events"}


def cards(rules: Risk) -> str:
    """What is drawn at the end of a turn."""
    printed = rules.book.edition.rules
    text = (
        "If you have conquered a place this turn you may draw a Territory card, one a turn, however many places it were. Others see how "
        "many cards you hold, not which. "
    )
    if printed.adventure:
        came = (
            "conquered, moved into or marched through"
            if rules.options.get("site_draw_on_pass")
            else "conquered or moved into"
        )
        text += (
            f"\nIf a Leader of yours has {came} a Site of Power this turn you may draw an Adventure card, one a "
            f"turn. At most {printed.adventure_hand} are kept: of one too many you discard one. An event happens at once, is discarded, "
            "and another card is drawn. Who has drawn an Adventure card plays no other card in that turn.\n"
            "When a deck is used up, its discards are shuffled and become the new one."
        )
    return text.strip()


def missions(rules: Risk) -> str:
    return (
        "A mission names a Site of Power. When your Leader arrives there, by conquering it or by marching in after the battles, you may "
        "claim the mission and get its reward at once: battalions, or one more Territory card when cards are drawn. To have stood there "
        "already does not count. The Leader then stays for the rest of your turn and does not fight in attacks, though battalions around "
        "him may. What Good and Evil get may differ. The card lies open before you and counts its points at the end."
    )


def playing(rules: Risk) -> str:
    return (
        "Missions and powers are held secretly until you play them, as many in a turn as you like. Each power says when: as your turn "
        "starts, before one of your attacks, when you are attacked, or when the Ring is to move. A card before an attack names "
        "where from and where to, and that attack must follow; several may strengthen the same attack, in any order. Played "
        "cards stay before you and count their points."
    )


def deck(rules: Risk, kind: str) -> str:
    """Every card of a kind: how often, when it is played, what it counts, what it does."""
    return "\n".join(
        f"{card.name}{_marks(card, copies)}: {card.summary}" for card, copies in dealt(rules) if card.type == kind
    )


def _marks(card: Card, copies: int) -> str:
    marks = [f"{copies} times"] if copies > 1 else []
    if f"risk-when-{card.timing}" in catalogue():
        marks.append(catalogue()(f"risk-when-{card.timing}"))
    if card.type != "event":
        marks.append(_points(card))
    return f" ({', '.join(marks)})" if marks else ""


def _points(card: Card) -> str:
    good, evil = card.points["good"], card.points["evil"]
    if good == evil:
        return f"{good} point{'s' if good != 1 else ''}"
    return f"{good} point{'s' if good != 1 else ''} for Good, {evil} for Evil"


def dealt(rules: Risk) -> list[tuple[Card, int]]:
    """The cards in the deck, and how many of each."""
    return [(card, copies) for card, copies in zip(rules.book.cards, rules.book.copies, strict=True) if copies]


def reconstructed(rules: Risk) -> str:
    """What nobody could look up, and what rests on a single source."""
    lines = []
    if rules.book.edition.rules.adventure:
        found = dealt(rules)
        guessed = [card.name for card, _ in found if card.points_source == "reconstruction"]
        placed = [card.name for card, _ in found if card.where_source == "inferred"]
        lines = [
            f"How many points these cards count, because they were not seen: {', '.join(guessed)}.",
            f"Where the battalions of these missions are placed is concluded from the others: {', '.join(placed)}.",
            "Which forty cards were in the box is concluded from other printings; for three of them there are two readings, and the option "
            "of the Adventure deck chooses between them.",
            "Which places belong to one mountain range, which only one card asks for, is read from the picture of the board.",
        ]
    return "\n".join([*lines, "Which symbol each Territory card shows is known from one source only."])
