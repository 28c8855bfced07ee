"""The 100-letter position string of StraDoS2, as Gravon's archive and several Stratego programs write it.

Square by square from a1 (red's left back corner) to j1, then a2 … j10. `A` is an empty square, `_` a lake; red's
pieces are B … M and blue's N … Y, in the order Bomb, Spy, Scout, Miner, Sergeant, Lieutenant, Captain, Major,
Colonel, General, Marshal, Flag. A `@` or `.` after a letter, which some programs use to mark pieces that have moved or are
known, is left out. What we could establish comes from public programs that read the archive (they cite page 90 of
V. de Boer's thesis on the program Invincible, 2007); no specification by Gravon itself was found. No letter for a
piece with a hidden face is known to us, so such pieces cannot be written and are reported.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from flagfall.core import Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from flagfall.core import Rules
    from flagfall.table import Table

EMPTY: Final = "A"
LAKE: Final = "_"
ORDER: Final = (
    "bomb", "spy", "scout", "miner", "sergeant", "lieutenant", "captain", "major", "colonel", "general", "marshal",
    "flag",
)  # fmt: skip
LAKES: Final = frozenset({42, 43, 46, 47, 52, 53, 56, 57})

_LETTERS: Final = {(seat, kind): chr(ord("B") + 12 * seat + i) for seat in (0, 1) for i, kind in enumerate(ORDER)}
_PIECES: Final = {letter: piece for piece, letter in _LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Position:
    """Who stands where: square number to (seat, kind). `skipped` says what could not be taken over, and why."""

    pieces: dict[int, tuple[int, str]]
    skipped: tuple[str, ...] = ()


def read_position(text: str) -> Position:
    """The position a string shows; Unreadable if it is not a hundred letters."""
    marks = sum(sign in "@." for sign in text)
    letters = "".join(text.split()).replace("@", "").replace(".", "").upper()
    if len(letters) != 100:
        raise Unreadable("strados-length", letters=len(letters))
    pieces, skipped = {}, []
    if marks:
        skipped.append(f"{marks} marks for moved or known pieces: a position here has no memory.")
    for square, letter in enumerate(letters):
        if letter == LAKE and square not in LAKES:
            skipped.append(f"a lake on {_name(square)}: the classic board has none there.")
        elif letter in _PIECES and square in LAKES:
            skipped.append(f"the piece {letter!r} on {_name(square)}: there is a lake.")
        elif letter in _PIECES:
            pieces[square] = _PIECES[letter]
        elif letter not in (EMPTY, LAKE):
            raise Unreadable("strados-unknown-letter", letter=repr(letter), square=_name(square))
    return Position(pieces, tuple(skipped))


def write_position(position: Position) -> str:
    """The hundred letters of a position."""
    letters = [LAKE if square in LAKES else EMPTY for square in range(100)]
    for square, piece in position.pieces.items():
        letters[square] = _LETTERS[piece]
    return "".join(letters)


def position_of(table: Table) -> Position:
    """The whole position of a table: for its keeper, since it tells what is hidden."""
    seats = [table.rules.show(table.view(seat)) for seat in (0, 1)]
    return shown(*seats)


def shown(*pictures: Mapping[str, Any]) -> Position:
    """The position that `show` of one view, or of both seats' views together, tells."""
    pieces: dict[int, tuple[int, str]] = {}
    hidden: set[str] = set()
    for piece in (piece for picture in pictures for piece in picture["pieces"]):
        if piece["kind"] is None:
            hidden.add(piece["at"])
        elif piece["kind"] not in ORDER:
            raise Unreadable("strados-no-letter", kind=piece["kind"])
        else:
            pieces[_number(piece["at"])] = (piece["seat"], piece["kind"])
    unknown = sorted(hidden - {_name(square) for square in pieces})
    skipped = (f"pieces with hidden faces on {', '.join(unknown)}: no letter is known.",) if unknown else ()
    return Position(pieces, skipped)


def deploys(rules: Rules[Any, Any], position: Position) -> tuple[str, str]:
    """The two `deploy` lines that set this position up; Unreadable if pieces stand outside their rows."""
    described = rules.describe()
    lines = []
    placed = 0
    for seat, army in enumerate(described["armies"]):
        rows = sorted({_number(square) // 10 for square in army["home"]}, reverse=True)
        text = []
        for row in rows:
            for col in range(described["cols"]):
                owner, kind = position.pieces.get(10 * row + col, (seat, ""))
                letter = described["kinds"][kind]["letter"] if kind in described["kinds"] and owner == seat else "."
                placed += letter != "."
                text.append(letter)
            text.append("/")
        lines.append("deploy " + "".join(text).strip("/"))
    if placed != len(position.pieces):
        raise Unreadable("strados-elsewhere", pieces=len(position.pieces) - placed, game=rules.id)
    return lines[0], lines[1]


def _name(square: int) -> str:
    return f"{'abcdefghij'[square % 10]}{square // 10 + 1}"


def _number(name: str) -> int:
    return (int(name[1:]) - 1) * 10 + "abcdefghij".index(name[0])
