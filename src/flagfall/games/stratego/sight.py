"""What a player in one seat sees and remembers, by name. It is told facts and shown views, never the truth.

    sight = rules.sight(seat)
    sight.hear(facts)       # only what is new
    sight.look(view)        # then everything below is as it is now

See `armies.py` for squares and kinds, and for all that never changes: `sight.armies`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagfall.core import Deed
from flagfall.games.stratego.armies import Armies
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.memory import Memory
from flagfall.games.stratego.reasons import reason
from flagfall.games.stratego.squares import NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flagfall.core import Decision, Fact, Seat
    from flagfall.games.stratego.records import View
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Phrase


class Sight:
    """The table as one seat knows it. A face once shown is known for good."""

    names = NAMES
    """The squares as people say them."""

    def __init__(self, rules: Stratego, seat: Seat) -> None:
        self.seat = seat
        self.armies = Armies(rules, seat)
        self._memory = Memory(rules.book, seat)
        self._rules = rules
        self._deeds: dict[Decision, Deed] = {}

    def hear(self, facts: Sequence[Fact]) -> None:
        """Take in what is new."""
        self._memory.hear(facts)

    def look(self, view: View) -> None:
        """See the table as it lies now."""
        table, mind = view.table, view.mind
        self.phase = code.PHASES[int(table["phase"])].name
        self.mine: list[int] = mind["kind"].tolist()
        """The kind of one's own piece on each square, 0 where there is none."""
        self.left = _counted(mind["left"].tolist())
        self.lost = _counted(mind["lost"].tolist())
        """One's own pieces still in the box, and those captured, by kind."""
        self.ply, self.calm = int(table["ply"]), int(table["calm"])
        """Turns played, and turns since the last capture."""
        self.ring = code.RINGS[int(table["ring"])].name
        taken = int(self.ring == "taken")
        self.outcome = self.armies.outcome[taken]
        self.fells, self.costs = self.armies.fells[taken], self.armies.costs[taken]
        """How everybody fares as things are: see `Armies`."""
        owner, mark = table["owner"].tolist(), table["mark"].tolist()
        self._who: list[int] = table["who"].tolist()
        self._mark = mark
        squares = range(code.SQUARES)
        self.men = [square for square in squares if owner[square] == self.seat]
        """Squares with a piece of one's own, of stone or not."""
        self.foes = [s for s in squares if owner[s] == 1 - self.seat and not mark[s] & code.STONE_MARK]
        """Squares with an enemy that can be attacked."""
        self.stones = [square for square in squares if mark[square] & code.STONE_MARK]
        self._see(view.face.tolist(), view.tray.tolist())

    def _see(self, face: list[int], tray: list[int]) -> None:
        """Who is known, and how many of each kind are left for those who are not."""
        armies, memory = self.armies, self._memory
        self.known: dict[int, int] = {}
        """The kinds of enemies whose faces were shown, by square."""
        for square in self.foes:
            kind = face[square] if face[square] != code.HIDDEN else memory.kind.get(self._who[square], 0)
            if kind:
                self.known[square] = kind
        self.hidden: dict[int, int] = {}
        """How many of each kind the enemy may still have with hidden faces."""
        seen = list(self.known.values())
        for kind in armies.kinds:
            if armies.army[kind] != armies.seat:
                there = armies.count[kind] + armies.late[kind]
                there -= max(memory.fallen[kind], tray[kind]) + seen.count(kind)
                if there > 0:
                    self.hidden[kind] = there

    # -- single pieces, asked by their square ---------------------------------------------------------------
    def moved(self, square: int) -> bool:
        return self._who[square] in self._memory.moved or bool(self._mark[square] & code.MOVED_MARK)

    def shown(self, square: int) -> bool:
        """Whether the opponent has seen the face of a piece of one's own."""
        return self._who[square] in self._memory.shown

    def late(self, square: int) -> bool:
        """Whether a piece came onto the board after the game began."""
        return self._who[square] >= code.SQUARES

    def ruled_out(self, square: int) -> frozenset[int] | None:
        """Kinds a piece cannot be, from silent defences; None if there were none."""
        return self._memory.not_kinds.get(self._who[square])

    def visits(self, square: int, end: int) -> int:
        """How often the piece on a square has come to another, or turned to stone or back there, since the last capture."""
        return self._memory.visits[self._who[square], end]

    def could(self, square: int) -> tuple[int, ...]:
        """The kinds an enemy could be."""
        if square in self.known:
            return (self.known[square],)
        armies, moved, late = self.armies, self.moved(square), self.late(square)
        ruled_out = self.ruled_out(square) or ()
        return tuple(
            kind
            for kind in self.hidden
            if kind not in ruled_out and (armies.mover[kind] or not moved) and (armies.late[kind] or not late)
        )

    # -- decisions -------------------------------------------------------------------------------------------
    def deed(self, decision: Decision) -> Deed:
        """A decision taken apart: what is done, and its numbers. From where to where; who comes onto the board, kind and square."""
        deed = self._deeds.get(decision)
        if deed is None:
            deed = self._deeds[decision] = self._rules.deed(decision)
        return deed

    def reason(self, decision: Decision) -> Phrase:
        """Why one might decide that, in a sentence."""
        return reason(self, decision)

    def placing(self, kind: int, square: int) -> Decision | None:
        """The decision to put a piece from the box onto a square, None where it can never stand."""
        return self._rules.decision(Deed("place", (kind, square)))


def _counted(numbers: list[int]) -> dict[int, int]:
    return {kind: n for kind, n in enumerate(numbers) if n}
