"""A position in one line, as one listener sees it. The line names its audience; the book is docs/notation.md.

    stratego/lotr-powers good 12 ........../-3..?/…/F.... turn evil fallen 3,4 calm 2

`position_line` and `read_position` are inverse: what one writes the other reads as the same position.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flagfall.core import SPECTATOR, Unreadable
from flagfall.games.stratego.kernel import numbers as code
from flagfall.games.stratego.squares import members, name, number

if TYPE_CHECKING:
    from flagfall.games.stratego.records import View
    from flagfall.games.stratego.rules import Stratego

MARKS = ((code.MOVED_MARK, "'"), (code.STONE_MARK, "*"), (code.TURNED_MARK, "+"))
_CELL = re.compile(r"\.|(-?)([A-Za-z0-9?])(['*+]*)")


@dataclass(frozen=True, slots=True)
class Man:
    """A piece on the board: whose it is, its kind as far as it is seen (None: face down), its marks."""

    seat: int
    kind: int | None
    marks: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table for one listener: everything a line of notation says."""

    listener: int
    ply: int
    phase: str
    men: dict[int, Man]
    turn: int = -1
    fallen: tuple[int, int] = (0, 0)
    calm: int = 0
    pending: str = ""
    at: int = -1
    chosen: tuple[int, ...] = ()
    ring: str = ""
    winner: int = -1
    reason: str = ""


def position_line(rules: Stratego, view: View) -> str:
    """The table as it lies for the viewer, in one line."""
    return write_position(rules, seen(view, rules))


def seen(view: View, rules: Stratego) -> Position:
    """The position a view shows."""
    table, face, own = view.table, view.face, int(view.mind["seat"])
    men = {}
    for square in range(code.SQUARES):
        owner, kind = int(table["owner"][square]), int(face[square])
        if owner >= 0 or kind:
            shown = None if kind == code.HIDDEN else kind
            men[square] = Man(owner if owner >= 0 else own, shown, int(table["mark"][square]))
    phase = code.PHASES[int(table["phase"])].name
    pending = int(table["pending"])
    return Position(
        listener=view.listener,
        ply=int(table["ply"]),
        phase=phase,
        men=men,
        turn=int(table["turn"]) if phase == "play" else -1,
        fallen=(int(table["fallen"][0]), int(table["fallen"][1])),
        calm=max(0, int(table["calm"])),
        pending=code.PENDING[pending].name if pending else "",
        at=int(table["at"]) if pending else -1,
        chosen=tuple(members(*table["hits"])),
        ring=code.RINGS[int(table["ring"])].name if rules.edition.ring else "",
        winner=int(table["winner"]) if phase == "over" else -1,
        reason=code.ENDINGS[int(table["reason"])].name if phase == "over" else "",
    )


def write_position(rules: Stratego, position: Position) -> str:
    listener = "spectator" if position.listener == SPECTATOR else rules.seats[position.listener]
    words = [rules.id, listener, str(position.ply), _write_rows(rules, position.men)]
    if position.phase == "setup":
        words.append("setup")
    elif position.phase == "over":
        winner = rules.seats[position.winner] if position.winner >= 0 else "draw"
        words += ["over", winner, position.reason.replace(" ", "-")]
    else:
        words += ["turn", rules.seats[position.turn]]
    words += ["fallen", f"{position.fallen[0]},{position.fallen[1]}", "calm", str(position.calm)]
    if position.pending:
        words += ["pending", position.pending]
    if position.at >= 0:
        words += ["at", name(position.at)]
    if position.chosen:
        words += ["chosen", ",".join(name(square) for square in position.chosen)]
    if position.ring:
        words += ["ring", position.ring]
    return " ".join(words)


def read_position(rules: Stratego, text: str) -> Position:
    """The position a line means; Unreadable if it means none of this game."""
    words = text.split()
    if len(words) < 5 or words[0] != rules.id:
        raise Unreadable("stratego-position-begins", game=rules.id)
    listeners = {**{seat: i for i, seat in enumerate(rules.seats)}, "spectator": SPECTATOR}
    if words[1] not in listeners or not words[2].isdecimal():
        raise Unreadable("stratego-position-listener", listeners=", ".join(listeners))
    said = _Words(words[4:], rules)
    phase, turn, winner, reason = "play", -1, -1, ""
    if said.take("setup"):
        phase = "setup"
    elif said.take("over"):
        phase, winner, reason = (
            "over",
            said.seat(draw=True),
            said.word(tuple(e.replace(" ", "-") for e in code.ENDINGS.names)),
        )
    elif said.take("turn"):
        turn = said.seat()
    else:
        raise Unreadable("stratego-position-phase")
    read = Position(
        listener=listeners[words[1]],
        ply=int(words[2]),
        phase=phase,
        men=_read_rows(rules, words[3]),
        turn=turn,
        winner=winner,
        reason=reason.replace("-", " "),
        fallen=said.pair("fallen"),
        calm=said.number("calm"),
        pending=said.word(code.PENDING.names[1:]) if said.take("pending") else "",
        at=said.squares()[0] if said.take("at") else -1,
        chosen=said.squares() if said.take("chosen") else (),
        ring=said.word(code.RINGS.names) if said.take("ring") else "",
    )
    said.finish()
    return read


class _Words:
    """The words of a line, read one after the other."""

    def __init__(self, words: list[str], rules: Stratego) -> None:
        self._words = words
        self._rules = rules

    def take(self, word: str) -> bool:
        if self._words and self._words[0] == word:
            self._words = self._words[1:]
            return True
        return False

    def next(self) -> str:
        if not self._words:
            raise Unreadable("stratego-position-short")
        word, self._words = self._words[0], self._words[1:]
        return word

    def word(self, known: tuple[str, ...]) -> str:
        word = self.next()
        if word not in known:
            raise Unreadable("stratego-position-none-of", word=repr(word), known=", ".join(filter(None, known)))
        return word

    def seat(self, *, draw: bool = False) -> int:
        word = self.word((*self._rules.seats, "draw") if draw else self._rules.seats)
        return -1 if word == "draw" else self._rules.seats.index(word)

    def number(self, word: str) -> int:
        if not self.take(word):
            return 0
        digits = self.next()
        if not re.fullmatch(r"-?\d+", digits):
            raise Unreadable("stratego-position-number", word=word, digits=repr(digits))
        return int(digits)

    def pair(self, word: str) -> tuple[int, int]:
        if not self.take(word):
            return 0, 0
        found = re.fullmatch(r"(\d+),(\d+)", self.next())
        if found is None:
            raise Unreadable("stratego-position-numbers", word=word)
        return int(found[1]), int(found[2])

    def squares(self) -> tuple[int, ...]:
        try:
            return tuple(number(word) for word in self.next().split(","))
        except ValueError as error:
            raise Unreadable("stratego-position-error", why=str(error)) from None

    def finish(self) -> None:
        if self._words:
            raise Unreadable("stratego-position-too-much", words=repr(" ".join(self._words)))


def _write_rows(rules: Stratego, men: dict[int, Man]) -> str:
    board = rules.edition.board
    rows = []
    for row in reversed(range(board.rows)):
        squares = range(10 * row, 10 * row + board.cols)
        rows.append("".join(_write_man(rules, men[square]) if square in men else "." for square in squares))
    return "/".join(rows)


def _write_man(rules: Stratego, man: Man) -> str:
    """Capitals for the bottom army, small letters for the top army, which writes a minus where there is no small letter."""
    letter = "?" if man.kind is None else rules.edition.pieces[man.kind - 1].letter
    marks = "".join(sign for bit, sign in MARKS if man.marks & bit)
    if man.seat == 0:
        return letter + marks
    return (letter.lower() if letter.isalpha() else f"-{letter}") + marks


def _read_rows(rules: Stratego, text: str) -> dict[int, Man]:
    board = rules.edition.board
    rows = text.split("/")
    if len(rows) != board.rows:
        raise Unreadable("stratego-position-rows", rows=board.rows, given=len(rows))
    men = {}
    for row, cells in zip(reversed(range(board.rows)), rows, strict=True):
        column, at = 0, 0
        while at < len(cells):
            found = _CELL.match(cells, at)
            if found is None or column >= board.cols:
                raise Unreadable("stratego-position-row", row=row + 1, cells=repr(cells[at : at + 5]))
            if found[2]:
                men[10 * row + column] = _read_man(rules, found)
            column, at = column + 1, found.end()
        if column != board.cols:
            raise Unreadable("stratego-position-row-length", row=row + 1, column=column, cols=board.cols)
    return men


def _read_man(rules: Stratego, found: re.Match[str]) -> Man:
    top = bool(found[1]) or found[2].islower()
    marks = sum(bit for bit, sign in MARKS if sign in found[3])
    if found[2] == "?":
        return Man(int(top), None, marks)
    army = int(top) ^ int(bool(marks & code.TURNED_MARK))
    for kind, piece in enumerate(rules.edition.pieces, start=1):
        if piece.army == army and piece.letter == found[2].upper():
            return Man(int(top), kind, marks)
    raise Unreadable("stratego-position-piece", letter=repr(found[0]), army=rules.edition.armies[army].name)
