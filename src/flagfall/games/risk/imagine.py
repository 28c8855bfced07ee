"""A full state drawn at random among all that agree with what a listener heard.

Only cards are hidden: others' hands, secret uprisings, and what is left in the decks. A deck is known
whole whenever it is made: at the start, and when discards are shuffled in. So every hidden card sits
in a slot filled from one known deck (its *era*), and the cards not seen since are dealt among the
slots of their era by luck alone.

Every deal is possible and agrees with what was heard. It is uniform, but for one case: when two copies of a
card come from decks of different eras, the one laid open is taken to be the one drawn first.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from flagfall.games.risk.kernel.numbers import EVENT, SEATS, TALE_PILE, WILD
from flagfall.games.risk.records import suppose

if TYPE_CHECKING:
    from flagfall.core import Draw, Fact, Heard, Listener
    from flagfall.games.risk.book import Book
    from flagfall.games.risk.records import State, View

# Where a card may lie: in the deck, in the hand of a seat, or kept aside by a seat as a secret uprising.
DECK = -1
HAND = 0  # + seat
ASIDE = SEATS + 1  # + seat; a spectator's number lies between


@dataclass(eq=False)
class Slot:
    """One hidden card: whose it is, which deck it came from, and what it cannot be."""

    pile: int  # HAND + seat or ASIDE + seat
    era: int
    barred: set[int] = field(default_factory=set)


@dataclass
class Pile:
    """What a listener can know about one deck and the hands filled from it."""

    era: int = 0
    discards: Counter[int] = field(default_factory=Counter)
    unseen: Counter[tuple[int, int]] = field(default_factory=Counter)  # (kind, era)
    slots: list[Slot] = field(default_factory=list)
    known: Counter[tuple[int, int]] = field(default_factory=Counter)  # (pile, kind) seen where it lies

    def fill(self, kind: int, cards: int) -> None:
        """Cards everybody knows to be in the deck."""
        self.unseen[kind, self.era] += cards

    def take(self, pile: int, kind: int | None, barred: set[int]) -> None:
        """A card leaves the deck; the listener saw which, or did not."""
        if kind is None:
            self.slots.append(Slot(pile, self.era, set(barred)))
        else:
            self._see(kind, self.era)
            self.known[pile, kind] += 1

    def show(self, pile: int, kind: int) -> None:
        """A card that lay hidden is laid open."""
        if self.known[pile, kind] > 0:
            self.known[pile, kind] -= 1
            return
        slots = [slot for slot in self.slots if slot.pile == pile]
        for slot in slots:
            if self.unseen[kind, slot.era] > 0 and kind not in slot.barred:
                self.slots.remove(slot)
                self._see(kind, slot.era)
                return

    def see(self, kind: int) -> None:
        """A card of the deck is laid open."""
        self._see(kind, self.era)

    def open(self, kind: int) -> None:
        """A card goes from the deck straight to the discards."""
        self.see(kind)
        self.discards[kind] += 1

    def left(self) -> int:
        """How many cards are still in the deck."""
        hidden = sum(count for (_, era), count in self.unseen.items() if era == self.era)
        return hidden - sum(slot.era == self.era for slot in self.slots)

    def reshuffle(self, wild: int = 0) -> None:
        """The discards are a new deck. Wild cards an Event put back are still in it."""
        self.unseen[WILD, self.era] -= wild
        self.era += 1
        self.fill(WILD, wild)
        for kind, cards in self.discards.items():
            self.fill(kind, cards)
        self.discards.clear()

    def hand_over(self, giver: int, taker: int) -> None:
        """A whole hand changes hands, unseen or as far as it was known."""
        for slot in self.slots:
            if slot.pile == giver:
                slot.pile = taker
        for pile, kind in [key for key in self.known if key[0] == giver]:
            self.known[taker, kind] += self.known.pop((pile, kind))

    def _see(self, kind: int, era: int) -> None:
        if self.unseen[kind, era] > 0:
            self.unseen[kind, era] -= 1

    def deal(self, draw: Draw) -> Counter[tuple[int, int]]:
        """The unseen cards of each era, dealt among its slots; what is left over is the deck."""
        dealt: Counter[tuple[int, int]] = Counter()
        for era in range(self.era + 1):
            cards = [kind for (kind, made), count in self.unseen.items() if made == era for _ in range(count)]
            # The most particular slots choose first.
            slots = sorted((slot for slot in self.slots if slot.era == era), key=lambda slot: -len(slot.barred))
            for slot in slots:
                fits = [index for index, kind in enumerate(cards) if kind not in slot.barred]
                if fits:
                    dealt[slot.pile, cards.pop(fits[draw.randrange(len(fits))])] += 1
            for kind in cards:
                dealt[DECK, kind] += 1
        return dealt


class Memory:
    """All a listener can work out about hidden cards."""

    def __init__(self, book: Book, listener: Listener) -> None:
        tables = book.tables[0]
        self._listener = listener
        self._face_down = book.edition.rules.deal_all and book.players > 2
        self._events = {kind for kind in range(len(book.cards)) if int(tables["type"][kind]) == EVENT}
        self._owner: dict[int, int] = {}
        self._dealing = True
        self.lands, self.tales = Pile(), Pile()
        for kind, cards in enumerate(tables["lands"]):
            self.lands.fill(kind, int(cards))
        for kind, cards in enumerate(tables["copies"]):
            self.tales.fill(kind, int(cards))

    def hear(self, fact: Fact) -> None:
        told = fact.told
        lands, tales = self.lands, self.tales
        match fact.what:
            case "took" if told[0] != self._listener:
                if told[1] == TALE_PILE:
                    # Events are never kept.
                    tales.take(HAND + told[0], None, self._events)
                else:
                    # Standard game 4: the deal has no wild cards.
                    lands.take(HAND + told[0], None, {WILD} if self._dealing and self._face_down else set())
            case "took_land":
                lands.take(HAND + told[0], told[1], set())
            case "took_tale":
                tales.take(HAND + told[0], told[1], set())
            case "dealt":
                self._hold(told[0], told[1])
            case "claimed":
                self._hold(told[0], told[1])
            case "occupied":
                self._hold(told[0], told[1])
                lands.show(HAND + told[0], told[1])
                lands.fill(told[1], 1)
            case "turned":
                self._dealing = False
            case "conquered":
                self._hold(told[0], told[1])
            case "offered":
                lands.show(HAND + told[0], told[1])
                lands.discards[told[1]] += 1
            case "played" | "claimed_mission":
                tales.show(HAND + told[0], told[1])
            case "discarded":
                tales.show(HAND + told[0], told[1])
                tales.discards[told[1]] += 1
            case "happened":
                tales.open(told[1])
            case "event_land":
                lands.see(told[0])
            case "event_spent":
                lands.discards[told[0]] += 1
            case "hid" if told[0] != self._listener:
                # A secret shows a place, and not one its holder owns or has owned since; if it did,
                # it would have risen. One that rises at once is told right after.
                lands.take(ASIDE + told[0], None, {WILD})
            case "hid_land":
                lands.take(ASIDE + told[0], told[1], set())
            case "rose" | "cast_aside":
                lands.show(ASIDE + told[0], told[1])
                lands.discards[told[1]] += 1
            case "handed" if self._listener not in told[:2]:
                lands.hand_over(HAND + told[0], HAND + told[1])
            case "handed_land":
                lands.show(HAND + told[0], told[2])
                lands.known[HAND + told[1], told[2]] += 1
            case "reshuffled" if told[0] == TALE_PILE:
                tales.reshuffle()
            case "reshuffled":
                lands.reshuffle(wild=lands.left())
            case "asked":
                self._bar_owned()

    def _hold(self, seat: int, place: int) -> None:
        self._owner[place] = seat

    def _bar_owned(self) -> None:
        """After each move: a secret still hidden is no place of its holder."""
        for slot in self.lands.slots:
            if slot.pile >= ASIDE:
                slot.barred |= {place for place, seat in self._owner.items() if ASIDE + seat == slot.pile}


class Imagination:
    """What one listener heard, thought through once; draws as many states from it as wanted."""

    def __init__(self, book: Book, heard: Heard, view: View) -> None:
        self._view, self._listener = view, heard.listener
        self._memory = Memory(book, heard.listener)
        for fact in heard.facts:
            self._memory.hear(fact)

    def draw(self, draw: Draw) -> State:
        """The listener's view, its unknown cards filled in."""
        state = suppose(self._view)
        tale_piles = {DECK: state["tale_deck"]}
        land_piles = {DECK: state["land_deck"]}
        for seat in range(SEATS):
            tale_piles[HAND + seat] = state["tale_hand"][seat]
            land_piles[HAND + seat] = state["land_hand"][seat]
            land_piles[ASIDE + seat] = state["secret"][seat]
        own = (HAND + self._listener, ASIDE + self._listener)
        for pile, piles in ((self._memory.lands, land_piles), (self._memory.tales, tale_piles)):
            hidden = pile.deal(draw)
            for (place, kind), count in pile.known.items():
                if place not in own:
                    hidden[place, kind] += count
            for (place, kind), count in hidden.items():
                piles[place][kind] += count
        return state
