"""`engine:./mybot`: a program that speaks Flagfall's own lines, seated as a player."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from flagfall.catalog import write_value
from flagfall.core import FlagfallError
from flagfall.players.engines.line import ILLEGAL, NONSENSE, WRONG_SEAT, EngineTrouble, Line, short

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from flagfall.core import Decision, Fact, Rules, Seat
    from flagfall.minds.stratego.mind import Thought
    from flagfall.players.player import Question

VERSION = 1
GREETING = 20.0
"""How many seconds a program has to say that it is ready: it may have to load something."""
GRACE = 10.0
"""How many seconds longer than agreed it may take before it is left behind."""
PARTING = 1.0
BETWEEN = " | "
"""Between the parts of a line that holds several."""


class Engine:
    """A program in one seat of one game."""

    def __init__(self, command: str, rules: Rules[Any, Any], seat: Seat, luck: Random, *, grace: float = GRACE) -> None:
        self._rules, self._seat, self._grace = rules, seat, grace
        self.name, self.author = command, ""
        self.outlook: float | None = None
        self.thoughts: dict[str, str] = {}
        """What it last told about its thinking, by word: `depth`, `score`, `piece b7` …"""
        self._lines: dict[str, float] = {}
        self._odds: dict[str, dict[str, float]] = {}
        self._planned: deque[Decision] = deque()
        self._wants: set[str] = set()
        self._line = Line(command)
        self._greet()
        options = (f"{name}={write_value(value)}" for name, value in rules.options.items())
        self._line.say(
            " ".join(["game", rules.id, *options]), f"seat {rules.seats[seat].lower()}", f"luck {luck.getrandbits(31)}"
        )

    def _greet(self) -> None:
        self._line.ask()
        self._line.say(f"flagfall {VERSION}")
        until = self._line.clock() + GREETING
        while (said := self._line.hear(until, GREETING)) != "ready":
            match said.split():
                case ["id", "name", *words]:
                    self.name = " ".join(words)
                case ["id", "author", *words]:
                    self.author = " ".join(words)
                case ["wants", *words] if set(words) <= {"view", "ponder"}:
                    self._wants |= set(words)
                case ["info", *_] | []:
                    continue
                case _:
                    self._line.trouble(
                        NONSENSE, f"answers 'flagfall {VERSION}' with {short(said)!r} instead of 'ready'"
                    )

    def hear(self, facts: Sequence[Fact]) -> None:
        self._line.say(*(f"heard {told(self._rules, fact)}" for fact in facts))

    def answer(self, question: Question) -> Decision:
        if self._planned and self._planned[0] in question.choices:
            return self._planned.popleft()
        self._planned.clear()
        for said in self._line.waiting():
            if said.split()[:1] not in ([], ["info"]):
                self._line.trouble(NONSENSE, f"prints {short(said)!r} without being asked")
            self._inform(said)
        self._lines, self._odds = {}, {}
        lines = [f"choices {BETWEEN.join(self._written(choice) for choice in question.choices)}"]
        if "view" in self._wants:
            lines.insert(0, f"view {self._rules.shown(question.view).decode()}")
        self._line.ask()
        self._line.say(*lines, f"go seconds {question.seconds:g}")
        decision = self._decided(question)
        if "ponder" in self._wants and not self._planned:
            self._line.say("ponder")
        return decision

    def _decided(self, question: Question) -> Decision:
        until = self._line.clock() + question.seconds + self._grace
        while True:
            said = self._line.hear(until, question.seconds)
            word, _, rest = said.partition(" ")
            if word == "decide":
                return self._read(rest.strip(), question)
            if word not in ("", "info"):
                self._line.trouble(NONSENSE, f"prints {short(said)!r}, which is neither 'decide …' nor 'info …'")
            self._inform(said)

    def _read(self, text: str, question: Question) -> Decision:
        for choice in question.choices:
            if self._written(choice) == text:
                return choice
        names = [name.lower() for name in self._rules.seats]
        seat, _, rest = text.partition(" ")
        if seat in names:
            if seat != names[self._seat]:
                self._line.trouble(WRONG_SEAT, f"answers for {seat}, but it is seated as {names[self._seat]}")
            return self._read(rest, question)
        try:
            first, *more = self._rules.read(text, question.view)
        except FlagfallError as error:
            self._line.trouble(ILLEGAL, f"decides {short(text)!r}: {error}")
        self._planned.extend(more)
        return first

    def _written(self, choice: Decision) -> str:
        return self._rules.write(choice, self._seat)

    def _inform(self, said: str) -> None:
        """`info score 0.63 depth 4`, `info line 0.61 e4-e5`, `info piece b7 marshal 0.4`; what is not understood is passed over."""
        match said.split():
            case ["info", "line", score, *words] if (worth := _share(score)) is not None:
                self._lines[" ".join(words)] = worth
            case ["info", "piece", square, *words]:
                self.thoughts[f"piece {square}"] = " ".join(words)
                if len(words) == 2 and (odds := _share(words[1])) is not None:
                    self._odds.setdefault(square, {})[words[0]] = odds
            case ["info", *words]:
                self.thoughts.update(zip(words[::2], words[1::2], strict=False))
        self.outlook = _share(self.thoughts.get("score", ""))

    @property
    def info(self) -> Thought | None:
        """What it made of the last question, if it told what it expects."""
        if self.outlook is None:
            return None
        from flagfall.minds.stratego.mind import Thought  # loads the compiler, which a program does not need

        best = sorted(self._lines.items(), key=lambda line: -line[1])
        return Thought(2 * self.outlook - 1, tuple((text, 2 * worth - 1) for text, worth in best), self._odds, 1)

    @property
    def gone(self) -> bool:
        """Whether the program has been ended."""
        return self._line.over

    def leave(self) -> None:
        """The game is over."""
        if self._line.over:
            return
        try:
            self._line.say("quit", seconds=PARTING)
        except EngineTrouble:
            return  # it has left already
        self._line.end(PARTING)


def _share(text: str) -> float | None:
    try:
        return min(1.0, max(0.0, float(text)))
    except ValueError:
        return None


def told(rules: Rules[Any, Any], fact: Fact) -> str:
    """A fact as words, as numbers, and by whom it was heard."""
    return BETWEEN.join([rules.spell(fact), " ".join(map(str, fact.told)), str(int(fact.audience))])
