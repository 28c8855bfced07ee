"""Golden scrolls: one game of every kind, written down ply by ply and reviewed as a diff.

    python -m flagfall.testing.golden tests/golden

Per ply: the decision, every fact with its audience, a fingerprint of what each listener sees, how many choices there were; every tenth
ply the boards as both sides see them. The rest of the game follows in short form.
"""

from __future__ import annotations

import hashlib
import json
import sys
import textwrap
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.catalog import game as entry_of
from flagfall.catalog import games
from flagfall.core import CHANCE, SPECTATOR
from flagfall.table import Table
from flagfall.testing.conform import actors, lively

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flagfall.core import Fact, Rules

FULL_PLIES = 80
MOST_PLIES = 500
BOARD_EVERY = 10
WIDTH = 110


class Scroll:
    """One golden game in the making."""

    def __init__(self, game: str) -> None:
        self.rules: Rules[Any, Any] = entry_of(game).make(entry_of(game).settle({}))
        self.luck = Random(f"golden {game}")
        self.table = Table(self.rules, self.luck)
        self.listeners = (*range(len(self.rules.seats)), SPECTATOR)
        self.told = dict.fromkeys(self.listeners, 0)

    def lines(self) -> Iterator[str]:
        yield f"# A golden game of {self.rules.id}. Write anew with: python -m flagfall.testing.golden tests/golden"
        yield from self._set_up()
        yield from self._in_full()
        yield from self._in_short()
        result = self.table.result
        ending = "goes on" if result is None else f"{result.reason}, scores {' '.join(map(str, result.scores))}"
        yield f"result: {ending}"

    def _set_up(self) -> Iterator[str]:
        said: dict[str, list[str]] = {}
        while self._show(0).get("phase") == "setup":
            for name, text in self._ply():
                said.setdefault(name, []).append(text)
        for name, texts in said.items():
            yield from _wrapped(f"set-up of {name}:", texts)
        yield from self._boards()

    def _in_full(self) -> Iterator[str]:
        for number in range(1, FULL_PLIES + 1):
            if self.table.result is not None:
                return
            seat = actors(self.table)[0]
            choices = self.table.choices(seat)
            verbs: dict[str, int] = {}
            for decision in choices:
                verb = self.rules.offer(decision)["do"]
                verbs[verb] = verbs.get(verb, 0) + 1
            self._skip_facts()
            inputs = self._ply()
            yield ""
            counts = ", ".join(f"{count} {verb}" for verb, count in verbs.items())
            yield f"{number}. {' | '.join(f'{name}: {text}' for name, text in inputs)}   (of {len(choices)}: {counts})"
            yield from self._facts()
            yield "  sees  " + "  ".join(f"{self._name(who)} {self._digest(who)}" for who in self.listeners)
            if number % BOARD_EVERY == 0:
                yield from self._boards()

    def _in_short(self) -> Iterator[str]:
        texts = []
        for _ in range(MOST_PLIES):
            if self.table.result is not None:
                break
            texts += [text for _, text in self._ply()]
        if texts:
            yield ""
            yield from _wrapped("and on:", texts)
        yield "  sees  " + "  ".join(f"{self._name(who)} {self._digest(who)}" for who in self.listeners)
        yield from self._boards()

    # -- one ply -----------------------------------------------------------------------------------
    def _ply(self) -> list[tuple[str, str]]:
        """Decide once by luck; the inputs it made, chance included, as (who, text)."""
        before = self.table.moment
        seat = actors(self.table)[0]
        self.table.submit(seat, lively(self.rules, self.table.choices(seat), self.luck))
        return [(self._name(who), self.rules.write(what, who)) for who, what in self.table.record()[before:]]

    def _facts(self) -> Iterator[str]:
        """Everything that was told since, each fact once, in order, with who heard it."""
        heard = [list(self.table.heard(who, self.told[who]).facts) for who in self.listeners]
        for fact in _merged(heard):
            yield f"  {self.rules.spell(fact)} -> {fact.audience.names(self.rules.seats)}"

    def _skip_facts(self) -> None:
        for who in self.listeners:
            self.told[who] = len(self.table.heard(who).facts)

    # -- pictures ----------------------------------------------------------------------------------
    def _name(self, who: int) -> str:
        if who == CHANCE:
            return "chance"
        return "spectator" if who == SPECTATOR else self.rules.seats[who]

    def _show(self, who: int) -> Mapping[str, Any]:
        return self.rules.show(self.table.view(who))

    def _digest(self, who: int) -> str:
        picture = json.dumps(self._show(who), sort_keys=True).encode()
        return hashlib.blake2b(picture, digest_size=4).hexdigest()

    def _boards(self) -> Iterator[str]:
        """Where there is a board of squares: as each side sees it, side by side."""
        boards = [self.rules.family.board(self.rules, self.table.view(who)) for who in self.listeners[:2]]
        if not boards[0]:
            yield from (f"  {self._name(who)}: {line}" for who in self.listeners for line in self._words(who))
        for row in reversed(range(len(boards[0]))):
            yield f"  {row + 1:>2} " + "   ".join(board[row] for board in boards)

    def _words(self, who: int) -> list[str]:
        """A picture without squares, as lines of `key: value`."""
        text = json.dumps(self._show(who), sort_keys=True)
        return textwrap.wrap(text, WIDTH, break_long_words=False)[:6]


def _merged(heard: list[list[Fact]]) -> Iterator[Fact]:
    """One order of all facts that agrees with what every listener heard."""
    queues = [list(facts) for facts in heard]
    while any(queues):
        for queue in queues:
            if queue and all(not _hears(queue[0], i) or other[0] == queue[0] for i, other in _named(queues)):
                fact = queue[0]
                for i, other in _named(queues):
                    if _hears(fact, i):
                        other.pop(0)
                yield fact
                break
        else:
            raise AssertionError("listeners heard facts in different orders")


def _named(queues: list[list[Fact]]) -> list[tuple[int, list[Fact]]]:
    last = len(queues) - 1
    return [(SPECTATOR if i == last else i, queue) for i, queue in enumerate(queues)]


def _hears(fact: Fact, listener: int) -> bool:
    return fact.audience.hears(listener)


def _wrapped(head: str, texts: list[str]) -> list[str]:
    return [
        head,
        *textwrap.wrap("  ".join(texts), WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False),
    ]


def scroll(game: str) -> str:
    """The golden scroll of one game."""
    return "\n".join(line.rstrip() for line in Scroll(game).lines()) + "\n"


def file_name(game: str) -> str:
    """`stratego/classic` is kept in `stratego-classic.golden`."""
    return game.replace("/", "-") + ".golden"


def main(folder: str) -> None:
    where = Path(folder)
    where.mkdir(parents=True, exist_ok=True)
    for entry in games():
        (where / file_name(entry.id)).write_text(scroll(entry.id), "utf-8")
        print(f"{entry.id}: {file_name(entry.id)}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "tests/golden")
