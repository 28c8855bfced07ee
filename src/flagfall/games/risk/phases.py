"""What is asked now, of whom, in a player's words: one message for each phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import CHANCE, NOBODY
from flagfall.games.risk.kernel.numbers import POOL, PROMISED, SOURCE, TARGET, UNDER
from flagfall.speech import Phrase

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.records import View
    from flagfall.speech import Said

WITHOUT_CARDS = ("start", "combat", "defend", "redeploy")
"""Phases that ask for less where there is no card to play and no mission to claim."""

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
