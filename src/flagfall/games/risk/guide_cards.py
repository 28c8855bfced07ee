"""Cards explained: drawing them, every card in the deck, and what nobody could look up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.games.risk.cards import Card
    from flagfall.games.risk.rules import Risk
    from flagfall.speech import Catalogue

KINDS = ("mission", "power", "event")


def cards(rules: Risk, say: Catalogue) -> str:
    """What is drawn at the end of a turn."""
    lines = [say("risk-guide-draw")]
    if rules.book.edition.rules.adventure:
        passing = int(bool(rules.options.get("site_draw_on_pass")))
        lines.append(say("risk-guide-draw-tale", passing=passing, most=rules.book.edition.rules.adventure_hand))
        lines.append(say("risk-guide-used-up"))
    return "\n".join(lines)


def deck(rules: Risk, kind: str, say: Catalogue) -> str:
    """Every card of a kind: how often, when it is played, what it counts, what it does."""
    return "\n".join(_told(card, copies, say) for card, copies in dealt(rules) if card.type == kind)


def _told(card: Card, copies: int, say: Catalogue) -> str:
    marks = _marks(card, copies, say)
    if not marks:
        return say("risk-guide-card", card=card.name, summary=card.summary)
    return say("risk-guide-card-marks", card=card.name, marks=marks, summary=card.summary)


def _marks(card: Card, copies: int, say: Catalogue) -> list[Phrase]:
    marks = [Phrase("risk-guide-times", {"copies": copies})] if copies > 1 else []
    if f"risk-when-{card.timing}" in say:
        marks.append(Phrase(f"risk-when-{card.timing}"))
    if card.type != "event":
        good, evil = card.points["good"], card.points["evil"]
        sides = {"points": good, "evil": evil}
        marks.append(
            Phrase("risk-guide-worth", {"points": good}) if good == evil else Phrase("risk-guide-worth-sides", sides)
        )
    return marks


def dealt(rules: Risk) -> list[tuple[Card, int]]:
    """The cards in the deck, and how many of each."""
    return [(card, copies) for card, copies in zip(rules.book.cards, rules.book.copies, strict=True) if copies]


def reconstructed(rules: Risk, say: Catalogue) -> str:
    """What nobody could look up, and what rests on a single source."""
    lines = []
    if rules.book.edition.rules.adventure:
        found = dealt(rules)
        guessed = [card.name for card, _ in found if card.points_source == "reconstruction"]
        placed = [card.name for card, _ in found if card.where_source == "inferred"]
        lines = [
            say("risk-guide-guessed-points", cards=guessed),
            say("risk-guide-guessed-places", cards=placed),
            say("risk-guide-guessed-deck"),
            say("risk-guide-guessed-ranges"),
        ]
    return "\n".join([*lines, say("risk-guide-guessed-symbols")])
