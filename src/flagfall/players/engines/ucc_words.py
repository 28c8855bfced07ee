"""Classic Stratego in the words of the UCC evaluator: red sits at the top and begins, x runs right and y runs down.

Our red sits on rows 1 to 4; its first row is their line 0, so a square is (file, row - 1) for both.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

LETTERS = {
    "marshal": "1", "general": "2", "colonel": "3", "major": "4", "captain": "5", "lieutenant": "6", "sergeant": "7",
    "miner": "8", "scout": "9", "spy": "s", "bomb": "B", "flag": "F",
}  # fmt: skip
KINDS = {letter: kind for kind, letter in LETTERS.items()} | {"S": "spy"}
ARMY = Counter(
    marshal=1, general=1, colonel=2, major=3, captain=4, lieutenant=4, sergeant=4, miner=5, scout=8, spy=1, bomb=6, flag=1
)  # fmt: skip
SIZE, ROWS = 10, 4
COLOURS = ("RED", "BLUE")
FIRST_ROW = (0, SIZE - ROWS)
"""Where the four lines of a set-up begin, by seat."""
LAKES = {(x, y) for x in (2, 3, 6, 7) for y in (4, 5)}
DIRECTIONS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}

Square = tuple[int, int]


def square_of(name: str) -> Square:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def name_of(square: Square) -> str:
    return f"{chr(ord('a') + square[0])}{square[1] + 1}"


def write_move(start: Square, end: Square) -> str:
    """`0 3 DOWN`, for a Scout perhaps `0 3 DOWN 4`."""
    along, down = end[0] - start[0], end[1] - start[1]
    far = max(abs(along), abs(down))
    way = next(word for word, step in DIRECTIONS.items() if step == (along // far, down // far))
    return f"{start[0]} {start[1]} {way}" + (f" {far}" if far > 1 else "")


def read_move(text: str) -> tuple[Square, Square] | None:
    """Where from and where to, or None if that is no move."""
    words = text.split()
    if len(words) not in (3, 4) or words[2] not in DIRECTIONS:
        return None
    try:
        x, y, far = int(words[0]), int(words[1]), int(words[3]) if len(words) == 4 else 1
    except ValueError:
        return None
    along, down = DIRECTIONS[words[2]]
    end = x + along * far, y + down * far
    inside = all(0 <= number < SIZE for number in (x, y, *end))
    return ((x, y), end) if inside and far > 0 else None


class Board:
    """What one seat sees, kept up by what it hears, and how the last move came out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.mine: dict[Square, str] = {}
        self.foes: set[Square] = set()
        self.last = ""
        """The last move with its outcome, as both sides are told; nothing before the first."""
        self._shown: dict[Square, str] = {}
        self._fallen: set[Square] = set()
        self._attack: tuple[Square, Square] | None = None
        self._said = ""

    def hear(self, what: str, told: dict[str, Any]) -> bool:
        """A fact; True when it ends a move."""
        match what:
            case "placed":
                self.mine[square_of(told["at"])] = LETTERS[told["kind"]]
            case "stands" if told["seat"] != self.seat:
                self.foes.add(square_of(told["at"]))
            case "moved":
                self._move(square_of(told["from"]), square_of(told["to"]))
                self._said = f"{write_move(square_of(told['from']), square_of(told['to']))} OK"
            case "attacked":
                self._attack = square_of(told["from"]), square_of(told["to"])
                self._fallen, self._shown = set(), {}
            case "unmasked":
                self._shown[square_of(told["at"])] = LETTERS[told["kind"]]
            case "fell":
                self._fallen.add(square_of(told["at"]))
            case "turn" | "ended":
                self._over(what, told)
                return True
        return False

    def _over(self, what: str, told: dict[str, Any]) -> None:
        if self._attack:
            start, end = self._attack
            ranks = [self._shown.get(at) or self.mine.get(at, "?") for at in (start, end)]
            if what == "ended" and told["reason"] == "flag":
                outcome = "VICTORY_FLAG"
            elif {start, end} <= self._fallen:
                outcome = "BOTHDIE {} {}".format(*ranks)
            else:
                outcome = ("DIES" if start in self._fallen else "KILLS") + " {} {}".format(*ranks)
            self._said = f"{write_move(start, end)} {outcome}"
            self._settle(start, end)
        if what == "ended" and told["reason"] != "flag" and self._said:
            self._said = f"{' '.join(self._said.split(' ')[:3])} VICTORY_ATTRITION"
        self.last, self._said, self._attack = self._said, "", None

    def _settle(self, start: Square, end: Square) -> None:
        """Those who fell are gone; an attacker who did not has taken the square."""
        for at in self._fallen:
            self.mine.pop(at, None)
            self.foes.discard(at)
        if start not in self._fallen:
            self._move(start, end)

    def _move(self, start: Square, end: Square) -> None:
        if start in self.mine:
            self.mine[end] = self.mine.pop(start)
        elif start in self.foes:
            self.foes.remove(start)
            self.foes.add(end)

    def rows(self) -> Iterable[str]:
        """The board as a program is shown it, ten lines from the top."""
        return ("".join(self._letter((x, y)) for x in range(SIZE)) for y in range(SIZE))

    def _letter(self, at: Square) -> str:
        if at in LAKES:
            return "+"
        return self.mine.get(at) or ("#" if at in self.foes else ".")
