"""Every decision an edition with its options can ever offer: what the board, the deck and the rest of the box allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import Deed
from flagfall.core.codes import Codes
from flagfall.games.risk.kernel.numbers import DECISIONS, DICE, FIRST, MOST_DICE, MOST_MOVED, WILD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from flagfall.games.risk.book import Book

LEADERS = ("with_leader", "without_leader", "leader")
"""Words nobody says without Leaders."""

ONLY_BY = {"bridge": "block_bridge", "plus": "sway_ring", "minus": "sway_ring", "under_again": "across_range"}
"""Words that belong to one effect: without such a card in the deck nobody says them."""

CARDS_OF = {"play": ("power",), "claim": ("mission",), "discard": ("mission", "power")}
"""Which types of Adventure cards are used so; an Event happens as it is drawn, and is never held."""


class Deeds:
    """Every decision that can be understood, between the kernel's number for it and its word with arguments."""

    def __init__(self, book: Book) -> None:
        self.deed = {
            FIRST[word.number] + index: Deed(word.name, told)
            for word in DECISIONS
            for index, told in objects(book, word.name)
        }
        """By the kernel's number."""
        self.packed = {deed: packed for packed, deed in self.deed.items()}

    def codes(self, book: Book) -> Codes:
        """Those that this game can ever offer, counted without gaps; what chance decides comes last."""
        can_be = [packed for packed, deed in self.deed.items() if _can_be(book, deed)]
        return Codes(
            (packed for packed in can_be if packed < DICE),
            (packed for packed in can_be if packed >= DICE),
        )


def objects(book: Book, word: str) -> Iterable[tuple[int, tuple[int, ...]]]:
    """What may stand behind a word, each with its place in the kernel's count."""
    arguments = [argument.kind for argument in DECISIONS[word].arguments]
    match word, arguments:
        case "roll", _:
            return [(MOST_DICE * alone + dice, (dice + 1, 1 - alone)) for alone in (0, 1) for dice in range(MOST_DICE)]
        case "defend", _:
            return [(dice, (dice + 1,)) for dice in range(MOST_DICE)]
        case "bridge", _:
            return enumerate(book.board.number_pairs(book.board.bridges))
        case "attack", _:
            return enumerate(book.board.edges)
        case _, ["place"]:
            return [(place, (place,)) for place in range(len(book.board.territories))]
        case _, ["land"]:
            return [(land, (land,)) for land in (*range(len(book.board.territories)), WILD)]
        case _, ["card"]:
            return [(card, (card,)) for card in range(len(book.cards))]
        case _, ["roll"]:
            return [(roll, (roll,)) for roll in range(len(book.rolls))]
        case _, ["number"]:
            return [(number, (number,)) for number in range(MOST_MOVED + 1)]
        case _:
            return [(0, ())]


def _can_be(book: Book, deed: Deed) -> bool:
    """Whether the rules at hand could ever offer it."""
    rules, do, told = book.edition.rules, deed.do, deed.told
    match do:
        case "roll":
            return told[0] <= rules.attack_dice and (bool(told[1]) or rules.leaders)
        case "defend":
            return told[0] <= rules.defend_dice
        case "take":
            # Only a Leader marches without battalions.
            return told[0] > 0 or rules.leaders
        case "play" | "claim" | "discard":
            return book.copies[told[0]] > 0 and book.cards[told[0]].type in CARDS_OF[do]
        case "adventure":
            return book.copies[told[0]] > 0
        case _ if do in LEADERS:
            return rules.leaders
        case _ if do in ONLY_BY:
            return any(
                copies > 0 and card.effect == ONLY_BY[do] for card, copies in zip(book.cards, book.copies, strict=True)
            )
        case _:
            return True
