"""Compiled equals interpreted: play the same games either way and print what happened, digested.

    python -m flagfall.testing.parity stratego 4 30                       compiled
    NUMBA_DISABLE_JIT=1 python -m flagfall.testing.parity stratego 4 30   the same source as it stands

Both must print the same. With NUMBA_BOUNDSCHECK=1 the compiled rules also stop at any square, kind or row there is not.
"""

from __future__ import annotations

import pickle
import sys
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any

from flagfall.catalog import games
from flagfall.core import CHANCE, NOBODY, SPECTATOR, BadOption, Heard, Value
from flagfall.core.perft import next_decisions
from flagfall.games.stratego.imagine import Imagination
from flagfall.kit.odds import battle, wins
from flagfall.machine import Batch
from flagfall.players import Question, seat_player
from flagfall.testing.conform import lively
from flagfall.testing.exhaust import skirmish

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flagfall.core import Fact, Rules

STRATEGO: tuple[dict[str, Value], ...] = (
    {"memory": "marks", "calm_limit": 60},
    {"silent_defense": True, "more_square": True, "two_square": 3},
    {"rescue": True, "captured": "prisoner", "aggressor_advantage": True},
    {"captured": "stealth", "two_square": "off", "memory": "captured", "ply_limit": 90},
)
"""Options that together switch everything on somewhere."""
RISK: tuple[dict[str, Value], ...] = (
    {"players": 2, "extra_powers": True, "site_draw_on_pass": True},
    {"players": 3, "extra_powers": True, "deck": "double-powers"},
    {"players": 4},
)
SET_UP = 80
"""Decisions it takes to set two full armies up."""
SMALL = 20
"""Pieces of an army whose odds are counted quickly even uncompiled."""
WIDE = 60
"""Decisions that are not followed any further."""
NOVICE = 3
"""In a whole game every so many decisions are a novice's, the others are luck's."""


class Game:
    """One game from a state: every truth, every fact, every view and every choice goes into a few letters."""

    def __init__(self, rules: Any, state: Any, luck: Random) -> None:
        self.rules, self.state, self.luck = rules, state, luck
        self.told: list[Fact] = []
        self._digested = blake2b(digest_size=8)

    def play(self, decisions: int, *, novices: bool = False) -> None:
        rules, seats = self.rules, range(len(self.rules.seats))
        players = [seat_player("novice", rules, seat, self.luck) for seat in seats] if novices else []
        told = [0 for _ in seats]
        for number in range(decisions):
            seat = rules.to_act(self.state)
            if seat == NOBODY:
                break
            if seat == CHANCE:
                chances = rules.chances(self.state)
                self.note(chances.outcomes, chances.weights)
                decision = chances.draw(self.luck)
            else:
                view = rules.view(self.state, seat)
                choices = rules.choices(view)
                self.note(view, choices.decisions)
                decision = lively(rules, choices, self.luck)
                if novices and number % NOVICE == 0:
                    heard = self.heard(seat).facts
                    players[seat].hear(heard[told[seat] :])
                    told[seat] = len(heard)
                    decision = players[seat].answer(Question(view, choices, seconds=1.0))
            self.state, facts = rules.play(self.state, decision)
            self.told += facts
            self.note(self.state, facts)
        self.note(rules.view(self.state, SPECTATOR), rules.result(self.state))

    def remember(self) -> None:
        """What every listener makes of a game heard from the beginning: its view, an imagined state, the odds."""
        for listener in (*range(len(self.rules.seats)), SPECTATOR):
            heard = self.heard(listener)
            self.note(self.rules.fold(heard))
            if self.rules.to_act(self.state) != NOBODY:
                self.note(self.rules.imagine(heard, self.luck))
                self.conclude(heard)

    def conclude(self, heard: Heard) -> None:
        """What else can be concluded from everything heard."""

    def count(self) -> None:
        """How many ways the game can go on."""
        wide = len(next_decisions(self.rules, self.state)) > WIDE
        if self.rules.to_act(self.state) != NOBODY:
            self.note(self.rules.family.perft(self.rules, self.state, 1 if wide else 2))

    def heard(self, listener: int) -> Heard:
        return Heard(listener, tuple(fact for fact in self.told if fact.audience.hears(listener)))

    def note(self, *things: Any) -> None:
        for thing in things:
            plain = repr(thing).encode() if isinstance(thing, tuple | dict) else pickle.dumps(thing)
            self._digested.update(plain)

    def letters(self) -> str:
        return self._digested.hexdigest()


class Hidden(Game):
    """A game of hidden armies: small ones are counted."""

    def conclude(self, heard: Heard) -> None:
        if self.rules.book["count"].sum() <= 2 * SMALL:
            imagination = Imagination(self.rules, heard.listener)
            imagination.hear(heard.facts)
            self.note(imagination.odds(samples=SMALL))


def stratego(rounds: int, decisions: int) -> Iterator[str]:
    """A line for every game and option set: two skirmishes, and with one of the sets a whole game from the set-up."""
    entries = [entry for entry in games() if entry.family == "stratego"]
    for place, entry in enumerate(entries):
        for number, options in enumerate(STRATEGO[:rounds]):
            luck = Random(f"{entry.id} {number}")
            rules: Any
            try:
                rules = entry.make(entry.settle(options))
            except BadOption:
                rules = entry.make(entry.settle({}))
            made = []
            for _ in range(2):
                game = Game(rules, skirmish(rules, luck), luck)
                game.count()
                game.play(decisions)
                made.append(game.letters())
            if number == place % rounds:
                made.append(_whole(Hidden(rules, rules.opening(), luck), decisions + SET_UP))
            yield f"{entry.id} {number} {' '.join(made)}"


def risk(rounds: int, decisions: int) -> Iterator[str]:
    """A line for every game and number of players, and one for the dice."""
    for game in (entry for entry in games() if entry.family == "risk"):
        known = {option.name for option in game.options}
        for number, options in enumerate(RISK[:rounds]):
            luck = Random(f"{game.id} {number}")
            rules = game.make(game.settle({name: value for name, value in options.items() if name in known}))
            yield f"{game.id} {number} {_whole(Game(rules, rules.opening(), luck), decisions)}"
    yield f"dice {battle(9, 7, 1, 1)} {blake2b(wins(16, 1, 0).tobytes(), digest_size=8).hexdigest()}"


def _whole(game: Game, decisions: int) -> str:
    game.note(_side_by_side(game.rules, decisions))
    game.play(decisions, novices=True)
    game.remember()
    game.count()
    return game.letters()


def _side_by_side(rules: Rules[Any, Any], decisions: int) -> tuple[bytes, ...]:
    """Tables of a batch: what may be decided, what is seen, and what could be."""
    batch = Batch(rules, tables=2, seed=1, again=False)
    for _ in range(decisions):
        batch.step(batch.sample())
    imagined = batch.imagine(batch[0].heard(0), tables=2)
    seen = (batch.observe(0), batch.observe(1), batch.mask(), imagined.observe(1), imagined.mask())
    return tuple(array.tobytes() for array in seen)


FAMILIES = {"stratego": stratego, "risk": risk}


def digests(family: str, rounds: int, decisions: int) -> list[str]:
    """A line for every game of a family and option set."""
    return list(FAMILIES[family](rounds, decisions))


if __name__ == "__main__":
    sys.stdout.write("\n".join(digests(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))) + "\n")
