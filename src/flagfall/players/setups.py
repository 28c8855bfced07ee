"""Set-ups by the rulebooks' hints: a different one every time, for any roster and any home.

Strategy Hints, all four rulebooks: the Flag in the back row with Bombs around it, or Bombs as decoys in the corners; no
Bombs where they block the way out; Miners behind, Scouts and some strong pieces in front, the Spy beside the 9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from flagfall.games.stratego.armies import Armies
    from flagfall.players.habits import Habits

FRONT = {
    "11": 0.5, "10": 0.55, "9": 0.6, "8": 0.6, "7": 0.75, "6": 0.75, "5": 0.65, "4": 0.5, "3": 0.15, "2": 0.7, "S": 0.45,
}  # fmt: skip
"""How far forward a rank likes to stand: 0 is the back row, 1 the front."""

ORDER = ("10", "9", "S", "8", "2", "7", "6", "3", "5", "4", "11")
COVER = ("4", "5", "3", "6", "S", "2")
TRIES = 6
WARDENS = ("6", "7", "5", "4")
"""Who closes a gate to the Ringbearer without being missed elsewhere."""


class Ground:
    """The squares one army may set up on, seen from its own side."""

    def __init__(self, armies: Armies, squares: list[int]) -> None:
        seat, home = armies.seat, armies.home
        self.squares = squares
        self.home = frozenset(home)
        self.roomy = (
            sum(armies.count[k] + armies.late[k] for k in armies.kinds if armies.army[k] == seat) < len(home) // 2
        )
        self.cols = armies.cols
        self.back = min(home) // 10 if seat == 0 else max(home) // 10
        self.deep = len({square // 10 for square in home})
        lakes = {zone % 10 for zone in armies.zones}
        self.lanes = [col for col in range(armies.cols) if col not in lakes]
        self._up = 1 if seat == 0 else -1
        self.gates = armies.gates
        self.gate = sum(gate % 10 for gate in self.gates) / len(self.gates) if self.gates else None

    def depth(self, square: int) -> int:
        """Rows from one's own back row."""
        return (square // 10 - self.back) * self._up

    def behind(self, square: int) -> list[int]:
        """The square nearer to one's own back row, then those at its sides."""
        return [square - 10 * self._up, square - 1, square + 1]

    def front(self, square: int) -> float:
        return self.depth(square) / max(1, self.deep - 1)

    def beside(self, square: int) -> list[int]:
        row, col = divmod(square, 10)
        near = [10 * (row + self._up) + col]
        near += [10 * row + c for c in (col - 1, col + 1) if 0 <= c < self.cols]
        return near


def plan(
    armies: Armies, luck: Random, habits: Habits, left: Mapping[int, int], placed: Mapping[int, int]
) -> dict[int, int]:
    """Where everything still in the box goes: square to kind. The best of a few tries, by a lucky judge."""
    ground = Ground(armies, [square for square in armies.home if square not in placed])
    tries = [_try(armies, ground, luck, habits, left, placed) for _ in range(TRIES)]
    return max(tries, key=lambda layout: _judge(armies, ground, {**placed, **layout}) + 2 * luck.random())


def _try(
    armies: Armies, ground: Ground, luck: Random, habits: Habits, left: Mapping[int, int], placed: Mapping[int, int]
) -> dict[int, int]:
    rank_of = armies.rank
    watching = habits.watches_doom and bool(armies.hunters)
    free = list(ground.squares)
    layout: dict[int, int] = {}

    def put(kind: int, square: int) -> None:
        layout[square] = kind
        free.remove(square)

    by_rank: dict[str, list[int]] = {}
    for kind, count in sorted(left.items()):
        by_rank.setdefault(rank_of[kind], []).extend([kind] * count)

    if watching:
        _wardens(ground, free, luck, by_rank, put)
    flags = [square for square, kind in placed.items() if rank_of[kind] == "flag"]
    for kind in by_rank.get("flag", ()):
        square = _flag_square(ground, free, luck, habits.corners)
        put(kind, square)
        flags.append(square)
    _bombs(ground, free, luck, by_rank.get("bomb", []), flags, put)

    _cover(ground, free, by_rank, flags, put)

    leaders: list[int] = []
    for rank in ORDER:
        for kind in by_rank.get(rank, ()):
            likes = FRONT[rank] + luck.gauss(0, 0.22 if rank != "2" else 0.3)
            column = _column(armies, ground, luck, kind, watching)
            near = leaders if rank == "S" else flags if rank in ("8", "7") and luck.random() < 0.35 else []
            square = min(free, key=lambda s: _cost(ground, s, likes, column, near) + 0.25 * luck.random())
            put(kind, square)
            if rank in ("10", "9"):
                leaders.append(square)
    return layout


def _column(armies: Armies, ground: Ground, luck: Random, kind: int, watching: bool) -> float:
    """The file a piece is drawn to: the Ringbearer and those who see him towards Mount Doom, the others anywhere."""
    if armies.has(kind, "bearer") and ground.gate is not None:
        return ground.gate + luck.uniform(-0.5, 1.5)
    if watching and kind in armies.hunters and ground.gate is not None:
        return ground.gate + luck.gauss(0, 1)
    return luck.uniform(-0.5, ground.cols - 0.5)


def _cost(ground: Ground, square: int, likes: float, column: float, near: list[int]) -> float:
    cost = abs(ground.front(square) - likes) + 0.12 * abs(square % 10 - column)
    if near:
        cost += 0.5 * min(_steps(square, other) for other in near)
    return cost


def _steps(a: int, b: int) -> int:
    return abs(a // 10 - b // 10) + abs(a % 10 - b % 10)


def _flag_square(ground: Ground, free: list[int], luck: Random, corners: float) -> int:
    """The back row; now and then the second, where there is room to hide. Nobody can count on a corner.

    A small army cannot wall in much, so it likes the edges.
    """
    deepest = min(ground.depth(square) for square in free)
    row = [square for square in free if ground.depth(square) == deepest]
    if luck.random() < 0.08 and ground.deep > 3:
        row = [square for square in free if ground.depth(square) == deepest + 1] or row
    if ground.roomy and luck.random() < corners:
        row = [square for square in row if square % 10 in (0, ground.cols - 1)] or row
    return luck.choice(row)


def _bombs(ground: Ground, free: list[int], luck: Random, bombs: list[int], flags: list[int], put: Any) -> None:
    """Around the Flag, or most of it; a decoy cluster elsewhere at the back; the rest where they block nobody."""
    walls = [square for flag in flags for square in ground.beside(flag) if square in free]
    luck.shuffle(walls)
    fence = len(walls) if luck.random() < 0.6 else luck.randrange(len(walls) + 1)
    bombs = list(bombs)
    if len(bombs) <= 2 and luck.random() < 0.3:
        fence = max(0, len(bombs) - 1)
    for square in walls[:fence]:
        if bombs:
            put(bombs.pop(), square)
    decoy = luck.choice((0, ground.cols - 1, luck.randrange(ground.cols)))
    for kind in bombs:
        quiet = [square for square in free if ground.depth(square) < max(1, ground.deep - 1)] or free
        put(kind, min(quiet, key=lambda s: 0.5 * ground.front(s) + 0.15 * abs(s % 10 - decoy) + 0.6 * luck.random()))


def _wardens(ground: Ground, free: list[int], luck: Random, by_rank: dict[str, list[int]], put: Any) -> None:
    """A gate at home is closed from the start, at times by a Bomb; before one outside stands who can step into it at once."""
    for gate in ground.gates:
        inside = gate in ground.home
        ranks = ("bomb", *WARDENS) if inside and luck.random() < 0.5 else WARDENS
        square = gate if inside else next((near for near in ground.behind(gate) if near in ground.home), -1)
        rank = next((rank for rank in ranks if by_rank.get(rank)), None)
        if square in free and rank:
            put(by_rank[rank].pop(), square)


def _cover(ground: Ground, free: list[int], by_rank: dict[str, list[int]], flags: list[int], put: Any) -> None:
    """Somebody stands before the Flag, or the first Scout to come down the file takes it; where there is room, beside it too."""
    for flag in flags:
        walls = ground.beside(flag)
        for wall in walls if ground.roomy else walls[:1]:
            rank = next((rank for rank in COVER if by_rank.get(rank)), None)
            if wall in free and rank:
                put(by_rank[rank].pop(), wall)


def _judge(armies: Armies, ground: Ground, layout: Mapping[int, int]) -> float:
    """How much of the hints a layout keeps."""
    rank = {square: armies.rank[kind] for square, kind in layout.items()}
    score = 0.0
    for square, word in rank.items():
        depth = ground.depth(square)
        if word == "bomb":
            score -= 3 if depth == ground.deep - 1 and square % 10 in ground.lanes else 0
        elif word == "flag":
            walls = [rank.get(near) for near in ground.beside(square)]
            score += sum(1.5 if wall == "bomb" else 0.5 if wall else 0 for wall in walls)
        elif word == "3":
            score += 0.3 * (ground.deep - 1 - depth)
        elif word == "S":
            leaders = [other for other, w in rank.items() if w in ("10", "9")]
            score -= 0.5 * min((_steps(square, other) for other in leaders), default=0)
        elif depth == ground.deep - 1 and square % 10 in ground.lanes:
            score += 0.4 if word in ("2", "5", "6", "7", "8") else 0.1
    return score
