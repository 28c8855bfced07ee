"""The novice sets up by the rulebooks' hints, differently every time, for every roster."""

from __future__ import annotations

from functools import cache
from random import Random as Luck

import pytest

from flagfall.catalog import games
from flagfall.catalog import rules as rules_of
from flagfall.core import Decision
from flagfall.games.stratego.kernel import numbers as code
from flagfall.players import Question
from flagfall.players.novice import Novice

STRATEGO = [game.id for game in games() if game.id.startswith("stratego/")]


@cache
def set_up(game, seat, seed):
    """What a novice puts down: rows of letters from the top of the board, each decision among its choices."""
    rules = rules_of(game)
    player, state = Novice(rules, seat, Luck(seed)), rules.opening()
    while not state.table["ready"][seat]:
        view = rules.view(state, seat)
        decision = player.answer(Question(view, rules.choices(view), 1.0))
        assert decision in rules.choices(view)
        state, _ = rules.play(state, decision)
    described = rules.describe()
    pieces = rules.show(rules.view(state, seat))["pieces"]
    letters = {piece["at"]: described["kinds"][piece["kind"]]["letter"] for piece in pieces}
    home = described["armies"][seat]["home"]
    rows = sorted({int(square[1:]) for square in home}, reverse=True)
    return ["".join(letters.get(f"{col}{row}", ".") for col in "abcdefghij"[: described["cols"]]) for row in rows]


@pytest.mark.parametrize("game", STRATEGO)
def test_a_set_up_is_legal_and_different_every_time(game):
    for seat in (0, 1):
        assert len({tuple(set_up(game, seat, seed)) for seed in range(12)}) == 12


@pytest.mark.parametrize("game", STRATEGO)
def test_the_flag_stands_behind_and_somebody_stands_before_it(game):
    for seed in range(20):
        rows = set_up(game, 0, seed)
        depth = next(i for i, row in enumerate(reversed(rows)) if "F" in row)
        assert depth <= 1
        assert rows[-1 - depth - 1][rows[-1 - depth].index("F")] != "."


@pytest.mark.parametrize("game", STRATEGO)
def test_bombs_rarely_block_the_front(game):
    """Strategy Hints, all four rulebooks: no Bombs in the front row."""
    fronts = [set_up(game, 0, seed)[0] for seed in range(20)]

    assert sum(front.count("B") for front in fronts) <= 10


def test_it_goes_on_from_what_somebody_else_has_placed():
    """Taking a seat in the middle of a set-up: the rest is planned around what stands."""
    rules = rules_of("stratego/classic")
    state = rules.opening()
    for decision in [d for d in rules.choices(rules.view(state, 0)) if d % 100 == 5][:1]:
        state, _ = rules.play(state, Decision(decision))
    player = Novice(rules, 0, Luck(2))
    while not state.table["ready"][0]:
        view = rules.view(state, 0)
        state, _ = rules.play(state, player.answer(Question(view, rules.choices(view), 1.0)))
    assert int(state.mind[0]["left"].sum()) == 0
    assert int(state.table["phase"]) == code.SETUP
