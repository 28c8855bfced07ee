"""Set-ups by the rulebooks' hints: a different one every time, for any roster and any home.

Strategy Hints, all four rulebooks: the Flag in the back row with Bombs around it, or Bombs as decoys in the corners; no
Bombs where they block the way out; Miners behind, Scouts and some strong pieces in front, the Spy beside the 9.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flagfall.games.stratego.squares import members, number

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from flagfall.core import Seat

FRONT = {
    "11": 0.5, "10": 0.55, "9": 0.6, "8": 0.6, "7": 0.75, "6": 0.75, "5": 0.65, "4": 0.5, "3": 0.15, "2": 0.7, "S": 0.45,
}  # fmt: skip
"""How far forward a rank likes to stand: 0 is the back row, 1 the front."""

ORDER = ("10", "9", "S", "8", "2", "7", "6", "3", "5", "4", "11")
COVER = ("4", "5", "3", "6", "S", "2")
TRIES = 6


class Ground:
    """The squares one army may set up on, seen from its own side."""

    def __init__(self, rules: Any, seat: Seat, squares: list[int]) -> None:
        board = rules.edition.board
        home = members(*rules.book["home"][0][seat])
        self.squares = squares
        self.roomy = sum(piece.count for piece in rules.edition.pieces if piece.army == seat) < len(home) // 2
        self.cols: int = board.cols
        self.back = min(home) // 10 if seat == 0 else max(home) // 10
        self.deep = len({square // 10 for square in home})
        lakes = {number(zone) % 10 for zone in board.zones}
        self.lanes = [col for col in range(board.cols) if col not in lakes]
        self._up = 1 if seat == 0 else -1
        gates = [number(gate) for gate in board.gates] if rules.edition.ring else []
        self.gate = sum(gate % 10 for gate in gates) / len(gates) if gates else None

    def depth(self, square: int) -> int:
        """Rows from one's own back row."""
        return (square // 10 - self.back) * self._up

    def front(self, square: int) -> float:
        return self.depth(square) / max(1, self.deep - 1)

    def beside(self, square: int) -> list[int]:
        row, col = divmod(square, 10)
        near = [10 * (row + self._up) + col]
        near += [10 * row + c for c in (col - 1, col + 1) if 0 <= c < self.cols]
        return near


def plan(
    rules: Any, seat: Seat, luck: Random, left: Mapping[int, int], placed: Mapping[int, int], home: list[int]
) -> dict[int, int]:
    """Where everything still in the box goes: square to kind. The best of a few tries, by a lucky judge."""
    ground = Ground(rules, seat, [square for square in home if square not in placed])
    tries = [_try(rules, ground, luck, left, placed) for _ in range(TRIES)]
    return max(tries, key=lambda layout: _judge(rules, ground, {**placed, **layout}) + 2 * luck.random())


def _try(
    rules: Any, ground: Ground, luck: Random, left: Mapping[int, int], placed: Mapping[int, int]
) -> dict[int, int]:
    pieces = rules.edition.pieces
    free = list(ground.squares)
    layout: dict[int, int] = {}

    def put(kind: int, square: int) -> None:
        layout[square] = kind
        free.remove(square)

    by_rank: dict[str, list[int]] = {}
    for kind, count in sorted(left.items()):
        by_rank.setdefault(pieces[kind - 1].rank, []).extend([kind] * count)

    flags = [square for square, kind in placed.items() if pieces[kind - 1].rank == "flag"]
    for kind in by_rank.get("flag", ()):
        square = _flag_square(ground, free, luck)
        put(kind, square)
        flags.append(square)
    _bombs(ground, free, luck, by_rank.get("bomb", []), flags, put)

    _cover(ground, free, by_rank, flags, put)

    leaders: list[int] = []
    for rank in ORDER:
        for kind in by_rank.get(rank, ()):
            piece = pieces[kind - 1]
            likes = FRONT[rank] + luck.gauss(0, 0.22 if rank != "2" else 0.3)
            column = _column(rules, ground, luck, piece)
            near = leaders if rank == "S" else flags if rank in ("8", "7") and luck.random() < 0.35 else []
            square = min(free, key=lambda s: _cost(ground, s, likes, column, near) + 0.25 * luck.random())
            put(kind, square)
            if rank in ("10", "9"):
                leaders.append(square)
    return layout


def _column(rules: Any, ground: Ground, luck: Random, piece: Any) -> float:
    """The file a piece is drawn to: the Ringbearer towards Mount Doom, the others anywhere."""
    ring = rules.edition.ring
    if ring and piece.id == ring.bearer and ground.gate is not None:
        return ground.gate + luck.uniform(-0.5, 1.5)
    return luck.uniform(-0.5, ground.cols - 0.5)


def _cost(ground: Ground, square: int, likes: float, column: float, near: list[int]) -> float:
    cost = abs(ground.front(square) - likes) + 0.12 * abs(square % 10 - column)
    if near:
        cost += 0.5 * min(_steps(square, other) for other in near)
    return cost


def _steps(a: int, b: int) -> int:
    return abs(a // 10 - b // 10) + abs(a % 10 - b % 10)


def _flag_square(ground: Ground, free: list[int], luck: Random) -> int:
    """The back row; now and then the second, where there is room to hide. Nobody can count on a corner.

    A small army cannot wall in much, so it likes the edges.
    """
    deepest = min(ground.depth(square) for square in free)
    row = [square for square in free if ground.depth(square) == deepest]
    if luck.random() < 0.08 and ground.deep > 3:
        row = [square for square in free if ground.depth(square) == deepest + 1] or row
    if ground.roomy and luck.random() < 0.6:
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


def _cover(ground: Ground, free: list[int], by_rank: dict[str, list[int]], flags: list[int], put: Any) -> None:
    """Somebody stands before the Flag, or the first Scout to come down the file takes it; where there is room, beside it too."""
    for flag in flags:
        walls = ground.beside(flag)
        for wall in walls if ground.roomy else walls[:1]:
            rank = next((rank for rank in COVER if by_rank.get(rank)), None)
            if wall in free and rank:
                put(by_rank[rank].pop(), wall)


def _judge(rules: Any, ground: Ground, layout: Mapping[int, int]) -> float:
    """How much of the hints a layout keeps."""
    rank = {square: rules.edition.pieces[kind - 1].rank for square, kind in layout.items()}
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
