"""`ucc:./bot`: a program of the UCC Stratego evaluator, seated in classic Stratego."""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING, Any

from flagfall.core import FlagfallError, UnknownPlayer
from flagfall.players.engines.line import ILLEGAL, NONSENSE, EngineTrouble, Line, short
from flagfall.players.engines.seat import GRACE, GREETING, PARTING
from flagfall.players.engines.ucc_words import ARMY, COLOURS, FIRST_ROW, KINDS, ROWS, SIZE, Board, name_of, read_move

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.players.player import Question

GAME = "stratego/classic"
REFUSED = ("aggressor_advantage", "silent_defense", "rescue")
"""Agreements that protocol has no words for."""


class UccEngine:
    """A program in one seat. It sets up by itself: nobody can lay its army out for it."""

    sets_up_itself = True

    def __init__(self, command: str, rules: Rules[Any, Any], seat: Seat, luck: Random) -> None:
        if rules.id != GAME or any(rules.options[name] for name in REFUSED):
            raise UnknownPlayer("engine-ucc-only", game=GAME, without=", ".join(REFUSED))
        self._rules, self._seat = rules, seat
        self._board = Board(seat)
        self._planned: deque[Decision] = deque()
        self._news: list[str] = []
        self._line = Line(command)

    def hear(self, facts: Sequence[Fact]) -> None:
        for fact in facts:
            if self._board.hear(fact.what, self._rules.told(fact)) and self._board.last:
                self._news.append(self._board.last)

    def answer(self, question: Question) -> Decision:
        if not self._board.mine and not self._planned:
            self._set_up()
        if self._planned:
            return self._planned.popleft()
        started = not self._news and self._seat == 0
        self._line.ask()
        self._line.say(*(["START"] if started else self._news), *self._board.rows())
        self._news.clear()
        return self._read(self._line.hear(self._line.clock() + question.seconds + GRACE, question.seconds), question)

    def _set_up(self) -> None:
        self._line.ask()
        self._line.say(f"{COLOURS[self._seat]} flagfall {SIZE} {SIZE}")
        until = self._line.clock() + GREETING
        rows = [self._line.hear(until, GREETING) for _ in range(ROWS)]
        if any(len(row) != SIZE for row in rows) or Counter(KINDS.get(c) for c in "".join(rows)) != ARMY:
            self._line.trouble(
                NONSENSE, f"sets up {short('/'.join(rows))!r}, which is not the army of classic Stratego"
            )
        placing = self._rules.family.placing(self._rules).nonzero()[0].tolist()
        written = {self._rules.write(decision, self._seat): decision for decision in placing}
        for y, row in enumerate(rows, start=FIRST_ROW[self._seat]):
            for x, letter in enumerate(row):
                self._planned.append(written[f"{KINDS[letter]}@{name_of((x, y))}"])

    def _read(self, said: str, question: Question) -> Decision:
        move = read_move(said)
        if move is None:
            what = "gives up" if said == "SURRENDER" else f"prints {short(said)!r}, which is no move"
            self._line.trouble(NONSENSE, what)
        start, end = map(name_of, move)
        try:
            decision, *_ = self._rules.read(f"{start}-{end}", question.view)
        except FlagfallError as error:
            self._line.trouble(ILLEGAL, f"moves {short(said)!r}: {error}")
        return decision

    def leave(self) -> None:
        if self._line.over:
            return
        try:
            self._line.say(*self._news, "QUIT", seconds=PARTING)
        except EngineTrouble:
            return  # it has left already
        self._line.end(PARTING)
