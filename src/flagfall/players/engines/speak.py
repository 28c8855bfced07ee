"""`flagfall engine --player NAME`: one of our players speaks the lines other houses can read."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall import catalog
from flagfall.catalog import read_options
from flagfall.core import Audience, Fact, FlagfallError, Heard, Unreadable
from flagfall.players.anybody import seat_anybody
from flagfall.players.engines.seat import BETWEEN, VERSION
from flagfall.players.manners import outlook, share
from flagfall.players.player import Question

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from flagfall.core import Decision, Rules
    from flagfall.players.player import Player

SECONDS = 1.0
"""How long it thinks unless told otherwise."""
MOST_LINES = 3
EVERY = 0.25
"""How often it tells what it thinks, in seconds."""


class Speaker:
    """Lines in, lines out. One game at a time; `game` begins another."""

    def __init__(self, player: str, say: Callable[[str], None], every: float = EVERY) -> None:
        self._name, self._say, self._every = player, say, every
        self._rules: Rules[Any, Any] | None = None
        self._player: Player | None = None
        self._seat = 0
        self._luck = Random()
        self._facts: list[Fact] = []
        self._told = 0

    def run(self, lines: Iterable[str]) -> None:
        """Until `quit`, or until there are no more lines."""
        for line in lines:
            word, _, rest = line.strip().partition(" ")
            if word == "quit":
                return
            try:
                self._obey(word, rest.strip())
            except FlagfallError as error:
                self._say(f"info error {' '.join(str(error).split())}")

    def _obey(self, word: str, rest: str) -> None:
        match word:
            case "flagfall":
                if rest.split()[:1] != [str(VERSION)]:
                    raise Unreadable("engine-version", version=VERSION, asked=repr(rest))
                for line in (f"id name {self._name}", "id author Flagfall", "ready"):
                    self._say(line)
            case "game":
                id_, *options = rest.split()
                entry = catalog.game(id_)
                self._rules = entry.rules(read_options(entry, options))
                self._player, self._facts, self._told, self._luck = None, [], 0, Random()
            case "seat":
                names = [name.lower() for name in self._game().seats]
                if rest.lower() not in names:
                    raise Unreadable("engine-no-seat", seat=repr(rest), seats=", ".join(names))
                self._seat = names.index(rest.lower())
            case "luck":
                self._luck = Random(rest)
            case "heard":
                self._facts.append(self._fact(rest))
            case "go":
                self._go(rest.split())
            case "choices" | "view" | "ponder" | "":
                return  # they follow from what was heard
            case _:
                raise Unreadable("engine-no-word", word=repr(word))

    def _game(self) -> Rules[Any, Any]:
        if self._rules is None:
            raise Unreadable("engine-no-game")
        return self._rules

    def _fact(self, rest: str) -> Fact:
        try:
            words, numbers, audience = rest.split(BETWEEN.strip())
            return Fact(words.split()[0], tuple(map(int, numbers.split())), Audience(int(audience)))
        except (ValueError, IndexError):
            raise Unreadable("engine-fact") from None

    def _go(self, words: list[str]) -> None:
        rules = self._game()
        seconds = SECONDS
        if words[:1] == ["seconds"] and len(words) == 2:
            try:
                seconds = float(words[1])
            except ValueError:
                raise Unreadable("engine-seconds", given=repr(words[1])) from None
        if self._player is None:
            self._player = seat_anybody(self._name, rules, self._seat, self._luck)
        heard = Heard.sorted_out(self._seat, tuple(self._facts))
        view = rules.fold(heard)
        choices = rules.choices(view)
        if not choices:
            raise Unreadable("engine-nothing-to-decide")
        new, self._told = self._facts[self._told :], len(self._facts)
        self._player.hear(new)
        decision = self._answer(self._player, Question(view, choices, seconds))
        self._say(f"decide {rules.write(decision, self._seat)}")

    def _answer(self, player: Player, question: Question) -> Decision:
        """Its decision; what it thinks is told now and then while it thinks, and once more when it has decided."""
        with ThreadPoolExecutor(1) as thread:
            answer = thread.submit(player.answer, question)
            while not wait([answer], self._every).done:
                self._inform(player)
        self._inform(player)
        return answer.result()

    def _inform(self, player: Player) -> None:
        for line in told(player):
            self._say(f"info {line}")


def told(player: Player) -> Iterator[str]:
    """What a player thinks, in lines: how it stands, its best decisions, who it takes whom for, what it fears to lose."""
    expected = outlook(player)
    if expected is None:
        return
    yield f"score {expected:.3f}"
    said: Any = getattr(player, "info", None)
    if hasattr(said, "odds"):
        for text, value in said.lines[:MOST_LINES]:
            yield f"line {share(value):.3f} {text}"
        for square, kinds in said.odds.items():
            for kind, odds in sorted(kinds.items(), key=lambda one: -one[1])[:MOST_LINES]:
                yield f"piece {square} {kind} {odds:.2f}"
    elif isinstance(said, dict):
        for chain in said.get("lines", ())[:MOST_LINES]:
            yield f"line {min(1.0, max(0.0, chain['value'])):.3f} {' > '.join(chain['places'])} {chain['odds']:.2f}"
        for place, danger in said.get("fears", {}).items():
            yield f"fear {place} {danger:.2f}"
