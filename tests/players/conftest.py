"""A table for players: whole games between two of them, and single questions about a drawn position."""

from __future__ import annotations

from random import Random as Luck
from typing import TYPE_CHECKING, Any

import pytest

from flagfall.catalog import rules as rules_of
from flagfall.core import EVERYONE, Fact
from flagfall.games.stratego.squares import number
from flagfall.players import Question
from flagfall.players.novice import Novice, Novice1
from flagfall.players.random import Random

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from flagfall.core import Result
    from flagfall.testing.sketch import Sketch

KINDS = {"novice": Novice, "novice-1": Novice1, "random": Random}


class Moment:
    """What a player was asked and what it answered, with the truth beside it for the test to look at."""

    def __init__(self, state: Any, seat: int, view: Any, choices: Any, decision: int) -> None:
        self.state, self.seat, self.view = state, seat, view
        self.choices, self.decision = choices, decision


def moments(rules: Any, names: tuple[str, str], seed: int) -> Iterator[Moment]:
    """A whole game, decision by decision."""
    players: list[Any] = [KINDS[name](rules, seat, Luck(seed * 2 + seat)) for seat, name in enumerate(names)]
    state, told = rules.opening(), [[], []]  # type: ignore[var-annotated]
    while rules.result(state) is None:
        seat = rules.to_act(state)
        view, new = rules.view(state, seat), told[seat]
        told[seat] = []
        choices = rules.choices(view)
        players[seat].hear(new)
        decision = players[seat].answer(Question(view, choices, 1.0))
        yield Moment(state, seat, view, choices, decision)
        state, facts = rules.play(state, decision)
        for fact in facts:
            for listener in (0, 1):
                if fact.audience.hears(listener):
                    told[listener].append(fact)


@pytest.fixture
def watch() -> Callable[..., Iterator[Moment]]:
    return moments


@pytest.fixture
def play_out() -> Callable[..., Result]:
    """How a game between two players ends."""

    def play(game: str, names: tuple[str, str], seed: int, **options: Any) -> Any:
        rules: Any = rules_of(game, ply_limit=3000, **options)
        last = None
        for moment in moments(rules, names, seed):
            last = moment
        assert last is not None
        state, _ = rules.play(last.state, last.decision)
        return rules.result(state)

    return play


@pytest.fixture
def show() -> Callable[[Sketch, str], None]:
    """Turn a piece of a drawn position around for all to see."""

    def turn(game: Sketch, square: str) -> None:
        where = number(square)
        owner = int(game.state.table["owner"][where])
        kind = int(game.state.mind[owner]["kind"][where])
        game.facts.append(Fact("unmasked", (where, kind), EVERYONE))

    return turn


@pytest.fixture
def ask() -> Callable[..., set[str]]:
    """What novices of different luck decide for the seat on turn."""

    def answers(game: Sketch, lucks: int = 6) -> set[str]:
        seat = game.turn
        view, heard = game.view(seat), game.heard(seat)
        choices = game.rules.choices(view)
        found = set()
        for seed in range(lucks):
            player = Novice(game.rules, seat, Luck(seed))
            player.hear(heard.facts)
            decision = player.answer(Question(view, choices, 1.0))
            assert decision in choices
            found.add(game.rules.write(decision))
        return found

    return answers
