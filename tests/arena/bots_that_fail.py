"""Players that do what players should not. Some fail only in the red seat, so that the other game of a pair is played."""

import os
import signal
from pathlib import Path


class First:
    def __init__(self, rules, seat, luck):
        self.rules, self.seat, self.luck = rules, seat, luck

    def hear(self, facts):
        pass

    def answer(self, question):
        return question.choices[0]


class Failing(First):
    def answer(self, question):
        return 1 // self.seat and question.choices[0]


class Wrong(First):
    def answer(self, question):
        return -5 if self.seat == 0 else question.choices[0]


class Dying(First):
    def answer(self, question):
        if self.seat == 0:
            os._exit(3)
        return question.choices[0]


class Hanging(First):
    """Leaves a mark when it begins to."""

    def answer(self, question):
        if self.seat == 0:
            Path(os.environ["HANGS"]).touch()
            signal.pause()
        return question.choices[0]


class Slow(First):
    """A second for every decision, by a clock that only it turns."""

    seconds = 0.0

    def answer(self, question):
        Slow.seconds += 1
        return question.choices[0]


class Sure(First):
    """Knows from the first that red wins."""

    @property
    def outlook(self):
        return 1.0 if self.seat == 0 else 0.0


class Murderer(First):
    """Kills, once, the process that waits for the one it thinks in."""

    def answer(self, question):
        mark = Path(os.environ["MURDERED"])
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return question.choices[0]
