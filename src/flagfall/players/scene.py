"""The table as a novice thinks of it: what is mine, what theirs may be, what everything is worth.

Made anew for every decision from a view and a memory; outcomes come from the book's own tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.kernel import code
from flagfall.games.stratego.squares import members
from flagfall.players.paths import BOARD, bits, spread

if TYPE_CHECKING:
    from flagfall.core import Seat
    from flagfall.players.memory import Memory

WORTH = {
    "11": 110.0, "10": 100.0, "9": 80.0, "8": 60.0, "7": 42.0, "6": 28.0, "5": 19.0, "4": 12.0, "3": 16.0, "2": 6.0, "S": 25.0,
    "bomb": 14.0, "flag": 150.0,
}  # fmt: skip

# How much likelier than elsewhere an unmoved piece is a Flag or a Bomb, by rows from the enemy's back row.
FLAG_BY_ROW = (3.0, 0.8, 0.2, 0.05)
BOMB_BY_ROW = (1.5, 1.2, 0.8, 0.5)

DIGGERS = (60.0, 60.0, 42.0, 28.0, 18.0)
"""Protect your Miners (Strategy Hints 1999): what one is worth, by how many are left."""

Guess = tuple[tuple[int, float], ...]


class Armies:
    """What never changes in one game: the book's tables as plain lists."""

    def __init__(self, rules: Any, seat: Seat) -> None:
        book: Any = rules.book
        self.book = book
        self.seat = seat
        self.pieces = (None, *rules.edition.pieces)
        self.kinds = range(1, len(self.pieces))
        self.rank: list[str] = ["", *(piece.rank for piece in rules.edition.pieces)]
        self.mover: list[bool] = [False, *(piece.moves for piece in rules.edition.pieces)]
        self.army: list[int] = book["army"][0].tolist()
        self.count: list[int] = book["count"][0].tolist()
        self.late: list[int] = book["late"][0].tolist()
        self.clash: list[list[list[int]]] = book["clash"][0].tolist()
        self.hit: list[list[list[list[int]]]] = book["hit"][0].tolist()
        self.layers: list[int] = book["layers"][0].tolist()
        self.power: list[list[int]] = book["power"][0].tolist()
        self.facets: list[int] = book["facets"][0].tolist()
        self.land = bits(members(*book["land"][0]))
        self.near = [members(*words) for words in book["near"][0].tolist()]
        self.beside = [members(*words) for words in book["beside"][0].tolist()]
        self.reach: list[list[list[int]]] = book["reach"][0].tolist()
        self.gates = bits(members(*book["gates"][0]))
        self.doom = int(book["doom"][0])
        self.near_doom = self.gates | spread(self.gates) & self.land
        self.children = bool(book["children"][0])
        rows: int = rules.edition.board.rows
        self.foe_row = [abs((rows - 1 if seat == 0 else 0) - square // 10) for square in range(code.SQUARES)]

    def has(self, kind: int, layer: int) -> bool:
        return bool(self.layers[kind] >> layer & 1)

    def hunts(self, kind: int) -> bool:
        """Whether a kind can capture the Ringbearer of the other army."""
        return any(
            self.has(bearer, code.BEARER) and self.army[bearer] != self.seat and self.clash[0][kind][bearer] == code.WIN
            for bearer in self.kinds
        )


class Scene:
    """One moment at the table."""

    def __init__(self, armies: Armies, memory: Memory, view: Any) -> None:
        self.armies, self.memory = armies, memory
        table = view.open
        self.owner: list[int] = table["owner"].tolist()
        self.who: list[int] = table["who"].tolist()
        self.mark: list[int] = table["mark"].tolist()
        self.mine: list[int] = view.mind["kind"].tolist()
        self.ply, self.calm = int(table["ply"]), int(table["calm"])
        self.ring = int(table["ring"])
        self.regime = int(self.ring == code.TAKEN)
        self.clash: list[list[int]] = armies.clash[self.regime]
        self.hit: list[list[list[int]]] = armies.hit[self.regime]
        self.lost: list[int] = view.mind["lost"].tolist()
        face, tray = view.face.tolist(), view.tray.tolist()

        seat = armies.seat
        self.men = [square for square in range(code.SQUARES) if self.owner[square] == seat]
        self.foes = [s for s in range(code.SQUARES) if self.owner[s] == 1 - seat and not self.mark[s] & code.STONE_MARK]
        stones = [s for s in range(code.SQUARES) if self.mark[s] & code.STONE_MARK]
        fixed = [square for square in self.men if not armies.mover[self.mine[square]]]
        self.foe_set = bits(self.foes)
        self.ways = armies.land & ~self.foe_set & ~bits(stones) & ~bits(fixed) & BOARD
        self.flags = [square for square in fixed if armies.rank[self.mine[square]] == "flag"]

        self.known: dict[int, int] = {}
        for square in self.foes:
            kind = face[square] if face[square] != code.HIDDEN else memory.kind.get(self.who[square], 0)
            if kind:
                self.known[square] = kind
        self._count_hidden(tray)
        self._worth()
        self._guesses: dict[Any, Guess] = {}
        self._keys = {square: self._key(square) for square in self.foes}

    # -- what they may be ---------------------------------------------------------------------------------
    def moved(self, square: int) -> bool:
        return self.who[square] in self.memory.moved or bool(self.mark[square] & code.MOVED_MARK)

    def shown(self, square: int) -> bool:
        """Whether the opponent has seen the face of a piece of mine."""
        return self.who[square] in self.memory.shown

    def _count_hidden(self, tray: list[int]) -> None:
        """How many of each kind the enemy may still have with hidden faces."""
        armies, fallen = self.armies, self.memory.fallen
        self.hidden: dict[int, int] = {}
        on_board = list(self.known.values())
        for kind in armies.kinds:
            if armies.army[kind] != armies.seat:
                there = armies.count[kind] + armies.late[kind]
                there -= max(fallen[kind], tray[kind]) + on_board.count(kind)
                if there > 0:
                    self.hidden[kind] = there
        moved = sum(self.moved(square) for square in self.foes if square not in self.known)
        movers = sum(n for kind, n in self.hidden.items() if armies.mover[kind])
        still = max(0.05, (movers - moved) / movers) if movers else 0.0
        self._still = still / (1 + self.ply / 200)

    def key(self, square: int) -> Any:
        """Pieces of theirs with the same key look the same to this seat."""
        return self._keys[square]

    def _key(self, square: int) -> Any:
        known = self.known.get(square)
        if known:
            return known
        ruled_out = self.memory.not_kinds.get(self.who[square])
        row = -1 if self.moved(square) else min(3, self.armies.foe_row[square])
        return (row, self.who[square] >= code.SQUARES, ruled_out)

    def guess(self, square: int) -> Guess:
        """How likely a piece of theirs is each kind."""
        key = self.key(square)
        guess = self._guesses.get(key)
        if guess is None:
            guess = self._guesses[key] = ((key, 1.0),) if isinstance(key, int) else self._weigh(*key)
        return guess

    def _weigh(self, row: int, late: bool, ruled_out: frozenset[int] | None) -> Guess:
        armies = self.armies
        weights: dict[int, float] = {}
        for kind, n in self.hidden.items():
            if ruled_out and kind in ruled_out:
                continue
            if row < 0:
                weights[kind] = n * float(armies.mover[kind])
            elif late:
                weights[kind] = n * float(armies.late[kind] > 0)
            elif armies.rank[kind] == "flag":
                weights[kind] = n * FLAG_BY_ROW[row]
            elif armies.rank[kind] == "bomb":
                weights[kind] = n * BOMB_BY_ROW[row]
            else:
                weights[kind] = n * self._still
        total = sum(weights.values())
        if not total:
            return tuple((kind, 1 / len(self.hidden)) for kind in self.hidden)
        return tuple((kind, weight / total) for kind, weight in weights.items() if weight)

    # -- what things are worth ------------------------------------------------------------------------------
    def _worth(self) -> None:
        armies = self.armies
        mine = [self.mine[square] for square in self.men]
        theirs = {*self.hidden, *self.known.values()}
        self.worth = [0.0] * (len(armies.rank))
        for kind in armies.kinds:
            rank = armies.rank[kind]
            worth = WORTH[rank]
            if rank == "S":
                rivals = theirs if armies.army[kind] == armies.seat else set(mine)
                worth = 25.0 if any(armies.rank[other] == "10" for other in rivals) else 5.0
            elif rank == "3" and armies.army[kind] == armies.seat:
                worth = DIGGERS[min(4, mine.count(kind))]
            elif rank == "2" and len(self.men) < 15:
                worth = 10.0
            if armies.layers[kind] >> code.LEAP & 0x3FF:
                worth *= 1.15
            if armies.has(kind, code.BEARER) and self.ring == code.BORNE:
                worth = 90.0
            if armies.children and armies.has(kind, code.CHILD):
                worth += 35.0
            self.worth[kind] = worth
        # Who cannot move has lost: the last few that can are worth more than their rank.
        movers = sum(armies.mover[kind] for kind in mine)
        last = 60.0 / movers if 0 < movers <= 5 else 0.0
        self.price = [worth + last for worth in self.worth]
        """What losing one of mine costs."""

    def ahead(self) -> bool:
        """Whether there are at least as many of mine as of theirs."""
        return len(self.men) >= len(self.foes)
