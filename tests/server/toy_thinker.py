"""A thinker that knows the toy, and players that misbehave, or do as a test needs."""

import os
import time
from pathlib import Path

from toy import install

from flagfall.players import begin
from flagfall.server import programs, thinker


class Dies:
    def __init__(self, rules, seat, luck): ...

    def decide(self, heard, view, choices, seconds):
        os._exit(9)


class DiesOnce(Dies):
    def decide(self, heard, view, choices, seconds):
        died = Path(os.environ["TOY_DIES_ONCE"])
        if not died.exists():
            died.touch()
            os._exit(9)
        return choices[0]


class Hangs(Dies):
    def decide(self, heard, view, choices, seconds):
        time.sleep(3600)


class Rolls(Dies):
    """Never guesses, so that no luck ends a game."""

    def decide(self, heard, view, choices, seconds):
        return choices[-1]


class Gloomy:
    """Plays on, and takes every game for lost."""

    outlook = 0.0

    def __init__(self, rules, seat, luck): ...

    def hear(self, facts): ...

    def answer(self, question):
        return question.choices[-1]


MISFITS = {"gloomy": Gloomy, "dies": Dies, "dies_once": DiesOnce, "hangs": Hangs, "rolls": Rolls}


def load(player):
    """Players of other packages: one is fine, one is not there, one ends whoever loads it."""
    if player == "deadly":
        os._exit(9)
    if player == "broken":
        raise ModuleNotFoundError("no module named broken")
    return player


if __name__ == "__main__":
    install()
    plain = programs.seat_player

    def seated(name, rules, seat, luck):
        return begin(MISFITS[name], rules, seat, luck) if name in MISFITS else plain(name, rules, seat, luck)

    programs.seat_player = thinker.seat_player = seated
    thinker.load = load
    thinker.main()
