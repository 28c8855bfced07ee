"""`flagfall engine --protocol ucc --player NAME`: one of our players sits in the UCC Stratego evaluator.

Its lines tell what a person there would see. We keep a table of our own on which all of it has happened, with some army for the
enemy that agrees with everything told so far; when a piece turns out to be another, the army is guessed again and the game is told
again. What our seat has heard is the same either way.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall import catalog
from flagfall.core import UnknownPlayer, Unreadable
from flagfall.players.anybody import seat_anybody
from flagfall.players.engines.ucc_words import (
    ARMY,
    COLOURS,
    FIRST_ROW,
    KINDS,
    LETTERS,
    ROWS,
    SIZE,
    name_of,
    read_move,
    square_of,
    write_move,
)
from flagfall.players.player import Question
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flagfall.players.engines.ucc_words import Square

STILL = ("bomb", "flag")


class UccSpeaker:
    """Lines in, lines out: one game."""

    def __init__(self, player: str, say: Callable[[str], None], seconds: float) -> None:
        self._name, self._say, self._seconds = player, say, seconds
        # That evaluator knows no two-square rule.
        self._rules = catalog.rules("stratego/classic", two_square="off")
        self._luck = Random()
        self._moves: list[tuple[int, str]] = []
        self._known: dict[Square, str] = {}
        """Kinds of the enemy's pieces that were shown, by the square they began on."""
        self._began: dict[Square, Square] = {}
        """Where each of the enemy's pieces began, by where it stands."""
        self._moved: set[Square] = set()
        self._heard = 0

    def run(self, lines: Iterator[str]) -> None:
        """Until QUIT, or until there are no more lines."""
        greeting = next(lines, "").split()
        if not greeting or greeting[0] not in COLOURS:
            raise Unreadable("engine-ucc-begins", greeting=repr(" ".join(greeting)[:40]))
        self._sit(COLOURS.index(greeting[0]))
        rows = 0
        for line in lines:
            words = line.split()
            if words[:1] == ["QUIT"]:
                return
            if len(words) > 1:
                self._happened(line)
            elif words and words != ["START"]:
                rows = (rows + 1) % SIZE
                if rows == 0:
                    self._decide()

    def _sit(self, seat: int) -> None:
        self._seat = seat
        self._player = seat_anybody(self._name, self._rules, seat, self._luck)
        if getattr(self._player, "sets_up_itself", False):
            raise UnknownPlayer("engine-ucc-itself", player=self._name)
        home = [(x, FIRST_ROW[1 - seat] + y) for y in range(ROWS) for x in range(SIZE)]
        self._began = {square: square for square in home}
        self._guess = self._guessed()
        self._table = Table(self._rules, self._luck)
        own: dict[Square, str] = {}
        while self._table.choices(seat) and len(own) < len(home):
            decision = self._asked()
            kind, at = self._rules.write(decision, seat).split("@")
            own[square_of(at)] = LETTERS[kind]
            self._table.submit(seat, decision)
        self._mine = [decision for who, decision in self._table.record() if who == seat]
        self._lay_enemy()
        for y in range(FIRST_ROW[seat], FIRST_ROW[seat] + ROWS):
            self._say("".join(own[x, y] for x in range(SIZE)))

    def _asked(self) -> Any:
        """What our player decides, from what its seat has heard."""
        facts = self._table.heard(self._seat, self._heard).facts
        self._heard += len(facts)
        self._player.hear(facts)
        view, choices = self._table.look(self._seat)
        return self._player.answer(Question(view, choices, self._seconds))

    def _decide(self) -> None:
        decision = self._asked()
        start, end = self._rules.deed(decision).told
        self._say(write_move((start % 10, start // 10), (end % 10, end // 10)))

    def _happened(self, line: str) -> None:
        """One move of either side, with its outcome."""
        words = line.split()
        far = words[3:4] if words[3:4] and words[3].isdigit() else []
        outcome = words[3 + len(far) :]
        move = read_move(" ".join(words[:3] + far))
        if move is None or outcome[:1] == ["ILLEGAL"] or self._table.result is not None:
            return
        start, end = move
        theirs = start in self._began
        if theirs:
            self._moved.add(self._began[start])
            if max(abs(end[0] - start[0]), abs(end[1] - start[1])) > 1:
                self._known[self._began[start]] = "scout"
        if len(outcome) == 3:
            shown, rank = (start, outcome[1]) if theirs else (end, outcome[2])
            self._known[self._began[shown]] = KINDS[rank]
        elif outcome[:1] == ["VICTORY_FLAG"] and not theirs:
            self._known[self._began[end]] = "flag"
        if not self._agrees():
            self._guess = self._guessed()
            self._tell_again()
        self._play(self._seat if not theirs else 1 - self._seat, f"{name_of(start)}-{name_of(end)}")
        self._follow(start, end, theirs, outcome[:1])

    def _follow(self, start: Square, end: Square, theirs: bool, outcome: list[str]) -> None:
        """Where the enemy's pieces stand now."""
        if theirs:
            began = self._began.pop(start)
            if outcome in (["OK"], ["KILLS"]):
                self._began[end] = began
        elif outcome in (["KILLS"], ["BOTHDIE"]):
            del self._began[end]

    def _play(self, seat: int, text: str) -> None:
        self._table.submit(seat, text)
        self._moves.append((seat, text))

    # -- the enemy's army as far as it is known -------------------------------------------------------------
    def _agrees(self) -> bool:
        told = all(self._guess[square] == kind for square, kind in self._known.items())
        return told and not any(self._guess[square] in STILL for square in self._moved)

    def _guessed(self) -> dict[Square, str]:
        """Some army that agrees: known pieces as they are, the others by luck, those that never moved first to stand still."""
        left = list((ARMY - Counter(self._known.values())).elements())
        self._luck.shuffle(left)
        left.sort(key=lambda kind: kind not in STILL)
        home = [(x, FIRST_ROW[1 - self._seat] + y) for y in range(ROWS) for x in range(SIZE)]
        hidden = sorted(
            (square for square in home if square not in self._known), key=lambda square: square in self._moved
        )
        return self._known | dict(zip(hidden, left, strict=True))

    def _lay_enemy(self) -> None:
        for square, kind in self._guess.items():
            self._table.submit(1 - self._seat, f"{kind}@{name_of(square)}")

    def _tell_again(self) -> None:
        self._table = Table(self._rules, self._luck)
        for decision in self._mine:
            self._table.submit(self._seat, decision)
        self._lay_enemy()
        for seat, text in self._moves:
            self._table.submit(seat, text)
