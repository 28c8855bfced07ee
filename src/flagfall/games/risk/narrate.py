"""Facts as sentences for a person who heard them."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from flagfall.core.sentence import Sentence
from flagfall.games.risk.kernel.numbers import NEUTRAL, WILD
from flagfall.games.risk.phases import REASONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from flagfall.core import Fact, Listener
    from flagfall.games.risk.book import Book


UNSPOKEN = frozenset({
    "asked", "rolling", "waiting", "drawing", "earned_card", "reached_site", "rested", "went_under", "besieged", "sailed", "led",
    "defended", "cast", "spoils", "marches", "more_marches", "set_out", "bound_for", "counted", "draws_left", "event_spent",
    "setting_out", "roll_forced", "swayed",
})  # fmt: skip
"""Facts that keep the books: they say what is being decided, and the sentences before and after them what happens."""


class Narrator:
    """Tells facts of one game in our own words."""

    def __init__(self, book: Book, seats: tuple[str, ...]) -> None:
        self._book = book
        self._seats = seats
        self._tales: dict[str, Callable[..., str]] = {
            "rolled": lambda seat, die: f"{self._seat(seat)} rolls {die}.",
            "dealt": self._dealt,
            "claimed": lambda seat, place: f"{self._seat(seat)} claims {self._place(place)}.",
            "occupied": lambda seat, place: f"{self._seat(seat)} occupies {self._place(place)}.",
            "placed": self._placed,
            "appointed": lambda seat, place: f"{self._seat(seat)}'s Leader appears in {self._place(place)}.",
            "took": self._took,
            "took_land": lambda seat, kind: (
                "You draw a wild Territory card."
                if kind == WILD
                else f"You draw the Territory card {self._place(kind)}."
            ),
            "took_tale": lambda seat, kind: f"You draw the Adventure card {self._card(kind)}.",
            "turned": lambda seat, turn: f"Turn {turn}: {self._seat(seat)}.",
            "granted": self._granted,
            "offered": lambda seat, kind: f"{self._seat(seat)} lays down {self._land(kind)}.",
            "exchanged": lambda seat, number: f"{self._seat(seat)}'s set brings {_battalions(number)}.",
            "played": lambda seat, kind, points: f"{self._seat(seat)} plays {self._card(kind)}{_worth(points)}.",
            "attacked": self._attacked,
            "stormed": self._stormed,
            "converted": lambda a, b, n: (
                f"{_battalions(n, True)} from {self._place(a)} {'goes' if n == 1 else 'go'} over to {self._place(b)}."
            ),
            "sunk": lambda place, n: (
                f"{_battalions(n, True)} from {self._place(place)} {'is' if n == 1 else 'are'} lost at sea."
            ),
            "fell_back": lambda a, b, n: (
                f"{_battalions(n, True)} {'falls' if n == 1 else 'fall'} back from {self._place(a)} to {self._place(b)}."
            ),
            "leader_lost": lambda owner, place: f"{self._seat(owner)}'s Leader falls in {self._place(place)}.",
            "conquered": lambda seat, place, former: (
                f"{self._seat(seat)} takes {self._place(place)} from {self._seat(former)}."
            ),
            "advanced": lambda a, b, n, led: (
                f"{_battalions(n, True)} {'moves' if n == 1 else 'move'} in{' with the Leader' if led else ''}."
            ),
            "eliminated": lambda seat, by: f"{self._seat(seat)} is out of the game, beaten by {self._seat(by)}.",
            "handed": lambda a, b, n: (
                f"{self._seat(b)} takes over {n} Territory card{'s' if n != 1 else ''} from {self._seat(a)}."
            ),
            "handed_land": lambda a, b, kind: f"{self._land(kind)} goes from {self._seat(a)} to {self._seat(b)}.",
            "discarded": lambda seat, kind: f"{self._seat(seat)} discards {self._card(kind)}.",
            "cast_aside": lambda seat, kind: (
                f"{self._seat(seat)}'s secret uprising in {self._place(kind)} comes to nothing."
            ),
            "claimed_mission": self._mission,
            "redeployed": self._redeployed,
            "happened": self._happened,
            "event_land": lambda kind: f"The card drawn shows {self._place(kind)}.",
            "frozen": lambda seat, place: f"Storms close {self._place(place)} until {self._seat(seat)}'s next turn.",
            "raided": lambda place, n: f"{self._place(place)} loses {_battalions(n)}.",
            "hid": lambda seat: f"{self._seat(seat)} keeps a secret uprising.",
            "hid_land": lambda seat, kind: f"Your secret uprising waits in {self._place(kind)}.",
            "rose": lambda seat, place, n: (
                f"Uprising in {self._place(place)}: {self._seat(seat)} gains {_battalions(n)}."
            ),
            "carried": lambda a, b: f"A Leader is carried from {self._place(a)} to {self._place(b)}.",
            "blocked": lambda seat, bridge: f"{self._seat(seat)} closes the bridge {self._bridge(bridge)}.",
            "thawed": lambda seat: f"What {self._seat(seat)} had closed is open again.",
            "corsairs": lambda seat: f"Corsairs watch the coast until {self._seat(seat)}'s next turn.",
            "reshuffled": lambda pile: (
                f"The {'Adventure' if pile else 'Territory'} discards are shuffled into a new deck."
            ),
            "ring_rolled": self._ring_rolled,
            "ring_moved": self._ring_moved,
            "ring_held": lambda step: f"The Ring stays in {self._place(self._road(step))}.",
            "scored": self._scored,
            "ended": self._ended,
        }

    def tell(self, facts: Sequence[Fact], listener: Listener) -> list[Sentence]:
        """One sentence a fact, or a row of placements; what only keeps the books is left out."""
        heard = [
            (at, fact) for at, fact in enumerate(facts) if fact.audience.hears(listener) and fact.what in self._tales
        ]
        told = [
            (self._tales[what](*numbers), tells)
            for what, numbers, tells in _gathered(heard)
            # Who draws a card is told which one: that says it all.
            if not (what == "took" and numbers[0] == listener)
        ]
        return [Sentence(sentence[0].upper() + sentence[1:], tells) for sentence, tells in told]

    # -- names --------------------------------------------------------------------------------------
    def _seat(self, seat: int) -> str:
        return "the neutral army" if seat == NEUTRAL else self._seats[seat]

    def _place(self, place: int) -> str:
        return self._book.board.territories[place].name

    def _land(self, kind: int) -> str:
        return "a wild card" if kind == WILD else self._place(kind)

    def _card(self, kind: int) -> str:
        return self._book.cards[kind].name

    def _road(self, step: int) -> int:
        return self._book.board.number(self._book.board.road[step].territory)

    def _bridge(self, bridge: int) -> str:
        border = self._book.board.bridges[bridge]
        number = self._book.board.number
        return f"between {self._place(number(border.a))} and {self._place(number(border.b))}"

    def _fort(self, place: int) -> str:
        """A Stronghold's own name where there is one."""
        here = self._book.board.territories[place]
        if here.stronghold and self._book.edition.rules.strongholds:
            return f"{here.stronghold} in {here.name}"
        return here.name

    # -- sentences ----------------------------------------------------------------------------------
    def _dealt(self, owner: int, place: int, battalions: int) -> str:
        return f"{self._seat(owner)} starts in {self._place(place)} with {_battalions(battalions)}."

    def _placed(self, seat: int, place: int, battalions: int) -> str:
        return f"{self._seat(seat)} adds {_battalions(battalions)} in {self._place(place)}."

    def _took(self, seat: int, pile: int) -> str:
        kind = "an Adventure card" if pile else "a Territory card"
        return f"{self._seat(seat)} draws {kind}."

    def _granted(self, seat: int, places: int, regions: int) -> str:
        extra = f" and {regions} for whole regions" if regions else ""
        return f"{self._seat(seat)} gets {_battalions(places)}{extra}."

    def _attacked(self, seat: int, source: int, target: int, owner: int, under: int) -> str:
        way = " under the mountains" if under else ""
        return f"{self._seat(seat)} marches from {self._place(source)}{way} against {self._seat(owner)} in {self._fort(target)}."

    def _stormed(
        self,
        source: int,
        target: int,
        attack: int,
        defence: int,
        plus: int,
        wall: int,
        lost: int,
        beaten: int,
    ) -> str:
        red = _dice(self._book.rolls[attack], plus)
        black = _dice(self._book.rolls[defence], wall)
        losses = {
            (True, True): f"both sides lose {_battalions(lost)}",
            (True, False): f"the attackers lose {_battalions(lost)}",
            (False, True): f"the defenders lose {_battalions(beaten)}",
        }[lost > 0, beaten > 0]
        return f"{self._place(source)} storms {self._fort(target)}: {red} against {black}; {losses}."

    def _mission(self, seat: int, kind: int, points: int, place: int) -> str:
        return f"{self._seat(seat)}'s Leader completes the mission {self._card(kind)} in {self._place(place)}{_worth(points)}."

    def _redeployed(self, source: int, target: int, battalions: int, led: int) -> str:
        who = _battalions(battalions, True) if battalions else "The Leader"
        with_leader = " with the Leader" if led and battalions else ""
        verb = "marches" if battalions < 2 else "march"
        return f"{who}{with_leader} {verb} from {self._place(source)} to {self._place(target)}."

    def _happened(self, seat: int, kind: int) -> str:
        return f"{self._seat(seat)} draws an event: {self._card(kind)}. {self._book.cards[kind].summary}"

    def _ring_rolled(self, die: int, bonus: int, goes_on: int) -> str:
        roll = f"{die}{bonus:+d}" if bonus else f"{die}"
        return f"The Fellowship rolls {roll}: it {'can go on' if goes_on else 'stays where it is'}."

    def _ring_moved(self, step: int) -> str:
        if step == len(self._book.board.road):
            return "The Ring leaves Middle-earth."
        return f"The Ring comes to {self._place(self._road(step))}."

    def _scored(self, seat: int, places: int, regions: int, strongholds: int, cards: int) -> str:
        whole = places + regions + strongholds + cards
        return (
            f"{self._seat(seat)} scores {whole}: {places} for places, {regions} for regions, "
            f"{strongholds} for strongholds, {cards} for cards."
        )

    def _ended(self, ending: int, winners: int) -> str:
        names = [name for seat, name in enumerate(self._seats) if winners >> seat & 1]
        verb = "wins" if len(names) == 1 else "share Middle-earth"
        return f"{' and '.join(names)} {verb}: {REASONS[ending]}."


def _gathered(facts: Sequence[tuple[int, Fact]]) -> Iterator[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    """The facts with every row of placements summed up by army and place, and which facts were."""
    for placing, row in groupby(facts, lambda told: told[1].what == "placed"):
        if not placing:
            yield from ((fact.what, fact.told, (at,)) for at, fact in row)
            continue
        sums: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for at, fact in row:
            seat, place, battalions = fact.told
            sums.setdefault((seat, place), []).append((at, battalions))
        for (seat, place), parts in sums.items():
            yield "placed", (seat, place, sum(n for _, n in parts)), tuple(at for at, _ in parts)


def _battalions(number: int, start: bool = False) -> str:
    words = "one battalion" if number == 1 else f"{number} battalions"
    return words.capitalize() if start else words


def _dice(faces: tuple[int, ...], bonus: int) -> str:
    """Dice as people read them: 6 5 2, or 5+1 1 with a bonus on the highest."""
    first = f"{faces[0]}+{bonus}" if bonus else str(faces[0])
    return " ".join([first, *map(str, faces[1:])])


def _worth(points: int) -> str:
    return f", worth {points} point{'s' if points != 1 else ''}" if points else ""
