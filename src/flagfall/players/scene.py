"""The table as a novice thinks of it: what is mine, what theirs may be, what everything is worth.

Made anew for every decision from what the novice sees and remembers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.players.paths import BOARD, bits

if TYPE_CHECKING:
    from flagfall.games.stratego.sight import Sight
    from flagfall.players.habits import Habits

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


class Scene:
    """One moment at the table."""

    def __init__(self, sight: Sight, habits: Habits) -> None:
        armies = sight.armies
        self.sight, self.armies, self.habits = sight, armies, habits
        self.mine, self.men, self.foes, self.known = sight.mine, sight.men, sight.foes, sight.known
        self.outcome, self.hidden = sight.outcome, sight.hidden
        fixed = [square for square in self.men if not armies.mover[self.mine[square]]]
        self.foe_set = bits(self.foes)
        self.ways = armies.land & ~self.foe_set & ~bits(sight.stones) & ~bits(fixed) & BOARD
        self.flags = [square for square in fixed if armies.rank[self.mine[square]] == "flag"]
        self._moved = [square for square in self.foes if sight.moved(square)]
        self._restless()
        self._worth()
        self._guesses: dict[Any, Guess] = {}
        self._keys = {square: self._key(square) for square in self.foes}

    # -- what they may be ---------------------------------------------------------------------------------
    def _restless(self) -> None:
        """How likely a piece that has not moved is one that could have."""
        movers = sum(n for kind, n in self.hidden.items() if self.armies.mover[kind])
        moved = sum(square not in self.known for square in self._moved)
        still = max(0.05, (movers - moved) / movers) if movers else 0.0
        self._still = still / (1 + self.sight.ply / 200)

    def key(self, square: int) -> Any:
        """Pieces of theirs with the same key look the same to this seat."""
        return self._keys[square]

    def _key(self, square: int) -> Any:
        known = self.known.get(square)
        if known:
            return known
        row = -1 if square in self._moved else min(3, self.armies.foe_row[square])
        return (row, self.sight.late(square), self.sight.ruled_out(square))

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
            if armies.powerful[kind]:
                worth *= 1.15
            if armies.has(kind, "bearer") and self.sight.ring == "borne":
                worth = 90.0
            if armies.children and armies.has(kind, "child"):
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
