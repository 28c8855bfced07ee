"""Facts as sentences for a person who heard them.

The sentence of a fact is the message named after its word (`risk-conquered`), and speaks of the word's own arguments. Where that is
not enough, what else it needs is put together here.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from flagfall.core.sentence import Sentence
from flagfall.games.risk.kernel.numbers import ENDINGS, FACTS, NEUTRAL, PILES, WILD
from flagfall.speech import Phrase, begun

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from flagfall.core import Fact, Listener
    from flagfall.games.risk.book import Book
    from flagfall.speech import Catalogue, Name, Said


UNSPOKEN = frozenset({
    "asked", "rolling", "waiting", "drawing", "earned_card", "reached_site", "rested", "went_under", "besieged", "sailed", "led",
    "defended", "cast", "spoils", "marches", "more_marches", "set_out", "bound_for", "counted", "draws_left", "event_spent",
    "setting_out", "roll_forced", "swayed",
})  # fmt: skip
"""Facts that keep the books: they say what is being decided, and the sentences before and after them what happens."""

NEUTRAL_ARMY = Phrase("risk-neutral")


class Narrator:
    """Tells facts of one game in our own words."""

    def __init__(self, book: Book, colours: tuple[str, ...]) -> None:
        self._book = book
        self._seats = tuple(Phrase(f"risk-colour-{colour}") for colour in colours)
        self._kinds: dict[str, Callable[[int], Said]] = {
            "seat": self._seat,
            "owner": self._seat,
            "place": self._place,
            "land": self._land,
            "card": lambda kind: self._book.cards[kind].name,
            "pile": lambda pile: PILES[pile].name,
            "bridge": self._bridge,
        }
        self._more: dict[str, Callable[..., dict[str, Said]]] = {
            "attacked": lambda by, source, target, *_: {"fort": self._fort(target)},
            "stormed": self._stormed,
            "played": lambda by, card, points: {"worth": _worth(points)},
            "claimed_mission": lambda by, card, points, at: {"worth": _worth(points)},
            "granted": lambda by, places, regions: {"battalions": _battalions(places)},
            "happened": lambda by, card: {"summary": self._book.cards[card].summary},
            "ring_rolled": lambda die, bonus, goes_on: {"roll": f"{die}{bonus:+d}" if bonus else str(die)},
            "ring_moved": lambda step: {"place": self._road(step)},
            "ring_held": lambda step: {"place": self._road(step)},
            "scored": lambda by, *points: {"whole": sum(points)},
            "ended": self._ended,
        }

    def tell(self, say: Catalogue, facts: Sequence[Fact], listener: Listener) -> list[Sentence]:
        """One sentence a fact, or a row of placements; what only keeps the books is left out."""
        heard = [
            (at, fact) for at, fact in enumerate(facts) if fact.audience.hears(listener) and fact.what not in UNSPOKEN
        ]
        told = [
            (say(self.key(what, numbers), **self._arguments(what, numbers)), tells)
            for what, numbers, tells in _gathered(heard)
            # Who draws a card is told which one: that says it all.
            if not (what == "took" and numbers[0] == listener)
        ]
        return [Sentence(begun(sentence), tells) for sentence, tells in told]

    def key(self, what: str, told: tuple[int, ...] = ()) -> str:
        """Under which key the sentence of a fact is found."""
        if what == "took_land" and told[1:] == (WILD,):
            return "risk-took-land-wild"
        if what == "ring_moved" and told == (len(self._book.board.road),):
            return "risk-ring-left"
        return f"risk-{what.replace('_', '-')}"

    def _arguments(self, what: str, told: tuple[int, ...]) -> dict[str, Said]:
        """What a fact speaks of, by the names its word declares; battalions are also told as a number."""
        said: dict[str, Said] = {}
        for argument, number in zip(FACTS[what].arguments, told, strict=True):
            meant = self._kinds.get(argument.kind)
            said[argument.name] = meant(number) if meant else number
            if argument.name == "battalions":
                said |= {"battalions": _battalions(number), "number": number}
        if what in self._more:
            said |= self._more[what](*told)
        return said

    # -- names --------------------------------------------------------------------------------------
    def _seat(self, seat: int) -> Phrase:
        return NEUTRAL_ARMY if seat == NEUTRAL else self._seats[seat]

    def _place(self, place: int) -> Name:
        return self._book.board.territories[place].name

    def _land(self, kind: int) -> Said:
        return Phrase("risk-wild") if kind == WILD else self._place(kind)

    def _road(self, step: int) -> Said:
        board = self._book.board
        return self._place(board.number(board.road[step].territory)) if step < len(board.road) else ""

    def _bridge(self, bridge: int) -> Phrase:
        border = self._book.board.bridges[bridge]
        number = self._book.board.number
        return Phrase("risk-bridge", {"a": self._place(number(border.a)), "b": self._place(number(border.b))})

    def _fort(self, place: int) -> Said:
        """A Stronghold's own name where there is one."""
        here = self._book.board.territories[place]
        if here.stronghold and self._book.edition.rules.strongholds:
            return Phrase("risk-fort", {"stronghold": here.stronghold, "place": here.name})
        return here.name

    # -- what else sentences need -------------------------------------------------------------------
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
    ) -> dict[str, Said]:
        return {
            "fort": self._fort(target),
            "red": _dice(self._book.rolls[attack], plus),
            "black": _dice(self._book.rolls[defence], wall),
            "losers": "both" if lost and beaten else "attackers" if lost else "defenders",
            "losses": _battalions(lost or beaten),
        }

    def _ended(self, ending: int, winners: int) -> dict[str, Said]:
        seats = [seat for number, seat in enumerate(self._seats) if winners >> number & 1]
        return {"winners": seats, "count": len(seats), "reason": Phrase(f"risk-reason-{ENDINGS[ending].name}")}


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


def _battalions(number: int) -> Phrase:
    return Phrase("risk-battalions", {"number": number})


def _dice(faces: tuple[int, ...], bonus: int) -> str:
    """Dice as people read them: 6 5 2, or 5+1 1 with a bonus on the highest."""
    first = f"{faces[0]}+{bonus}" if bonus else str(faces[0])
    return " ".join([first, *map(str, faces[1:])])


def _worth(points: int) -> Phrase:
    return Phrase("risk-worth", {"points": points})
