"""A step as it is played: its position on a table of its own, the learner in one seat, everybody else as the file says."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from flagfall.core import CHANCE, NOBODY, GameOver, NotYourTurn, seat_of
from flagfall.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.core import Decision, Rules, Seat
    from flagfall.lessons.lesson import Step

SoFar = Literal["open", "done", "other"]
MOST_ANSWERS = 120
"""So many decisions of others in a row are a game by itself: then it is enough."""
REST = "…"
EITHER = " | "


class Stage:
    """One step with everything decided on it so far. Whoever decides the same sees the same: luck has a seed.

    In `free` play nothing is expected of the learner, and the others answer for themselves: a card or an attack is passed over, a
    defender throws all dice, anything else is any of their choices.
    """

    def __init__(self, step: Step, *, free: bool = False) -> None:
        self.step = step
        self.free = free
        self.rules: Rules[Any, Any] = step.made()
        self.seat = seat_of(self.rules.seats, step.seat or 0)
        self._luck = random.Random(step.name)
        self.table = Table.laid(self.rules, _position(step), self._luck)
        self.decided: list[str] = []
        self._replies, self._outcomes = iter(step.reply), list(step.luck)
        self._goes_on()

    @property
    def so_far(self) -> SoFar:
        """Whether the learner still has to do something, has done it, or has done something else."""
        if self.free:
            return "open"
        for wanted, decided in zip(self.step.want, self.decided, strict=False):
            if not fits(wanted, decided):
                return "other"
        return "done" if len(self.decided) >= len(self.step.want) else "open"

    @property
    def over(self) -> bool:
        """Whether nobody has anything more to do here."""
        return self.so_far != "open" or self.table.to_act == NOBODY

    def decide(self, line: str) -> None:
        """What the learner does, and what follows from it; a refusal changes nothing."""
        if self.over:
            raise GameOver("learn-over")
        if not self.table.choices(self.seat):
            seats = self.rules.seats
            raise NotYourTurn("table-not-your-turn", seat=seats[self.seat], acting=seats[self.table.to_act])
        for number, decision in enumerate(self.rules.read(line, self.table.view(self.seat))):
            if number and (self.so_far != "open" or decision not in self.table.choices(self.seat)):
                break
            self._relive(self.seat, decision)
            self.decided.append(self.rules.write(decision, self.seat))
            self._goes_on()

    def _goes_on(self) -> None:
        """Chance and the others act until the learner is asked, or has done something else."""
        for _ in range(MOST_ANSWERS):
            acting = self.table.to_act
            if acting == CHANCE:
                self._relive(CHANCE, self._drawn())
            elif acting in (NOBODY, self.seat) or self.so_far == "other" or not self._answers(acting):
                return

    def _drawn(self) -> Decision:
        """What the file says chance does, if it can; else what comes."""
        chances = self.table.chances
        if self._outcomes:
            for outcome in chances.outcomes:
                if self.rules.write(outcome) == self._outcomes[0]:
                    del self._outcomes[0]
                    return outcome
        return chances.draw(self._luck)

    def _answers(self, seat: Seat) -> bool:
        if self.free:
            self._relive(seat, self._simple(seat))
            return True
        line = next(self._replies, None)
        if line is None:
            return False
        for decision in self.rules.read(line, self.table.view(seat)):
            self._relive(seat, decision)
            while self.table.to_act == CHANCE:
                self._relive(CHANCE, self._drawn())
        return True

    def _simple(self, seat: Seat) -> Decision:
        choices = list(self.table.choices(seat))
        passes = [choice for choice in choices if self.rules.write(choice, seat) in ("pass", "stop")]
        defends = [choice for choice in choices if self.rules.deed(choice).do == "defend"]
        if defends:
            return defends[-1]
        return passes[0] if passes else self._luck.choice(choices)

    def _relive(self, seat: Seat, decision: Decision) -> None:
        self.table.relive(seat, decision)


def fits(wanted: str, decided: str) -> bool:
    """Whether a decision is one of those that will do."""
    return any(
        decided.startswith(one.removesuffix(REST)) if one.endswith(REST) else decided == one
        for one in wanted.split(EITHER)
    )


def shown_way(step: Step) -> Iterator[str]:
    """One way through a step, line by line: what will do first, and the most where it may go on in any way."""
    stage = Stage(step)
    for wanted in step.want:
        view = stage.table.view(stage.seat)
        texts = [stage.rules.write(choice, stage.seat) for choice in stage.rules.choices(view)]
        line = next(text for one in wanted.split(EITHER) for text in reversed(texts) if fits(one, text))
        yield line
        stage.decide(line)


@cache
def _position(step: Step) -> Any:
    """A state is a value: whoever plays on from it leaves it as it was."""
    return step.made().family.position(step.made(), step.position, f"lessons/{step.lesson}.toml: {step.id}")
