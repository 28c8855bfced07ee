"""What a player in one seat sees, by name. It is shown views, never the truth.

    sight = rules.sight(seat)
    sight.look(view)        # then everything below is as it is now

Places, cards and seats are small numbers in the order of the board, the deck and the table; `places[n]` and `cards[n]` are
what the box says of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.games.risk.fights import fight
from flagfall.games.risk.kernel import numbers as w
from flagfall.games.risk.reasons import reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Decision, Deed, Fact, Seat
    from flagfall.games.risk.records import View
    from flagfall.games.risk.rules import Risk
    from flagfall.speech import Phrase

LEADERS = ("absent", "here", "arrived", "pinned")
"""A Leader on a place: none, one, one that came this turn, one that has claimed a mission this turn."""

NEUTRAL = w.NEUTRAL
"""The owner's number of the neutral army; places nobody owns yet have -1."""


class Sight:
    """The board, the cards in hand and what is asked, as one seat knows them."""

    def __init__(self, rules: Risk, seat: Seat) -> None:
        book, board = rules.book, rules.book.board
        self.seat = seat
        self.seats = range(book.players)
        self.rules = book.edition.rules
        """The numbers the edition prints: dice, bonuses, points."""
        self.places, self.cards = board.territories, book.cards
        self.regions = board.regions
        regions = [region.id for region in board.regions]
        self.region = [regions.index(place.region) for place in self.places]
        self.bonus = [region.bonus for region in board.regions]
        """The region of each place, and the bonus of each region."""
        self.edges = board.edges
        self.near: list[list[int]] = [[] for _ in self.places]
        for a, b in self.edges:
            self.near[a].append(b)
        self.stronghold = [bool(place.stronghold) and self.rules.strongholds for place in self.places]
        self.site = [bool(place.site) and self.rules.leaders for place in self.places]
        self.card_site = [board.number(card.site) if card.site else -1 for card in self.cards]
        """The place a mission leads to, -1 for other cards."""
        self.road = [step.roll for step in board.road] if self.rules.ring else []
        """The Ring's way, step by step: whether it has to roll to go on."""
        self.symbol: list[str] = [place.symbol for place in self.places]
        """What a Territory card shows; the wild one has a number behind the last place."""
        self.side = [w.SIDES[side].name for side in book.tables[0]["side"].tolist()]
        self._sea = {(source, target): sea for source, target, sea in book.ways}
        self._rules = rules

    def hear(self, facts: Sequence[Fact]) -> None:
        """Nothing has to be remembered: all that a seat has been told lies before it."""

    def look(self, view: View) -> None:
        """See the table as it lies now."""
        now = view.plain("now")
        self.view = view
        self.phase = view.phase
        """What is asked: `reinforce`, `combat`, `defend` …, the keys of `phases.PROMPTS`."""
        there = len(self.places)
        self.owner: list[int] = view.plain("owner")[:there]
        self.army: list[int] = view.plain("army")[:there]
        """Of each place: whose it is, and how many battalions stand there."""
        self.leader = [LEADERS[state] for state in view.plain("leader")[:there]]
        self.alive = [bool(alive) for alive in view.plain("alive")[: len(self.seats)]]
        self.points: list[int] = view.plain("points")
        """Of each seat: whether it still plays, and the points of the cards it has played."""
        self.hand = _counted(view.plain("tale"))
        self.lands = _counted(view.plain("land"))
        """One's own Adventure and Territory cards, how many by card."""
        self.source, self.target, self.dice = now[w.SOURCE], now[w.TARGET], now[w.DICE_USED]
        """The attack or the march that is spoken of, and the attacker's dice."""
        self.way = now[w.WAY_FROM] - 1, now[w.WAY_TO] - 1
        """The way under the mountains that was attacked by."""
        self.conquered, self.at_site = bool(now[w.CONQUERED]), bool(now[w.SITE])
        """Whether this turn has conquered a place, and brought a Leader to a Site."""
        self.pool, self.ring = now[w.POOL], now[w.RING]
        """Battalions to place, and how far the Ring has come."""
        self.turn: int = now[w.TURN]
        self.turns: int = now[w.TURNS]
        """Whose turn it is, whoever is asked, and how many there have been."""
        self.snowed_in = [bool(bits) for bits in view.plain("frozen")[:there]]
        """Places that can neither attack nor be attacked."""
        self.held: list[int] = view.plain("held_land")
        self.laid: list[int] = now[w.SHOWN_1 : w.SHOWN_1 + now[w.SHOWN]]
        """How many Territory cards each seat holds, and those laid down of a set that is being exchanged."""
        self._held = [[0] * len(self.bonus) for _ in range(w.SEATS + 1)]
        self._size = [0] * len(self.bonus)
        for owner, region in zip(self.owner, self.region, strict=True):
            self._size[region] += 1
            if owner >= 0:
                self._held[owner][region] += 1

    def share(self, owner: int, region: int) -> int:
        """How much of a region somebody holds, in hundredths."""
        return self._held[owner][region] * 100 // self._size[region] if owner >= 0 else 0

    def odds(self, source: int, target: int, *, under: bool = False) -> float:
        """How likely an attack to the end takes a place; `under` the mountains no sea lies between."""
        sea = not under and self._sea.get((source, target), False)
        return fight(self._rules.book, self.view, source, target, sea)["chance"]

    def score(self, seat: Seat) -> tuple[int, int, int, int]:
        """What a seat would have if the game ended now: points, then what breaks ties (places, Strongholds, card points)."""
        held, points = self._held[seat], self.points[seat]
        places = sum(held)
        regions = sum(bonus for bonus, own, all_ in zip(self.bonus, held, self._size, strict=True) if own == all_)
        strongholds = sum(is_one and owner == seat for is_one, owner in zip(self.stronghold, self.owner, strict=True))
        return places + regions + strongholds * self.rules.points_per_stronghold + points, places, strongholds, points

    def most_defence(self) -> int:
        """The dice the target can roll: no more than it has battalions, and one against one."""
        most: int = min(self.rules.defend_dice, self.army[self.target])
        return min(most, 1) if self.dice == 1 else most

    def deed(self, decision: Decision) -> Deed:
        """A decision taken apart: what is done, and its numbers. Places, cards, dice (and whether the Leader leads), a number."""
        return self._rules.deed(decision)

    def reason(self, decision: Decision) -> Phrase:
        """Why one might decide that, in a sentence."""
        return reason(self, decision)


def _counted(numbers: list[int]) -> dict[int, int]:
    return {card: n for card, n in enumerate(numbers) if n}
