"""What a player can read in the rulebook and on the board before the first move, by name: see `sight.py`.

Squares are numbers from 0 (`a1`) to 99 (`j10`), ten a row; sets of squares are one whole number with a bit for each. Kinds
are numbers from 1 up, those of both armies; every list here that is asked by kind has nobody in front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.kernel.numbers import SHAPES
from flagfall.games.stratego.squares import members, number

if TYPE_CHECKING:
    from flagfall.core import Seat
    from flagfall.games.stratego.edition import Piece, Power
    from flagfall.games.stratego.rules import Stratego
    from flagfall.speech import Name

OUTCOMES = {code.STAND: "stand", code.WIN: "win", code.LOSE: "lose", code.BOTH: "both", code.TAKE_FLAG: "flag"}
ABILITIES = {"ride": code.RIDERS, "bearer": code.BEARER, "child": code.CHILD, **SHAPES}


class Armies:
    """Both armies, the board, and how everybody fares against everybody."""

    def __init__(self, rules: Stratego, seat: Seat) -> None:
        book: Any = rules.book[0]
        pieces = rules.edition.pieces
        self.seat = seat
        self.kinds = range(1, len(pieces) + 1)
        self.pieces: tuple[Piece | None, ...] = (None, *pieces)
        """By kind: name, rank, letter and the rest of its line in the roster."""
        self.sides = tuple(army.name for army in rules.edition.armies)
        """What the army of each seat is called."""
        self.rank: list[str] = ["", *(piece.rank for piece in pieces)]
        self.mover: list[bool] = [False, *(piece.moves for piece in pieces)]
        self.army: list[int] = [-1, *(piece.army for piece in pieces)]
        self.count: list[int] = [0, *(0 if piece.late else piece.count for piece in pieces)]
        self.late: list[int] = [0, *(piece.count if piece.late else 0 for piece in pieces)]
        """How many of a kind begin on the board, and how many come later."""
        layers = book["layers"].tolist()
        self._can = [frozenset(word for word, layer in ABILITIES.items() if row >> layer & 1) for row in layers]
        self.powerful = [bool(can & SHAPES.keys()) for can in self._can]
        """Whether a kind has any power."""
        self._power = {
            (kind, p.shape): p for p in rules.powers for kind in self.kinds if pieces[kind - 1].id in p.owners
        }
        self._board(rules, seat, book)
        self._fares(rules, book)

    def _board(self, rules: Stratego, seat: Seat, book: Any) -> None:
        board = rules.edition.board
        self.rows, self.cols = board.rows, board.cols
        self.zones = [number(zone) for zone in board.zones]
        """Lakes and the like."""
        self.home = members(*book["home"][seat])
        self.land = _set(book["land"])
        self.near = [members(*words) for words in book["near"].tolist()]
        self.beside = [members(*words) for words in book["beside"].tolist()]
        """The eight and the four neighbours of a square."""
        self.foe_row = [abs((board.rows - 1 if seat == 0 else 0) - square // 10) for square in range(code.SQUARES)]
        """How many rows a square is from the enemy's back row."""
        self.doom = int(book["doom"])
        self.gates = members(*book["gates"])
        """Destroy the Ring: Mount Doom, -1 where there is none, and the squares from which it is entered."""
        self.children = bool(book["children"])
        """Whether who has lost every child has lost."""

    def _fares(self, rules: Stratego, book: Any) -> None:
        clash = book["clash"].tolist()
        self.outcome = [[[OUTCOMES[n] for n in row] for row in regime] for regime in clash]
        """What comes of an attack: `win`, `lose`, `both`, `flag` or `stand` by [Ring taken, attacker, defender]."""
        self.fells: list[dict[str, list[list[bool]]]] = [{}, {}]
        self.costs: list[dict[str, list[list[bool]]]] = [{}, {}]
        """Whether the target of a power falls (or turns), and whether who uses it does, by [Ring taken][shape][actor][target]."""
        for shape in {power.shape for power in rules.powers}:
            for regime, hits in enumerate(book["hit"][:, SHAPES[shape]]):
                self.fells[regime][shape] = (hits & code.TARGET_FALLS != 0).tolist()
                self.costs[regime][shape] = (hits & code.ACTOR_FALLS != 0).tolist()
        self._reach = {
            key: [_set(words) for words in book["reach"][int(book["power"][SHAPES[key[1]], key[0]])]]
            for key in self._power
        }
        bearers = [kind for kind in self.kinds if self.has(kind, "bearer") and self.army[kind] != self.seat]
        plain = self.outcome[0]
        self.hunters = {kind for kind in self.kinds for bearer in bearers if plain[kind][bearer] == "win"}
        """Kinds that can capture the other army's Ringbearer as long as he carries the Ring."""
        self.holders = {kind for kind in self.kinds for bearer in bearers if plain[bearer][kind] != "win"}
        """Kinds he cannot capture, and so cannot pass."""

    def name(self, kind: int) -> Name:
        """What a kind is called."""
        piece = self.pieces[kind]
        assert piece is not None
        return piece.name

    def has(self, kind: int, what: str) -> bool:
        """Whether a kind has a power of that shape, rides like a Scout (`ride`), is a `child`, or is the Ring's `bearer`."""
        return what in self._can[kind]

    def power(self, kind: int, shape: str) -> Power:
        """A kind's power of that shape, as the rulebook has it."""
        return self._power[kind, shape]

    def reach(self, kind: int, shape: str, square: int) -> int:
        """The squares that power reaches from a square, as a set."""
        return self._reach[kind, shape][square]


def _set(words: Any) -> int:
    low, high = words
    return int(low) | int(high) << code.HALF
