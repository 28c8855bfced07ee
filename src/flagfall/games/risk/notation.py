"""One decision as text and back; the names of places and cards as people type them."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING, Any

from flagfall.core import Deed, Unreadable
from flagfall.games.risk.facts import meant
from flagfall.games.risk.kernel.numbers import DECISIONS, MOST_MOVED, WILD
from flagfall.speech import Phrase, Said

if TYPE_CHECKING:
    from collections.abc import Callable

    from flagfall.games.risk.book import Book

BETWEEN = {"attack": " > ", "bridge": " - "}
"""What is written between two places."""

MOST_QUOTED = 40
LONGEST = 120
"""No decision needs more letters than this; Python itself refuses to read numbers of thousands of digits."""


def plain(text: str) -> str:
    """Lower case, no accents, one underscore between words: how names are compared."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", bare).strip("_")


def quoted(text: str) -> str:
    """What somebody typed, short enough for one line."""
    words = text.strip()
    return repr(words if len(words) <= MOST_QUOTED else words[:MOST_QUOTED] + "…")


class Notation:
    """Text for every decision of one game."""

    def __init__(self, book: Book) -> None:
        board = book.board
        self._book = book
        self._places = [place.id for place in board.territories]
        self._cards = [card.id for card in book.cards]
        self._edges = frozenset(board.edges)
        self._bridges = board.number_pairs(board.bridges)
        self._place_of = _lookup((place.id, place.name) for place in board.territories)
        for number, place in enumerate(board.territories):
            for other in (place.site, place.stronghold):
                self._place_of.setdefault(plain(other), number)
        self._place_of.pop("", None)
        self._card_of = _lookup((card.id, card.name) for card in book.cards)
        self._by_kind: dict[str, Callable[[str], int]] = {"place": self.place, "card": self.card, "land": self.land}
        self._by_word: dict[str, Callable[[str], tuple[int, ...] | None]] = {
            "roll": self._roll,
            "defend": lambda rest: (self._dice("defend", self._book.edition.rules.defend_dice, rest),),
            "bridge": self._bridge,
            "attack": self._attack,
            "take": self._take,
            "advance": self._take,
            "dice": self._thrown,
        }

    # -- names --------------------------------------------------------------------------------------
    def place(self, text: str) -> int:
        """The number of a place a person named."""
        name = plain(text)
        for guess in (name, f"the_{name}"):
            if guess in self._place_of:
                return self._place_of[guess]
        if not name:
            raise Unreadable("risk-which-place")
        raise Unreadable("risk-no-place", text=quoted(text), meant=_meant(name, self._places))

    def card(self, text: str) -> int:
        """The number of an adventure card a person named."""
        if plain(text) in self._card_of:
            return self._card_of[plain(text)]
        raise Unreadable("risk-no-card", text=quoted(text), meant=_meant(plain(text), self._cards))

    def land(self, text: str) -> int:
        """The number of a Territory card: its place, or the wild one."""
        return WILD if plain(text) == "wild" else self.place(text)

    def place_id(self, place: int) -> str:
        return self._places[place]

    def card_id(self, card: int) -> str:
        return self._cards[card]

    def land_id(self, kind: int) -> str:
        return "wild" if kind == WILD else self._places[kind]

    def bridge_id(self, bridge: int) -> str:
        a, b = self._bridges[bridge]
        return f"{self._places[a]} - {self._places[b]}"

    def faces(self, roll: int) -> tuple[int, ...]:
        return self._book.rolls[roll]

    def joined(self, source: int, target: int) -> bool:
        """Whether a border leads from one place to another."""
        return (source, target) in self._edges

    # -- decision to words ----------------------------------------------------------------------------
    def write(self, deed: Deed) -> str:
        return str(self.offer(deed)["text"])

    def offer(self, deed: Deed) -> dict[str, Any]:
        """A decision as a verb with named parts, and as text."""
        arguments = zip(DECISIONS[deed.do].arguments, deed.told, strict=True)
        parts = {argument.name: meant(self, argument.kind, number) for argument, number in arguments}
        match deed.do:
            case "roll":
                said = f"{parts['dice']}" if parts["leader"] else f"{parts['dice']} alone"
            case "dice":
                said = " ".join(map(str, parts["faces"]))
            case _:
                said = BETWEEN.get(deed.do, " ").join(map(str, parts.values()))
        return {"do": deed.do, **parts, "text": f"{deed.do} {said}" if parts else deed.do.replace("_", " ")}

    # -- words to decision ----------------------------------------------------------------------------
    def atom(self, text: str) -> Deed:
        """One atomic decision; Unreadable says what was not understood."""
        words = text.strip()
        if len(words) > LONGEST:
            raise Unreadable("risk-too-long", text=quoted(words))
        whole = plain(words)
        if whole in DECISIONS and not DECISIONS[whole].arguments:
            return Deed(whole, ())
        verb, _, rest = words.partition(" ")
        verb = verb.lower()
        if verb in self._by_word:
            told = self._by_word[verb](rest)
            if told is not None:
                return Deed("take" if verb == "advance" else verb, told)
        elif verb in DECISIONS and DECISIONS[verb].arguments:
            return Deed(verb, tuple(self._by_kind[argument.kind](rest) for argument in DECISIONS[verb].arguments))
        raise Unreadable("risk-not-understood", text=quoted(words))

    def _roll(self, rest: str) -> tuple[int, ...]:
        count, _, how = rest.strip().partition(" ")
        most = self._book.edition.rules.attack_dice
        if plain(how) in ("alone", "without_leader") and count.isdecimal():
            return self._dice("roll", most, count, rest), 0
        return self._dice("roll", most, rest), 1

    def _dice(self, verb: str, most: int, count: str, said: str = "") -> int:
        if count.strip().isdecimal() and 1 <= int(count) <= most:
            return int(count)
        raise Unreadable("risk-dice-number", verb=verb, most=most, said=quoted(said or count))

    def _bridge(self, rest: str) -> tuple[int, int]:
        a, b = self.pair(rest, "-")
        for ends in ((a, b), (b, a)):
            if ends in self._bridges:
                return ends
        raise Unreadable("risk-no-bridge", a=self._places[a], a2=self._places[b])

    def _attack(self, rest: str) -> tuple[int, int]:
        a, b = self.pair(rest, ">")
        if not self.joined(a, b):
            raise Unreadable(self.no_border(a, b))
        return a, b

    def _take(self, rest: str) -> tuple[int, ...] | None:
        return (int(rest),) if rest.strip().isdecimal() and int(rest) <= MOST_MOVED else None

    def _thrown(self, rest: str) -> tuple[int, ...] | None:
        faces = tuple(sorted((int(face) for face in rest.split() if face.isdecimal()), reverse=True))
        return (self._book.rolls.index(faces),) if faces in self._book.rolls else None

    def pair(self, text: str, mark: str) -> tuple[int, int]:
        """Two places with a mark between them."""
        a, found, b = text.partition(mark)
        if not found:
            raise Unreadable("risk-two-places", mark=mark)
        return self.place(a), self.place(b)

    def no_border(self, a: int, b: int) -> Phrase:
        """Why nobody can go from one place to another."""
        board = self._book.board
        names = {"a": board.territories[a].name, "b": board.territories[b].name}
        ids = {self._places[a], self._places[b]}
        for barrier in board.barriers:
            if {barrier.a, barrier.b} == ids:
                return Phrase("risk-kept-apart", {**names, "barrier": barrier.kind})
        return Phrase("risk-no-border", names)


def _meant(name: str, known: list[str]) -> Said:
    """Names somebody may have meant: those with that word in them, or spelled nearly so."""
    near = [other for other in known if name and name in other] or difflib.get_close_matches(name, known, n=3)
    return Phrase("did-you-mean", {"names": near[:5]}) if near else ""


def _lookup(pairs: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for number, names in enumerate(pairs):
        for name in names:
            found.setdefault(plain(name), number)
    return found
