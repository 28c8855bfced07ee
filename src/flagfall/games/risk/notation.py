"""One decision as text and back; the names of places and cards as people type them."""

from __future__ import annotations

import difflib
import re
import unicodedata
from typing import TYPE_CHECKING, Any

from flagfall.core import Decision, Unreadable
from flagfall.games.risk.kernel.words import (
    ATTACK,
    BRIDGE,
    CLAIM,
    DEFEND,
    DICE,
    DISCARD,
    DRAW,
    FROM,
    HOLD,
    LAND,
    LEAD,
    LEADER,
    MINUS,
    MOST_MOVED,
    NUMBER,
    OFFER,
    PASS,
    PLACE,
    PLAY,
    PLUS,
    ROLL,
    STAY,
    TALE,
    TO,
    UNDERWAY,
    WILD,
)

if TYPE_CHECKING:
    from flagfall.games.risk.book import Book

PLAIN = {
    PASS: "pass",
    DRAW: "draw",
    LEAD: "with leader",
    STAY: "without leader",
    PLUS: "plus",
    MINUS: "minus",
    UNDERWAY: "under again",
}

# verb, its first number, how many there are
PLACES_VERBS = (("place", PLACE), ("leader", LEADER), ("from", FROM), ("to", TO))
CARD_VERBS = (("play", PLAY), ("claim", CLAIM), ("discard", DISCARD), ("adventure", TALE))
LAND_VERBS = (("offer", OFFER), ("card", LAND))
DICE_VERBS = (("roll", ROLL, 3), ("defend", DEFEND, 2))

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
        self._edges = board.edges
        self._bridges = [(board.number(border.a), board.number(border.b)) for border in board.bridges]
        self._place_of = _lookup((place.id, place.name) for place in board.territories)
        for number, place in enumerate(board.territories):
            for other in (place.site, place.stronghold):
                self._place_of.setdefault(plain(other), number)
        self._place_of.pop("", None)
        self._card_of = _lookup((card.id, card.name) for card in book.cards)
        self._edge_of = {edge: number for number, edge in enumerate(board.edges)}

    # -- names --------------------------------------------------------------------------------------
    def place(self, text: str) -> int:
        """The number of a place a person named."""
        name = plain(text)
        for guess in (name, f"the_{name}"):
            if guess in self._place_of:
                return self._place_of[guess]
        if not name:
            raise Unreadable("Which place? Name one of the board, such as moria.")
        raise Unreadable(f"There is no place called {quoted(text)} on this board.{_meant(name, self._places)}")

    def card(self, text: str) -> int:
        """The number of an adventure card a person named."""
        if plain(text) in self._card_of:
            return self._card_of[plain(text)]
        raise Unreadable(f"There is no Adventure card called {quoted(text)}.{_meant(plain(text), self._cards)}")

    def land(self, text: str) -> int:
        """The number of a Territory card: its place, or the wild one."""
        return WILD if plain(text) == "wild" else self.place(text)

    def land_id(self, kind: int) -> str:
        return "wild" if kind == WILD else self._places[kind]

    def edge(self, source: int, target: int) -> int | None:
        """The number of the border from one place to another, if there is one."""
        return self._edge_of.get((source, target))

    def bridge_id(self, bridge: int) -> str:
        a, b = self._bridges[bridge]
        return f"{self._places[a]} - {self._places[b]}"

    # -- decision to words ----------------------------------------------------------------------------
    def write(self, decision: Decision) -> str:
        return str(self.offer(decision)["text"])

    def offer(self, decision: Decision) -> dict[str, Any]:
        """The decision as a verb with named parts, and as text."""
        number = int(decision)
        if number in PLAIN:
            return {"do": PLAIN[number].replace(" ", "_"), "text": PLAIN[number]}
        for verb, first, most in (*DICE_VERBS, ("alone", HOLD, 3)):
            if first <= number < first + most:
                dice = number - first + 1
                if verb == "alone":
                    return {"do": "roll", "dice": dice, "leader": False, "text": f"roll {dice} alone"}
                parts: dict[str, Any] = {"do": verb, "dice": dice, "text": f"{verb} {dice}"}
                return parts | ({"leader": True} if verb == "roll" else {})
        for verb, first in PLACES_VERBS:
            if first <= number < first + len(self._places):
                place = self._places[number - first]
                return {"do": verb, "place": place, "text": f"{verb} {place}"}
        for verb, first in CARD_VERBS:
            if first <= number < first + len(self._cards):
                card = self._cards[number - first]
                return {"do": verb, "card": card, "text": f"{verb} {card}"}
        for verb, first in LAND_VERBS:
            if first <= number <= first + WILD:
                land = self.land_id(number - first)
                return {"do": verb, "card": land, "text": f"{verb} {land}"}
        if BRIDGE <= number < BRIDGE + len(self._bridges):
            bridge = number - BRIDGE
            a, b = (self._places[end] for end in self._bridges[bridge])
            return {"do": "bridge", "from": a, "to": b, "text": f"bridge {a} - {b}"}
        if ATTACK <= number < ATTACK + len(self._edges):
            a, b = (self._places[end] for end in self._edges[number - ATTACK])
            return {"do": "attack", "from": a, "to": b, "text": f"attack {a} > {b}"}
        if NUMBER <= number <= NUMBER + MOST_MOVED:
            return {"do": "take", "number": number - NUMBER, "text": f"take {number - NUMBER}"}
        if DICE <= number < DICE + len(self._book.rolls):
            faces = self._book.rolls[number - DICE]
            return {"do": "dice", "faces": list(faces), "text": "dice " + " ".join(map(str, faces))}
        raise Unreadable(f"{number} is no decision of this game.")

    # -- words to decision ----------------------------------------------------------------------------
    def atom(self, text: str) -> Decision:
        """One atomic decision; Unreadable says what was not understood."""
        words = text.strip()
        if len(words) > LONGEST:
            raise Unreadable(f"{quoted(words)} is longer than any decision.")
        for number, said in PLAIN.items():
            if plain(words) == plain(said):
                return Decision(number)
        verb, _, rest = words.partition(" ")
        verb = verb.lower()
        for name, first, most in DICE_VERBS:
            if verb == name:
                return self._dice(name, first, most, rest)
        for name, first in PLACES_VERBS:
            if verb == name:
                return Decision(first + self.place(rest))
        for name, first in CARD_VERBS:
            if verb == name:
                return Decision(first + self.card(rest))
        for name, first in LAND_VERBS:
            if verb == name:
                return Decision(first + self.land(rest))
        if verb == "bridge":
            a, b = self.pair(rest, "-")
            for bridge, ends in enumerate(self._bridges):
                if ends in ((a, b), (b, a)):
                    return Decision(BRIDGE + bridge)
            raise Unreadable(f"There is no bridge between {self._places[a]} and {self._places[b]}.")
        if verb == "attack":
            a, b = self.pair(rest, ">")
            edge = self.edge(a, b)
            if edge is None:
                raise Unreadable(self.no_border(a, b))
            return Decision(ATTACK + edge)
        if verb in ("take", "advance") and rest.strip().isdecimal() and int(rest) <= MOST_MOVED:
            return Decision(NUMBER + int(rest))
        if verb == "dice":
            faces = tuple(sorted((int(face) for face in rest.split() if face.isdecimal()), reverse=True))
            if faces in self._book.rolls:
                return Decision(DICE + self._book.rolls.index(faces))
        raise Unreadable(
            f"I do not understand {quoted(words)}. For example: place moria, attack moria > eregion, pass."
        )

    def _dice(self, verb: str, first: int, most: int, rest: str) -> Decision:
        count, _, how = rest.strip().partition(" ")
        if count.isdecimal() and 1 <= int(count) <= most:
            if not how.strip():
                return Decision(first + int(count) - 1)
            if verb == "roll" and plain(how) in ("alone", "without_leader"):
                return Decision(HOLD + int(count) - 1)
        raise Unreadable(f"To {verb} takes 1 to {most} dice, not {quoted(rest)}.")

    def pair(self, text: str, mark: str) -> tuple[int, int]:
        """Two places with a mark between them."""
        a, found, b = text.partition(mark)
        if not found:
            raise Unreadable(f"Two places are needed, as in: moria {mark} eregion.")
        return self.place(a), self.place(b)

    def no_border(self, a: int, b: int) -> str:
        """Why nobody can go from one place to another."""
        board = self._book.board
        names = board.territories[a].name, board.territories[b].name
        ids = {self._places[a], self._places[b]}
        for barrier in board.barriers:
            if {barrier.a, barrier.b} == ids:
                kind = {"river": "a river without a bridge", "mountain": "a mountain"}[barrier.kind]
                return f"{names[0]} and {names[1]} are kept apart by {kind}."
        return f"{names[0]} does not border {names[1]}."


def _meant(name: str, known: list[str]) -> str:
    """Names somebody may have meant: those with that word in them, or spelled nearly so."""
    near = [other for other in known if name and name in other] or difflib.get_close_matches(name, known, n=3)
    return f" Did you mean {' or '.join(near[:5])}?" if near else ""


def _lookup(pairs: Any) -> dict[str, int]:
    found: dict[str, int] = {}
    for number, names in enumerate(pairs):
        for name in names:
            found.setdefault(plain(name), number)
    return found
