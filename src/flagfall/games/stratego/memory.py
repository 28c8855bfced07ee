"""What a player at the table remembers: faces once shown, who has moved, what has fallen.

It is built from heard facts alone. Pieces are remembered by what the
table calls `who`: the square they first stood on, or a number from 100 up for those that came later.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.kernel import numbers as code

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Fact, Seat

STEPS = frozenset(("moved", "took", "raged", "leapt", "strode"))


class Memory:
    """The memory of one seat."""

    def __init__(self, book: Any, seat: Seat) -> None:
        self._clash: list[list[list[int]]] = book["clash"][0].tolist()
        self._seat = seat
        self._late = 99
        self._who = list(range(code.SQUARES))
        self._ring = code.BORNE
        self._attack: tuple[int, int, int] | None = None
        self._gone: set[int] = set()
        self._playing = False
        self.kind: dict[int, int] = {}
        """Faces shown to this seat, by who."""
        self.shown: set[int] = set()
        """Own pieces whose faces the opponent has seen."""
        self.moved: set[int] = set()
        self.not_kinds: dict[int, frozenset[int]] = {}
        """Kinds a piece cannot be, from silent defences."""
        self.fallen: Counter[int] = Counter()
        """Captured pieces this seat saw the faces of, by kind."""
        self.visits: Counter[tuple[int, int]] = Counter()
        """How often a piece has come to a square, or turned to stone or back there, since the last capture."""

    def hear(self, facts: Sequence[Fact]) -> None:
        """Take in what is new."""
        for fact in facts:
            self._take_in(fact)

    def _take_in(self, fact: Fact) -> None:
        what, told = fact.what, fact.told
        if what in STEPS:
            who = self._who[told[0]]
            self._who[told[1]] = who
            self.moved.add(who)
            self.visits[who, told[1]] += 1
        elif what == "unmasked":
            who = self._who[told[0]]
            self.kind[who] = told[1]
            if fact.audience.hears(1 - self._seat):
                self.shown.add(who)
        elif what == "fell":
            self._fall(self._who[told[0]])
        elif what == "attacked":
            attacker = self._who[told[0]]
            self._attack = (attacker, self._who[told[1]], self._ring)
        elif what == "turn":
            self._conclude()
        elif what == "turned":
            self.kind[self._who[told[0]]] = told[1]
        elif what in ("stoned", "freed"):
            self.visits[self._who[told[0]], told[0]] += 1
        elif what == "stands":
            self._stand(told[0])
        elif what == "placed":
            self.kind[self._who[told[1]]] = told[0]
        elif what == "began":
            self._playing = True
        elif what == "returned":
            self.fallen[told[0]] -= 1
        elif what == "ring":
            self._ring = told[0]

    def _stand(self, square: int) -> None:
        if self._playing:
            self._late += 1
            self._who[square] = self._late
        else:
            self._who[square] = square

    def _fall(self, who: int) -> None:
        self._gone.add(who)
        self.visits.clear()
        if who in self.kind:
            self.fallen[self.kind[who]] += 1

    def _conclude(self) -> None:
        """Silent Defense: who beat an attacker without showing a face is one of those who could."""
        if self._attack is None:
            return
        attacker, defender, ring = self._attack
        self._attack = None
        kind = self.kind.get(attacker)
        if kind is None or defender in self.kind or defender in self._gone or attacker not in self._gone:
            return
        row = self._clash[int(ring == code.TAKEN)][kind]
        weaker = frozenset(k for k in range(1, code.KINDS) if row[k] != code.LOSE)
        self.not_kinds[defender] = self.not_kinds.get(defender, frozenset()) | weaker
